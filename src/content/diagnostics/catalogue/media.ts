// Pictures, drawings and documents: what can't be found, opened or shown.
import {
  didYouMean,
  error,
  inQuotes,
  insteadOf,
  listed,
  warning,
  type Suggestion,
} from "./entry.ts";

export const media = {
  "missing-media": error<{ file: string } & Suggestion>(
    (values) => `There is no file "${values.file}".${didYouMean(values)}`,
    insteadOf(
      "Put the file into the folder media, beside site.json, and write its name exactly, capitals included.",
    ),
    { impliedBy: { sameValue: ["wrong-slash"], anywhere: ["unreadable-folder"] } },
  ),
  "file-on-computer": error<{
    written: string;
    /** The file in media that is meant, and whether it is there. */
    right: string;
    isThere: boolean;
  }>(
    ({ written }) => `${written} is a place on your own computer, where no visitor gets.`,
    ({ right, isThere }) =>
      isThere
        ? `Write "${right}": that is in the folder media already.`
        : `Copy the file into the folder media, beside site.json, and write "${right}".`,
  ),
  "wrong-media": error<{ file: string; kinds: readonly string[]; isOfPhone: boolean }>(
    ({ file, isOfPhone }) =>
      isOfPhone
        ? `"${file}" is a photo in HEIC, as an iPhone takes it, which most browsers can't show.`
        : `"${file}" is not a picture that can be shown here.`,
    ({ kinds, isOfPhone }) =>
      `${isOfPhone ? "Let the phone share it as JPEG (on an iPhone, Options above the photo, Most Compatible). Or open" : "Open"} it in a program for pictures and save it as one of: ${listed(kinds)}. Another name alone changes nothing.`,
  ),
  "misnamed-picture": error<{ file: string; isDrawing: boolean; right: string }>(
    ({ file, isDrawing }) =>
      `${file} is ${isDrawing ? "an SVG drawing" : "no SVG drawing, whatever its name says"}, and browsers go by the name: they would show nothing.`,
    ({ right }) => `Rename it to ${right}, and write that name where it is used.`,
  ),
  "damaged-picture": error<{ file: string }>(
    ({ file }) => `${file} is damaged: browsers would show none of it, or only a part.`,
    () =>
      "Copy it once more from where it comes from, or open it in a program for pictures and save it anew.",
  ),
  "huge-picture": error<{ file: string; width: number; height: number }>(
    ({ file, width, height }) =>
      `${file} is ${inThousands(width)} pixels wide and ${inThousands(height)} high, more than is safe to open.`,
    () => "Save it with at most 10,000 pixels on each side.",
  ),
  "huge-drawing": error<{ file: string; bytes: number }>(
    ({ file, bytes }) =>
      `${file} has ${inThousands(Math.round(bytes / 1000))} kB: a browser would take seconds to draw it, if it can at all.`,
    () => "Save it as a PNG or JPEG, which the build makes as small as its place needs.",
  ),
  "page-in-media": error<{ file: string }>(
    ({ file }) => `${file} is a web page: anything in it would run as part of this site.`,
    () => "Save it as a PDF, or link to the address where it is.",
  ),
  "active-drawing": error<{ file: string; written: string }>(
    ({ file, written }) =>
      `${file} holds ${written}, which would run in the browser of everybody who opens the file by itself.`,
    () => "Save it once more from a drawing program as plain SVG, or as PNG.",
  ),
  "encoded-drawing": error<{ file: string; encoding: string }>(
    ({ file, encoding }) =>
      `${file} is written in ${encoding}, so it can't be checked for scripts. Only UTF-8 can.`,
    () => "Save it again from a drawing program as plain SVG in UTF-8, or as PNG.",
  ),
  "sizeless-logo": error<{ file: string }>(
    ({ file }) => `${file} doesn't say how wide and how high it is.`,
    () => "Save it once more from a drawing program: the first tag of the file needs a viewBox.",
  ),
  "wrong-file": error<{ file: string }>(
    ({ file }) => `${file} is called a PDF, and what is in it is none.`,
    () =>
      "Open it in the program that it was made with, and save or print it as a PDF. Another name alone changes nothing.",
  ),
  "page-for-picture": error(
    () => "This is the address of a page that shows the picture, not of the picture itself.",
    () =>
      "Save the picture, put it into the folder media, beside site.json, and write media/ and its name. Or open the picture by itself and copy that address.",
  ),
  "missing-size": error<{ file: string; host: string | undefined; missing: readonly string[] }>(
    ({ file, host, missing }) =>
      `${host === undefined ? `${file} doesn't say how large it is` : `This picture is at ${host}, where it can't be measured`}, and ${inQuotes(missing)} ${missing.length === 1 ? "is" : "are"} missing.`,
    ({ missing }) => `Add ${inQuotes(missing)}: the picture's own size in pixels.`,
    { about: "lack" },
  ),
  "missing-alt": error(
    () => "This picture has no alternative text.",
    () =>
      'Say in "alt" what the picture shows. If it says nothing that the words don\'t, add "decorative": true.',
  ),
  "place-in-photo": warning<{ file: string }>(
    ({ file }) =>
      `${file} says where it was taken: everyone who gets a copy of the site's folder can read it.`,
    () => "Remove it: npm run check -- --fix. Or delete the photo and add it again in the editor.",
  ),
};

function inThousands(count: number): string {
  return count.toLocaleString("en-US");
}
