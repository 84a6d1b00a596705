// Draws the placeholder for pictures that can't be loaded: the site's line with ticks. Styles draw the sheet below it.

/** Draws ticks as the dashes of a line that is as thick as the ticks are high. */
const ticks = (every: number, height: number): string =>
  `<path stroke-width='${height}' stroke-dasharray='2 ${every - 2}' d='M0 ${400 - height / 2}h1202'/>`;

/** Its address, which escapes as little as possible, because it is in every document. */
export const placeholder = encoded();

function encoded(): string {
  // An image can't read site-tokens.css. This grey can be seen on a light sheet and on a dark one.
  const drawing =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 800'>` +
    `<g stroke='#7b9095'>${ticks(30, 16)}${ticks(150, 28)}${ticks(300, 44)}` +
    `<path stroke-width='2' d='M0 400h1200'/></g><circle cx='600' cy='400' r='9' fill='#7b9095'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing).replace(/%(2F|3A|3D)/g, decodeURIComponent)}`;
}
