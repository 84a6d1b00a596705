// Makes the operations that revert a single change and leave the others as they are.
import type { Difference } from "../../../content/compare/difference.ts";
import type { Change } from "../../../content/edit/change.ts";
import { isMedia } from "../../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import { makeStep, startHistory, type Operation, type Files } from "../../model/history.ts";
import { withFollowUps } from "../questions/follow-up.ts";
import { parseJson } from "../../../content/text/parse-json.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { fileValue } from "../../model/read-json.ts";

/**
 * @param before the published files
 * @returns undefined if it can't be reverted alone
 */
export function revert(
  vocabulary: Vocabulary,
  difference: Difference,
  before: Files,
  now: Files,
): Operation[] | undefined {
  const history = startHistory(now);
  const operations: Operation[] = [];
  for (const part of difference.parts ?? [difference]) {
    const own = revertOne(vocabulary, part, before, makeStep(history, operations).files);
    if (!own) return undefined;
    operations.push(...own);
  }
  const { files } = makeStep(history, operations);
  if (files === history.files) return undefined;
  // A file with its published value again gets its published bytes too.
  const names = [...new Set(operations.map(({ file }) => file))];
  const same = names.filter((name) => isSame(files.get(name), before.get(name)));
  return [...operations, ...same.map((file) => ({ file, text: before.get(file) }))];
}

function revertOne(
  vocabulary: Vocabulary,
  difference: Difference,
  before: Files,
  now: Files,
): Operation[] | undefined {
  return difference.path.length === 0
    ? revertWholeFile(difference, before, now)
    : withFormFollowUps(vocabulary, difference, revertInFile(difference, before, now), now);
}

/** Restores whole files, whatever changed in them. */
export function revertFile(differences: readonly Difference[], before: Files): Operation[] {
  const names = differences.flatMap(({ file, from }) => (from ? [file, from.file] : [file]));
  return (
    [...new Set(names)]
      // Media aren't part of the edited files, so they can't be reverted.
      .filter((name) => !isMedia(name))
      .map((file) => ({ file, text: before.get(file) }))
  );
}

function revertWholeFile(
  { file, from, did }: Difference,
  before: Files,
  now: Files,
): Operation[] | undefined {
  if (isMedia(file)) return undefined;
  if (did !== "renamed" || !from) return [{ file, text: before.get(file) }];
  return [
    { file, text: undefined },
    { file: from.file, text: now.get(file) },
  ];
}

/** A reverted question is removed along with its email parameter; a restored one brings its own changes with it. */
function withFormFollowUps(
  vocabulary: Vocabulary,
  { did }: Difference,
  operations: Operation[] | undefined,
  now: Files,
): Operation[] | undefined {
  if (did === "removed" || operations?.length !== 1) return operations;
  return operations.flatMap((operation) =>
    "change" in operation
      ? withFollowUps(vocabulary, now, operation.file, operation.change)
      : [operation],
  );
}

function revertInFile(difference: Difference, before: Files, now: Files): Operation[] | undefined {
  const { file, path, from, back, did } = difference;
  // Cast: it was read from JSON.
  const was = from && (valueIn(before, from.file, from.path) as Json | undefined);
  const change = (made: Change): Operation[] => [{ file, change: made }];
  if (did === "moved" && back) return moveBack({ file, path }, back, was);
  if (did === "removed" && was !== undefined && from)
    return change(
      insertion(
        path,
        was,
        valueIn(before, from.file, from.path.slice(0, -1)),
        valueIn(now, file, path.slice(0, -1)),
      ),
    );
  if (did === "added" || was === undefined) return change({ do: "remove", path });
  if (valueIn(now, file, path) === undefined)
    return change({ do: "insert", into: path.slice(0, -1), name: String(path.at(-1)), value: was });
  return change({ do: "set", path, value: was });
}

/** Moves an item within its list, or inserts it into its earlier list with its earlier value. */
function moveBack(
  { file, path }: { file: string; path: Path },
  back: { file: string; path: Path },
  was: Json | undefined,
): Operation[] | undefined {
  const at = back.path.at(-1);
  if (typeof at !== "number") return undefined;
  const into = back.path.slice(0, -1);
  const isInList = back.file === file && into.join("/") === path.slice(0, -1).join("/");
  if (isInList) return [{ file, change: { do: "move", path, to: at } }];
  if (was === undefined) return undefined;
  const put: Operation = { file: back.file, change: { do: "insert", into, at, value: was } };
  return [{ file, change: { do: "remove", path } }, put];
}

function insertion(path: Path, value: Json, siblings: unknown, now: unknown): Change {
  const into = path.slice(0, -1);
  const key = path.at(-1) ?? 0;
  if (typeof key === "number") return { do: "insert", into, at: key, value };
  // Inserted after the field it used to follow.
  const left = Object.keys(isFields(now) ? now : {});
  const earlier = Object.keys(isFields(siblings) ? siblings : {});
  const before = earlier.slice(0, earlier.indexOf(key)).findLast((name) => left.includes(name));
  const at = before === undefined ? 0 : left.indexOf(before) + 1;
  return { do: "insert", into, at, name: key, value };
}

function valueIn(files: Files, file: string, path: Path): unknown {
  return valueAt(fileValue(files, file), path);
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const values = [parseJson(one), parseJson(other)].map((value) => JSON.stringify(value));
  return values[0] !== undefined && values[0] === values[1];
}
