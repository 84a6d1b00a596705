// Writes a site as another editor would have: no word and no fact is what it was, there is one opening and one page
// more and one card less (tasks 3, 7 and 4 of the guide). Only what the specification fixes to the letter stays.
// `npx tsx tests/shipped/rewrite-copy.ts <content folder>`, in a copy of the repository, shows what hangs on a word.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Path } from "../../src/content/model/path.ts";
import type { Page, Site } from "../../src/content/model/schema.gen.ts";
import { walk, type Plan } from "../../src/content/schema/walk.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";

/** What the specification says to the letter, and what names a fact or what is sent instead of a word. */
const fixed = /\/failure\/text$|\/(subject|emptyValue|recipient|value)$|^\/organization|^\/facts\//;

/** The parts of a text that nobody reads: fact names, answer names, link targets. */
const notation = /(\{\{[^}]*\}\}|\{[^}]*\}|\]\([^)]*\))/;

/** Other letters and digits in the same places, so that the length, and which texts are equal, stay as they are. */
function otherwise(words: string): string {
  return words
    .replaceAll(/[a-z]/gi, (letter) => {
      const first = letter <= "Z" ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
    })
    .replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10));
}

function rewriteText(text: string): string {
  const parts = text.split(notation);
  return parts.map((part, index) => (index % 2 === 1 ? part : otherwise(part))).join("");
}

/** A phone number that nobody has, and addresses that nobody can have, stay such. */
function rewriteFact(fact: string): string {
  if (/^\+[\d ()-]+$/.test(fact)) return fact.replace(/\d$/, otherwise);
  return fact.replaceAll(/www\.|\.example\b|([a-z0-9]+)/gi, (part, words?: string) =>
    words === undefined ? part : otherwise(words),
  );
}

/** Every text that visitors read, with the way to it. */
export function visibleTexts(name: string, value: unknown): { path: Path; text: string }[] {
  const found: { path: Path; text: string }[] = [];
  walk(engineVocabulary.planOf(name), value, ({ plan, value: text, path }) => {
    const isFixed = fixed.test(path.map((key) => `/${key}`).join(""));
    if (typeof text === "string" && isRead(plan, path) && !isFixed)
      found.push({ path: [...path], text });
  });
  return found;
}

function isRead({ kind }: Plan, path: Path): boolean {
  return kind === "text" || kind === "markdown" || path.at(-1) === "alt";
}

function put(root: unknown, path: Path, value: string): void {
  const [last, ...way] = path.toReversed();
  let around = root as Record<string | number, unknown>;
  for (const key of way.toReversed()) around = around[key] as Record<string | number, unknown>;
  if (last !== undefined) around[last] = value;
}

export async function rewriteCopy(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), "utf8"));
  const files = new Map(
    await Promise.all(names.map(async (name) => [name, await read(name)] as const)),
  );
  // What the schemas say of these files; the check has said that it is so.
  const site = files.get("site.json") as Site;
  addOpening(files.get("join-team.json") as Page);
  removeCard(files.get("home.json") as Page);
  files.set("credentialing.json", anotherPage(files.get("about.json") as Page));
  const link = { label: "Credentialing", page: "credentialing" } as Site["navigation"][number];
  site.navigation.splice(4, 0, link);

  for (const [name, value] of files)
    for (const { path, text } of visibleTexts(name, value)) put(value, path, rewriteText(text));
  for (const [fact, value] of Object.entries(site.facts)) site.facts[fact] = rewriteFact(value);
  site.url = rewriteFact(site.url).replace(/^[a-z]+:/, "https:");
  for (const [name, value] of files)
    await writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
}

function addOpening({ blocks }: Page): void {
  for (const block of blocks) {
    if (block.type === "list" && block.items.some(({ opening }) => opening))
      block.items.splice(2, 0, {
        heading: "Credentialing Specialist",
        text: "Enrollment of providers with payers." as NonNullable<
          (typeof block.items)[0]["text"]
        >,
        details: ["Full time", "On site"],
        opening: { posted: "2025-06-02", employment: "full-time" },
      });
    if (block.type !== "form") continue;
    for (const field of block.fields)
      if (field.type === "select")
        field.options.splice(2, 0, {
          value: "credentialing-specialist",
          label: "Credentialing Specialist",
        });
  }
}

function removeCard({ blocks }: Page): void {
  for (const block of blocks) if (block.type === "cardGrid") block.cards.splice(4, 1);
}

function anotherPage(about: Page): Page {
  const page = structuredClone(about);
  page.title = "Credentialing | {{facts.company}}";
  page.description = "How we enroll providers with payers.";
  const [hero] = page.blocks;
  if (hero?.type === "hero") hero.heading = "Credentialing";
  return page;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error("Which content folder?");
  await rewriteCopy(folder);
}
