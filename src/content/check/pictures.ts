// Whether a picture is what content says it is, and no more than its place needs.
import { problem, type Problem } from "../diagnostics.ts";
import { heaviestPicture, widestPlace, type Measured, type ResizingHosts } from "../pictures.ts";
import type { Path } from "../place.ts";
import { isFields } from "../plan.ts";

type Media = ReadonlyMap<string, string>;

export interface PictureNames {
  /** Files in the content folder's media/, by their names in content. */
  media: Media;
  /** What is known of these files. */
  measured: ReadonlyMap<string, Measured>;
  resizingHosts: ResizingHosts;
}

/** What every browser shows. */
const ofBrowsers = ["svg", "png", "jpg", "jpeg", "webp", "avif", "gif"];

/** What social networks show beside a link. */
const ofNetworks = ["png", "jpg", "jpeg", "webp", "gif"];

/** What an icon can be drawn from. */
const ofIcons = ["svg", "png", "jpg", "jpeg", "webp", "gif"];

/** @param site the value of site.json, of whatever shape */
export function checkSitePictures(site: Record<string, unknown>, media: Media): Problem[] {
  return [
    ...checkKind(site["favicon"], ["favicon"], media, ofIcons),
    ...checkKind(site["sharePicture"], ["sharePicture"], media, ofNetworks),
  ];
}

function checkKind(
  file: unknown,
  path: Path,
  media: Media,
  endings: readonly string[] = ofBrowsers,
): Problem[] {
  if (typeof file !== "string" || !media.has(file)) return [];
  const ending = /\.([^.]*)$/.exec(file)?.[1]?.toLowerCase() ?? "";
  if (endings.includes(ending)) return [];
  return [problem("wrong-media", { path, at: "value" }, { file, endings })];
}

/**
 * A photo host that resizes sends each place what it needs; any other picture comes as it is.
 */
export function checkPicture(
  picture: unknown,
  path: Path,
  { media, measured, resizingHosts }: PictureNames,
): Problem[] {
  if (!isFields(picture)) return [];
  const { src, width: writtenWidth, height: writtenHeight } = picture;
  const wrong = checkKind(src, [...path, "src"], media);
  if (wrong.length > 0) return wrong;
  if (typeof src !== "string" || /\.svg$/i.test(src)) return [];
  // What can be no size at all is a mistake of its own.
  if (!isSize(writtenWidth) || !isSize(writtenHeight)) return [];
  if (URL.canParse(src) && resizingHosts.has(new URL(src).host)) return [];
  const { bytes = 0, width = writtenWidth, height = writtenHeight } = measured.get(src) ?? {};
  const at = (field: string) => ({ path: [...path, field], at: "value" }) as const;
  if (width > widestPlace)
    return [problem("large-picture", at("width"), { width, needed: widestPlace })];
  return [
    ...(bytes > heaviestPicture
      ? [problem("heavy-picture", at("src"), { file: src, bytes, most: heaviestPicture })]
      : []),
    ...(width !== writtenWidth || height !== writtenHeight
      ? [problem("wrong-size", at("width"), { file: src, width, height })]
      : []),
  ];
}

function isSize(pixels: unknown): pixels is number {
  return typeof pixels === "number" && Number.isInteger(pixels) && pixels > 0 && pixels <= 10_000;
}
