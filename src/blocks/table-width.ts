// Estimates how much room a table needs, to decide where its rows become blocks.
import type { Table } from "../content/model/site.ts";

/** In rem: a phone of 320 pixels has so much room within the edges of a page. */
const phone = 17.5;

/** More columns than this are hard to read on a phone, however short their words are. */
const mostOnPhone = 3;

/** The widths, in rem, below which rows become blocks. item-parts.css has a class for each. */
const limits = [22, 30, 38] as const;

/** In rem: the average letter, and the space between two columns. */
const [letter, gap] = [0.55, 1];

/** Where a line may break: at spaces, after hyphens, and before each character of scripts without spaces. */
const breaks = /\s+|(?<=[-–—])|(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])/u;

/** @returns the class of a table that may be too wide; undefined if it fits on every phone */
export function stackClass({ columns = [], rows }: Table): string | undefined {
  const lines = [columns, ...rows.map(({ heading, cells }) => [heading, ...cells])];
  const count = Math.max(...lines.map(({ length }) => length));
  const letters = Array.from({ length: count }, (_, index) =>
    Math.max(...lines.map((line) => longestWord(line[index] ?? ""))),
  );
  const width = letters.reduce((sum, each) => sum + each * letter, (count - 1) * gap);
  if (width <= phone && count <= mostOnPhone) return undefined;
  const limit = limits.find((each) => width <= each);
  return limit === undefined ? "stacks always" : `stacks below-${limit}`;
}

const longestWord = (text: string): number =>
  Math.max(...text.split(breaks).map((word) => word.length));
