// The pictures that the build draws from the content: what a shared link shows, and the site's icon.
import { createHash } from "node:crypto";
import type { HeadFiles } from "../../site/head.tsx";
import type { Site } from "../../content/site.ts";
import { palette } from "../../site/palette.ts";
import { drawPng, fontsFor } from "./draw.ts";
import { shareSvg, shareWords } from "./share.ts";

/** Large enough for every use that browsers and phones make of it. */
export const iconSize = 512;

export interface Shared {
  /** Path in the built site -> what it holds. */
  files: Map<string, Uint8Array>;
  head: HeadFiles;
}

/** @param favicon the file that `site.favicon` stands for */
export async function drawShared(site: Site, favicon: Uint8Array): Promise<Shared> {
  const files = new Map<string, Uint8Array>();
  const add = (name: string, png: Uint8Array): string => {
    const hash = createHash("sha256").update(png).digest("base64url").slice(0, 8);
    const path = `media/${name}-${hash}.png`;
    files.set(path, png);
    return `./${path}`;
  };
  const mark = dataAddress(site.favicon, favicon);
  const icon = add("icon", await drawPng(iconSvg(mark)));
  const sharePicture = site.sharePicture ?? add("share", await drawShare(site, mark));
  return { files, head: { sharePicture, icon, manifest: "./manifest.json" } };
}

/** Without words where the font can't write them: better than boxes. */
async function drawShare(site: Site, mark: string): Promise<Uint8Array> {
  const home = site.pages.find((page) => page.name === site.homePage);
  const description = home?.description ?? "";
  const fonts = await fontsFor(shareWords(site, description));
  return drawPng(shareSvg(site, mark, fonts && description), fonts);
}

/** On paper to the very edge: phones cut it to their own shape. */
function iconSvg(mark: string): string {
  const inset = iconSize / 16;
  const width = iconSize - 2 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSize}" height="${iconSize}"><rect width="${iconSize}" height="${iconSize}" fill="${palette.paper}"/><image href="${mark}" x="${inset}" y="${inset}" width="${width}" height="${width}"/></svg>`;
}

function dataAddress(name: string, content: Uint8Array): string {
  const type = /\.(png|jpe?g|gif|webp)$/i.exec(name)?.[1]?.toLowerCase().replace("jpg", "jpeg");
  return `data:image/${type ?? "svg+xml"};base64,${Buffer.from(content).toString("base64")}`;
}
