// What was changed since the editor was opened, as edits and their inverses, so that any of it can be taken back to
// the byte. Pure: each function gives a new state.
import { editsFor, type Change } from "../../content/edit/change.ts";
import { applyEdits, type Edit } from "../../content/edit/edits.ts";

export type Files = ReadonlyMap<string, string>;

/** What is to become of a file. */
export type Deed =
  | { file: string; change: Change }
  | { file: string; edits: readonly Edit[] }
  /** All that is to stand in it, whether it is there yet or not; undefined takes it away. */
  | { file: string; text: string | undefined };

/** What a change of one file takes to be taken back, or made again. */
type Turn = Exclude<Deed, { change: Change }>;

/** What a person has done, as far as it is told as a change of one file. */
export interface Act {
  file: string;
  change?: Change | undefined;
  /** Somebody else has done it meanwhile. */
  isTheirs?: true;
}

/** What is undone at once. */
interface Step {
  /** What the rest of it follows from. */
  act: Act | undefined;
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
 * Makes one step of what is done in several files, each deed in the files as those before it leave them.
 * @param place what a person would call one thing: changes of the same, one after the other, are undone at once
 * @returns the same history where one of them can't be made, or nothing changes
 */
export function makeStep(history: History, deeds: readonly Deed[], place?: string): History {
  let { files } = history;
  let undoing: readonly Turn[] = [];
  for (const deed of deeds) {
    const turn = turnFor(files, deed);
    if (!turn) return history;
    const made = take(files, [turn]);
    if (isSame(files, made.files, deed.file)) continue;
    files = made.files;
    undoing = [...made.undoing, ...undoing];
  }
  if (undoing.length === 0) return history;
  const last = history.past.at(-1);
  const goesOn = place !== undefined && last?.place === place;
  const step = goesOn
    ? { ...last, turns: [...undoing, ...last.turns] }
    : { act: actOf(deeds), place, turns: undoing };
  return {
    files,
    past: [...(goesOn ? history.past.slice(0, -1) : history.past), step],
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
    [...history.past, ...history.future].flatMap(({ turns }) => turns.map(({ file }) => file)),
  );
  const { files } = take(
    history.files,
    received.filter(({ file }) => !known.has(file)),
  );
  const made = makeStep(
    { ...history, files },
    received.filter(({ file }) => known.has(file)),
  );
  const last = made.past.at(-1);
  if (!last?.act || made.past.length === history.past.length) return made;
  const theirs = { ...last, act: { ...last.act, isTheirs: true as const } };
  return { ...made, past: [...history.past, theirs] };
}

function actOf([first]: readonly Deed[]): Act | undefined {
  return first && { file: first.file, change: "change" in first ? first.change : undefined };
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
  const { files, undoing } = take(history.files, step.turns);
  const inverse = { act: step.act, place: undefined, turns: undoing };
  return { files, past: history.past.slice(0, -1), future: [inverse, ...history.future] };
}

export function redo(history: History): History {
  const [step, ...future] = history.future;
  if (!step) return history;
  const { files, undoing } = take(history.files, step.turns);
  return {
    files,
    past: [...history.past, { act: step.act, place: undefined, turns: undoing }],
    future,
  };
}

/** @returns undefined for a change that can't be made */
function turnFor(files: Files, deed: Deed): Turn | undefined {
  const { file } = deed;
  const before = files.get(file);
  if ("text" in deed)
    return before !== undefined && deed.text !== undefined
      ? { file, edits: [difference(before, deed.text)] }
      : deed;
  if (before === undefined) return undefined;
  if ("edits" in deed) return deed;
  const edits = editsFor(before, deed.change);
  return edits && { file, edits };
}

function isSame(before: Files, after: Files, file: string): boolean {
  return before.get(file) === after.get(file);
}

function take(before: Files, turns: readonly Turn[]): { files: Files; undoing: Turn[] } {
  const files = new Map(before);
  const undoing: Turn[] = [];
  for (const turn of turns) {
    const { file } = turn;
    const text = files.get(file);
    if ("text" in turn) {
      undoing.unshift({ file, text });
      if (turn.text === undefined) files.delete(file);
      else files.set(file, turn.text);
    } else {
      const changed = applyEdits(text ?? "", turn.edits);
      files.set(file, changed.text);
      undoing.unshift({ file, edits: changed.undo });
    }
  }
  return { files, undoing };
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
