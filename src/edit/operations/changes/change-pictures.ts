// The pictures that changes are about: a glance at them says more than their names.
import type { Difference } from "../../../content/compare/difference.ts";
import { kindByName } from "../../../content/check/media-files.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import type { Files } from "../../model/history.ts";
import { editorAddress } from "../media/media-list.ts";
import { fileValue } from "../../model/read-json.ts";
import type { Stored } from "../../../store/store.ts";
import { isMedia } from "./revert.ts";

/** Their addresses; undefined where there is none, or none any more. */
export interface Pictures {
  before: string | undefined;
  after: string | undefined;
}

type Media = Stored["beside"]["media"];

/** @param before the files as they are published @param media as they are now */
export function changePictures(
  differences: readonly Difference[],
  before: Files,
  now: Files,
  media: Media,
): Map<Difference, Pictures> {
  const [was, is] = [pictureReader(before, media), pictureReader(now, media)];
  const shown = differences.filter(({ did }) => did !== "moved");
  return new Map(
    shown.map((each) => {
      const { did, file, path, from } = each;
      // What a file in media was like isn't here any more.
      const isKnown = from !== undefined && !isMedia(from.file);
      return [
        each,
        {
          before: isKnown ? was(from.file, from.path) : undefined,
          after: did === "removed" ? undefined : is(file, path),
        },
      ];
    }),
  );
}

/** Each file is read once. */
function pictureReader(
  files: Files,
  media: Media,
): (file: string, path: Path) => string | undefined {
  const values = new Map<string, unknown>();
  return (file, path) => {
    if (isMedia(file)) return pictureIn(file, media);
    if (!values.has(file)) values.set(file, fileValue(files, file));
    return pictureIn(valueAt(values.get(file), path), media);
  };
}

/** What a browser shows as an image. */
const pictureKinds = new Set(["avif", "gif", "jpg", "png", "svg", "tiff", "webp"]);

/** @param value a picture with its words, or only the name of a file */
function pictureIn(value: unknown, media: Media): string | undefined {
  const src = isFields(value) ? value["src"] : value;
  if (typeof src !== "string") return undefined;
  const address = media.get(src);
  if (address !== undefined)
    return pictureKinds.has(kindByName(src)) ? editorAddress(address) : undefined;
  return isFields(value) && src.startsWith("https://") ? src : undefined;
}
