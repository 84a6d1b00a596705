// Moves answers between the form's controls, which hold them while a visitor writes, and everything else.
import type { BlockOf, Field } from "../content/model/site.ts";
import { answerable } from "./fields/registry.ts";
import { isBlank } from "./typed.ts";

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

/** The fields of a form whose answers leave it, each with what is drawn with its id. */
function drawnIn(element: HTMLFormElement, form: Form) {
  return answerable(form.fields).flatMap(({ field, kind }) => {
    const drawn = element.elements.namedItem(controlId(form, field));
    return drawn instanceof HTMLElement ? [{ field, kind, drawn }] : [];
  });
}

/** @param element the form; null once it has given way to the thank-you */
export function readAnswers(element: HTMLFormElement | null, form: Form): Map<string, string> {
  const fields = element ? drawnIn(element, form) : [];
  return new Map(fields.map(({ field, kind, drawn }) => [field.name, kind.read(drawn)]));
}

/** Enters answers as a visitor would: whatever listens hears of each, and an empty one changes nothing. */
export function enterAnswers(element: HTMLFormElement, form: Form, answers: Answers): void {
  for (const { field, kind, drawn } of drawnIn(element, form)) {
    const answer = answers.get(field.name);
    if (!answer) continue;
    // To write what is there already would still move the caret.
    if (kind.read(drawn) !== answer) kind.write(drawn, answer);
    tell(drawn);
  }
}

function tell(drawn: HTMLElement): void {
  for (const type of ["input", "change"]) drawn.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Empties required fields that hold nothing that anybody could see, which the browser's own check would let pass.
 *
 * @returns false if there was one: the browser now finds it missing, and says so
 */
export function checkBlanks(element: HTMLFormElement, form: Form): boolean {
  const blank = drawnIn(element, form).filter(({ field, kind, drawn }) => {
    const answer = kind.read(drawn);
    return field.required && answer !== "" && isBlank(answer);
  });
  for (const { kind, drawn } of blank) {
    kind.write(drawn, "");
    tell(drawn);
  }
  return blank.length === 0 || element.reportValidity();
}
