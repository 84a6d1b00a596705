// Beside a fact that is typed over, a line says what else changes.
import { expect, test } from "vitest";
import { otherUses } from "../../../../src/edit/operations/references/other-uses.ts";
import { factReferences } from "../../../../src/edit/operations/references/references.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";

const site = (more: object) =>
  JSON.stringify({ facts: { company: "Acme", tagline: "We bake" }, ...more });
const page = (heading: string, lines: string[]) =>
  JSON.stringify({
    title: "Home | {{facts.company}}",
    blocks: [{ type: "hero", heading, track: lines }],
  });
const tagline = { file: "site.json", path: ["tagline"] };
const said = (heading: string, lines: string[] = []) => {
  const files = new Map([
    ["site.json", site({ tagline: "{{facts.tagline}}" })],
    ["home.json", page(heading, lines)],
  ]);
  return otherUses(
    engineVocabulary,
    files,
    factReferences(engineVocabulary, files, "tagline"),
    tagline,
  );
};

test("a single other place is named", () => {
  expect(said("{{facts.tagline}}")).toBe("Also changes the heading on “Home | Acme”");
});

test("several are counted, each text once", () => {
  expect(said("{{facts.tagline}}, {{facts.tagline}}", ["{{facts.tagline}}"])).toBe(
    "Also changes in 2 other places",
  );
});

test("a fact that only this text uses has no other places", () => {
  expect(said("We bake, too")).toBe(undefined);
});
