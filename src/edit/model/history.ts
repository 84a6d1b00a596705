// What was changed since the editor was opened, as edits and their inverses, so that any of it can be taken back to
// the byte. Pure: each function gives a new state.
import { editsFor, type Change } from "../../content/edit/change.ts";
import { applyEdits, type Edit } from "../../content/edit/edits.ts";

export type Files = ReadonlyMap<string, string>;

/** What is to become of a file. */
export type Operation =
  | { file: string; change: Change }
  | { file: string; edits: readonly Edit[] }
  /** All that is to stand in it, whether it is there yet or not; undefined takes it away. */
  | { file: string; text: string | undefined };

/** What a change of one file takes to be taken back, or made again. */
type FileEdit = Exclude<Operation, { change: Change }>;

/** What a person has done, as far as it is told as a change of one file. */
export interface Action {
  file: string;
  change?: Change | undefined;
  /** Somebody else has done it meanwhile. */
  isTheirs?: true;
}

/** What is undone at once. */
interface HistoryEntry {
  /** What the rest of it follows from. */
  action: Action | undefined;
  /** What it changes, where typing goes on in one step; undefined once something else was done. */
  mergeKey: string | undefined;
  /** In the order in which they are to be made. */
  fileEdits: readonly FileEdit[];
}

export interface History {
  files: Files;
  past: readonly HistoryEntry[];
  future: readonly HistoryEntry[];
}

export function startHistory(files: Files): History {
  return { files, past: [], future: [] };
}

/**
 * Makes one step of what is done in several files, each operation in the files as those before it leave them.
 * @param mergeKey what a person would call one thing: changes of the same, one after the other, are undone at once
 * @returns the same history where one of them can't be made, or nothing changes
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
  const continuesLast = mergeKey !== undefined && last?.mergeKey === mergeKey;
  const step = continuesLast
    ? { ...last, fileEdits: [...inverse, ...last.fileEdits] }
    : { action: actionOf(operations), mergeKey, fileEdits: inverse };
  return {
    files,
    past: [...(continuesLast ? history.past.slice(0, -1) : history.past), step],
    future: [],
  };
}

/**
 * Takes in files as somebody else has left them: those that no step knows as they are, so that no undo takes that
 * person's work away; the rest as a step of its own.
 */
export function receive(
  history: History,
  received: readonly { file: string; text: string | undefined }[],
): History {
  const known = new Set(
    [...history.past, ...history.future].flatMap(({ fileEdits }) =>
      fileEdits.map(({ file }) => file),
    ),
  );
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

function actionOf([first]: readonly Operation[]): Action | undefined {
  return first && { file: first.file, change: "change" in first ? first.change : undefined };
}

/** What comes next is a step of its own. */
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

/** @returns undefined for a change that can't be made */
function fileEditFor(files: Files, operation: Operation): FileEdit | undefined {
  const { file } = operation;
  const before = files.get(file);
  if ("text" in operation)
    return before !== undefined && operation.text !== undefined
      ? { file, edits: [difference(before, operation.text)] }
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
  turns: readonly FileEdit[],
): { files: Files; inverse: FileEdit[] } {
  const files = new Map(before);
  const inverse: FileEdit[] = [];
  for (const turn of turns) {
    const { file } = turn;
    const text = files.get(file);
    if ("text" in turn) {
      inverse.unshift({ file, text });
      if (turn.text === undefined) files.delete(file);
      else files.set(file, turn.text);
    } else {
      const changed = applyEdits(text ?? "", turn.edits);
      files.set(file, changed.text);
      inverse.unshift({ file, edits: changed.undo });
    }
  }
  return { files, inverse };
}

/** What of a text is replaced by another, without what both begin and end with. */
function difference(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const content = after.slice(start, after.length - end);
  return { offset: start, length: before.length - start - end, content };
}
