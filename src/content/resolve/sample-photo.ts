// Draws the photo of a sample until an author chooses one, so that a new page asks no other host for pictures.
import type { Samples } from "../model/symbols.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><path fill="#c9d3d7" d="M0 0h48v32H0z"/><path fill="#94a6ae" d="m6 27 12-13 9 9 6-5 9 9z"/><circle cx="34" cy="10" r="3" fill="#f3f6f7"/></svg>`;

export const samplePhoto = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** @returns the drawing for an address that is still a sample's; undefined for any other, and for a sample's words */
export function samplePhotoFor(address: string, { isSampleText }: Samples): string | undefined {
  return address.startsWith("https://") && isSampleText(address) ? samplePhoto : undefined;
}
