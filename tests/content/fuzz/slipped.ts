// Makes slips that people make with characters, lines and names, so that a file is no longer valid JSON.
import { isJson } from "./placed.ts";
import { fileNames, textOf } from "../first-site.ts";

export interface Slipped {
  file: string;
  text: string;
  original: string;
  /** Which line of the text, counted from 1, each slip is on. */
  lines: number[];
}

export const kinds = [
  "character dropped",
  "character doubled",
  "line dropped",
  "line doubled",
  "name dropped",
] as const;
export type Kind = (typeof kinds)[number];

/** One change: `length` characters from `at` on, replaced by others. */
interface Edit {
  at: number;
  length: number;
  by: string;
}

const patterns: Record<Kind, RegExp> = {
  "character dropped": /[{}[\],:"]/g,
  "character doubled": /[{}[\],:"]/g,
  "line dropped": /(?<=\n).+\n(?=.)/g,
  "line doubled": /(?<=\n).+\n(?=.)/g,
  "name dropped": /"\w+": /g,
};

function editsOf(kind: Kind, text: string): Edit[] {
  return [...text.matchAll(patterns[kind])].map(({ index, 0: { length } }) => ({
    at: index,
    length,
    by: kind.endsWith("doubled") ? text.slice(index, index + length).repeat(2) : "",
  }));
}

function apply(text: string, { at, length, by }: Edit): string {
  return text.slice(0, at) + by + text.slice(at + length);
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split("\n").length;
}

const files = fileNames.map((name) => [name, textOf(name)] as const);

/** Every edit of a kind that leaves no JSON, in every file. */
export function oneSlip(kind: Kind, every: number): Slipped[] {
  return files.flatMap(([file, original]) =>
    editsOf(kind, original)
      .filter((_, index) => index % every === 0)
      .map((edit) => ({
        file,
        text: apply(original, edit),
        original,
        lines: [lineOf(original, edit.at)],
      }))
      .filter(({ text }) => !isJson(text)),
  );
}

/** Several slips of any kind in lines of their own. Each one alone makes the JSON invalid. */
export function manySlips(count: number, runs: number, seed: number): Slipped[] {
  const random = randomFrom(seed);
  return Array.from({ length: runs }, (_, run): Slipped => {
    const [file = "", original = ""] = files[run % files.length] ?? [];
    const chosen: Edit[] = [];
    while (chosen.length < count) {
      const all = editsOf(
        kinds[Math.floor(random() * kinds.length)] ?? "character dropped",
        original,
      );
      const edit = all[Math.floor(random() * all.length)];
      if (!edit || isJson(apply(original, edit))) continue;
      const line = lineOf(original, edit.at);
      if (chosen.every((other) => Math.abs(lineOf(original, other.at) - line) > 1))
        chosen.push(edit);
    }
    const sorted = chosen.toSorted((one, other) => one.at - other.at);
    const text = sorted.toReversed().reduce(apply, original);
    let moved = 0;
    const lines = sorted.map(({ at, length, by }) => {
      const line = lineOf(original, at) + moved;
      moved += by.split("\n").length - original.slice(at, at + length).split("\n").length;
      return line;
    });
    return { file, text, original, lines };
  });
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
