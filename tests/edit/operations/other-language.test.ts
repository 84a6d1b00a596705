// Add other languages begins with one that the site doesn't have, at an address of its own.
import { expect, test } from "vitest";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { ownSample } from "../../../src/edit/operations/own-sample.ts";
import { nodeAt } from "../../../src/edit/schema/node-at.ts";
import { samplesOf } from "../../../src/edit/schema/samples.ts";
import { asWritten } from "../../../src/content/translations/translation.ts";
import { base, compileFiles } from "../../content/base.ts";

const own = JSON.parse(base.get("site.json") ?? "") as object;

/** The entry that a click adds to a site in a language that already links to others. */
function added(language: string, linked: readonly string[] = []): unknown {
  const siblings = linked.map((each) => ({
    language: each,
    url: `https://${each}.company.example/`,
  }));
  const files = new Map([["site.json", JSON.stringify({ ...own, language, siblings })]]);
  const node = nodeAt(engineVocabulary, "site.json", undefined, ["siblings", 0]);
  const sample = node && samplesOf(node, asWritten)[0]?.value;
  return node && sample !== undefined && ownSample(engineVocabulary, files, node, sample, language);
}

test.each([
  ["de", [], "en"],
  ["de-AT", ["en-GB"], "es"],
  ["en-US", [], "de"],
  ["ja", ["en", "de"], "es"],
])("a site in %s with %j begins with %s, and has no mistake", (language, linked, other) => {
  const entry = { language: other, url: `https://www.company.example/${other}/` };
  expect(added(language, linked)).toEqual(entry);
  const site = JSON.stringify({ ...own, language, siblings: [entry] });
  const found = compileFiles(new Map([...base, ["site.json", site]])).diagnostics;
  expect(found.filter(({ pointer }) => pointer.startsWith("/siblings"))).toEqual([]);
});

test("a language is asked for where every known one is there", () => {
  expect(added("en", ["de", "es", "fr"])).toEqual({ language: "", url: "" });
});
