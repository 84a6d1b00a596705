// Pictures, drawings and documents that can't be found, opened or shown.
import {
  didYouMean,
  error,
  inQuotes,
  insteadOf,
  listed,
  warning,
  type Suggestion,
} from "./entry.ts";
import { inDigits } from "../../../words/formats.ts";
import { t } from "../../../words/t.ts";

export const media = {
  "missing-media": error<
    {
      file: string;
      /** True if the suggestion has the same letters: a Mac writes ü as u and two dots, other programs as one character. */
      isSame: boolean;
    } & Suggestion
  >(
    (values) =>
      values.isSame
        ? t`The name "${values.file}" stores its accents in another way than the file in the media folder.`
        : `There is no file "${values.file}".${didYouMean(values)}`,
    (values) =>
      values.isSame
        ? "Have it fixed: npm run check -- --fix. Or rename the file without accents, and use that name here."
        : insteadOf(
            "Put the file in the media folder, next to site.json, and write its name exactly, including capitals.",
          )(values),
    { impliedBy: { sameValue: ["wrong-slash"], anywhere: ["unreadable-folder"] } },
  ),
  "file-on-computer": error<{
    written: string;
    /** The path in media that the author means, and whether that file exists. */
    right: string;
    isThere: boolean;
  }>(
    ({ written }) => t`${written} is on your own computer, where visitors can't reach it.`,
    ({ right, isThere }) =>
      isThere
        ? `Write "${right}": it is already in the media folder.`
        : `Copy the file into the media folder, next to site.json, and write "${right}".`,
  ),
  "wrong-media": error<{ file: string; kinds: readonly string[]; isOfPhone: boolean }>(
    ({ file, isOfPhone, kinds }) =>
      isOfPhone
        ? t`"${file}" is a photo in the iPhone's HEIC format, which most browsers can't show.`
        : kinds.includes("woff2")
          ? t`"${file}" isn't a font that can be shown here.`
          : t`"${file}" isn't a picture that can be shown here.`,
    ({ kinds, isOfPhone }) =>
      kinds.includes("woff2")
        ? t`Choose one of: ${listed(kinds)}.`
        : isOfPhone
          ? t`Share it from the phone as JPEG (on an iPhone: Options above the photo, Most Compatible). Or open it in a picture editor and save it as one of: ${listed(kinds)}. Renaming it isn't enough.`
          : t`Open it in a picture editor and save it as one of: ${listed(kinds)}. Renaming it isn't enough.`,
  ),
  "wrong-video": error<{ file: string }>(
    ({ file }) => t`"${file}" isn't a video that browsers can play.`,
    () => t`Save it as MP4 with a video program. Renaming it isn't enough.`,
  ),
  "unplayable-video": warning<{ file: string; format: string }>(
    ({ file, format }) =>
      /^(?:hvc|hev|dvh)/.test(format)
        ? t`"${file}" is encoded as HEVC (H.265): it plays on Apple devices, but many Windows computers and Android phones show nothing.`
        : t`"${file}" is encoded as ${format.startsWith("mp4v") ? "MPEG-4 Part 2" : t`“${format.trim()}”`}, which Chrome, Edge and Firefox can't play.`,
    () =>
      t`Export it again as an MP4 with H.264, for example with HandBrake's preset Fast 1080p30. An iPhone records H.264 after Settings, Camera, Formats, Most Compatible.`,
  ),
  "misnamed-picture": error<{ file: string; isDrawing: boolean; right: string }>(
    ({ file, isDrawing }) =>
      isDrawing
        ? t`${file} is an SVG drawing, but browsers go by its name: they would show nothing.`
        : t`${file} isn't an SVG drawing, but browsers go by its name: they would show nothing.`,
    ({ right }) => t`Rename it to ${right}, and use that name wherever it is shown.`,
  ),
  "damaged-picture": error<{ file: string }>(
    ({ file }) => t`${file} is damaged: browsers would show only part of it, or nothing.`,
    () => t`Copy it again from the original, or open it in a picture editor and save it again.`,
  ),
  "layered-picture": error<{ file: string }>(
    ({ file }) => t`${file} has several layers or pages, and visitors would see none of them.`,
    () =>
      t`Open it in a picture editor, flatten the layers (in GIMP: Image, Flatten Image), and save it again, best as JPEG or PNG.`,
  ),
  "huge-picture": error<{ file: string; width: number; height: number }>(
    ({ file, width, height }) =>
      t`${file} is ${inDigits(width)} pixels wide and ${inDigits(height)} high, too large to open safely.`,
    () => t`Save it with at most 10,000 pixels on each side.`,
  ),
  "huge-drawing": error<{ file: string; bytes: number }>(
    ({ file, bytes }) =>
      t`${file} has ${inDigits(Math.round(bytes / 1000))} kB: a browser would need seconds to draw it, if it can at all.`,
    () => t`Save it as a PNG or JPEG, which the build makes smaller.`,
  ),
  "page-in-media": error<{ file: string }>(
    ({ file }) => t`${file} is a web page: anything in it would run as part of this site.`,
    () => t`Save it as a PDF, or link to its address on the web.`,
  ),
  "active-drawing": error<{ file: string; written: string }>(
    ({ file, written }) =>
      t`${file} contains ${written}, which would run in the browser of anyone who opens the file directly.`,
    () => t`Save it again from a drawing program as plain SVG, or as PNG.`,
  ),
  "encoded-drawing": error<{ file: string; encoding: string }>(
    ({ file, encoding }) =>
      t`${file} is saved in ${encoding}, so it can't be checked for scripts. Only UTF-8 can.`,
    () => t`Save it again from a drawing program as plain SVG in UTF-8, or as PNG.`,
  ),
  "sizeless-logo": error<{ file: string }>(
    ({ file }) => t`${file} doesn't give its width and height.`,
    () => t`Save it again from a drawing program: the first tag of the file needs a viewBox.`,
  ),
  "wrong-file": error<{ file: string }>(
    ({ file }) => t`${file} has the name of a PDF, but it isn't one.`,
    () =>
      t`Open it in the program it was made with, and save or print it as a PDF. Renaming it isn't enough.`,
  ),
  "page-for-picture": error(
    () => t`This is the address of a page that shows the picture, not of the picture itself.`,
    () =>
      t`Save the picture in the media folder, next to site.json, and write media/ and its name. Or open the picture by itself and copy that address.`,
  ),
  "missing-size": error<{ file: string; host: string | undefined; missing: readonly string[] }>(
    ({ file, host, missing }) =>
      `${inQuotes(missing)} ${missing.length === 1 ? "is" : "are"} missing: ${host === undefined ? `${file} doesn't give its size` : `this picture is at ${host}, where it can't be measured`}.`,
    ({ missing }) => `Add ${inQuotes(missing)}: the picture's own size in pixels.`,
    { about: "lack" },
  ),
  "missing-alt": error<{ src: string }>(
    () => "This picture has no alternative text.",
    () =>
      'Describe in "alt" what the picture shows. If it adds nothing to the words, add "decorative": true.',
  ),
  "crop-impossible": error<{ file: string; isElsewhere: boolean; moves: boolean }>(
    notCropped,
    ({ isElsewhere }) =>
      `${isElsewhere ? "Put the picture in the media folder" : "Crop the file itself in a picture editor"}, or remove "crop".`,
    { impliedBy: { samePart: ["missing-media", "file-on-computer", "unsafe-address"] } },
  ),
  "crop-too-large": error<{ sides: readonly [string, string] }>(
    ({ sides: [one, other] }) =>
      `This crop leaves nothing of the picture: "${one}" and "${other}" cut off all of it.`,
    ({ sides: [one, other] }) =>
      `Make them smaller: together, "${one}" and "${other}" must be less than 100.`,
  ),
  "focus-impossible": error<{ file: string; isElsewhere: boolean; moves: boolean }>(
    notFocused,
    ({ isElsewhere }) =>
      `${isElsewhere ? "Put the picture in the media folder" : "Crop the file itself in a picture editor"}, or remove "focus".`,
    {
      impliedBy: {
        samePart: ["missing-media", "file-on-computer", "unsafe-address", "crop-impossible"],
      },
    },
  ),
  "focus-cut-off": warning<{
    /** Where the point can be, for each side from which it isn't. */
    outside: readonly { side: "left" | "top"; low: number; high: number }[];
  }>(
    () => t`The crop cuts off this focus point: visitors would see what is nearest to it.`,
    ({ outside }) =>
      `Give it a ${outside.map(({ side, low, high }) => `"${side}" from ${low} to ${high}`).join(" and a ")}, or change the crop.`,
    { impliedBy: { samePart: ["crop-impossible", "focus-impossible"] } },
  ),
  "moving-icon": warning<{ file: string }>(
    ({ file }) => t`${file} moves, but the browser tab shows only its first picture.`,
    () => t`Choose a still picture as the icon.`,
  ),
  "place-in-photo": warning<{ file: string }>(
    ({ file }) =>
      t`${file} contains the location where it was taken: anyone with a copy of the site's folder can read it.`,
    () => "Remove it: npm run check -- --fix. Or delete the photo and add it again in the editor.",
  ),
};

/** A picture that every visitor gets as it is. */
interface Unchanged {
  file: string;
  isElsewhere: boolean;
  moves: boolean;
}

function notCropped({ file, isElsewhere, moves }: Unchanged): string {
  if (isElsewhere)
    return t`This picture is at another host, so it can't be cropped here: visitors would see all of it.`;
  return moves
    ? t`${file} moves, so it can't be cropped here: visitors would see all of it.`
    : t`${file} isn't a photo, so it can't be cropped here: visitors would see all of it.`;
}

function notFocused({ file, isElsewhere, moves }: Unchanged): string {
  if (isElsewhere)
    return t`This picture is at another host, so it can't be cut around a focus point: visitors would see its middle.`;
  return moves
    ? t`${file} moves, so it can't be cut around a focus point: visitors would see its middle.`
    : t`${file} isn't a photo, so it can't be cut around a focus point: visitors would see its middle.`;
}
