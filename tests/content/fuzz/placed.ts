// Decides if a mutant's errors are reported near the change: at it, above it, in it, or where it is used.
import type { Diagnostic } from "../../../src/content/diagnostics/problem.ts";
import { valueAt } from "../../../src/content/model/json.ts";
import { pointer } from "../../../src/content/model/path.ts";
import type { Mutant } from "./mutants.ts";
import { Draft } from "../edits/edit.ts";
import { textOf } from "../first-site.ts";

export function judgePlace(mutant: Mutant, errors: readonly Diagnostic[]): string[] {
  const own = errors.filter(({ file }) => file === `content/${mutant.file}`);
  const { path } = mutant;
  const isPlaced =
    path === undefined ? isOnLine(mutant, own) : own.some((found) => isNear(found, pointer(path)));
  if (isPlaced || isNamed(mutant, errors)) return [];
  const listed = errors.map(({ file, line, id, pointer: at }) => `${file}:${line} ${id} ${at}`);
  return [`wrongly located: ${listed.join("; ")}`];
}

/**
 * A changed character is reported there, at the next character, or at a bracket that isn't closed. If the file ends
 * there, its last character is the next one.
 */
function isOnLine({ file, offset = 0, text }: Mutant, own: readonly Diagnostic[]): boolean {
  const draft = new Draft(file, textOf(file));
  const between = text.slice(offset).search(/\S/);
  const next = between < 0 ? text.trimEnd().length - 1 : offset + between;
  const opened = [...draft.partners].filter(([open, close]) => open < offset && offset <= close);
  const locations = new Set([
    lineIn(text, offset),
    lineIn(text, next + 1),
    ...opened.map(([open]) => draft.lineAt(open)),
  ]);
  return own.some((found) => locations.has(found.line));
}

const lineIn = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

function isNear({ pointer: found }: Diagnostic, changed: string): boolean {
  // A form's fields are next to what uses them, as a union's type is next to its fields.
  const block = /^\/blocks\/\d+/.exec(changed)?.[0];
  return (
    isWithin(changed, found) ||
    isWithin(found, changed) ||
    (block !== undefined && isWithin(found, block))
  );
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`);
}

/** A name that is used elsewhere, in another place or file, is missed or repeated there, and called by its name. */
function isNamed({ file, path = [], text }: Mutant, errors: readonly Diagnostic[]): boolean {
  if (!isJson(text)) return false;
  const [before, after] = [textOf(file), text].map(
    (json) => new Set(namesIn(valueAt(JSON.parse(json), path))),
  );
  const changed = [...(before ?? []), ...(after ?? [])].filter(
    (name) => !(before?.has(name) && after?.has(name)),
  );
  return errors.some(({ message }) => changed.some((name) => message.includes(`"${name}"`)));
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(namesIn)];
}
