// Draws the pictures that the build makes from the content: the one for shared links, and the site's icons.
import type { HeadFiles } from "../site/head.tsx";
import type { Site } from "../content/model/site.ts";
import { contentHash } from "../files/content-hash.ts";
import { drawPng, fontsFor } from "./draw.ts";
import { iconMark, shareMark, type Mark, type ReadFile } from "./mark.ts";
import { shareSize, shareSvg, shareWords } from "./share.ts";

/** For a phone's home screen, and the largest size that phones use. */
const iconSizes = [192, 512];

export interface DrawnIcon {
  address: string;
  /** Its width and height in pixels. */
  size: number;
}

interface Shared {
  /** Path in the built site -> content. */
  files: Map<string, Uint8Array>;
  head: HeadFiles;
  icons: DrawnIcon[];
}

export async function drawShared(site: Site, read: ReadFile): Promise<Shared> {
  const files = new Map<string, Uint8Array>();
  const add = (name: string, png: Uint8Array): string => {
    const path = `media/${name}-${contentHash(png)}.png`;
    files.set(path, png);
    return `./${path}`;
  };
  const mark = await iconMark(site, read);
  const icons: DrawnIcon[] = [];
  for (const size of iconSizes) {
    const png = await drawPng(iconSvg(mark, size, site.palette.paper));
    icons.push({ address: add("icon", png), size });
  }
  const head = {
    sharePicture:
      site.sharePicture ?? add("share", await drawShare(site, await shareMark(site, mark, read))),
    shareSize: site.sharePicture ? undefined : shareSize,
    icon: icons[0]?.address ?? "",
    manifest: "./manifest.json",
  };
  return { files, head, icons };
}

/** Draws the picture without text if the font doesn't have all its characters. */
async function drawShare(site: Site, mark: Mark): Promise<Uint8Array> {
  const home = site.pages.find((page) => page.name === site.homePage);
  const description = home?.description ?? "";
  const fonts = await fontsFor(shareWords(site, description));
  return drawPng(shareSvg(site, mark, fonts && description), fonts);
}

/** Fills the background to the edge, because phones crop icons to their own shape. */
function iconSvg(mark: string, size: number, paper: string): string {
  const inset = size / 16;
  const width = size - 2 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${paper}"/><image href="${mark}" x="${inset}" y="${inset}" width="${width}" height="${width}"/></svg>`;
}
