// Lists several changed fields of one item, such as a card, as one change with one undo.
import type { Difference, Piece } from "../../../content/compare/difference.ts";
import { locationText } from "../../../content/compare/difference-text.ts";
import { groupBy } from "../../../content/model/group.ts";
import { pointer, type Path } from "../../../content/model/path.ts";

/** @returns the differences in the same order, with those of an item where its first one was */
export function joinByItem(differences: readonly Difference[]): Difference[] {
  const groups = groupBy(differences, itemKey);
  return [...groups.values()].map((own) => joined(own) ?? own).flat();
}

/** The item that a changed field belongs to; something unique for all other changes. */
function itemKey(difference: Difference): unknown {
  const length = itemLength(difference.path);
  const isField = length !== undefined && length < difference.path.length;
  if (!isField || difference.did === "moved") return difference;
  return difference.file + pointer(difference.path.slice(0, length));
}

/** The fields of a block stay apart: a block is as large as some pages. */
function itemLength(path: Path): number | undefined {
  const last = path.findLastIndex((key) => typeof key === "number");
  const isBlock = path[0] === "blocks" && last === 1;
  return last === -1 || isBlock ? undefined : last + 1;
}

function joined(parts: readonly Difference[]): Difference | undefined {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return undefined;
  const length = itemLength(first.path);
  const name = first.location.slice(0, sharedLength(parts));
  const inWords = (side: "before" | "after") => parts.flatMap((each) => line(each, side, name));
  return {
    file: first.file,
    path: first.path.slice(0, length),
    from: undefined,
    page: first.page,
    location: name,
    did: "changed",
    before: inWords("before"),
    after: inWords("after"),
    parts,
  };
}

/** Of the beginning that all locations share, without the last name of each. */
function sharedLength(parts: readonly Difference[]): number {
  const most = Math.min(...parts.map(({ location }) => location.length)) - 1;
  const names = Array.from(
    { length: most },
    (_, at) => new Set(parts.map(({ location }) => location[at])),
  );
  const other = names.findIndex(({ size }) => size > 1);
  return other === -1 ? most : other;
}

/** One field on one side, in a line of its own under its name. */
function line(
  part: Difference,
  side: "before" | "after",
  { length }: Difference["location"],
): Piece[] {
  const pieces = part[side];
  if (pieces.length === 0) return [];
  const name = `${locationText(part.location.slice(length))}: `;
  return [{ text: name, isChanged: false }, ...pieces, { text: "\n", isChanged: false }];
}
