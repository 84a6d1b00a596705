// What was changed since the editor was opened, as edits and their inverses, so that any of it can be taken back to
// the byte. Pure: each function gives a new state.
import { editsFor, type Change } from "../content/edit/change.ts";
import { applyEdits, type Edit } from "../content/edit/edits.ts";

export type Files = ReadonlyMap<string, string>;

/** What a change of one file takes to be taken back, or made again. */
interface Turn {
  file: string;
  edits: readonly Edit[];
}

/** What is undone at once. */
interface Step {
  /** What it changes, where typing goes on in one step; undefined once something else was done. */
  place: string | undefined;
  /** In the order in which they are to be made. */
  turns: readonly Turn[];
}

export interface History {
  files: Files;
  past: readonly Step[];
  future: readonly Step[];
}

export function startHistory(files: Files): History {
  return { files, past: [], future: [] };
}

/**
 * @param place what a person would call one thing: changes of the same, one after the other, are undone at once
 * @returns the same history where the change can't be made, or changes nothing
 */
export function changeFile(
  history: History,
  file: string,
  change: Change,
  place?: string,
): History {
  const text = history.files.get(file);
  const edits = text === undefined ? undefined : editsFor(text, change);
  if (text === undefined || !edits || edits.length === 0) return history;
  const changed = applyEdits(text, edits);
  const turn = { file, edits: changed.undo };
  const last = history.past.at(-1);
  const goesOn = place !== undefined && last?.place === place;
  const step = { place, turns: goesOn ? [turn, ...last.turns] : [turn] };
  return {
    files: new Map(history.files).set(file, changed.text),
    past: [...(goesOn ? history.past.slice(0, -1) : history.past), step],
    future: [],
  };
}

/** Another text for a file, as one step. */
export function replaceFile(history: History, file: string, text: string): History {
  const before = history.files.get(file) ?? "";
  if (before === text) return history;
  const edits = [{ offset: 0, length: text.length, content: before }];
  const step = { place: undefined, turns: [{ file, edits }] };
  const files = new Map(history.files).set(file, text);
  return { files, past: [...history.past, step], future: [] };
}

/** What comes next is a step of its own. */
export function endStep(history: History): History {
  const last = history.past.at(-1);
  if (last?.place === undefined) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, place: undefined }] };
}

export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const { files, inverse } = take(history.files, step);
  return { files, past: history.past.slice(0, -1), future: [inverse, ...history.future] };
}

export function redo(history: History): History {
  const [step, ...future] = history.future;
  if (!step) return history;
  const { files, inverse } = take(history.files, step);
  return { files, past: [...history.past, inverse], future };
}

function take(before: Files, step: Step): { files: Files; inverse: Step } {
  const files = new Map(before);
  const turns: Turn[] = [];
  for (const { file, edits } of step.turns) {
    const changed = applyEdits(files.get(file) ?? "", edits);
    files.set(file, changed.text);
    turns.unshift({ file, edits: changed.undo });
  }
  return { files, inverse: { place: undefined, turns } };
}
