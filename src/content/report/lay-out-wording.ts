// Writes the built-in texts that a site leaves out into site.json, in English, as placeholders to translate.
import { editsForAll, type Change } from "../edit/change.ts";
import type { Edit } from "../edit/edits.ts";
import { isFields, valueAt, type Json } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import { parseJson } from "../text/parse-json.ts";
import { t } from "../../words/t.ts";

interface MissingText {
  /** In site.json, such as `wording`, `forms`, `copy`. */
  path: readonly string[];
  english: string;
}

/** @returns undefined for a file that isn't JSON yet */
export function layOutWording(
  text: string,
  missing: readonly MissingText[],
): { edits: Edit[]; done: string } | undefined {
  const site = parseJson(text);
  if (!isFields(site)) return undefined;
  const listed = valueAt(site, ["standIns"]);
  const names = missing.map(({ path }) => path.join("."));
  const edits = editsForAll(text, [
    ...(Array.isArray(listed)
      ? names.map((value): Change => ({ do: "insert", into: ["standIns"], value }))
      : [insertion([], "standIns", names)]),
    ...textsIn(site, [], missing),
  ]);
  return edits && { edits, done: t`Added ${names.length} texts in English, to be translated.` };
}

/** The changes that add texts below a path: a group that isn't there is added whole. */
function textsIn(site: unknown, into: Path, missing: readonly MissingText[]): Change[] {
  const fields = [...new Set(missing.map(({ path }) => path[into.length] ?? ""))];
  return fields.flatMap((name): Change[] => {
    const inner = missing.filter(({ path }) => path[into.length] === name);
    const path = [...into, name];
    if (valueAt(site, path) !== undefined) return textsIn(site, path, inner);
    return [insertion(into, name, valueOf(inner, path.length))];
  });
}

const insertion = (into: Path, name: string, value: Json): Change => ({
  do: "insert",
  into,
  name,
  value,
});

/** @param depth how many names the path of the value has */
function valueOf(missing: readonly MissingText[], depth: number): Json {
  const [first] = missing;
  if (first && first.path.length === depth) return first.english;
  const names = [...new Set(missing.map(({ path }) => path[depth] ?? ""))];
  return Object.fromEntries(
    names.map((name) => {
      const inner = missing.filter(({ path }) => path[depth] === name);
      return [name, valueOf(inner, depth + 1)];
    }),
  );
}
