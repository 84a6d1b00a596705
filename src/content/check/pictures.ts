// Whether a picture is what content says it is, and no more than its place needs.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { heaviestPicture, widestPlace } from "../resolve/picture-sizes.ts";
import { isPhotoPage } from "./photo-pages.ts";
import { valueAt, type Context, type FieldsRule } from "./rule.ts";

/** What every browser shows. */
const ofBrowsers = ["svg", "png", "jpg", "webp", "avif", "gif"];

/** What social networks show beside a link. */
const ofNetworks = ["png", "jpg", "webp", "gif"];

/** What an icon can be drawn from. */
const ofIcons = ["svg", "png", "jpg", "webp", "gif"];

export const sitePictures: FieldsRule = {
  on: "site",
  check: ({ favicon, sharePicture }, context) => [
    ...checkKind(favicon, "favicon", context, ofIcons),
    ...checkKind(sharePicture, "sharePicture", context, ofNetworks),
    ...checkWeight(sharePicture, "sharePicture", context),
  ],
};

/** A photo host that resizes sends each place what it needs; any other picture comes as it is. */
export const pictures: FieldsRule = {
  on: "picture",
  check: (picture, context) => {
    const { src, width: writtenWidth, height: writtenHeight } = picture;
    const wrong = checkKind(src, "src", context, ofBrowsers);
    if (wrong.length > 0) return wrong;
    if (typeof src !== "string" || /\.svg$/i.test(src)) return [];
    if (isPhotoPage(src)) return [problem("page-for-picture", valueAt(context, "src"), {})];
    // What can be no size at all is a mistake of its own.
    if (!isSize(writtenWidth) || !isSize(writtenHeight)) return [];
    const { resizingHosts, measured } = context.symbols;
    if (URL.canParse(src) && resizingHosts.has(new URL(src).host)) return [];
    const { width = writtenWidth, height = writtenHeight } = measured.get(src) ?? {};
    const place = valueAt(context, "width");
    if (width > widestPlace)
      return [problem("large-picture", place, { width, needed: widestPlace })];
    const isAsWritten = width === writtenWidth && height === writtenHeight;
    return [
      ...checkWeight(src, "src", context),
      ...(isAsWritten ? [] : [problem("wrong-size", place, { file: src, width, height })]),
    ];
  },
};

/** What a file is, counts more than what its name says. */
function checkKind(
  file: unknown,
  field: string,
  context: Context,
  kinds: readonly string[],
): Problem[] {
  const { media, measured } = context.symbols;
  if (typeof file !== "string" || !media.has(file)) return [];
  const ending = /\.([^.]*)$/.exec(file)?.[1]?.toLowerCase().replace("jpeg", "jpg") ?? "";
  const known = measured.get(file);
  const isRight = kinds.includes(ending) && (!known || kinds.includes(known.kind ?? ""));
  return isRight ? [] : [problem("wrong-media", valueAt(context, field), { file, kinds })];
}

function checkWeight(file: unknown, field: string, context: Context): Problem[] {
  if (typeof file !== "string") return [];
  const bytes = context.symbols.measured.get(file)?.bytes ?? 0;
  if (bytes <= heaviestPicture) return [];
  const values = { file, bytes, most: heaviestPicture };
  return [problem("heavy-picture", valueAt(context, field), values)];
}

function isSize(pixels: unknown): pixels is number {
  return typeof pixels === "number" && Number.isInteger(pixels) && pixels > 0 && pixels <= 10_000;
}
