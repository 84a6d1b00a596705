// Writes suggestions.gen.json: the names that code editors offer, because a schema can't know the pages, files and
// icons. Nothing is validated against them; the check has its own messages for that.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mostText, pageNameOf, siteFile } from "../content/model/input.ts";
import { writeLinkedPage } from "../content/model/linked-page.ts";
import { suggested } from "../content/schema/any-names.ts";
import { readIcons } from "../files/icon-set.ts";
import { readIfReadable } from "../files/read-if-readable.ts";

type Suggestions = Record<(typeof suggested)[number], string[]>;

/**
 * Brings the names in a content folder up to date, and those of the icons. The file is written only when something in
 * it changes.
 * @throws when the folder can't be read
 */
export async function writeSuggestions(folder: string, file: string): Promise<void> {
  const before = await readFile(file, "utf8").catch(() => "");
  const icon = Object.keys(readIcons()).toSorted();
  const after = write({ ...read(before), ...(await namesIn(folder)), icon });
  if (after !== before) await writeFile(file, after);
}

async function namesIn(folder: string): Promise<Partial<Suggestions>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const media = await readdir(join(folder, "media")).catch(() => []);
  const pages = files.filter((name) => name !== siteFile);
  const linked = await Promise.all(
    pages.map(async (name) => linkedNames(name, await readText(join(folder, name)))),
  );
  return {
    page: pages.map(pageNameOf),
    linkedPage: linked.flat(),
    media: media.filter((name) => !name.startsWith(".")).map((name) => `media/${name}`),
    ...namesInSite(await readText(join(folder, siteFile))),
  };
}

async function readText(path: string): Promise<string> {
  const found = await readIfReadable(path, mostText, (file) => readFile(file, "utf8"));
  return found && "content" in found ? found.content : "";
}

/** The page, and each of its sections. A page with a mistake has none until it is corrected. */
function linkedNames(file: string, text: string): string[] {
  const page = pageNameOf(file);
  const ids = idsOfBlocks(text).filter((id) => typeof id === "string");
  return [page, ...ids.map((id) => writeLinkedPage(page, id))];
}

function idsOfBlocks(text: string): unknown[] {
  try {
    // Anything of another shape ends in the catch below, or isn't a text.
    const { blocks } = JSON.parse(text) as { blocks: { id?: unknown }[] };
    return blocks.map(({ id }) => id);
  } catch {
    return [];
  }
}

/** A site file with a mistake gives no names: the previous ones stay. */
function namesInSite(text: string): Partial<Suggestions> {
  try {
    // Anything of another shape ends in the catch below, or gives a name that nobody can use.
    const { facts, mail } = JSON.parse(text) as { facts: object; mail: { templates: object } };
    const fact = Object.keys(facts).map((name) => `{{facts.${name}}}`);
    return { template: Object.keys(mail.templates), fact };
  } catch {
    return {};
  }
}

function write(names: Partial<Suggestions>): string {
  const $comment = "Written by `npm start` and `npm run check`. Don't edit.";
  const $defs = Object.fromEntries(
    suggested.map((name) => [name, { examples: names[name] ?? [] }]),
  );
  return `${JSON.stringify({ $comment, $defs }, null, 1)}\n`;
}

/** Empty if the file is missing or damaged: everything but the icons is found again in the content folder. */
function read(text: string): Partial<Suggestions> {
  try {
    // `write` wrote it, or this throws.
    const { $defs } = JSON.parse(text) as { $defs: Record<string, { examples: string[] }> };
    return Object.fromEntries(suggested.map((name) => [name, $defs[name]?.examples ?? []]));
  } catch {
    return {};
  }
}
