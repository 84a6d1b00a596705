// How well files with slips are read: whether each slip is reported once, on its line, and the value is what it was.
import { isDeepStrictEqual } from "node:util";
import type { Diagnostic } from "../../../src/content/diagnostics/problem.ts";
import { readContentFile } from "../../../src/content/schema/read-file.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { compileWith } from "../first-site.ts";
import { kinds, manySlips, oneSlip, type Slipped } from "./slipped.ts";

export interface Outcome {
  label: string;
  slipped: Slipped;
  errors: readonly Diagnostic[];
  isRead: boolean;
  isReported: boolean;
  isPlaced: boolean;
  milliseconds: number;
}

/** One row of the table: all slips of one kind. */
export interface Row {
  label: string;
  outcomes: readonly Outcome[];
}

/**
 * The table, row by row.
 * @param every one character in this many is dropped or doubled; of lines and names, four times as many are tried
 */
export function* slipTable(every: number): Generator<Row> {
  const row = (label: string, all: readonly Slipped[]): Row => ({
    label,
    outcomes: all.map((slipped) => outcome(slipped, label)),
  });
  for (const kind of kinds)
    yield row(kind, oneSlip(kind, kind.startsWith("character") ? every : Math.ceil(every / 4)));
  const runs = Math.min(150, Math.ceil(1200 / every));
  for (const count of [2, 3, 4])
    yield row(`${count} slips`, manySlips(count, runs, 20_250_527 + count));
}

export function outcome(slipped: Slipped, label: string): Outcome {
  const { file, text, original, lines } = slipped;
  const read = readContentFile("content", file, { text }, engineVocabulary);
  const before = process.cpuUsage();
  const { diagnostics } = compileWith(file, text);
  const { user, system } = process.cpuUsage(before);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const isReported = errors.length <= lines.length && errors.length > 0;
  const near = (each: Diagnostic) =>
    lines.some((line) => linesOf(each).some((reported) => isSame(text, reported, line)));
  return {
    label,
    slipped,
    errors,
    isRead: isDeepStrictEqual(plain(read.value), JSON.parse(original)),
    isReported,
    isPlaced: isReported && errors.every(near),
    milliseconds: (user + system) / 1000,
  };
}

/** The lines in a report: where it is, and where its message says that something is missing. */
function linesOf({ line, message }: { line: number; message: string }): number[] {
  const by = /by line (\d+)/.exec(message)?.[1];
  return by === undefined ? [line] : [line, Number(by)];
}

/** Whether a line is another, the next above it, after which something is missing, or its copy below it. */
function isSame(text: string, reported: number, line: number): boolean {
  const lines = text.split("\n");
  const isCopy = reported === line + 1 && lines[reported - 1] === lines[line - 1];
  return reported === line || reported === line - 1 || isCopy;
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** How many slips of a row are misread, reported other than once, or reported in another line. */
export type Misses = readonly [unread: number, unreported: number, unplaced: number];

export function missesOf({ outcomes }: Row): Misses {
  const without = (is: (each: Outcome) => boolean) => outcomes.filter((each) => !is(each)).length;
  return [
    without(({ isRead }) => isRead),
    without(({ isReported }) => isReported),
    without(({ isPlaced }) => isPlaced),
  ];
}

/** `npm run fuzz:slips` and the test try one character in this many. */
export const everyByDefault = 8;
export const everyInTest = 96;

/**
 * The misses of each row; the key says that one character in this many was tried. The reader may only get better: lower a
 * number whenever you can, and raise one only because the files that are measured have changed, or because the schema
 * knows more fields that a value without a name could belong to.
 */
const recordedMisses: Readonly<Record<number, Readonly<Record<string, Misses>>>> = {
  1: {
    "character dropped": [0, 0, 172],
    "character doubled": [1, 0, 0],
    "line dropped": [122, 1, 44],
    "line doubled": [9, 1, 1],
    "name dropped": [237, 0, 0],
    "2 slips": [42, 1, 8],
    "3 slips": [54, 0, 12],
    "4 slips": [74, 1, 13],
  },
  [everyByDefault]: {
    "character dropped": [0, 0, 28],
    "character doubled": [0, 0, 0],
    "line dropped": [66, 0, 20],
    "line doubled": [8, 1, 1],
    "name dropped": [122, 0, 0],
    "2 slips": [42, 1, 8],
    "3 slips": [54, 0, 12],
    "4 slips": [74, 1, 13],
  },
  [everyInTest]: {
    "character dropped": [0, 0, 9],
    "character doubled": [0, 0, 0],
    "line dropped": [5, 0, 3],
    "line doubled": [0, 0, 0],
    "name dropped": [8, 0, 0],
    "2 slips": [3, 0, 1],
    "3 slips": [6, 0, 1],
    "4 slips": [5, 0, 1],
  },
};

/** How a row differs from what is recorded for it, in words; undefined if it doesn't, or nothing is. */
export function deviation(every: number, row: Row): string | undefined {
  const recorded = recordedMisses[every];
  if (!recorded) return undefined;
  const most = recorded[row.label] ?? [0, 0, 0];
  const misses = missesOf(row);
  const by = misses.map((count, at) => count - (most[at] ?? 0));
  if (by.every((each) => each === 0)) return undefined;
  const how = by.some((each) => each > 0) ? "worse than" : "better than the recorded";
  return `${row.label}: [${misses.join(", ")}] misses, ${how} [${most.join(", ")}]`;
}
