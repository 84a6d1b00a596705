// Turns a visitor's answers into the parameters of the email template, without changing what was typed.
import type { Answers, Form } from "./form-answers.ts";
import { answerable } from "./fields/field-kinds.ts";
import { listAnswers, sayAnswers } from "./say-answers.ts";
import { cleanText, oneLine } from "./typed.ts";

type Filled = Pick<Form, "fields" | "parameters" | "recipient" | "subject">;

/**
 * The template's parameters for these answers.
 *
 * An empty answer becomes the field's `emptyValue`; answers to fields that aren't sent are left out.
 * Single-line fields and the subject never contain a line break, which could end an email header.
 * @param submission the id of this message
 * @param language the site's language, for dates
 */
export function fillParameters(
  form: Filled,
  answers: Answers,
  submission: string,
  language: string,
): Record<string, string> {
  const values = cleanAnswers(form, answers);
  const said = sayAnswers(form, values, language, emptyValueOf);
  for (const field of form.fields) {
    if (values.get(field.name) === "") values.set(field.name, emptyValueOf(field) ?? "");
  }
  values.set("subject", fillSubject(form, values));
  values.set("answers", listAnswers(said));
  values.set("recipient", form.recipient);
  values.set("submission", submission);
  return Object.fromEntries(
    Object.entries(form.parameters).map(([name, text = ""]) => [
      name,
      fillPlaceholders(text, values),
    ]),
  );
}

function emptyValueOf(field: Form["fields"][number]): string | undefined {
  return "emptyValue" in field ? field.emptyValue : undefined;
}

/** @param answers from `cleanAnswers` */
export function fillSubject(form: Pick<Form, "subject">, answers: Answers): string {
  return oneLine(fillPlaceholders(form.subject, answers));
}

/** The answers that are sent, without surrounding spaces and characters that nobody types. */
export function cleanAnswers({ fields }: Pick<Form, "fields">, answers: Answers) {
  const cleaned = new Map<string, string>();
  for (const { field, kind } of answerable(fields)) {
    if ("sent" in field && field.sent === false) continue;
    cleaned.set(field.name, cleanText(answers.get(field.name) ?? "", kind.isMultiline));
  }
  return cleaned;
}

/** Replaces in a single pass, so that a `{name}` inside an answer stays as it is. */
function fillPlaceholders(text: string, values: Answers): string {
  return text.replace(/\{([a-zA-Z][a-zA-Z0-9]*)\}/g, (_, name: string) => values.get(name) ?? "");
}
