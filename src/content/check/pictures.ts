// Whether a picture is what content says it is, and no more than its place needs.
import { problem, type Problem } from "../diagnostics/problem.ts";
import {
  heaviestPicture,
  widestPlace,
  type Measured,
  type ResizingHosts,
} from "../resolve/picture-sizes.ts";
import type { Path } from "../model/path.ts";
import { isFields } from "../schema/walk.ts";

type Media = ReadonlyMap<string, string>;

export interface PictureNames {
  /** Files in the content folder's media/, by their names in content. */
  media: Media;
  /** What is known of these files. */
  measured: ReadonlyMap<string, Measured>;
  resizingHosts: ResizingHosts;
}

/** What every browser shows. */
const ofBrowsers = ["svg", "png", "jpg", "webp", "avif", "gif"];

/** What social networks show beside a link. */
const ofNetworks = ["png", "jpg", "webp", "gif"];

/** What an icon can be drawn from. */
const ofIcons = ["svg", "png", "jpg", "webp", "gif"];

/** @param site the value of site.json, of whatever shape */
export function checkSitePictures(site: Record<string, unknown>, names: PictureNames): Problem[] {
  const { favicon, sharePicture } = site;
  return [
    ...checkKind(favicon, ["favicon"], names, ofIcons),
    ...checkKind(sharePicture, ["sharePicture"], names, ofNetworks),
    ...checkWeight(sharePicture, ["sharePicture"], names),
  ];
}

/** What a file is, counts more than what its name says. */
function checkKind(
  file: unknown,
  path: Path,
  { media, measured }: PictureNames,
  kinds = ofBrowsers,
): Problem[] {
  if (typeof file !== "string" || !media.has(file)) return [];
  const ending = /\.([^.]*)$/.exec(file)?.[1]?.toLowerCase().replace("jpeg", "jpg") ?? "";
  const known = measured.get(file);
  const isRight = kinds.includes(ending) && (!known || kinds.includes(known.kind ?? ""));
  return isRight ? [] : [problem("wrong-media", { path, at: "value" }, { file, kinds })];
}

function checkWeight(file: unknown, path: Path, { measured }: PictureNames): Problem[] {
  const bytes = typeof file === "string" ? (measured.get(file)?.bytes ?? 0) : 0;
  if (typeof file !== "string" || bytes <= heaviestPicture) return [];
  const values = { file, bytes, most: heaviestPicture };
  return [problem("heavy-picture", { path, at: "value" }, values)];
}

/**
 * A photo host that resizes sends each place what it needs; any other picture comes as it is.
 */
export function checkPicture(picture: unknown, path: Path, names: PictureNames): Problem[] {
  if (!isFields(picture)) return [];
  const { src, width: writtenWidth, height: writtenHeight } = picture;
  const wrong = checkKind(src, [...path, "src"], names);
  if (wrong.length > 0) return wrong;
  if (typeof src !== "string" || /\.svg$/i.test(src)) return [];
  // What can be no size at all is a mistake of its own.
  if (!isSize(writtenWidth) || !isSize(writtenHeight)) return [];
  if (URL.canParse(src) && names.resizingHosts.has(new URL(src).host)) return [];
  const { width = writtenWidth, height = writtenHeight } = names.measured.get(src) ?? {};
  const at = (field: string) => ({ path: [...path, field], at: "value" }) as const;
  if (width > widestPlace)
    return [problem("large-picture", at("width"), { width, needed: widestPlace })];
  return [
    ...checkWeight(src, [...path, "src"], names),
    ...(width !== writtenWidth || height !== writtenHeight
      ? [problem("wrong-size", at("width"), { file: src, width, height })]
      : []),
  ];
}

function isSize(pixels: unknown): pixels is number {
  return typeof pixels === "number" && Number.isInteger(pixels) && pixels > 0 && pixels <= 10_000;
}
