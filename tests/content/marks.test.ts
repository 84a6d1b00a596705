// The marks in a page's texts show where each text is written, whatever characters are in it.
import { expect, test } from "vitest";
import { createPreviewer } from "../../src/content/compile.ts";
import { valueAt } from "../../src/content/model/json.ts";
import { readMarks } from "../../src/content/trace/marks.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { change } from "./base.ts";

test.each([
  ["begin a mark", "\ufdd0\ufde1", "\ufdd1\ufde0"],
  ["end a mark", "\ufdd2", "\ufdd3"],
  ["end every mark", "\ufdd3\ufdd2\ufdd2", "\ufdd3\ufdd3"],
  ["escape the next character", "\ufdd4", "\ufdd4"],
  ["escape a mark", "\ufdd4\ufdd2", "\ufdd4\ufdd3"],
  ["are its digits", "\ufde0", "\ufdef"],
])("characters in a text that %s are part of it", (_what, character, characterInFact) => {
  let files = change(
    "home.json",
    '"Core values"',
    `"${character}Core ${character}{{facts.email}}${character}"`,
  );
  files = change("site.json", "hello@", `hello${characterInFact}@`, files);
  const { preview } = createPreviewer(engineVocabulary)({
    folder: "content",
    files,
    media: new Map(),
    icons: {},
  });
  const { site, trace } = preview();
  const heading = ["pages", 0, "blocks", 1, "heading"];
  const traced = trace("home");
  const { text, stretches } = readMarks(String(valueAt(traced.site, heading)));
  expect(text).toBe(valueAt(site, heading));
  const email = `hello${characterInFact}@company.example`;
  expect(text).toBe(`${character}Core ${character}${email}${character}`);
  expect(stretches.map(({ what, from, to }) => [what, text.slice(from, to)])).toEqual([
    ["text", text],
    ["fact", email],
  ]);
});
