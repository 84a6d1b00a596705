// Turns a visitor's answers into what the mail template receives; what was typed must arrive as it was typed.
import type { Answers, Form } from "./answers.ts";
import { answerable } from "./fields/registry.ts";
import { cleanText, oneLine } from "./typed.ts";

type Filled = Pick<Form, "fields" | "parameters" | "recipient" | "subject">;

/**
 * The template's parameters for these answers.
 *
 * An empty answer becomes the field's `emptyValue`; answers to fields that aren't sent are left out.
 * Fields of one line and the subject never carry a line break, which could end a mail header.
 * @param submission what tells this message from another one with the same words
 */
export function fillParameters(
  form: Filled,
  answers: Answers,
  submission: string,
): Record<string, string> {
  const values = cleanAnswers(form, answers);
  for (const field of form.fields) {
    if (values.get(field.name) === "" && "emptyValue" in field) {
      values.set(field.name, field.emptyValue ?? "");
    }
  }
  values.set("subject", fillSubject(form, values));
  values.set("recipient", form.recipient);
  values.set("submission", submission);
  return Object.fromEntries(
    Object.entries(form.parameters).map(([name, text = ""]) => [
      name,
      fillPlaceholders(text, values),
    ]),
  );
}

/** @param answers as `cleanAnswers` gives them */
export function fillSubject(form: Pick<Form, "subject">, answers: Answers): string {
  return oneLine(fillPlaceholders(form.subject, answers));
}

/** The answers that are sent, without the spaces around them and without characters that nobody types. */
export function cleanAnswers({ fields }: Pick<Form, "fields">, answers: Answers) {
  const cleaned = new Map<string, string>();
  for (const { field, kind } of answerable(fields)) {
    if ("sent" in field && field.sent === false) continue;
    cleaned.set(field.name, cleanText(answers.get(field.name) ?? "", kind.isMultiline));
  }
  return cleaned;
}

/** One pass over the editor's text, so that a `{name}` inside an answer is never looked at. */
function fillPlaceholders(text: string, values: Answers): string {
  return text.replace(/\{([a-zA-Z][a-zA-Z0-9]*)\}/g, (_, name: string) => values.get(name) ?? "");
}
