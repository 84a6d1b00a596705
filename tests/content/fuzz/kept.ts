// Says what an editor changed or wrote that an accepted page doesn't show.
import type { CompileResult } from "../../../src/content/compile.ts";
import { valueAt } from "../../../src/content/model/json.ts";
import { pointer } from "../../../src/content/model/path.ts";
import type { Site } from "../../../src/content/model/schema.gen.ts";
import { completeWording } from "../../../src/content/resolve/complete-wording.ts";
import type { Mutant, Path } from "./mutants.ts";
import { outputOf, words, wordsOf, type Output } from "./output.ts";
import { compileWith, textOf } from "../first-site.ts";

/** For editors and tools only, or for another part of the document than the views make. */
const unshown = /^\/(\$schema|language|standIns(\/.*)?|mail\/templates\/[^/]*\/parameters(\/.*)?)$/;

/** What is no text but a name that stands for something else. */
const names = /\/(type|kind|icon|employment|src|href)$/;

/** A sentence for each text at the changed place that isn't shown, or if nothing shows the change. */
export function judgeKept(
  { file, path, text }: Mutant,
  { diagnostics }: CompileResult,
  output: Output,
): string[] {
  if (!path) return [];
  const root = JSON.parse(text) as unknown;
  const shown = wordsOf(output);
  const facts = factsOf(file === "site.json" ? text : textOf("site.json"));
  const warned = new Set(diagnostics.map((found) => `${found.file}${found.pointer}`));
  const isToShow = (at: Path) =>
    !unshown.test(pointer(at)) &&
    !names.test(pointer(at)) &&
    !isHidden(root, at) &&
    !at.some((_, index) => warned.has(`content/${file}${pointer(at.slice(0, index + 1))}`));
  const lost = textsAt(valueAt(root, path), path).filter(
    ({ at, written }) =>
      isToShow(at) && !readings(written, facts).some((each) => shown.includes(words(each))),
  );
  const isLost =
    diagnostics.length === 0 &&
    !unshown.test(pointer(path)) &&
    withoutNotes(text) !== withoutNotes(textOf(file)) &&
    JSON.stringify(output) === original(file);
  return [
    ...lost.map(({ at, written }) => `dropped ${pointer(at)}: ${written.slice(0, 80)}`),
    ...(isLost ? ["nothing shows the change"] : []),
  ];
}

function withoutNotes(json: string): string {
  const {
    $schema: _schema,
    standIns: _standIns,
    wording,
    ...rest
  } = JSON.parse(json) as Record<string, unknown> & Pick<Site, "wording">;
  // A built-in text appears even if the content leaves it out.
  return JSON.stringify({ ...rest, wording: completeWording(wording) });
}

function factsOf(site: string): Record<string, string> {
  return (JSON.parse(site) as { facts: Record<string, string> }).facts;
}

/** What visitors can read of a text: all of it, or where it has Markdown, no link's address. */
function readings(written: string, facts: Record<string, string>): string[] {
  const filled = written.replaceAll(
    /\{\{facts\.(\w+)\}\}/g,
    (_, fact: string) => facts[fact] ?? "",
  );
  return [filled, filled.replaceAll(/\]\([^)]*\)/g, "]")];
}

function textsAt(value: unknown, at: Path): { at: Path; written: string }[] {
  if (typeof value === "string") return [{ at, written: value }];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    textsAt(inner, [...at, isList ? Number(key) : key]),
  );
}

function isHidden(root: unknown, at: Path): boolean {
  return at.some((_, index) => valueAt(root, [...at.slice(0, index), "hidden"]) === true);
}

const originals = new Map<string, string>();

/** What the file gives as it was written. */
function original(file: string): string {
  const known = originals.get(file);
  if (known !== undefined) return known;
  const result = compileWith(file, textOf(file));
  if (!result.ok) throw new Error(`${file} as it was written has a mistake`);
  const page = result.site.pages.find(({ name }) => `${name}.json` === file);
  const made = JSON.stringify(outputOf(result.site, page));
  originals.set(file, made);
  return made;
}
