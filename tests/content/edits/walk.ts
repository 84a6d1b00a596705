// Goes through a file's edits of one kind, and compares what is found with what is known to be otherwise.
import { fileNames, textOf } from "../first-site.ts";
import { Draft, type Edit } from "./edit.ts";
import { judgedOtherwise, readOtherwise } from "./ambiguous.ts";
import { kinds } from "./kinds.ts";
import { misjudged, misread } from "./reading.ts";

export type KindName = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as KindName[];

export interface Walked {
  found: string[];
  /** The expected findings, if there are any. */
  known: string[];
}

/**
 * What is wrong with how the edits of one kind are read and reported, in all files.
 * @param stride only one edit out of this many is tried
 * @param offset which one
 */
export function walkFiles(kind: KindName, stride = 1, offset = 0): string[] {
  return fileNames.flatMap((name) =>
    [walkReader, walkSite].flatMap((walk) => {
      const { found, known } = walk(kind, name, stride, offset);
      return [
        ...found.filter((line) => !known.includes(line)),
        ...known.filter((line) => !found.includes(line)).map((line) => `no longer ${line}`),
      ].map((line) => `${kind}: ${line}`);
    }),
  );
}

/** How each edit is read by itself. Only every `stride`-th edit is tried. */
export function walkReader(kind: KindName, name: string, stride = 1, offset = 0): Walked {
  const edits = editsOf(kind, name, stride, offset);
  return compare(edits, (edit) => misread(name, edit), readOtherwise[kind]);
}

/** What is reported for the whole site with each edit. Only every `stride`-th edit is tried. */
function walkSite(kind: KindName, name: string, stride: number, offset: number): Walked {
  const edits = editsOf(kind, name, stride, offset);
  return compare(edits, (edit) => misjudged(name, edit), judgedOtherwise[kind]);
}

function editsOf(kind: KindName, name: string, stride: number, offset: number): Edit[] {
  const edits = [...kinds[kind](new Draft(name, textOf(name)))];
  return edits.filter((_, at) => at % stride === offset % stride);
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
