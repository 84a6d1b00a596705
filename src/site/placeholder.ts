// Draws the placeholder for pictures that can't be loaded: the site's line with ticks. Styles draw the sheet below it.

/** Draws ticks as the dashes of a line that is as thick as the ticks are high. */
const ticks = (every: number, height: number): string =>
  `<path stroke-width='${height}' stroke-dasharray='1 ${every - 1}' d='M-900-${height / 2}H901'/>`;

/** Its address, which escapes as little as possible, because it is in every document. */
export const placeholder = encoded();

function encoded(): string {
  // An image can't read site-tokens.css. This grey can be seen on a light sheet and on a dark one. The drawing has no
  // size and no ratio, so that the picture keeps its own, and its line continues to the edges however wide that is.
  const drawing =
    `<svg xmlns='http://www.w3.org/2000/svg'><svg x='50%' y='50%' overflow='visible' stroke='#7b9095'>` +
    `${ticks(15, 8)}${ticks(75, 14)}${ticks(150, 22)}` +
    `<path d='M-900 0H901'/><circle r='4.5' fill='#7b9095'/></svg></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing).replace(/%(2F|3A|3D)/g, decodeURIComponent)}`;
}
