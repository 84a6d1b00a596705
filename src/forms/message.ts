// Makes a message of a visitor's answers, without changing what was typed. Each service sends it in its own way.
import type { Answers, Form } from "./form-answers.ts";
import { answerable } from "./fields/field-kinds.ts";
import { listAnswers, sayAnswers } from "./say-answers.ts";
import { cleanText, oneLine } from "./clean-text.ts";

export interface Message {
  subject: string;
  recipient: string;
  /** The message's id: the same if it is sent again. */
  submission: string;
  /** All answers with their questions, as one text. */
  answers: string;
  /** Each answer by its field's name; an empty one is the field's `emptyValue`. Without fields that aren't sent. */
  values: Answers;
}

/**
 * Single-line answers and the subject never contain a line break, which could end an email header.
 * @param language the site's language, for dates
 */
export function messageOf(
  form: Pick<Form, "fields" | "recipient" | "subject">,
  given: Answers,
  submission: string,
  language: string,
): Message {
  const values = cleanAnswers(form, given);
  const answers = listAnswers(sayAnswers(form, values, language, emptyValueOf));
  for (const field of form.fields)
    if (values.get(field.name) === "") values.set(field.name, emptyValueOf(field) ?? "");
  return {
    recipient: form.recipient,
    subject: fillSubject(form, values),
    submission,
    answers,
    values,
  };
}

// Cast: only some kinds of field have it.
const emptyValueOf = (field: Form["fields"][number]) =>
  (field as { emptyValue?: string }).emptyValue;

/** @param answers from `cleanAnswers` */
export function fillSubject(form: Pick<Form, "subject">, answers: Answers): string {
  return oneLine(fillPlaceholders(form.subject, answers));
}

/** The answers that are sent, without surrounding spaces and characters that nobody types. */
export function cleanAnswers({ fields }: Pick<Form, "fields">, answers: Answers) {
  const cleaned = new Map<string, string>();
  for (const { field, kind } of answerable(fields)) {
    // Cast: only some kinds of field have it.
    if ((field as { sent?: boolean }).sent === false) continue;
    cleaned.set(field.name, cleanText(answers.get(field.name) ?? "", kind.isMultiline));
  }
  return cleaned;
}

/** Replaces in a single pass, so that a `{name}` inside an answer stays as it is. */
export function fillPlaceholders(text: string, values: Answers): string {
  return text.replace(/\{([a-zA-Z][a-zA-Z0-9]*)\}/g, (_, name: string) => values.get(name) ?? "");
}
