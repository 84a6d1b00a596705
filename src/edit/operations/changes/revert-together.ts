// What must be taken back together, so that taking something back never makes a problem that wasn't there.
import { compareContent } from "../../../content/compare/compare.ts";
import type { Difference } from "../../../content/compare/difference.ts";
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import { pointer } from "../../../content/model/path.ts";
import { makeStep, startHistory, type Operation, type Files } from "../../model/history.ts";
import { revert } from "./revert.ts";

export interface RevertPlan {
  /** All that is to be done. */
  operations: readonly Operation[];
  /** What the first operations alone would make, and keeps the site from being published. */
  problems: readonly Diagnostic[];
  /** What is taken back too, so that none of them is left. */
  alsoReverted: readonly Difference[];
  /** What is left of them all the same. */
  remaining: readonly Diagnostic[];
}

/** What takes more is taken back page by page. */
const maxReverted = 40;

interface Site {
  /** The files as they are published. */
  before: Files;
  now: Files;
  diagnosticsOf: (files: Files) => readonly Diagnostic[];
}

/** @param first what takes back what was asked for */
export function revertTogether(first: readonly Operation[], site: Site): RevertPlan {
  const { before, now, diagnosticsOf } = site;
  const known = diagnosticsOf(now);
  const errorsAfter = (files: Files) => newErrors(known, diagnosticsOf(files));
  let files = filesAfter(now, first);
  const problems = errorsAfter(files);
  const operations = [...first];
  const alsoReverted: Difference[] = [];
  let remaining = problems;
  while (remaining.length > 0 && alsoReverted.length < maxReverted) {
    const next = nextToRevert(before, files, remaining, errorsAfter);
    if (!next) break;
    operations.push(...next.operations);
    alsoReverted.push(next.difference);
    ({ files, remaining } = next);
  }
  return { operations, problems, alsoReverted, remaining };
}

interface NextRevert {
  difference: Difference;
  operations: readonly Operation[];
  files: Files;
  remaining: readonly Diagnostic[];
}

/**
 * A change without which fewer problems are left, or at least others, which the next one may end. Those that stand
 * where a problem is come first.
 */
function nextToRevert(
  before: Files,
  now: Files,
  remaining: readonly Diagnostic[],
  errorsAfter: (files: Files) => readonly Diagnostic[],
): NextRevert | undefined {
  const media = new Map<string, string>();
  const differences = compareContent({ files: before, media }, { files: now, media });
  const isAt = ({ file, path }: Difference) =>
    remaining.some((each) => each.file.endsWith(file) && isNear(each.pointer, pointer(path)));
  let other: NextRevert | undefined;
  const likely = differences.filter(isAt);
  for (const difference of [...likely, ...differences.filter((each) => !likely.includes(each))]) {
    const operations = revert(difference, before, now);
    if (!operations) continue;
    const files = filesAfter(now, operations);
    const still = errorsAfter(files);
    const next = { difference, operations, files, remaining: still };
    if (still.length < remaining.length) return next;
    if (still.length === remaining.length && newErrors(remaining, still).length > 0) other ??= next;
  }
  return other;
}

/** Whether one of them stands in the other. */
function isNear(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

function filesAfter(files: Files, operations: readonly Operation[]): Files {
  return makeStep(startHistory(files), operations).files;
}

/** Lines aren't looked at: what stood there before may stand elsewhere now. */
function newErrors(
  known: readonly Diagnostic[],
  found: readonly Diagnostic[],
): readonly Diagnostic[] {
  const left = known.map(problemKey);
  return found.filter((each) => {
    const at = left.indexOf(problemKey(each));
    if (at !== -1) left.splice(at, 1);
    return at === -1 && each.severity === "error";
  });
}

function problemKey({ id, file, message }: Diagnostic): string {
  return `${id} ${file} ${message}`;
}
