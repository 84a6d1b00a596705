// The editor's static files: what an author downloads first, and that any folder of any host can serve them.
import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { bundleEditor } from "../../src/builder/editor-bundle.ts";
import { fontFile, lettersOf } from "../../src/host/font-files.ts";
import { subset } from "../../src/host/heading-face.ts";

const bundle = await bundleEditor();
const textOf = (path: string) => String(bundle.files.get(path));

const brotli = (path: string) => brotliCompressSync(bundle.files.get(path) ?? "").length;

/** A script, and everything that must be loaded before it runs. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  const imported = textOf(path).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
  for (const [, name = ""] of imported) withImports(`assets/${name}`, found);
  return found;
}

const [, screensScript = "", editorScript = ""] = bundle.next;

/** The entry and the first screens. */
const screens = withImports(screensScript, withImports(bundle.script));

/** These, and the script of the editor, which is loaded meanwhile. */
const first = withImports(editorScript, new Set(screens));

test("the page names each script that runs before it is shown, so that none is asked for after another", () => {
  expect([...first].sort()).toEqual([bundle.script, ...bundle.next].sort());
});

test("the editor's scripts have at most 195 KB to download", () => {
  const sizes = [...first].map(brotli);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(195_000);
});

test("everything that loads once the editor is on the screen comes in two scripts", () => {
  // Each file costs a request and more than a kilobyte of headers. One with a single component is named after it.
  const named = /^assets\/(.+)-[\w-]{8}\.js$/;
  const nameOf = (path: string) => named.exec(path)?.[1] ?? "";
  const paths = [...bundle.files.keys()];
  const loaded = new Set(first);
  for (const path of paths)
    if (["dialogs", "editing"].includes(nameOf(path))) withImports(path, loaded);
  const later = [...loaded].filter((path) => !first.has(path));
  expect(later.map(nameOf).sort()).toEqual(["dialogs", "editing"]);
  const asked = textOf(editorScript).matchAll(/\bimport\(`\.\/([\w.-]+\.js)`\)/g);
  const names = new Set(Array.from(asked, ([, name = ""]) => nameOf(`assets/${name}`)));
  // Translations are only for a site in another language.
  expect([...names].sort()).toEqual(["dialogs", "editing", "site-translations"]);
  expect(paths.map(nameOf).filter((name) => /^[A-Z]/.test(name))).toEqual([]);
});

test("signing in waits only for the first screens: less than a third of the scripts", () => {
  const sizes = [...screens].map(brotli);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(110_000);
});

test("only what runs before the page is shown is compiled as a whole, while it arrives", () => {
  const scripts = [...bundle.files.keys()].filter((path) => path.endsWith(".js"));
  const whole = scripts.filter((path) => textOf(path).startsWith("//# allFunctionsCalledOnLoad\n"));
  expect(whole.sort()).toEqual([bundle.script, ...bundle.next].sort());
});

test("formatted text, the fields, and what only some authors need is loaded later", () => {
  const later = [...bundle.files.keys()].filter((path) => path.endsWith(".js") && !first.has(path));
  expect(later.join()).toMatch(/editing/);
});

test("it has neither React's renderers for HTML nor a library's words for other languages", () => {
  for (const path of bundle.files.keys())
    expect(textOf(path)).not.toMatch(
      /renderTo(ReadableStream|StaticMarkup|String)\b|Ziehvorgang|languagechange/,
    );
});

test("its schemas have the words of new blocks and pages, and not the blocks that the reference shows", async () => {
  const schema = "schema/blocks/cardGrid.schema.json";
  const { samples } = JSON.parse(await readFile(schema, "utf8"));
  const script = textOf(editorScript);
  const shown = (samples as { cards: { text: string }[] }[]).flatMap(({ cards }) => cards);
  const words = shown.map(({ text }) => text).filter((text) => text !== "");
  expect(words.length).toBeGreaterThan(3);
  expect(words.filter((text) => script.includes(text))).toEqual([]);
  expect(script).toContain("People or things with pictures".toLowerCase());
  expect(script).toMatch(/"?title"?:\s*[`"]Team[`"]/);
});

test("the headings' face has every Latin letter, and only what headings use of it", async () => {
  const [path = ""] = [...bundle.files.keys()].filter((name) => /-latin-600-.*\.woff2$/.test(name));
  const face = Buffer.from(bundle.files.get(path) ?? "");
  const packaged = await readFile(fontFile("latin", 600));
  expect(face.length).toBeLessThan(packaged.length);
  // Nothing is left out of it a second time, and without the capitals or the accented letters it is much smaller.
  const letters = await lettersOf("latin");
  expect((await subset(face, letters)).length).toBe(face.length);
  for (const some of [/[A-Z]/g, /[\u00c0-\u00ff]/g]) {
    const rest = await subset(face, letters.replaceAll(some, ""));
    expect(rest.length).toBeLessThan(face.length * 0.9);
  }
});

test("the icons are those that content can name", () => {
  // Cast: it is the set as JSON.
  const icons = JSON.parse(textOf(bundle.allIcons)) as Record<string, unknown>;
  expect(icons["shield-check"]).toBeDefined();
});

test("every file has its content's hash in its name, so browsers can cache it forever", () => {
  for (const path of bundle.files.keys()) expect(path).toMatch(/-[\w-]{8}\.\w+$/);
});

test("nothing in it names the folder where the site is, or the computer that built it", () => {
  for (const path of bundle.files.keys()) {
    expect(textOf(path)).not.toMatch(/["'`(]\/(assets|src|edit|media)\//);
    expect(textOf(path)).not.toContain(process.cwd());
  }
});

test("no style is in a data: address, which the policy would refuse", () => {
  for (const path of bundle.files.keys()) expect(textOf(path)).not.toContain("data:text/css");
});

test("the licenses of the libraries in it are beside it", () => {
  const licenses = [...bundle.files.keys()].find((path) => path.includes("licenses")) ?? "";
  expect(textOf(licenses)).toContain("## Icons: Lucide");
});
