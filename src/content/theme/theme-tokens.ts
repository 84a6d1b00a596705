// The tokens that theme.css can set: within a major version, none is removed or renamed, and no bound gets narrower.
import type { Palette } from "../model/site.ts";
import { colorToken } from "../model/color-token.ts";

/** Lengths are in rem: one is 16 pixels, unless visitors have set another text size. */
interface Bounds {
  least: number;
  most: number;
}

/** What the value of a token can be. */
export type TokenType =
  | { is: "color" }
  | ({ is: "length" } & Bounds)
  /** The size of a text can't be in pixels, which would ignore the size that visitors have set. */
  | ({ is: "text size" } & Bounds)
  | ({ is: "number" } & Bounds)
  | { is: "fonts" };

export type ThemeToken = {
  /** What it is for. */
  use: string;
} & (
  | { type: { is: "color" }; color: keyof Palette }
  | { type: Exclude<TokenType, { is: "color" }>; color?: undefined }
);

const colorUses: Readonly<Record<keyof Palette, string>> = {
  paper: "Behind texts, and texts on buttons",
  tint: "Behind forms, cards and other parts that stand out a little",
  tintStrong: "Behind pictures until they are loaded",
  line: "Lines between parts",
  lineStrong: "Borders of fields and buttons",
  ink: "Texts and headings",
  inkSoft: "Texts that matter less, such as dates",
  accent: "Links and buttons",
  accentStrong: "Links and buttons under the pointer",
  signal: "What was filled in wrong, and small marks",
  band: "Behind the band that closes a page",
  onBand: "Texts on that band",
  plate: "Behind logos and drawings, which may be transparent",
};

const length = (least: number, most: number) => ({ is: "length", least, most }) as const;
const textSize = (least: number, most: number) => ({ is: "text size", least, most }) as const;

const others: Readonly<Record<string, ThemeToken>> = {
  "--radius": { use: "Corners of buttons, fields and pictures", type: length(0, 2) },
  "--space-columns": {
    use: "Between columns, and above a block’s heading",
    type: length(1, 8),
  },
  "--space-blocks": { use: "Below a block, before the next", type: length(1, 12) },
  "--measure": { use: "The longest line of text", type: length(20, 60) },
  "--frame": { use: "The width of a page’s content on a wide screen", type: length(40, 120) },
  "--font-text": { use: "The fonts of texts", type: { is: "fonts" } },
  "--text-small": { use: "Small texts, such as notes", type: textSize(0.8125, 1.25) },
  "--text-base": { use: "Texts", type: textSize(1, 1.5) },
  "--text-large": { use: "The text below a page’s main heading", type: textSize(1, 2) },
  "--heading-1": { use: "The main heading of a page", type: textSize(1.25, 8) },
  "--heading-2": { use: "Headings of blocks", type: textSize(1.125, 5) },
  "--heading-3": { use: "Headings of items", type: textSize(1, 3) },
  "--line-height": { use: "Lines of texts", type: { is: "number", least: 1.4, most: 2 } },
};

const color = (name: keyof Palette): [string, ThemeToken] => [
  colorToken(name),
  { use: colorUses[name], type: { is: "color" }, color: name },
];

/** By name, colors first. */
export const themeTokens: ReadonlyMap<string, ThemeToken> = new Map([
  // Cast: the uses are checked to be those of exactly these colors.
  ...(Object.keys(colorUses) as (keyof Palette)[]).map(color),
  ...Object.entries(others),
]);
