// Draws the placeholder for pictures that can't be loaded: the site's line with ticks on its tint.
import type { Palette } from "../content/model/site.ts";

/** Draws ticks as the dashes of a line that is as thick as the ticks are high. */
const ticks = (every: number, height: number): string =>
  `<path stroke-width='${height}' stroke-dasharray='2 ${every - 2}' d='M0 ${400 - height / 2}h1202'/>`;

/** The placeholder's address. It escapes as little as possible, because it is in every document. */
export function placeholder({ tint, tintStrong, lineStrong }: Palette): string {
  // An image can't read site-tokens.css.
  const drawing =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 800'>` +
    `<path fill='${tintStrong}' d='M0 0h1200v800H0z'/>` +
    `<g stroke='#a5b3b3'>${ticks(30, 16)}${ticks(150, 28)}${ticks(300, 44)}</g>` +
    `<g fill='${tint}' stroke='${lineStrong}' stroke-width='2'>` +
    `<path d='M0 400h1200'/><circle cx='600' cy='400' r='9'/>` +
    `</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing).replace(/%(2F|3A|3D)/g, decodeURIComponent)}`;
}
