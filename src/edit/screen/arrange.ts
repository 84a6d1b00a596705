// Moves, duplicates, hides and removes an item of a list, and announces it.
import type { Change } from "../../content/edit/change.ts";
import { isFields, type Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { belowMainHeading } from "../operations/below-main-heading.ts";
import { fullMessage } from "../operations/full-list.ts";
import { columnAt, isColumn } from "../operations/table-at.ts";
import { useEditing, type Editing } from "./editing-context.ts";
import { withUniqueNames } from "../operations/own-names.ts";
import { idsOnSite } from "../operations/pages/ids.ts";
import type { Location } from "../model/location.ts";
import { fileValue, valueIn } from "../model/read-json.ts";
import { isOptional } from "../schema/is-optional.ts";
import { nodeAt } from "../schema/node-at.ts";
import type { Session } from "../session/session.ts";
import { useSession } from "./use-session.ts";
import { t } from "../../words/t.ts";

/** What arranging needs from the screen. */
export interface Arranging extends Pick<Editing, "select" | "say" | "explainAnswer"> {
  session: Session;
}

export function useArranging(): Arranging {
  const session = useSession();
  const { select, say, explainAnswer } = useEditing();
  return { session, select, say, explainAnswer };
}

/** @param to its index afterwards */
export function move(arranging: Arranging, { file, path }: Location, to: number): void {
  const { into, count } = listAround(arranging, { file, path });
  if (to < 0 || to >= count) return;
  const again = () => move(arranging, { file, path }, to);
  if (waitsForTools(arranging, { file, path }, again)) return;
  const hasCells = applyChange(arranging, { file, path }, { do: "move", path, to });
  arranging.select({ file, path: [...into, to] });
  const { vocabulary } = arranging.session;
  const { files } = arranging.session.state().history;
  // With row headings, the first cell is in the second column.
  const column = columnAt(vocabulary, files, { file, path: [...into, to] });
  const { number, count: last } = column ?? { number: to + 1, count };
  arranging.say(
    hasCells
      ? t`Moved the column and its cells to position ${number} of ${last}.`
      : t`Moved to position ${number} of ${last}.`,
  );
}

/** @returns the copy; undefined if the list is full, or before the code for it is loaded */
export function duplicate(arranging: Arranging, { file, path }: Location): Location | undefined {
  const { into, at, items } = listAround(arranging, { file, path });
  const { vocabulary } = arranging.session;
  const { files } = arranging.session.state().history;
  const full = fullMessage(vocabulary, file, fileValue(files, file), into);
  if (full !== undefined) {
    arranging.say(full, "failure");
    return undefined;
  }
  // Cast: it was read from JSON.
  const unique = withUniqueNames(items[at] as Json, [...items, ...idsOnSite(vocabulary, files)]);
  const isBlock = into.length === 1 && into[0] === "blocks";
  const value = isBlock ? belowMainHeading(unique, items) : unique;
  const again = () => duplicate(arranging, { file, path });
  if (waitsForTools(arranging, { file, path }, again)) return undefined;
  const hasCells = applyChange(
    arranging,
    { file, path },
    {
      do: "insert",
      into,
      at: at + 1,
      value,
      copyOf: at,
    },
  );
  const copy = { file, path: [...into, at + 1] };
  arranging.select(copy);
  arranging.say(
    hasCells
      ? t`Duplicated the column and its cells. The copy is selected.`
      : t`Duplicated. The copy is selected.`,
  );
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
  arranging.say(isHidden ? t`Hidden from visitors.` : t`Visible to visitors again.`);
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
  const again = () => remove(arranging, { file, path }, mergeKey);
  if (waitsForTools(arranging, { file, path }, again)) return { file, path };
  const { into, at, count } = listAround(arranging, { file, path });
  const { vocabulary } = arranging.session;
  const { files } = arranging.session.state().history;
  // Before the tools are loaded, only the list of problems says it, which comes with them.
  const tools = arranging.session.tools.loaded();
  const links = tools?.linksToSection(vocabulary, files, { file, path }) ?? 0;
  const isWhole = count === 1 && goesWithItsItems(vocabulary, file, fileValue(files, file), into);
  const removed: Change = { do: "remove", path: isWhole ? into : path };
  const hasCells = applyChange(arranging, { file, path }, removed, mergeKey);
  // Selects the next item, so that keyboard users stay at the same position.
  const next = Math.min(at, count - 2);
  const selected = { file, path: next < 0 ? into : [...into, next] };
  arranging.select(selected);
  arranging.say(removedMessage(hasCells, links));
  return selected;
}

/** @param links how many go to what was removed */
function removedMessage(hasCells: boolean, links: number): string {
  const lost =
    links === 1
      ? t`A link goes to it: see the problems.`
      : t`${links} links go to it: see the problems.`;
  return [
    hasCells ? t`Removed the column and its cells.` : t`Removed.`,
    ...(links > 0 ? [lost] : []),
    t`Undo brings it back.`,
  ].join(" ");
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

/** A column's cells follow its change only once that code is loaded. @param again what to do then */
function waitsForTools({ session }: Arranging, location: Location, again: () => void): boolean {
  if (session.tools.loaded() || !isOfColumn(session, location)) return false;
  void session.tools.load().then((tools) => tools && again());
  return true;
}

function isOfColumn({ vocabulary, state }: Session, { file, path }: Location): boolean {
  return isColumn(vocabulary, file, fileValue(state().history.files, file), path);
}

/** @returns true for a column, whose cells are changed, too */
function applyChange(
  { session }: Arranging,
  location: Location,
  change: Change,
  mergeKey?: string,
): boolean {
  const hasCells = isOfColumn(session, location);
  session.change(location.file, change, mergeKey);
  return hasCells;
}

function listAround({ session }: Arranging, { file, path }: Location) {
  const into = path.slice(0, -1);
  const list = valueIn(session.state().history.files, { file, path: into });
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const at = Number(path.at(-1));
  return { into, at, count: items.length, items };
}
