// What a slip in a stylesheet would leave out without a word: a color whose name is misspelled, a file that nothing reads.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ownLook } from "../../src/content/resolve/look.ts";
import { ownPalette } from "../../src/content/resolve/palette.ts";
import { lookRule } from "../../src/document/tokens.ts";

async function sheetsIn(...folders: string[]): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for (const folder of folders) {
    for (const name of await readdir(folder, { recursive: true })) {
      const file = join(folder, name);
      if (file.endsWith(".css")) sheets.set(file, await readFile(file, "utf8"));
    }
  }
  return sheets;
}

const site = await sheetsIn("src/site", "src/blocks", "src/forms");
const editor = await sheetsIn("src/edit");
// It is put into the page that is edited, beside the site's own.
const frame = join("src", "edit", "page", "draw", "frame.css");
const onPage = new Map([...site, [frame, editor.get(frame) ?? ""]]);
editor.delete(frame);

describe.each([
  ["the site", onPage, lookRule({ palette: ownPalette, look: ownLook })],
  ["the editor", editor, ""],
])("in every stylesheet of %s", (_, sheets, given) => {
  const all = [given, ...sheets.values()].join("\n");
  const declared = new Set([...all.matchAll(/(?<=[{;\s])--[\w-]+(?=:)/g)].map(([name]) => name));

  test.each([...sheets])("whatever %s uses has a value", (_file, css) => {
    const used = [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => name === undefined || !declared.has(name))).toEqual([]);
  });
});

test("every stylesheet of a block is one of the site's", async () => {
  const styles = await readFile("src/site/styles.css", "utf8");
  const blocks = (await readdir("src/blocks")).filter((name) => name.endsWith(".css"));
  expect(blocks).toContain("hero.css");
  expect(blocks.filter((name) => !styles.includes(`@import "../blocks/${name}";`))).toEqual([]);
});
