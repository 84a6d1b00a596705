// Finds which other changes must be reverted with a change, so that reverting it causes no new errors.
import { compareContent } from "../../../content/compare/compare.ts";
import type { Difference } from "../../../content/compare/difference.ts";
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import { pointer } from "../../../content/model/path.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { makeStep, startHistory, type Operation, type Files } from "../../model/history.ts";
import { revert } from "./revert.ts";

export interface RevertPlan {
  /** Everything that the revert does. */
  operations: readonly Operation[];
  /** The errors that reverting only the requested change would cause. */
  problems: readonly Diagnostic[];
  /** Other changes that are reverted to avoid these errors. */
  alsoReverted: readonly Difference[];
  /** The errors that would remain anyway. */
  remaining: readonly Diagnostic[];
}

/** A limit on the search; larger reverts are left to the person, page by page. */
const maxReverted = 40;

interface Site {
  /** The published files. */
  before: Files;
  now: Files;
  diagnosticsOf: (files: Files) => readonly Diagnostic[];
}

/** @param first the operations that revert the requested change */
export function revertTogether(
  vocabulary: Vocabulary,
  first: readonly Operation[],
  site: Site,
): RevertPlan {
  const { before, now, diagnosticsOf } = site;
  const known = diagnosticsOf(now);
  const errorsAfter = (files: Files) => newErrors(known, diagnosticsOf(files));
  let files = filesAfter(now, first);
  const problems = errorsAfter(files);
  const operations = [...first];
  const alsoReverted: Difference[] = [];
  let remaining = problems;
  while (remaining.length > 0 && alsoReverted.length < maxReverted) {
    const next = nextToRevert(vocabulary, before, files, remaining, errorsAfter);
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
 * Finds a change whose revert leaves fewer errors, or at least different ones that the next revert may fix. Changes
 * near an error are tried first.
 */
function nextToRevert(
  vocabulary: Vocabulary,
  before: Files,
  now: Files,
  remaining: readonly Diagnostic[],
  errorsAfter: (files: Files) => readonly Diagnostic[],
): NextRevert | undefined {
  const media = new Map<string, string>();
  const differences = compareContent({ files: before, media }, { files: now, media }, vocabulary);
  const isAt = ({ file, path }: Difference) =>
    remaining.some((each) => each.file.endsWith(file) && isNear(each.pointer, pointer(path)));
  let other: NextRevert | undefined;
  const likely = differences.filter(isAt);
  for (const difference of [...likely, ...differences.filter((each) => !likely.includes(each))]) {
    const operations = revert(vocabulary, difference, before, now);
    if (!operations) continue;
    const files = filesAfter(now, operations);
    const still = errorsAfter(files);
    const next = { difference, operations, files, remaining: still };
    if (still.length < remaining.length) return next;
    if (still.length === remaining.length && newErrors(remaining, still).length > 0) other ??= next;
  }
  return other;
}

/** Whether one pointer contains the other. */
function isNear(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

function filesAfter(files: Files, operations: readonly Operation[]): Files {
  return makeStep(startHistory(files), operations).files;
}

/** Errors that weren't there before, ignoring lines, because edits move them. */
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
