// Finds the pictures to show next to a change, before and after.
import type { Difference } from "../../../content/compare/difference.ts";
import { kindByName } from "../../../content/check/media-files.ts";
import { isMedia } from "../../../content/model/input.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import { samplePhotoFor } from "../../../content/resolve/sample-photo.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";
import type { Stored } from "../../../store/store.ts";

/** Addresses; undefined if there is no picture or it no longer exists. */
export interface Pictures {
  before: string | undefined;
  after: string | undefined;
}

const noPictures: Pictures = { before: undefined, after: undefined };

type Media = Stored["assets"]["media"];

/**
 * @param before the published files
 * @param media the current media
 * @param replaced addresses of earlier media, by name
 */
export function changePictures(
  vocabulary: Vocabulary,
  differences: readonly Difference[],
  before: Files,
  now: Files,
  media: Media,
  replaced: Readonly<Record<string, string>> = {},
): Map<Difference, Pictures> {
  const [was, is] = [
    pictureReader(vocabulary, before, media),
    pictureReader(vocabulary, now, media),
  ];
  const earlier = new Map(Object.entries(replaced).filter(([, address]) => address !== ""));
  const shown = differences.filter(({ did }) => did !== "moved");
  const picturesOf = ({ did, file, path, from }: Difference): Pictures => {
    const isFile = from !== undefined && isMedia(from.file);
    return {
      before: isFile
        ? pictureIn(vocabulary, from.file, earlier)
        : from && was(from.file, from.path),
      after: did === "removed" ? undefined : is(file, path),
    };
  };
  return new Map(
    shown.map((each) => {
      const all = (each.parts ?? [each]).map(picturesOf);
      return [each, all.find(({ before: old, after }) => old ?? after) ?? noPictures];
    }),
  );
}

/** Parses each file only once. */
function pictureReader(
  vocabulary: Vocabulary,
  files: Files,
  media: Media,
): (file: string, path: Path) => string | undefined {
  const values = new Map<string, unknown>();
  return (file, path) => {
    if (isMedia(file)) return pictureIn(vocabulary, file, media);
    if (!values.has(file)) values.set(file, fileValue(files, file));
    return pictureIn(vocabulary, valueAt(values.get(file), path), media);
  };
}

/** File types that browsers show as images. */
const pictureKinds = new Set(["avif", "gif", "jpg", "png", "svg", "tiff", "webp"]);

/** @param value a picture object, or only a file name */
function pictureIn(vocabulary: Vocabulary, value: unknown, media: Media): string | undefined {
  const src = isFields(value) ? value["src"] : value;
  if (typeof src !== "string") return undefined;
  const address = media.get(src);
  if (address !== undefined) return pictureKinds.has(kindByName(src)) ? address : undefined;
  const isAddress = isFields(value) && src.startsWith("https://");
  return isAddress ? (samplePhotoFor(src, vocabulary) ?? src) : undefined;
}
