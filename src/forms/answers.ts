// Moves answers between the form's controls, which hold them while a visitor writes, and everything else.
import type { BlockOf, Field } from "../content/model/site.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type Form = BlockOf<"form">;

/** What a visitor has written, by field name. Files are never among it. */
export type Answers = ReadonlyMap<string, string>;

// An id that an editor writes has no two hyphens in a row, and a field's name none at all, so that these are unlike both.

/** The id of the form's own element; its block has the id of the form. */
export function formId(form: Pick<Form, "id">): string {
  return `${form.id}---form`;
}

/** A control's id: unique on the site and the same in the build and in the browser. */
export function controlId(form: Pick<Form, "id">, field: Pick<Field, "name">): string {
  return `${form.id}--${field.name}`;
}

function controlOf(element: HTMLFormElement, form: Form, field: Field): Control | undefined {
  const control = field.type !== "file" && element.elements.namedItem(controlId(form, field));
  // Every field but a file is drawn as one of these three.
  return control instanceof Element ? (control as Control) : undefined;
}

/** @param element the form; null once it has given way to the thank-you */
export function readAnswers(element: HTMLFormElement | null, form: Form): Map<string, string> {
  const answers = new Map<string, string>();
  for (const field of form.fields) {
    const control = element && controlOf(element, form, field);
    if (control) answers.set(field.name, control.value);
  }
  return answers;
}

/**
 * Writes answers into the fields that are still empty, and makes every filled field known as if it had just been
 * typed in, because whatever was typed before this code arrived was heard by nobody.
 */
export function restoreAnswers(element: HTMLFormElement, form: Form, answers: Answers): void {
  for (const field of form.fields) {
    const control = controlOf(element, form, field);
    if (!control) continue;
    if (control.value === "") control.value = answers.get(field.name) ?? "";
    if (control.value !== "") control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/**
 * Empties required fields that hold nothing but spaces, which the browser's own check would let pass.
 *
 * @returns false if there was one: the browser now finds it missing, and says so
 */
export function checkBlanks(element: HTMLFormElement, form: Form): boolean {
  const blank = form.fields.filter((field) => {
    const control = controlOf(element, form, field);
    if (!control || !field.required || control.value === "" || control.value.trim() !== "") {
      return false;
    }
    control.value = "";
    return true;
  });
  return blank.length === 0 || element.reportValidity();
}
