// Draws the picture that is shown with a shared link: the site's name, its tagline, and its line with ticks.
import type { Palette, Site } from "../content/model/site.ts";
import { escapeXml } from "../content/text/escape-xml.ts";
import { typefaceOf } from "./font-files.ts";
import type { Mark } from "./company-mark.ts";

/** The size that social networks show without cropping. */
export const shareSize = { width: 1200, height: 630 };

const edge = 80;

interface Words {
  lines: string[];
  size: number;
}

/** All text in the picture, to check that the font has its characters. */
export function shareWords({ name, tagline, url }: Site, description: string): string {
  return [name, tagline, description, new URL(url).host, "…"].join("");
}

/**
 * @param description describes the site in one or two sentences; if undefined, the picture has no text at all
 * @param family the font's
 */
export function shareSvg(
  site: Site,
  mark: Mark,
  description: string | undefined,
  family: string = typefaceOf(site.look).family,
): string {
  const { palette } = site;
  const { width, height } = shareSize;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>`,
    line(palette),
  ];
  if (description === undefined) {
    const shown = Math.min(240 * mark.ratio, width - 2 * edge);
    parts.push(
      `<image href="${mark.address}" x="${(width - shown) / 2}" y="150" width="${shown}" height="240"/>`,
    );
  } else {
    const markWidth = Math.round(Math.min(64 * mark.ratio, 480));
    const tagline = fit(site.tagline, [
      { size: 104, most: 1 },
      { size: 92, most: 1 },
      { size: 84, most: 2 },
      { size: 68, most: 2 },
    ]);
    const below = 260 + (tagline.lines.length - 1) * tagline.size * 1.1 + 68;
    const summary = fit(description, [{ size: 30, most: 4 - tagline.lines.length, width: 860 }]);
    parts.push(
      `<image href="${mark.address}" x="${edge}" y="64" width="${markWidth}" height="64"/>`,
      mark.isWordmark ? "" : nameBeside(site, edge + markWidth + 24),
      text(edge, 260, tagline, palette.ink, 400),
      text(edge, below, summary, palette.inkSoft, 400),
      text(
        edge,
        height - 36,
        fit(new URL(site.url).host, [{ size: 26, most: 1 }]),
        palette.accent,
        600,
      ),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${escapeXml(family)}">${parts.join("")}</svg>`;
}

function nameBeside({ name, palette }: Site, x: number): string {
  const fitted = fit(name, [{ size: 40, most: 1, width: shareSize.width - edge - x }]);
  return text(x, 110, fitted, palette.ink, 600);
}

/** The line with ticks. */
function line(palette: Palette): string {
  const y = shareSize.height - 96;
  const ticks = [80, 180, 280, 380, 480, 580, 680, 780, 880].map((x) => `M${x} ${y}v-16`).join("");
  return `<path d="M${edge} ${y}H${shareSize.width}${ticks}" fill="none" stroke="${palette.lineStrong}" stroke-width="2"/>`;
}

interface Space {
  size: number;
  /** The maximum number of lines. */
  most: number;
  width?: number;
}

/** Fits text into the first space that is large enough. If none is, cuts the text off in the last one. */
function fit(words: string, spaces: readonly [Space, ...Space[]]): Words {
  let tried: Words = { lines: [], size: 0 };
  for (const { size, most, width = shareSize.width - 2 * edge } of spaces) {
    const letters = width / size / averageLetter;
    const lines = wrap(words, letters);
    if (lines.length <= most && lines.every((each) => each.length <= letters))
      return { size, lines };
    const last = lines[most - 1]?.replace(/[\s,.;:]*\S*$/, "") ?? "";
    const shown = lines.length <= most ? lines : [...lines.slice(0, most - 1), `${last} …`];
    tried = { size, lines: shown.map((each) => cutTo(Math.floor(letters), each)) };
  }
  return tried;
}

function cutTo(letters: number, words: string): string {
  return words.length <= letters ? words : `${words.slice(0, letters - 1)}…`;
}

/** The average width of a letter in English text, relative to the font size. */
const averageLetter = 0.53;

/** @param most the maximum number of letters in a line */
function wrap(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + 1 + word.length <= most) lines.push(`${last} ${word}`);
    else lines.push(last, word);
  }
  return lines;
}

function text(x: number, y: number, { lines, size }: Words, color: string, weight: number): string {
  const spans = lines.map(
    (words, index) =>
      `<tspan x="${x}" y="${Math.round(y + index * size * (size > 40 ? 1.1 : 1.35))}">${escapeXml(words)}</tspan>`,
  );
  return `<text font-size="${size}" font-weight="${weight}" fill="${color}">${spans.join("")}</text>`;
}
