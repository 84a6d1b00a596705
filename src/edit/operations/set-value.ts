// Changes a file's text to another JSON value, editing only what differs.
import { pairs } from "../../content/compare/pairs.ts";
import { asItem } from "../../content/compare/values.ts";
import { editsFor, editsForAll, type Change } from "../../content/edit/change.ts";
import { applyEdits } from "../../content/edit/edits.ts";
import { isFields, isSameJson, type Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { parseJson } from "../../content/text/parse-json.ts";

/** @param text valid JSON */
export function setValue(text: string, value: unknown): string {
  const changes = changesTo(parseJson(text), value, []);
  if (changes.length === 0) return text;
  const edits = changes.every(isInside) ? editsForAll(text, changes) : undefined;
  const made = edits && applyEdits(text, edits).text;
  if (made !== undefined && isSameJson(parseJson(made), value)) return made;
  const whole = editsFor(text, { do: "set", path: [], value: asJson(value) });
  return whole ? applyEdits(text, whole).text : `${JSON.stringify(value, undefined, 2)}\n`;
}

/** A change to the root can't be made as an edit inside the text. */
function isInside(change: Change): boolean {
  return change.do === "insert" || change.path.length > 0;
}

/** Each change applies to the result of the one before; the order of fields stays. */
function changesTo(from: unknown, to: unknown, path: Path): Change[] {
  if (isSameJson(from, to)) return [];
  if (isFields(from) && isFields(to)) return inFields(from, to, path);
  // Cast: list items are unknown.
  if (Array.isArray(from) && Array.isArray(to))
    return inItems(from as unknown[], to as unknown[], path);
  return [{ do: "set", path, value: asJson(to) }];
}

function inFields(
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  path: Path,
): Change[] {
  const changes: Change[] = Object.keys(from)
    .filter((name) => !Object.hasOwn(to, name))
    .map((name) => ({ do: "remove", path: [...path, name] }));
  const now = Object.keys(from).filter((name) => Object.hasOwn(to, name));
  let at = 0;
  for (const [name, value] of Object.entries(to)) {
    const known = now.indexOf(name);
    if (known === -1) {
      now.splice(at, 0, name);
      changes.push({ do: "insert", into: path, at, name, value: asJson(value) });
    } else changes.push(...changesTo(from[name], value, [...path, name]));
    at = now.indexOf(name) + 1;
  }
  return changes;
}

function inItems(from: readonly unknown[], to: readonly unknown[], path: Path): Change[] {
  const found = pairs(from.map(asItem), to.map(asItem), true);
  const fromOf = new Map(found.map((pair) => [pair.after, pair.before]));
  const stays = new Set(fromOf.values());
  const changes: Change[] = [...from.keys()]
    .filter((index) => !stays.has(index))
    .toReversed()
    .map((index) => ({ do: "remove", path: [...path, index] }));
  const now = [...from.keys()].filter((index) => stays.has(index));
  const waiting = new Set(found.flatMap(({ before, isMoved }) => (isMoved ? [before] : [])));
  for (const { before, after } of found) {
    if (!waiting.delete(before)) continue;
    const earlier = found.filter((pair) => pair.after < after && !waiting.has(pair.before)).at(-1);
    const at = now.indexOf(before);
    now.splice(at, 1);
    const next = earlier ? now.indexOf(earlier.before) + 1 : 0;
    now.splice(next, 0, before);
    if (next !== at) changes.push({ do: "move", path: [...path, at], to: next });
  }
  for (const [index, item] of to.entries()) {
    const before = fromOf.get(index);
    if (before === undefined)
      changes.push({ do: "insert", into: path, at: index, value: asJson(item) });
  }
  for (const [index, before] of fromOf)
    changes.push(...changesTo(from[before], to[index], [...path, index]));
  return changes;
}

function asJson(value: unknown): Json {
  // Cast: it was read from JSON.
  return value as Json;
}
