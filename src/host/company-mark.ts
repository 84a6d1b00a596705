// The company's mark in the pictures that the build draws: its own drawing or logo, or its initials.
import type { Site } from "../content/model/site.ts";
import { escapeXml } from "../content/text/escape-xml.ts";
import { initials } from "../site/initials.ts";
import { drawLarge, drawPng } from "./draw.ts";
import { drawnFont } from "./drawn-font.ts";
import type { ReadFile } from "./served-media.ts";

export interface Mark {
  /** A `data:` address. */
  address: string;
  /** Its width divided by its height. */
  ratio: number;
  /** True if the company's name is part of it. */
  isWordmark: boolean;
}

/** In the browser's tab and on a phone's home screen. @returns a square, as a `data:` address */
export async function iconMark(site: Site, read: ReadFile): Promise<string> {
  const file = site.favicon ?? site.logo?.src;
  return file === undefined
    ? dataAddress("initials.png", await drawInitials(site, read))
    : dataAddress(...(await drawable(file, await read(file))));
}

/** In the picture beside a shared link. @param icon see `iconMark` */
export async function shareMark({ logo }: Site, icon: string, read: ReadFile): Promise<Mark> {
  if (!logo) return { address: icon, ratio: 1, isWordmark: false };
  return {
    address: dataAddress(...(await drawable(logo.src, await read(logo.src)))),
    ratio: logo.width / logo.height,
    isWordmark: logo.alt !== undefined,
  };
}

/** Drawn as the header shows them. Without letters if the font doesn't have them. */
async function drawInitials(site: Site, read: ReadFile): Promise<Uint8Array> {
  const letters = initials(site.name);
  const font = await drawnFont(site, letters, read);
  const { accent, lineStrong, paper } = site.palette;
  const words = `<text x="180" y="234" text-anchor="middle" font-family="${escapeXml(font?.family ?? "")}" font-size="160" font-weight="600" fill="${paper}">${escapeXml(letters)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360"><clipPath id="corners"><rect width="360" height="360" rx="24"/></clipPath><g clip-path="url(#corners)"><rect width="360" height="360" fill="${accent}"/><rect y="330" width="360" height="30" fill="${lineStrong}"/></g>${font ? words : ""}</svg>`;
  return drawPng(svg, font);
}

/** The library that draws the pictures would leave out a WebP, and a photo in a drawing that is in a picture. */
async function drawable(name: string, content: Uint8Array): Promise<[string, Uint8Array]> {
  if (/\.webp$/i.test(name)) return ["mark.png", await asPng(content)];
  const drawing = /\.svg$/i.test(name) ? Buffer.from(content).toString() : "";
  if (!drawing.includes("data:image/")) return [name, content];
  const drawn = await withPngs(drawing).then(drawLarge, () => undefined);
  return drawn ? ["mark.png", drawn] : [name, content];
}

/** The drawing with its photos in a format that the library knows. */
async function withPngs(drawing: string): Promise<string> {
  const photo = /data:image\/(?:webp|avif);base64,([a-z\d+/=\s]+)/gi;
  const found = [...drawing.matchAll(photo)];
  const pngs = await Promise.all(
    found.map(([, written = ""]) => asPng(Buffer.from(written, "base64"))),
  );
  return drawing.replaceAll(photo, () =>
    dataAddress("photo.png", pngs.shift() ?? new Uint8Array()),
  );
}

async function asPng(photo: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  return sharp(photo).png().toBuffer();
}

function dataAddress(name: string, content: Uint8Array): string {
  const type = /\.(png|jpe?g|gif)$/i.exec(name)?.[1]?.toLowerCase().replace("jpg", "jpeg");
  return `data:image/${type ?? "svg+xml"};base64,${Buffer.from(content).toString("base64")}`;
}
