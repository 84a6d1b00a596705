// The icons that the editor opens with at a web address.
import { expect, test } from "vitest";
import { iconsToBegin } from "../../src/builder/icons-to-begin.ts";
import { compile } from "../../src/content/compile.ts";
import { blockSamples } from "../../src/edit/operations/new-block.ts";
import { readIcons } from "../../src/files/icon-set.ts";
import { base } from "../content/base.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { asWritten } from "../../src/content/translations/translation.ts";

const icons = iconsToBegin(new Set(["anchor"]), engineVocabulary);

test("every name is there, so that no correct one is reported", () => {
  expect(Object.keys(icons)).toEqual(Object.keys(readIcons()));
});

test("what the site uses is drawn, and most others aren't", () => {
  expect(icons["anchor"]).toEqual(readIcons()["anchor"]);
  expect(icons["piggy-bank"]).toEqual([]);
  const drawn = Object.values(icons).filter((icon) => icon.length > 0);
  expect(drawn.length).toBeLessThan(40);
});

test("what the samples of new blocks use is drawn", () => {
  const page = {
    title: "A",
    description: "A",
    blocks: blockSamples(engineVocabulary, asWritten).map(({ value }) => value),
  };
  const files = new Map([...base, ["samples.json", JSON.stringify(page)]]);
  const all = { folder: "content", files, media: new Map(), icons: readIcons() };
  const used = [...compile(all, engineVocabulary).icons];
  expect(used).toContain("file-check");
  expect(used.filter((name) => icons[name]?.length === 0)).toEqual([]);
});
