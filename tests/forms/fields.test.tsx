// @vitest-environment jsdom
// Tests what every kind of field must do, with the field that its snippet inserts.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { schemas } from "../../src/content/model/schema.gen.ts";
import type { Schema } from "../../src/content/schema/read-schema.ts";
import type { Field } from "../../src/content/model/site.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { controlId, readAnswers, enterAnswers } from "../../src/forms/form-answers.ts";
import { storeDraft, readDraft } from "../../src/forms/form-draft.ts";
import { kindOf } from "../../src/forms/fields/field-kinds.ts";
import { FormIsland } from "../../src/forms/FormIsland.tsx";
import { letterOf } from "../../src/forms/letter.ts";
import { answerLimits } from "../../src/forms/limits.ts";
import { filled } from "./filled.ts";
import { form, paragraph, props, startAfresh } from "./fixture.ts";

type FieldSchema = Schema & { defaultSnippets: { body: object }[] };

const file = "blocks/form.schema.json";
const definitions = schemas[file].$defs;
const kinds = definitions.field.properties.type.enum;

beforeEach(startAfresh);
afterEach(() => {
  cleanup();
  vi.mocked(performance.now).mockRestore();
});

function schemaOf(kind: string): FieldSchema {
  // Reads only what all kinds have in common.
  const found = (definitions as unknown as Record<string, FieldSchema>)[`${kind}Field`];
  if (!found) throw new Error(`The schema doesn't describe ${kind}Field.`);
  return found;
}

/** What the snippet of this kind leaves behind, its Markdown compiled. */
function fieldOf(kind: string): Field {
  const { properties = {}, defaultSnippets } = schemaOf(kind);
  const body = JSON.stringify(defaultSnippets[0]?.body)
    .replace(/"\^\$\{\d+:(\d+)\}"/g, "$1")
    .replace(/\$\{\d+:([^{}]*)\}/g, "$1");
  const written = Object.entries(JSON.parse(body) as Record<string, unknown>);
  const isMarkdown = (name: string) =>
    engineVocabulary.follow(properties[name] ?? {}, file).definition ===
    "parts.schema.json#markdown";
  // The schema and its snippets agree: tests/editor/snippets.test.ts sees to that.
  return Object.fromEntries(
    written.map(([name, value]) => [name, isMarkdown(name) ? paragraph(String(value)) : value]),
  ) as unknown as Field;
}

/** A form with one field, as it is on the page. */
function draw(field: Field) {
  const described = {
    ...form,
    fields: [field],
    subject: "",
    parameters: { it: `{${field.name}}` },
  };
  render(<FormIsland {...props} form={described} />);
  const element = document.querySelector("form");
  const drawn = document.getElementById(controlId(form, field));
  if (!element || !drawn) throw new Error(`Nothing is drawn for ${field.type}.`);
  return { described, element, drawn };
}

/** An answer that this field takes. */
function answerTo(field: Field, drawn: HTMLElement): string {
  const kind = kindOf(field).answer;
  if (!kind) return "";
  const values = "options" in field ? field.options.map(({ value }) => value) : [];
  const ticked = "value" in field ? [field.value] : [];
  const words = ["2025-05-27", "7", "Ada Reyes"];
  const taken = [values.join(", "), ...values, ...ticked, ...words].find((answer) => {
    if (answer === "") return false;
    kind.write(drawn, answer);
    return kind.read(drawn) === answer;
  });
  if (taken === undefined) throw new Error(`${field.type} takes none of these answers.`);
  kind.write(drawn, "");
  return taken;
}

const answered = kinds.filter((kind) => kindOf(fieldOf(kind)).answer);

test("only a file stays in its control", () => {
  expect(kinds.filter((kind) => !answered.includes(kind))).toEqual(["file"]);
});

test("axe finds no problem, with help texts, and with the browser's messages for missing answers", async () => {
  const fields = kinds.map((kind, index) => ({
    ...fieldOf(kind),
    name: `field${index}`,
    required: true,
    help: paragraph("Why we ask."),
  }));
  render(<FormIsland {...props} form={{ ...form, fields }} />);
  const violations = async () =>
    (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations;
  expect(await violations()).toEqual([]);
  act(() => document.querySelector("form")?.requestSubmit());
  expect(document.querySelectorAll(".field-error")).toHaveLength(kinds.length);
  expect(await violations()).toEqual([]);
});

describe.each(kinds)("a %s field", (kind) => {
  const field = fieldOf(kind);

  test("draws a control that its label belongs to", () => {
    const { drawn } = draw(field);
    const words = screen.getByText(field.label, { selector: "label, legend, label > *" });
    const label = words.closest("label, legend");
    expect(label instanceof HTMLLabelElement ? label.control : label?.parentElement).toBe(drawn);
  });

  test("is held back by the browser when it is required and left out", () => {
    expect(draw({ ...field, required: false }).element.checkValidity()).toBe(true);
    cleanup();
    expect(draw({ ...field, required: true }).element.checkValidity()).toBe(false);
  });

  test("is submitted under its name where it is sent, and not at all where it isn't", () => {
    const namesIn = ({ element, drawn }: ReturnType<typeof draw>) => {
      kindOf(field).answer?.write(drawn, answerTo(field, drawn));
      screen.getByLabelText<HTMLInputElement>(props.wording.forms.trap).disabled = true;
      return [...new Set(new FormData(element).keys())];
    };
    expect(namesIn(draw(field))).toEqual(answered.includes(kind) ? [field.name] : []);
    cleanup();
    if (!("sent" in (schemaOf(kind).properties ?? {}))) return;
    // The schema lets this kind say so.
    expect(namesIn(draw({ ...field, sent: false } as Field))).toEqual([]);
  });

  test("can be as long as its schema says and is never cut off", () => {
    const { described, element, drawn } = draw({ ...field, required: false });
    const limit = answerLimits(described).get(field.name);
    const { maxLength } = schemaOf(kind).properties ?? {};
    const usual = /; if left out, (\d+)\./.exec(maxLength?.description ?? "")?.[1];
    expect(usual).toBe(limit?.toString());
    if (limit === undefined) return;
    // A text that is an answer to each kind that has a limit.
    const write = (length: number) =>
      fireEvent.input(drawn, { target: { value: "a@b.example".padEnd(length, "e") } });
    write(limit + 3);
    expect(drawn).toHaveProperty("value.length", limit + 3);
    expect(drawn).toHaveProperty("validationMessage", "Characters too many: 3");
    expect(element.checkValidity()).toBe(false);
    write(limit);
    expect(drawn).toHaveProperty("validity.customError", false);
  });
});

describe.each(answered)("the answer to a %s field", (kind) => {
  const field = fieldOf(kind);

  test("is read and restored, and nothing until it is given", () => {
    const { described, element, drawn } = draw(field);
    expect(readAnswers(element, described)).toEqual(new Map([[field.name, ""]]));
    const answers = new Map([[field.name, answerTo(field, drawn)]]);
    enterAnswers(element, described, answers);
    expect(readAnswers(element, described)).toEqual(answers);
  });

  test("is stored in a draft unless it is sensitive", () => {
    const { described, drawn } = draw(field);
    const answers = new Map([[field.name, answerTo(field, drawn)]]);
    storeDraft(described, answers);
    expect(readDraft(described).answers).toEqual(Object.fromEntries(answers));
    storeDraft({ ...described, fields: [{ ...field, sensitive: "allowed" }] }, answers);
    expect(readDraft(described).answers).toEqual({});
  });

  test("is sent as it is, and is in words in a letter", () => {
    const { described, drawn } = draw(field);
    const answer = answerTo(field, drawn);
    const answers = new Map([[field.name, answer]]);
    expect(filled(described, answers)).toEqual({ it: answer });
    const words = kindOf(field).answer?.say(answer, field, "en-US") ?? "";
    const { text } = letterOf(described, answers, "en-US");
    expect(text).toContain(`${field.label}:`);
    expect(text).toContain(words);
    expect(letterOf(described, new Map(), "en-US").text).toBe("");
  });
});

describe.each(kinds.filter((kind) => !answered.includes(kind)))("a %s field", (kind) => {
  test("hands nothing on", () => {
    const field = fieldOf(kind);
    const { described, element } = draw(field);
    expect(readAnswers(element, described)).toEqual(new Map());
    const answers = new Map([[field.name, "cv.pdf"]]);
    storeDraft(described, answers);
    expect(readDraft(described).answers).toEqual({});
    expect(filled(described, answers)).toEqual({ it: "" });
    expect(letterOf(described, answers, "en-US").text).toBe("");
  });
});
