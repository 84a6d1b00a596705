// What must be taken back together, so that taking something back never makes a problem that wasn't there.
import { compareContent } from "../../../content/compare/compare.ts";
import type { Difference } from "../../../content/compare/difference.ts";
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import { pointer } from "../../../content/model/path.ts";
import { makeStep, startHistory, type Deed, type Files } from "../../model/history.ts";
import { takeBack } from "./revert.ts";

export interface Together {
  /** All that is to be done. */
  deeds: readonly Deed[];
  /** What the first deeds alone would make, and keeps the site from being published. */
  problems: readonly Diagnostic[];
  /** What is taken back too, so that none of them is left. */
  along: readonly Difference[];
  /** What is left of them all the same. */
  left: readonly Diagnostic[];
}

/** What takes more is taken back page by page. */
const mostAlong = 40;

interface Site {
  /** The files as they are published. */
  before: Files;
  now: Files;
  diagnosticsOf: (files: Files) => readonly Diagnostic[];
}

/** @param first what takes back what was asked for */
export function takeBackTogether(first: readonly Deed[], site: Site): Together {
  const { before, now, diagnosticsOf } = site;
  const known = diagnosticsOf(now);
  const look = (files: Files) => newErrors(known, diagnosticsOf(files));
  let files = made(now, first);
  const problems = look(files);
  const deeds = [...first];
  const along: Difference[] = [];
  let left = problems;
  while (left.length > 0 && along.length < mostAlong) {
    const next = nextThatHelps(before, files, left, look);
    if (!next) break;
    deeds.push(...next.deeds);
    along.push(next.difference);
    ({ files, left } = next);
  }
  return { deeds, problems, along, left };
}

interface Next {
  difference: Difference;
  deeds: readonly Deed[];
  files: Files;
  left: readonly Diagnostic[];
}

/**
 * A change without which fewer problems are left, or at least others, which the next one may end. Those that stand
 * where a problem is come first.
 */
function nextThatHelps(
  before: Files,
  now: Files,
  left: readonly Diagnostic[],
  look: (files: Files) => readonly Diagnostic[],
): Next | undefined {
  const media = new Map<string, string>();
  const differences = compareContent({ files: before, media }, { files: now, media });
  const isAt = ({ file, path }: Difference) =>
    left.some((each) => each.file.endsWith(file) && isNear(each.pointer, pointer(path)));
  let other: Next | undefined;
  const likely = differences.filter(isAt);
  for (const difference of [...likely, ...differences.filter((each) => !likely.includes(each))]) {
    const deeds = takeBack(difference, before, now);
    if (!deeds) continue;
    const files = made(now, deeds);
    const still = look(files);
    const next = { difference, deeds, files, left: still };
    if (still.length < left.length) return next;
    if (still.length === left.length && newErrors(left, still).length > 0) other ??= next;
  }
  return other;
}

/** Whether one of them stands in the other. */
function isNear(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

function made(files: Files, deeds: readonly Deed[]): Files {
  return makeStep(startHistory(files), deeds).files;
}

/** Lines aren't looked at: what stood there before may stand elsewhere now. */
function newErrors(
  known: readonly Diagnostic[],
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const left = known.map(wordsOf);
  return found.filter((each) => {
    const at = left.indexOf(wordsOf(each));
    if (at !== -1) left.splice(at, 1);
    return at === -1 && each.severity === "error";
  });
}

function wordsOf({ id, file, message }: Diagnostic): string {
  return `${id} ${file} ${message}`;
}
