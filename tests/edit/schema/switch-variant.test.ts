// A value that changes to another variant keeps the fields that fit.
import { expect, test } from "vitest";
import { variantsOf } from "../../../src/edit/schema/structure.ts";
import { asWritten } from "../../../src/content/translations/translation.ts";
import { switchVariant } from "../../../src/edit/schema/switch-variant.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const form = engineVocabulary.schemaFile("blocks/form.schema.json");
const fields = variantsOf(engineVocabulary.follow({ $ref: "#/$defs/field" }, form.file));
const page = engineVocabulary.schemaFile("page.schema.json");
const blocks = variantsOf(
  engineVocabulary.follow(page.schema.properties?.["blocks"]?.items ?? {}, page.file),
);

function switched(from: string, to: string, value: object, among = fields) {
  const target = among.get(to);
  if (!target) throw new Error(`There is no ${to}`);
  return switchVariant(value, among.get(from), target, asWritten);
}

const name = {
  type: "text",
  name: "name",
  label: "Your name",
  required: true,
  autocomplete: "name",
  placeholder: "Ada",
};

test("a line that becomes a long text keeps its name, its label, and whether it is required", () => {
  expect(switched("text", "textarea", name)).toEqual({
    type: "textarea",
    name: "name",
    label: "Your name",
    required: true,
    placeholder: "Ada",
  });
});

test("a line that becomes a choice gets sample choices", () => {
  expect(switched("text", "select", name)).toMatchObject({
    type: "select",
    name: "name",
    label: "Your name",
    prompt: "Choose one",
    options: [{ value: "question", label: "A question" }, {}],
  });
});

test("a choice that becomes checkboxes keeps its choices", () => {
  const options = [
    { value: "a", label: "A" },
    { value: "b", label: "B" },
  ];
  const choice = { type: "select", name: "x", label: "X", prompt: "Choose", options };
  expect(switched("select", "checkboxes", choice)).toEqual({
    type: "checkboxes",
    name: "x",
    label: "X",
    options,
  });
});

test("a block keeps its heading and text, but not items of another kind", () => {
  const cards = {
    type: "cardGrid",
    heading: "Why us",
    text: "Because.",
    cards: [{ heading: "A", text: "B" }],
  };
  expect(switched("cardGrid", "steps", cards, blocks)).toMatchObject({
    type: "steps",
    heading: "Why us",
    text: "Because.",
    steps: [{ heading: "The first step" }, { heading: "The next step" }],
  });
  expect(switched("cardGrid", "steps", cards, blocks)).not.toHaveProperty("cards");
});

test("a value stays only where the other variant has the same rules for it", () => {
  const variant = (code: object) => ({
    schema: { type: "object", properties: { code } },
    file: "page.schema.json",
    schemas: engineVocabulary.schemas,
  });
  const code = { type: "string", pattern: "^[a-z]+$", maxLength: 20, title: "Code" };
  const change = (other: object) =>
    switchVariant({ code: "abc" }, variant(code), variant({ ...code, ...other }), asWritten);
  expect(change({ maxLength: 30, title: "Other code" })).toEqual({ code: "abc" });
  expect(change({ pattern: "^[0-9]+$" })).toEqual({});
  expect(change({ type: "number" })).toEqual({});
});
