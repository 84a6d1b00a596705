// Checks that a picture has the size and kind that content gives, and isn't larger than needed.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { schemas } from "../model/schema.gen.ts";
import { filledText } from "../resolve/facts.ts";
import { heaviestPicture, measuredSize, widestShown } from "../resolve/picture-sizes.ts";
import { parseUrl, readPictureAddress } from "../text/address.ts";
import { isFlawed, kindByName } from "./media-files.ts";
import { isPhotoPage } from "../text/photo-pages.ts";
import { atValue, type Context, type FieldsRule } from "./rule.ts";

const { $defs: parts } = schemas["parts.schema.json"];
const { properties: site } = schemas["site.schema.json"];

/** The kinds that every browser shows, or that the build converts. */
const ofBrowsers = parts.picture.properties.src.kinds;

/** The kinds that social networks show in a link preview. */
const ofNetworks = site.sharePicture.kinds;

/** The kinds that an icon can be drawn from. */
const ofIcons = site.favicon.kinds;

/** The kinds that the header shows, and that the icon and the share picture can be drawn from. */
const ofLogos = parts.logo.properties.src.kinds;

export const sitePictures: FieldsRule = {
  on: "site",
  check: ({ favicon, sharePicture }, context) => [
    ...checkKind(favicon, "favicon", context, ofIcons),
    ...checkLetters(favicon, "favicon", context),
    ...checkMoving(favicon, context),
    ...checkSharePicture(sharePicture, context),
  ],
};

export const pagePicture: FieldsRule = {
  on: "page",
  check: ({ sharePicture }, context) => checkSharePicture(sharePicture, context),
};

function checkSharePicture(file: unknown, context: Context): Problem[] {
  return [
    ...checkKind(file, "sharePicture", context, ofNetworks),
    ...checkWeight(file, "sharePicture", context),
  ];
}

export const logo: FieldsRule = {
  on: "logo",
  check: ({ src, dark }, context) => [
    ...checkLogo(src, "src", context),
    ...checkLogo(dark, "dark", context),
  ],
};

function checkLogo(file: unknown, field: string, context: Context): Problem[] {
  const { media, measured } = context.symbols;
  if (typeof file !== "string" || !media.has(file) || isFlawed(file, context.symbols)) return [];
  const wrong = checkKind(file, field, context, ofLogos);
  if (wrong.length > 0) return wrong;
  const isWithoutSize = measured.has(file) && !measuredSize(file, measured);
  return [
    ...(isWithoutSize ? [problem("sizeless-logo", atValue(context, field), { file })] : []),
    ...checkLetters(file, field, context),
    ...checkWeight(file, field, context),
  ];
}

/** The build, or a photo host that resizes, serves the right size; any other picture is served as it is. */
export const pictures: FieldsRule = {
  on: "picture",
  check: (picture, context) => {
    const { src, width: writtenWidth, height: writtenHeight } = picture;
    if (isFlawed(src, context.symbols)) return [];
    const wrong = checkKind(src, "src", context, ofBrowsers);
    if (wrong.length > 0) return wrong;
    if (typeof src !== "string") return [];
    if (/\.svg$/i.test(src)) return checkWeight(src, "src", context);
    const url = parseUrl(src);
    if (url && isPhotoPage(url)) return [problem("page-for-picture", atValue(context, "src"), {})];
    // An impossible size is reported separately.
    if (!isSizeOrNone(writtenWidth) || !isSizeOrNone(writtenHeight)) return [];
    const { resizingHosts, measured } = context.symbols;
    if (resizingHosts.has(url?.host ?? "")) return [];
    const size = measuredSize(src, measured);
    const { width = writtenWidth, height = writtenHeight } = size ?? {};
    const written = (["width", "height"] as const).filter((field) => picture[field] !== undefined);
    const location = atValue(context, written[0] ?? "src");
    const isMade = measured.get(src)?.format !== undefined;
    if (!isMade && width !== undefined && width > widestShown)
      return [problem("large-picture", location, { width, needed: widestShown })];
    const isAsWritten =
      [width, undefined].includes(writtenWidth) && [height, undefined].includes(writtenHeight);
    return [
      ...checkWeight(src, "src", context),
      ...(size && !isAsWritten
        ? [problem("wrong-size", location, { file: src, ...size, written })]
        : []),
    ];
  },
};

/** The size can be left out for pictures that can be measured: files in media, except drawings without a size. */
export const missingSizes: FieldsRule = {
  on: "picture",
  reads: ["src", "width", "height"],
  check: (picture, context) => {
    const missing = ["width", "height"].filter((field) => picture[field] === undefined);
    const src = typeof picture["src"] === "string" && filledText(picture["src"], context.facts);
    if (missing.length === 0 || !src || isFlawed(src, context.symbols)) return [];
    // A web page has no size, so only that it is one is reported.
    if (measuredSize(src, context.symbols.measured) || isPhotoPage(src)) return [];
    const address = readPictureAddress(src);
    const isDrawing =
      context.symbols.media.has(src) && checkKind(src, "src", context, ofBrowsers).length === 0;
    // A file that is missing, or isn't a picture, is reported separately.
    if (address === undefined && !isDrawing) return [];
    const host = address === undefined ? undefined : new URL(address).host;
    const location = { path: [...context.path], at: "opening" } as const;
    return [problem("missing-size", location, { file: src, host, missing })];
  },
};

/** The file's content counts more than its name. */
function checkKind(
  file: unknown,
  field: string,
  context: Context,
  kinds: readonly string[],
): Problem[] {
  const { media, measured } = context.symbols;
  if (typeof file !== "string" || !media.has(file)) return [];
  if (isFlawed(file, context.symbols)) return [];
  const known = measured.get(file);
  const isRight = kinds.includes(kindByName(file)) && (!known || kinds.includes(known.kind ?? ""));
  if (isRight) return [];
  const isOfPhone = (known?.kind ?? kindByName(file)) === "heic";
  return [problem("wrong-media", atValue(context, field), { file, kinds, isOfPhone })];
}

/** The header and the drawn pictures have no other fonts than their own. */
function checkLetters(file: unknown, field: string, context: Context): Problem[] {
  if (typeof file !== "string" || isFlawed(file, context.symbols)) return [];
  if (!context.symbols.measured.get(file)?.hasLetters) return [];
  return [problem("letters-in-logo", atValue(context, field), { file })];
}

/** The icon is drawn by the build, from one picture. */
function checkMoving(favicon: unknown, context: Context): Problem[] {
  if (typeof favicon !== "string" || isFlawed(favicon, context.symbols)) return [];
  if (!context.symbols.measured.get(favicon)?.moves) return [];
  return [problem("moving-icon", atValue(context, "favicon"), { file: favicon })];
}

function checkWeight(file: unknown, field: string, context: Context): Problem[] {
  if (typeof file !== "string") return [];
  const { bytes = 0, format, moves = false } = context.symbols.measured.get(file) ?? {};
  // If the file has a kind, the build makes the sizes that are needed.
  if (bytes <= heaviestPicture || format || isFlawed(file, context.symbols)) return [];
  const values = { file, bytes, most: heaviestPicture, moves };
  return [problem("heavy-picture", atValue(context, field), values)];
}

function isSizeOrNone(pixels: unknown): pixels is number | undefined {
  if (pixels === undefined) return true;
  return typeof pixels === "number" && Number.isInteger(pixels) && pixels > 0 && pixels <= 50_000;
}
