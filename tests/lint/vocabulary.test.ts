// What content can consist of is handed in: a module that took the engine's own would forget a site's types of block.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".gen."))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, "utf8") }));

/** The files with a match, and what is matched there. */
const found = (pattern: RegExp) =>
  sources.flatMap(({ name, text }) =>
    Array.from(text.matchAll(pattern), ([whole, named = whole]) => `${name}: ${named}`),
  );

test("the engine's vocabulary is taken only where a program begins", () => {
  expect(
    new Set(found(/(?:engine|browser)-vocabulary\.ts(?=")/g).map((each) => each.split(":")[0])),
  ).toEqual(new Set(["edit/web/load-vocabulary.ts", "own-blocks/loaded-blocks.ts"]));
});

test("other modules read the engine's schemas only for what no site's type of block changes", () => {
  const read = found(/\bschemas\["(blocks\/\w+)\.schema\.json"\]/g);
  expect(read).toEqual(["edit/operations/questions/question-names.ts: blocks/form"]);
  const ofPage = found(/\bschemas\["page\.schema\.json"\]\.(\$defs|properties\.blocks)/g);
  expect(ofPage).toEqual([]);
  const whole = sources.filter(
    ({ text }) =>
      /^import[^;]*\bschemas\b[^;]*schema\.gen\.ts/m.test(text) && !/\bschemas\["/.test(text),
  );
  expect(whole.map(({ name }) => name).toSorted()).toEqual([
    "content/schema/engine-schemas.ts",
    // To recognize the engine's own types among all.
    "content/schema/walk.ts",
  ]);
});

test("only a page's opening and a form are asked for by their type", () => {
  const asked = found(/\btype(?:"\])? [!=]== "(hero|cardGrid|steps|list|contactInfo|form)"/g);
  const ofBlocks = asked.map((each) => each.split(": ")[1]).filter((type) => type !== "form");
  expect(new Set(ofBlocks)).toEqual(new Set(["hero"]));
});
