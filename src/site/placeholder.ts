// Draws the placeholder for pictures that can't be loaded: the site's line with a point. Styles draw the sheet below it.

/** Its address, which escapes as little as possible, because it is in every document. */
export const placeholder = encoded();

function encoded(): string {
  // An image can't read site-tokens.css. This grey can be seen on a light sheet and on a dark one. The drawing has no
  // size and no ratio, so that the picture keeps its own.
  const drawing =
    `<svg xmlns='http://www.w3.org/2000/svg' stroke='#7b9095'>` +
    `<line x2='100%' y1='50%' y2='50%'/><circle cx='50%' cy='50%' r='2' stroke-width='5'/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing).replace(/%(2F|3A|3D)/g, decodeURIComponent)}`;
}
