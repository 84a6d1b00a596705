// Removes an optional text that was left empty, because the check would report it as a problem.
import { valueAt } from "../../content/model/json.ts";
import { pointer, type Path } from "../../content/model/path.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { isOptional } from "../schema/is-optional.ts";
import { nodeAt, titleAt } from "../schema/node-at.ts";
import { ofLastStep } from "../model/history.ts";
import { isWithin, locationKey, type Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import type { Session } from "./session.ts";
import { t } from "../../words/t.ts";

/**
 * @param next where the author goes: what was emptied in a list stays until they leave the list, so that nothing moves
 * below their caret
 * @returns the message to announce; undefined if nothing was removed
 */
export function leaveText(
  session: Session,
  location: Location,
  next?: Location,
): string | undefined {
  const { vocabulary } = session;
  const { file, path } = location;
  // After Undo, the text is as it was then; a change would take Redo away.
  if (session.state().history.future.length > 0) return void session.endStep();
  withoutEdges(session, location);
  const root = fileValue(session.state().history.files, file);
  const list = path.slice(0, -1);
  const isInList = typeof path.at(-1) === "number";
  const staysInList = next?.file === file && isWithin(next.path, list);
  const empty = isInList ? emptyItems(vocabulary, file, root, list) : [];
  const gone = staysInList ? [] : [...empty];
  if (!isInList && isEmpty(valueAt(root, path)) && isOptional(vocabulary, file, root, path))
    gone.push(path);
  // Part of the same undo step as the typing that emptied it. From the last, so that the others stay where they are.
  const keys = [...gone, path].map((each) => locationKey({ file, path: each }));
  const open = session.state().history.past.at(-1)?.mergeKey;
  const key = keys.find((each) => each === open) ?? keys.at(-1);
  for (const each of gone.toReversed()) session.change(file, { do: "remove", path: each }, key);
  if (!staysInList || empty.length === 0) session.endStep();
  return gone.length > 0
    ? t`“${titleAt(vocabulary, file, root, path)}” is empty, so it was removed. Undo brings it back.`
    : undefined;
}

/**
 * Takes the spaces away that are left at the start or the end of what was just typed: after a fact was removed there, the
 * rest of a line would begin with one. Part of the same undo step.
 */
export function withoutEdges(session: Session, { file, path }: Location): void {
  const { files, past } = session.state().history;
  const { action } = past.at(-1) ?? {};
  const change = action?.file === file ? action.change : undefined;
  const isTyped = change?.do === "set" && pointer(change.path) === pointer(path);
  const value = valueAt(fileValue(files, file), path);
  if (!isTyped || typeof value !== "string" || isEmpty(value)) return;
  const trimmed = value.trim();
  if (trimmed !== value)
    session.apply([{ file, change: { do: "set", path, value: trimmed } }], ofLastStep);
}

/** The empty texts of a list, or the list if it has no others. A cell stays: it would leave its column. */
function emptyItems(vocabulary: Vocabulary, file: string, root: unknown, list: Path): Path[] {
  const items = valueAt(root, list);
  if (!Array.isArray(items) || list.includes("rows") || list.at(-1) === "columns") return [];
  const empty = items.flatMap((item, index) => (isEmpty(item) ? [[...list, index]] : []));
  const { minItems = 0 } = nodeAt(vocabulary, file, root, list)?.schema ?? {};
  if (items.length - empty.length >= minItems) return empty;
  return empty.length === items.length && isOptional(vocabulary, file, root, list) ? [list] : [];
}

function isEmpty(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}
