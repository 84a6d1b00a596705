// Draws the pictures that the build makes from the content: the one for shared links, and the site's icons.
import type { HeadFiles } from "../site/head.tsx";
import type { Page, Site } from "../content/model/site.ts";
import { contentHash } from "../files/content-hash.ts";
import { drawPng } from "./draw.ts";
import { drawnFont } from "./drawn-font.ts";
import { iconMark, shareMark, type Mark } from "./company-mark.ts";
import type { ReadFile } from "./served-media.ts";
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
  head: HeadFiles & { pagePictures: ReadonlyMap<string, string> };
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
  const onShared = { mark: await shareMark(site, mark, read), read };
  const pagePictures = new Map<string, string>();
  for (const page of pagesToDraw(site))
    pagePictures.set(
      page.name,
      add("share", await drawShare(asOnPage(site, page), page, onShared)),
    );
  const home = site.pages.find((page) => page.name === site.homePage);
  const head = {
    sharePicture: site.sharePicture ?? add("share", await drawShare(site, home, onShared)),
    pagePictures,
    shareSize: site.sharePicture ? undefined : shareSize,
    icon: icons[0]?.address ?? "",
    manifest: "./manifest.json",
  };
  return { files, head, icons };
}

/** Drawing a picture takes a tenth of a second: more pages than this would take longer than the rest of the build. */
const mostDrawn = 24;

/** The pages with an address whose picture nobody has chosen. The home page has the site's. */
function pagesToDraw({ addresses, homePage, pages, sharePicture }: Site): Page[] {
  if (!addresses || sharePicture !== undefined || pages.length > mostDrawn) return [];
  return pages.filter((page) => page.name !== homePage && page.sharePicture === undefined);
}

/** The site with the page's title in place of the tagline, without the company's name, which is above it anyway. */
function asOnPage(site: Site, { title }: Page): Site {
  const end = title.length - site.name.length;
  const isNamed = title.endsWith(site.name) && /\s[|–—·-]\s$/.test(title.slice(0, end));
  return { ...site, tagline: isNamed ? title.slice(0, end - 3) : title };
}

/** Draws the picture without text if the font doesn't have all its characters. */
async function drawShare(
  site: Site,
  page: Page | undefined,
  { mark, read }: { mark: Mark; read: ReadFile },
): Promise<Uint8Array> {
  const description = page?.description ?? "";
  const font = await drawnFont(site, shareWords(site, description), read);
  const svg = shareSvg(site, mark, font && description, font?.family);
  return drawPng(svg, font);
}

/** Fills the background to the edge, because phones crop icons to their own shape. */
function iconSvg(mark: string, size: number, paper: string): string {
  const inset = size / 16;
  const width = size - 2 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${paper}"/><image href="${mark}" x="${inset}" y="${inset}" width="${width}" height="${width}"/></svg>`;
}
