// Turns a visitor's answers into what the mail template receives; what was typed must arrive as it was typed.
import type { BlockOf } from "../content/site.ts";

type Form = Pick<BlockOf<"form">, "fields" | "parameters" | "recipient" | "subject">;

/**
 * The template's parameters for these answers (typed text by field name).
 *
 * An empty answer becomes the field's `emptyValue`; answers to fields that aren't sent are left out.
 * Fields of one line and the subject never carry a line break, which could end a mail header.
 */
export function fillParameters(
  form: Form,
  answers: ReadonlyMap<string, string>,
): Record<string, string> {
  const values = new Map<string, string>();
  for (const field of form.fields) {
    if (field.type === "file" || field.sent === false) continue;
    const typed = answers.get(field.name) ?? "";
    const answer = field.type === "textarea" ? typed.trim() : oneLine(typed);
    values.set(field.name, answer === "" ? (field.emptyValue ?? "") : answer);
  }
  values.set("recipient", form.recipient);
  values.set("subject", oneLine(fillPlaceholders(form.subject, values)));
  return Object.fromEntries(
    Object.entries(form.parameters).map(([name, text = ""]) => [
      name,
      fillPlaceholders(text, values),
    ]),
  );
}

/** The subject before anything is typed: `Message from {name}` becomes `Message from`. */
export function emptySubject(subject: string): string {
  return oneLine(fillPlaceholders(subject, new Map())).replace(/ {2,}/g, " ");
}

/** One pass over the editor's text, so that a `{name}` inside an answer is never looked at. */
function fillPlaceholders(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/\{([a-zA-Z][a-zA-Z0-9]*)\}/g, (_, name: string) => values.get(name) ?? "");
}

function oneLine(text: string): string {
  return text.trim().replace(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, " ");
}
