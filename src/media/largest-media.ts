// How large a media file may be.

/** In bytes: larger than any camera's photo. */
export const largestMedia = 50_000_000;
