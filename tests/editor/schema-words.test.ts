// One rule for the words of all schemas: a label is a noun in sentence case, help is one short sentence.
import { expect, test } from "vitest";
import { schemas } from "../../src/content/model/schema.gen.ts";
import type { Schema } from "../../src/content/schema/read-schema.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";

/** What in a schema is no schema. */
const data = ["samples", "defaultSnippets", "alsoCalled", "alsoTyped"];

/** Every schema within one, by its place. */
function* within(schema: Schema, place: string): Generator<[string, Schema]> {
  yield [place, schema];
  for (const [name, inner] of Object.entries(schema))
    if (typeof inner === "object" && inner !== null && !data.includes(name))
      // Cast: whatever in a schema has a title or a description is one.
      yield* within(inner as Schema, `${place}/${name}`);
}

const every = Object.keys(schemas).flatMap((file) => [
  ...within(engineVocabulary.schemaFile(file).schema, file),
]);

const labels = every.flatMap(([place, { title, oneOfTitle, enumDescriptions = [] }]) =>
  [title, oneOfTitle, ...enumDescriptions].flatMap((label) =>
    typeof label === "string" ? [{ place, label }] : [],
  ),
);
const snippets = every.flatMap(([place, { defaultSnippets = [] }]) =>
  defaultSnippets.map((snippet) => ({ place, ...snippet })),
);
const helps = [
  ...every.flatMap(([place, { description, markdownDescription = description }]) =>
    typeof description === "string" ? [{ place, help: description, markdownDescription }] : [],
  ),
  ...snippets.map(({ place, description: help }) => ({ place, help, markdownDescription: help })),
  ...every.flatMap(([place, { help }]) =>
    typeof help === "string" ? [{ place, help, markdownDescription: help }] : [],
  ),
];

/** Words that start with a capital wherever they are. */
const names = /^(ID|EmailJS)$/;

test("a label is in sentence case, and has no period", () => {
  const others = labels.filter(({ label }) => {
    const [first = "", ...rest] = label.split(" ");
    const isLower = rest.every((word) => !/^[A-Z]/.test(word) || names.test(word));
    return !/^[A-Z]/.test(first) || !isLower || /[.:!?]$/.test(label);
  });
  expect(others).toEqual([]);
});

test("a label says what the field is, in a few words", () => {
  const clauses = labels.filter(({ label }) =>
    /^(When|While|What|How|Where|Why|After|Leads|Can't)\b/.test(label),
  );
  expect(clauses).toEqual([]);
  const titles = every
    .filter(([, { properties }]) => properties)
    .flatMap(([place, { properties }]) =>
      Object.entries(properties ?? {}).map(([name, { title }]) => ({
        place: `${place}.${name}`,
        title,
      })),
    );
  expect(titles.filter(({ title }) => (title ?? "").split(" ").length > 3)).toEqual([]);
});

test("help is one sentence, and a short one", () => {
  const others = helps.filter(
    ({ help }) => !/^[A-Z].*\.$/.test(help) || /[.!?]\s+[A-Z]/.test(help) || help.length > 135,
  );
  expect(others).toEqual([]);
});

test("help says more than the value that a field always has", () => {
  expect(helps.filter(({ help }) => help.startsWith("Always "))).toEqual([]);
});

test("what VS Code shows instead of help says the same", () => {
  expect(helps.filter(({ help, markdownDescription }) => markdownDescription !== help)).toEqual([]);
});

test("a snippet's label is in lowercase, after the type of its block if it is one", () => {
  const others = snippets.filter(({ label }) => !/^(\w+: )?[a-z]+( [a-z]+)*$/.test(label));
  expect(others).toEqual([]);
});

test("no word is used that only this project uses so", () => {
  const own =
    /\b(stands?|stood|leads?|led|told|said once|signs?|press(es|ed)?|stand-ins?|wording|whoever|somebody|nobody|anew|mend(ed|s)?|of which|all that|e-mails?|colours?|ticked|small letters)\b/i;
  const patterns = every.flatMap(([place, { patternErrorMessage }]) =>
    typeof patternErrorMessage === "string" ? [{ place, words: patternErrorMessage }] : [],
  );
  const all = [
    ...labels.map(({ place, label }) => ({ place, words: label })),
    ...helps.map(({ place, help }) => ({ place, words: help })),
    ...snippets.map(({ place, label }) => ({ place, words: label })),
    ...patterns,
  ];
  expect(all.filter(({ words }) => own.test(words))).toEqual([]);
});
