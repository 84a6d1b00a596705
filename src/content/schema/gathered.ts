// What the schemas say many times of one mistake, gathered into one: a block in a list of items, words where fields go.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { short, valueAt } from "../model/json.ts";
import { pointer, type Path } from "../model/path.ts";
import { schemas } from "../model/schema.gen.ts";

const blockTypes: ReadonlySet<unknown> = new Set(
  schemas["page.schema.json"].$defs.block.properties.type.enum,
);

/** @param root the value that these are the problems of */
export function gathered(problems: readonly Problem[], root: unknown): Problem[] {
  return withPlainEntries(withMisplacedBlocks(problems, root), root);
}

/** A block that was pasted into a list within another one fits nothing there. */
function withMisplacedBlocks(problems: readonly Problem[], root: unknown): readonly Problem[] {
  const misplaced = problems.flatMap(({ id, values, place: { path = [] } }) => {
    const at = path.slice(0, -1);
    const isType = id === "unknown-field" && values.field === "type";
    if (!isType || typeof at.at(-1) !== "number") return [];
    const type = valueAt(root, path);
    const list = String(at.at(-2));
    return blockTypes.has(type) ? [{ at, type: String(type), list }] : [];
  });
  if (misplaced.length === 0) return problems;
  const isInside = ({ place: { path = [] } }: Problem) =>
    misplaced.some(({ at }) => `${pointer(path)}/`.startsWith(`${pointer(at)}/`));
  return [
    ...problems.filter((found) => !isInside(found)),
    ...misplaced.map(({ at, type, list }) =>
      problem("misplaced-block", { path: at, at: "opening" }, { type, list }),
    ),
  ];
}

/** Words alone, in a list of things that have several fields. */
function withPlainEntries(problems: readonly Problem[], root: unknown): Problem[] {
  const lists = new Map<string, { path: Path; texts: string[]; fields: readonly string[] }>();
  const rest = problems.filter(({ id, values, place: { path = [] } }) => {
    const text = valueAt(root, path);
    const { fields } = id === "wrong-type" ? values : {};
    const isEntry = typeof path.at(-1) === "number" && typeof text === "string";
    if (!fields || !isEntry || textsIn(root, path) < 2) return true;
    const list = path.slice(0, -1);
    const known = lists.get(pointer(list));
    if (known) known.texts.push(text);
    else lists.set(pointer(list), { path: list, texts: [text], fields });
    return false;
  });
  return [
    ...rest,
    ...[...lists.values()].map(({ path, texts, fields }) => {
      const lines = texts.map((text) => mended(text, fields));
      return problem("plain-entries", { path, at: "opening" }, { lines });
    }),
  ];
}

/** How many entries are texts in the list that a path leads into. */
function textsIn(root: unknown, path: Path): number {
  const list = valueAt(root, path.slice(0, -1));
  return Array.isArray(list) ? list.filter((entry) => typeof entry === "string").length : 0;
}

/** The words in the first field of those that must be there; what is sent for a choice may be the same as what is read. */
function mended(text: string, fields: readonly string[]): string {
  const isChoice = fields.includes("value");
  const written = fields.map((field, index) => [field, index === 0 || isChoice ? text : "…"]);
  const line = written.map(([field, value]) => `"${field}": ${short(value)}`).join(", ");
  return `{ ${line} }`;
}
