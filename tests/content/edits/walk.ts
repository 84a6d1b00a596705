// Goes through a file's edits of one kind, and compares what is found with what is known to be otherwise.
import { textOf } from "../first-site.ts";
import { Draft, type Edit } from "./edit.ts";
import { judgedOtherwise, readOtherwise } from "./ambiguous.ts";
import { kinds } from "./kinds.ts";
import { misjudged, misread } from "./reading.ts";

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[];

export interface Walked {
  found: string[];
  /** What is to be found, where it isn't nothing. */
  known: string[];
}

/** How each edit is read by itself. Only each so many-th is looked at. */
export function walkReader(kind: KindName, name: string, stride = 1): Walked {
  const edits = editsOf(kind, name, stride);
  return compare(edits, (edit) => misread(name, edit), readOtherwise[kind]);
}

/** What is told of the whole site with each edit. Only each so many-th is looked at. */
export function walkSite(kind: KindName, name: string, stride = 1): Walked {
  const edits = editsOf(kind, name, stride);
  return compare(edits, (edit) => misjudged(name, edit), judgedOtherwise[kind]);
}

function editsOf(kind: KindName, name: string, stride: number): Edit[] {
  return [...kinds[kind](new Draft(name, textOf(name)))].filter((_, at) => at % stride === 0);
}

/** @param judge what is wrong with what comes of an edit */
export function compare(
  edits: readonly Edit[],
  judge: (edit: Edit) => string[],
  otherwise: readonly string[] = [],
): Walked {
  return {
    found: edits.flatMap(judge),
    known: edits.flatMap(({ at }) => otherwise.filter((line) => line.startsWith(`${at}: `))),
  };
}
