// The undo history: every change as edits and their inverse, so that undo restores each file to the byte. Every
// function returns a new state.
import { editsFor, type Change } from "../../content/edit/change.ts";
import { difference } from "../../content/edit/difference.ts";
import { applyEdits, joinEdits, type Edit } from "../../content/edit/edits.ts";
import { withValues, type ParsedTexts, type Texts } from "./read-json.ts";

export type Files = Texts;

/** A change to a file. */
export type Operation =
  | { file: string; change: Change }
  | { file: string; edits: readonly Edit[] }
  /** The file's whole text, for a new or existing file; undefined removes the file. */
  | { file: string; text: string | undefined };

/** An operation that can be undone and redone exactly. */
type FileEdit = Exclude<Operation, { change: Change }>;

/** What the person did, as a change to one file. */
export interface Action {
  file: string;
  change?: Change | undefined;
  /** It was done outside of this session. */
  isTheirs?: true;
}

/** One undo step. */
export interface HistoryEntry {
  /** The action that the other edits follow from. */
  action: Action | undefined;
  /** Edits with the same key join this step, such as typing in one field; undefined once the step is closed. */
  mergeKey: string | undefined;
  /** In the order to apply them. */
  fileEdits: readonly FileEdit[];
}

/** What can be undone, the latest last, and what can be redone, the next one first. */
export interface Steps {
  past: readonly HistoryEntry[];
  future: readonly HistoryEntry[];
}

export interface History extends Steps {
  files: ParsedTexts;
}

export function startHistory(files: Files): History {
  return { files: withValues(files), past: [], future: [] };
}

/** As a merge key: the operations belong to the last step, also if it is closed. */
export const ofLastStep = "the last step";

/**
 * Adds one undo step with operations in several files; each applies to the result of the one before.
 * @param mergeKey consecutive steps with the same key become one, such as typing in one field
 * @returns the same history if an operation can't be made or nothing changes
 */
export function makeStep(
  history: History,
  operations: readonly Operation[],
  mergeKey?: string,
): History {
  let { files } = history;
  let inverse: readonly FileEdit[] = [];
  for (const operation of operations) {
    const fileEdit = fileEditFor(files, operation);
    if (!fileEdit) return history;
    const made = applyFileEdits(files, [fileEdit]);
    if (isSame(files, made.files, operation.file)) continue;
    files = made.files;
    inverse = [...made.inverse, ...inverse];
  }
  if (inverse.length === 0) return history;
  const last = history.past.at(-1);
  const isSameStep = mergeKey === ofLastStep || last?.mergeKey === mergeKey;
  const continued = mergeKey !== undefined && isSameStep ? last : undefined;
  const step = continued
    ? { ...continued, fileEdits: joinFileEdits(inverse, continued.fileEdits) }
    : { action: actionOf(operations), mergeKey, fileEdits: inverse };
  const before = continued ? history.past.slice(0, -1) : history.past;
  // What was typed over may have been typed again.
  const past = changesNothing(files, step.fileEdits) ? before : [...before, step];
  return { files, past, future: [] };
}

/** Whether the files are the same after these edits as before. */
function changesNothing(files: Files, fileEdits: readonly FileEdit[]): boolean {
  const after = applyFileEdits(files, fileEdits).files;
  return fileEdits.every(({ file }) => isSame(files, after, file));
}

/**
 * Takes over files that were changed elsewhere. A file that no undo step touches is simply replaced, so that undo never
 * removes that person's work; the others become an undo step.
 */
export function receive(
  history: History,
  received: readonly { file: string; text: string | undefined }[],
): History {
  const known = filesIn(history);
  const { files } = applyFileEdits(
    history.files,
    received.filter(({ file }) => !known.has(file)),
  );
  const made = makeStep(
    { ...history, files },
    received.filter(({ file }) => known.has(file)),
  );
  const last = made.past.at(-1);
  if (!last?.action || made.past.length === history.past.length) return made;
  const theirs = { ...last, action: { ...last.action, isTheirs: true as const } };
  return { ...made, past: [...history.past, theirs] };
}

/** The files that the steps change. */
export function filesIn({ past, future }: Steps): ReadonlySet<string> {
  return new Set(
    [...past, ...future].flatMap(({ fileEdits }) => fileEdits.map(({ file }) => file)),
  );
}

/**
 * Continues an earlier session.
 * @param texts the files as that session had them; undefined for a removed one
 * @param steps undefined if they aren't known: each file becomes a step, so that one undo doesn't revert several pages.
 * Added and removed files are one step, because they may be a renamed page.
 */
export function resume(
  history: History,
  texts: readonly { file: string; text: string | undefined }[],
  steps: Steps | undefined,
): History {
  if (steps) return endStep({ ...steps, files: applyFileEdits(history.files, texts).files });
  const isEdited = ({ file, text }: (typeof texts)[number]) =>
    text !== undefined && history.files.has(file);
  const groups = [
    texts.filter((each) => !isEdited(each)),
    ...texts.filter(isEdited).map((each) => [each]),
  ];
  return groups.reduce((made, group) => makeStep(made, group), history);
}

function actionOf([first]: readonly Operation[]): Action | undefined {
  return first && { file: first.file, change: "change" in first ? first.change : undefined };
}

/** Closes the last step, so that the next edit starts a new one. */
export function endStep(history: History): History {
  const last = history.past.at(-1);
  if (last?.mergeKey === undefined) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, mergeKey: undefined }] };
}

export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const { files, inverse } = applyFileEdits(history.files, step.fileEdits);
  const undone = { action: step.action, mergeKey: undefined, fileEdits: inverse };
  return { files, past: history.past.slice(0, -1), future: [undone, ...history.future] };
}

export function redo(history: History): History {
  const [step, ...future] = history.future;
  if (!step) return history;
  const { files, inverse } = applyFileEdits(history.files, step.fileEdits);
  return {
    files,
    past: [...history.past, { action: step.action, mergeKey: undefined, fileEdits: inverse }],
    future,
  };
}

/**
 * One list of edits from two, with as few edits as possible: a step is stored with each character that is typed into
 * it, so it must not grow with their number.
 */
function joinFileEdits(first: readonly FileEdit[], then: readonly FileEdit[]): FileEdit[] {
  const joined = [...then];
  for (const edit of first.toReversed()) {
    // Edits of other files don't matter to this one, so it can be made after them.
    const index = joined.findIndex(({ file }) => file === edit.file);
    const next = joined[index];
    const edits = next && "edits" in next && "edits" in edit && joinEdits(edit.edits, next.edits);
    if (edits) joined[index] = { file: edit.file, edits };
    else joined.unshift(edit);
  }
  return joined;
}

/** @returns undefined if the operation can't be made */
function fileEditFor(files: Files, operation: Operation): FileEdit | undefined {
  const { file } = operation;
  const before = files.get(file);
  if ("text" in operation)
    return before !== undefined && operation.text !== undefined
      ? { file, edits: difference(before, operation.text) }
      : operation;
  if (before === undefined) return undefined;
  if ("edits" in operation) return operation;
  const edits = editsFor(before, operation.change);
  return edits && { file, edits };
}

function isSame(before: Files, after: Files, file: string): boolean {
  return before.get(file) === after.get(file);
}

function applyFileEdits(
  before: Files,
  fileEdits: readonly FileEdit[],
): { files: ParsedTexts; inverse: FileEdit[] } {
  const files = new Map(before);
  const inverse: FileEdit[] = [];
  for (const fileEdit of fileEdits) {
    const { file } = fileEdit;
    const text = files.get(file);
    if ("text" in fileEdit) {
      inverse.unshift({ file, text });
      if (fileEdit.text === undefined) files.delete(file);
      else files.set(file, fileEdit.text);
    } else {
      const changed = applyEdits(text ?? "", fileEdit.edits);
      files.set(file, changed.text);
      inverse.unshift({ file, edits: changed.undo });
    }
  }
  return { files: withValues(files, before), inverse };
}
