// Moves answers between the form's controls, which hold them while a visitor writes, and everything else.
import type { BlockOf, Field } from "../content/model/site.ts";
import type { AnswerKind } from "./fields/kind.ts";
import { kindOf } from "./fields/registry.ts";

export type Form = BlockOf<"form">;

/** What a visitor has written, by field name. What stays in its control, such as a file, is never among it. */
export type Answers = ReadonlyMap<string, string>;

// An id that an editor writes has no two hyphens in a row, and a field's name none at all, so that these are unlike both.

/** The id of the form's own element; its block has the id of the form. */
export function formId(form: Pick<Form, "id">): string {
  return `${form.id}---form`;
}

/** The id of a field's control: unique on the site and the same in the build and in the browser. */
export function controlId(form: Pick<Form, "id">, field: Pick<Field, "name">): string {
  return `${form.id}--${field.name}`;
}

interface Answerable {
  field: Field;
  kind: AnswerKind<Field>;
  /** What is drawn with the field's id. */
  drawn: HTMLElement;
}

/** The fields whose answers leave the form, as they stand in it. */
function answerableIn(element: HTMLFormElement, form: Form): Answerable[] {
  return form.fields.flatMap((field) => {
    const kind = kindOf(field).answer;
    const drawn = kind && element.elements.namedItem(controlId(form, field));
    return kind && drawn instanceof HTMLElement ? [{ field, kind, drawn }] : [];
  });
}

/** @param element the form; null once it has given way to the thank-you */
export function readAnswers(element: HTMLFormElement | null, form: Form): Map<string, string> {
  const answerable = element ? answerableIn(element, form) : [];
  return new Map(answerable.map(({ field, kind, drawn }) => [field.name, kind.read(drawn)]));
}

/**
 * Writes answers into the fields that are still empty, and makes every filled field known as if it had just been
 * typed in, because whatever was typed before this code arrived was heard by nobody.
 */
export function restoreAnswers(element: HTMLFormElement, form: Form, answers: Answers): void {
  for (const { field, kind, drawn } of answerableIn(element, form)) {
    if (kind.read(drawn) === "") kind.write(drawn, answers.get(field.name) ?? "");
    if (kind.read(drawn) !== "") tellOfInput(drawn);
  }
}

/** Writes what was typed in one drawing of the form into another, over whatever is there. */
export function moveAnswers(from: HTMLFormElement, to: HTMLFormElement, form: Form): void {
  const typed = readAnswers(from, form);
  for (const { field, kind, drawn } of answerableIn(to, form)) {
    const answer = typed.get(field.name);
    if (!answer) continue;
    kind.write(drawn, answer);
    tellOfInput(drawn);
  }
}

function tellOfInput(drawn: HTMLElement): void {
  drawn.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Empties required fields that hold nothing but spaces, which the browser's own check would let pass.
 *
 * @returns false if there was one: the browser now finds it missing, and says so
 */
export function checkBlanks(element: HTMLFormElement, form: Form): boolean {
  const blank = answerableIn(element, form).filter(({ field, kind, drawn }) => {
    const answer = kind.read(drawn);
    return field.required && answer !== "" && answer.trim() === "";
  });
  for (const { kind, drawn } of blank) kind.write(drawn, "");
  return blank.length === 0 || element.reportValidity();
}
