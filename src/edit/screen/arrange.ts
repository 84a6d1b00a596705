// Moves, duplicates, hides and removes an item of a list, and announces it.
import type { Change } from "../../content/edit/change.ts";
import { isFields, type Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { columnAt } from "../operations/table-at.ts";
import { withCells } from "../operations/table-columns.ts";
import { useEditing, type Editing } from "./editing-context.ts";
import { withUniqueNames } from "../operations/own-names.ts";
import { idsOnSite } from "../operations/pages/ids.ts";
import { linksToSection } from "../operations/references/rename-section.ts";
import type { Location } from "../model/location.ts";
import { fileValue, valueIn } from "../model/read-json.ts";
import { isOptional } from "../schema/is-optional.ts";
import { nodeAt } from "../schema/node-at.ts";
import type { Session } from "../session/session.ts";
import { useSession } from "./use-session.ts";

/** What arranging needs from the screen. */
export interface Arranging extends Pick<Editing, "select" | "say" | "explainAnswer"> {
  session: Session;
}

export function useArranging(): Arranging {
  const { session } = useSession();
  const { select, say, explainAnswer } = useEditing();
  return { session, select, say, explainAnswer };
}

/** @param to its index afterwards */
export function move(arranging: Arranging, { file, path }: Location, to: number): void {
  const { into, count } = listAround(arranging, { file, path });
  if (to < 0 || to >= count) return;
  const subject = applyChange(arranging, file, { do: "move", path, to });
  arranging.select({ file, path: [...into, to] });
  const { vocabulary } = arranging.session;
  const { files } = arranging.session.state().history;
  // With row headings, the first cell is in the second column.
  const column = columnAt(vocabulary, files, { file, path: [...into, to] });
  const location = column ?? { number: to + 1, count };
  arranging.say(`Moved${subject} to position ${location.number} of ${location.count}.`);
}

/** @returns the copy */
export function duplicate(arranging: Arranging, { file, path }: Location): Location {
  const { into, at, items } = listAround(arranging, { file, path });
  const { vocabulary } = arranging.session;
  const { files } = arranging.session.state().history;
  // Cast: it was read from JSON.
  const value = withUniqueNames(items[at] as Json, [...items, ...idsOnSite(vocabulary, files)]);
  const subject = applyChange(arranging, file, {
    do: "insert",
    into,
    at: at + 1,
    value,
    copyOf: at,
  });
  const copy = { file, path: [...into, at + 1] };
  arranging.select(copy);
  arranging.say(`Duplicated${subject}. The copy is selected.`);
  arranging.explainAnswer(copy);
  return copy;
}

/** A hidden item stays in the file, but visitors don't see it. */
export function hide(arranging: Arranging, { file, path }: Location, isHidden: boolean): void {
  const { items, at } = listAround(arranging, { file, path });
  const value = items[at];
  const wasSet = isFields(value) && "hidden" in value;
  const hidden = [...path, "hidden"];
  if (wasSet && isHidden) arranging.session.change(file, { do: "set", path: hidden, value: true });
  else if (wasSet) arranging.session.change(file, { do: "remove", path: hidden });
  else if (isHidden)
    arranging.session.change(file, { do: "insert", into: path, name: "hidden", value: true });
  arranging.say(isHidden ? "Hidden from visitors." : "Visible to visitors again.");
}

/**
 * Removes the last item with its list if the list may be left out but not be empty: a day without times is closed.
 * @param mergeKey makes it part of the undo step with this key
 * @returns what is selected instead
 */
export function remove(
  arranging: Arranging,
  { file, path }: Location,
  mergeKey?: string,
): Location {
  const { into, at, count } = listAround(arranging, { file, path });
  const { vocabulary } = arranging.session;
  const { files } = arranging.session.state().history;
  const links = linksToSection(vocabulary, files, { file, path });
  const isWhole = count === 1 && goesWithItsItems(vocabulary, file, fileValue(files, file), into);
  const removed: Change = { do: "remove", path: isWhole ? into : path };
  const subject = applyChange(arranging, file, removed, mergeKey);
  // Selects the next item, so that keyboard users stay at the same position.
  const next = Math.min(at, count - 2);
  const selected = { file, path: next < 0 ? into : [...into, next] };
  arranging.select(selected);
  const lost =
    links === 0
      ? ""
      : ` ${links === 1 ? "A link goes" : `${links} links go`} to it: see the problems.`;
  arranging.say(`Removed${subject}.${lost} Undo brings it back.`);
  return selected;
}

function goesWithItsItems(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  list: Path,
): boolean {
  const { minItems = 0 } = nodeAt(vocabulary, file, root, list)?.schema ?? {};
  return minItems > 0 && isOptional(vocabulary, file, root, list);
}

/** @returns what was changed, if that is more than what was selected */
function applyChange(
  { session }: Arranging,
  file: string,
  change: Change,
  mergeKey?: string,
): string {
  const isOfColumn =
    withCells(session.vocabulary, session.state().history.files, file, change) !== undefined;
  session.change(file, change, mergeKey);
  return isOfColumn ? " the column and its cells" : "";
}

function listAround({ session }: Arranging, { file, path }: Location) {
  const into = path.slice(0, -1);
  const list = valueIn(session.state().history.files, { file, path: into });
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const at = Number(path.at(-1));
  return { into, at, count: items.length, items };
}
