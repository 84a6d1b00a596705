// What a change must leave of a file, worked out without the splicer: as names, values, brackets and commas.
import type { Change } from "../../../src/content/edit/change.ts";
import type { Json } from "../../../src/content/model/json.ts";
import type { Path } from "../../../src/content/model/path.ts";
import { tokensOf, written } from "./random.ts";

/** A token; `from` is which of the file it is, undefined for one that the change brings. */
export interface Raw {
  text: string;
  from: number | undefined;
}

type Tree = Raw | { open: Raw; entries: { name: Raw | undefined; value: Tree }[]; close: Raw };

/** The tokens of a file after a change. */
export function expectedTokens(text: string, change: Change): Raw[] {
  const raws = tokensOf(text).map((token, from) => ({ text: token, from }));
  const tree = { value: read(raws.values(), undefined) };
  apply(tree, change);
  return flatten(tree.value);
}

function read(raws: Iterator<Raw>, given: Raw | undefined): Tree {
  const first = given ?? next(raws);
  if (!/^[{[]$/.test(first.text)) return first;
  const entries: { name: Raw | undefined; value: Tree }[] = [];
  let token = next(raws);
  while (!/^[}\]]$/.test(token.text)) {
    if (token.text === ",") token = next(raws);
    const name = first.text === "{" ? token : undefined;
    if (name) next(raws);
    entries.push({ name, value: read(raws, name ? undefined : token) });
    token = next(raws);
  }
  return { open: first, entries, close: token };
}

function next(raws: Iterator<Raw>): Raw {
  const { value, done } = raws.next();
  if (done) throw new Error("The file ends too early.");
  return value;
}

function apply(root: { value: Tree }, change: Change): void {
  if (change.do === "insert") {
    const { entries } = holderOf(root, change.into);
    const name = change.name === undefined ? undefined : made(JSON.stringify(change.name));
    entries.splice(change.at ?? entries.length, 0, { name, value: treeOf(change.value) });
    return;
  }
  const { entries } = holderOf(root, change.path.slice(0, -1));
  const index = indexIn(entries, change.path.at(-1));
  const entry = entries[index];
  if (!entry) throw new Error("There is nothing to change.");
  if (change.do === "set") entry.value = treeOf(change.value);
  if (change.do === "rename") entry.name = made(JSON.stringify(change.name));
  if (change.do === "remove") entries.splice(index, 1);
  if (change.do === "move") entries.splice(change.to, 0, ...entries.splice(index, 1));
}

function holderOf(root: { value: Tree }, path: Path): Extract<Tree, { entries: unknown }> {
  let tree = root.value;
  for (const key of path) {
    if ("text" in tree) break;
    tree = tree.entries[indexIn(tree.entries, key)]?.value ?? tree;
  }
  if ("text" in tree) throw new Error("There is no list or object at this path.");
  return tree;
}

function indexIn(entries: { name: Raw | undefined }[], key: string | number | undefined): number {
  if (typeof key === "number") return key;
  return entries.findIndex(({ name }) => name && JSON.parse(name.text) === key);
}

function treeOf(value: Json): Tree {
  return read(tokensOf(written(value)).map(made).values(), undefined);
}

function made(text: string): Raw {
  return { text, from: undefined };
}

function flatten(tree: Tree): Raw[] {
  if ("text" in tree) return [tree];
  const inner = tree.entries.flatMap(({ name, value }, index) => [
    ...(index > 0 ? [made(",")] : []),
    ...(name ? [name, made(":")] : []),
    ...flatten(value),
  ]);
  return [tree.open, ...inner, tree.close];
}
