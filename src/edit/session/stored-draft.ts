// What the browser's database has of a draft: a record for each file and each undo step, so that a change writes only
// what it changed.
import type { HistoryEntry, Steps } from "../model/history.ts";
import type { DraftFile } from "./draft.ts";

/** An undo step; what can be redone follows what can be undone. */
interface StoredStep {
  index: number;
  entry: HistoryEntry;
}

/** Says which steps belong to the files. */
interface StoredEnd {
  index: typeof endIndex;
  /** How many steps can be undone. */
  past: number;
  /** How many there are. */
  steps: number;
  /** Of the files' texts, because an older version of the editor writes files without their steps. */
  fingerprint: number;
}

const endIndex = -1;

export type DraftRecord = DraftFile | StoredStep | StoredEnd;

/** By the name of the file or the index of the step. */
export type DraftRecords = ReadonlyMap<string | number, DraftRecord>;

export function draftRecords(files: readonly DraftFile[], steps: Steps | undefined): DraftRecords {
  const records: DraftRecord[] = [...files];
  if (steps) {
    const entries = [...steps.past, ...steps.future];
    records.push(...entries.map((entry, index) => ({ index, entry })));
    const [past, fingerprint] = [steps.past.length, fingerprintOf(files)];
    records.push({ index: endIndex, past, steps: entries.length, fingerprint });
  }
  return new Map(records.map((record) => [recordKey(record), record]));
}

export function recordKey(record: DraftRecord): string | number {
  return "name" in record ? record.name : record.index;
}

/** @returns no steps if they don't belong to these files */
export function draftIn(records: readonly DraftRecord[]): {
  found: DraftFile[];
  steps: Steps | undefined;
} {
  const found = records.filter((record) => "name" in record);
  const end = records.find((record) => "fingerprint" in record);
  const entries = records
    .filter((record) => "entry" in record)
    .toSorted((a, b) => a.index - b.index)
    .map(({ entry }) => entry);
  const isWhole = end?.steps === entries.length && end.fingerprint === fingerprintOf(found);
  if (!isWhole) return { found, steps: undefined };
  return { found, steps: { past: entries.slice(0, end.past), future: entries.slice(end.past) } };
}

export function isSameRecord(record: DraftRecord, other: DraftRecord | undefined): boolean {
  return isSameFields({ ...record }, { ...other });
}

/** Steps never change, so the same step is the same object. */
function isSameFields(fields: Record<string, unknown>, others: Record<string, unknown>): boolean {
  return Object.entries(fields).every(([name, value]) => value === others[name]);
}

/** FNV-1a (www.isthe.com/chongo/tech/comp/fnv) over UTF-16 code units: the browser's own hashes don't answer at once. */
function fingerprintOf(files: readonly DraftFile[]): number {
  const texts = files.map(({ name, text }) => `${name}\0${text ?? "\0"}`).sort();
  let hash = 0x811c9dc5;
  for (const text of texts)
    for (let at = 0; at < text.length; at++)
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
