// What people are shown about a new media file.
import { bytesInWords } from "../content/text/bytes-in-words.ts";
import { t } from "../words/t.ts";

/** @param largest in bytes */
export function tooLarge(name: string, largest: number): string {
  return t`${name} is larger than ${bytesInWords(largest)}. Save a smaller version, for example 4,000 pixels on its longer side.`;
}

/** For a file that was moved or removed after it was chosen. */
export function unreadable(name: string): string {
  return t`${name} can't be read. Check that it is still there, then add it again.`;
}

interface Done {
  /** Its size in bytes before and after. */
  shrunk: { before: number; after: number } | undefined;
  /** What was removed: everything that the camera wrote, and whether that included where the photo was taken. */
  removed: "camera data" | "camera data and location" | undefined;
  /** The file's kind. */
  kind: string | undefined;
  /** True if its colors are four inks (CMYK). */
  isForPrinting: boolean;
}

/** @returns undefined if there is nothing to say */
export function noteOn({ shrunk, removed, kind, isForPrinting }: Done): string | undefined {
  const sentences = [
    ...(shrunk
      ? [t`Made smaller: ${bytesInWords(shrunk.before)} became ${bytesInWords(shrunk.after)}.`]
      : []),
    ...(removed === "camera data" ? [t`Camera data was removed.`] : []),
    ...(removed === "camera data and location" ? [t`Camera data and location were removed.`] : []),
    ...(kind === "tiff"
      ? [t`Browsers can't show a TIFF, so this editor may not: visitors see it as a JPEG.`]
      : []),
    ...(isForPrinting
      ? [
          t`Its colors are for printing (CMYK) and look different in each program. To be sure what visitors see, save it in RGB and add it again.`,
        ]
      : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(" ");
}
