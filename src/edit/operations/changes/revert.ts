// Makes the operations that revert a single change and leave the others as they are.
import type { Difference } from "../../../content/compare/difference.ts";
import type { Change } from "../../../content/edit/change.ts";
import { isMedia } from "../../../content/model/input.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import { makeStep, startHistory, type Operation, type Files } from "../../model/history.ts";
import { withFollowUps } from "../questions/follow-up.ts";
import { parseJson } from "../../../content/text/parse-json.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { fileValue } from "../../model/read-json.ts";
import { planRevert, type Reversal } from "./plan-revert.ts";

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
  for (const reversal of planRevert(difference, before) ?? [])
    operations.push(...carryOut(vocabulary, reversal, makeStep(history, operations).files));
  const { files } = makeStep(history, operations);
  if (files === history.files) return undefined;
  // A file with its published value again gets its published bytes too.
  const names = [...new Set(operations.map(({ file }) => file))];
  const same = names.filter((name) => isSame(files.get(name), before.get(name)));
  return [...operations, ...same.map((file) => ({ file, text: before.get(file) }))];
}

/** @param now the files after the reversals before it */
function carryOut(vocabulary: Vocabulary, reversal: Reversal, now: Files): Operation[] {
  const { file } = reversal;
  // A reverted question goes along with its email parameter; a restored one brings its own changes with it.
  const change = (made: Change) => withFollowUps(vocabulary, now, file, made);
  switch (reversal.is) {
    case "restore file":
      return [{ file, text: reversal.text }];
    case "rename file":
      return [
        { file, text: undefined },
        { file: reversal.to, text: now.get(file) },
      ];
    case "remove":
      return change({ do: "remove", path: reversal.path });
    case "set":
      return change(setOrAdd(reversal, now));
    case "insert":
      return [{ file, change: insertion(reversal, now) }];
    case "move":
      return change({ do: "move", path: reversal.path, to: reversal.to });
    case "carry": {
      const { to, value, path } = reversal;
      const put: Change = { do: "insert", into: to.into, at: to.at, value };
      return [
        { file, change: { do: "remove", path } },
        { file: to.file, change: put },
      ];
    }
  }
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

/** Another change may have removed it meanwhile. */
function setOrAdd({ file, path, value }: Extract<Reversal, { is: "set" }>, now: Files): Change {
  if (valueAt(fileValue(now, file), path) !== undefined) return { do: "set", path, value };
  return { do: "insert", into: path.slice(0, -1), name: String(path.at(-1)), value };
}

function insertion(
  { file, path, value, fields }: Extract<Reversal, { is: "insert" }>,
  now: Files,
): Change {
  const into = path.slice(0, -1);
  const key = path.at(-1) ?? 0;
  if (typeof key === "number") return { do: "insert", into, at: key, value };
  // Inserted after the field it used to follow.
  const around = valueAt(fileValue(now, file), into);
  const left = Object.keys(isFields(around) ? around : {});
  const before = fields.slice(0, fields.indexOf(key)).findLast((name) => left.includes(name));
  const at = before === undefined ? 0 : left.indexOf(before) + 1;
  return { do: "insert", into, at, name: key, value };
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const values = [parseJson(one), parseJson(other)].map((value) => JSON.stringify(value));
  return values[0] !== undefined && values[0] === values[1];
}
