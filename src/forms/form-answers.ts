// Reads answers from the form's controls and writes them back.
import type { BlockOf, Field } from "../content/model/site.ts";
import { answerable } from "./fields/field-kinds.ts";
import { isBlank } from "./clean-text.ts";

export type Form = BlockOf<"form">;

/** A visitor's answers by field name, without those that never leave their control, such as a file. */
export type Answers = ReadonlyMap<string, string>;

// Ids in content have no two hyphens in a row, and field names have none, so the ids below can't collide with them.

/** The id of the <form> element. The block has the form's own id. */
export function formId(form: Pick<Form, "id">): string {
  return `${form.id}---form`;
}

/** The id of a field's control, which is unique on the site and the same in the build and in the browser. */
export function controlId(form: Pick<Form, "id">, field: Pick<Field, "name">): string {
  return `${form.id}--${field.name}`;
}

/** The fields whose answers leave the form, each with the element that has its id. */
function drawnIn(element: HTMLFormElement, form: Form) {
  return answerable(form.fields).flatMap(({ field, kind }) => {
    const drawn = element.elements.namedItem(controlId(form, field));
    return drawn instanceof HTMLElement ? [{ field, kind, drawn }] : [];
  });
}

/** @param element the form; null once the thank-you has replaced it */
export function readAnswers(element: HTMLFormElement | null, form: Form): Map<string, string> {
  const fields = element ? drawnIn(element, form) : [];
  return new Map(fields.map(({ field, kind, drawn }) => [field.name, kind.read(drawn)]));
}

/** Enters answers as a visitor would, with events for each. Empty answers change nothing. */
export function enterAnswers(element: HTMLFormElement, form: Form, answers: Answers): void {
  for (const { field, kind, drawn } of drawnIn(element, form)) {
    const answer = answers.get(field.name);
    if (!answer) continue;
    // Writing the same text would move the caret.
    if (kind.read(drawn) !== answer) kind.write(drawn, answer);
    dispatchInput(drawn);
  }
}

function dispatchInput(drawn: HTMLElement): void {
  for (const type of ["input", "change"]) drawn.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Clears required fields that contain only invisible characters, which the browser's own check would accept.
 *
 * @returns false if there was one; the browser then reports it as missing
 */
export function checkBlanks(element: HTMLFormElement, form: Form): boolean {
  const blank = drawnIn(element, form).filter(({ field, kind, drawn }) => {
    const answer = kind.read(drawn);
    return field.required && answer !== "" && isBlank(answer);
  });
  for (const { kind, drawn } of blank) {
    kind.write(drawn, "");
    dispatchInput(drawn);
  }
  return blank.length === 0 || element.reportValidity();
}
