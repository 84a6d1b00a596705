// Pictures, drawings and documents that can't be found, opened or shown.
import type { media as catalog } from "../../../content/diagnostics/catalog/media.ts";
import { didYouMean, type ScreenWords } from "./entry.ts";
import { allOf } from "../../../words/formats.ts";
import { t } from "../../../words/t.ts";

const withoutFolder = (file: string): string => file.replace(/^media\//, "");

export const media: ScreenWords<typeof catalog> = {
  "missing-media": {
    message: ({ file, suggestion, isSame }) =>
      isSame
        ? undefined
        : t`There is no file “${withoutFolder(file)}”.` +
          didYouMean(suggestion && withoutFolder(suggestion)),
    hint: () => t`Choose another file, or add this one again.`,
  },
  "file-on-computer": {
    hint: () => t`Choose the file here, so that it becomes part of the site.`,
  },
  "wrong-media": "same",
  "wrong-video": "same",
  "unplayable-video": "same",
  "misnamed-picture": "same",
  "damaged-picture": "same",
  "layered-picture": "same",
  "huge-picture": "same",
  "huge-drawing": "same",
  "page-in-media": "same",
  "active-drawing": "same",
  "encoded-drawing": "same",
  "sizeless-logo": "same",
  "wrong-file": "same",
  "page-for-picture": {
    hint: () =>
      t`Save the picture and add it here. Or open the picture by itself and copy that address.`,
  },
  "missing-size": {
    message: ({ host, file }) =>
      host === undefined
        ? t`${file} doesn't give its size.`
        : t`This picture is at ${host}, where its size can't be measured.`,
    hint: ({ missing }, { field }) =>
      t`Add the picture's own size in pixels: ${allOf(missing.map((name) => t`“${field(name)}”`))}.`,
  },
  "missing-alt": {
    // Of several pictures that were added at once, each says which one it is.
    message: ({ src }) =>
      t`The picture “${src.slice(src.lastIndexOf("/") + 1)}” has no alternative text.`,
    hint: (_, { field }) =>
      t`Describe what the picture shows under “${field("alt")}”. If it adds nothing to the words, tick “${field("decorative")}”.`,
  },
  "crop-impossible": {
    hint: ({ isElsewhere }, { field }) =>
      isElsewhere
        ? t`Add the picture to the media folder and choose it there, or remove “${field("crop")}”.`
        : t`Crop the file itself in a picture editor, or remove “${field("crop")}”.`,
  },
  "crop-too-large": {
    message: ({ sides: [one, other] }, { field }) =>
      t`This crop leaves nothing of the picture: “${field(one)}” and “${field(other)}” cut off all of it.`,
    hint: () => t`Make them smaller: together, they must be less than 100.`,
  },
  "focus-impossible": {
    hint: ({ isElsewhere }, { field }) =>
      isElsewhere
        ? t`Add the picture to the media folder and choose it there, or remove “${field("focus")}”.`
        : t`Crop the file itself in a picture editor, or remove “${field("focus")}”.`,
  },
  "focus-cut-off": {
    hint: ({ outside }, { field }) =>
      t`Set ${allOf(outside.map(({ side, low, high }) => t`“${field(side)}” between ${low} and ${high}`))}, or change the crop.`,
  },
  "moving-icon": "same",
  "place-in-photo": {
    hint: () => t`Delete the photo, and add it again here: the location is then removed.`,
  },
};
