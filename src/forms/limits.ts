// Computes how long each answer can be, so that no message exceeds the email service's limit.
import type { Form } from "./form-answers.ts";
import { answerable } from "./fields/field-kinds.ts";

/** EmailJS accepts 50 KB of parameters. The rest is for the text in content. */
const bytesForAnswers = 45_000;
/** No UTF-16 unit needs more bytes in UTF-8, and, except for control characters, in JSON. */
const bytesPerCharacter = 3;

/**
 * The maximum length of each text field in UTF-16 units, as browsers count: the field's own limit or the default. If all
 * fields together could exceed the service's limit, all limits are reduced in proportion.
 */
export function answerLimits(form: Pick<Form, "fields" | "parameters" | "subject">) {
  const { subject = "" } = form;
  const text = Object.values(form.parameters).join().replaceAll("{subject}", subject);
  const count = (name: string) => text.split(`{${name}}`).length - 1;
  const lists = count("answers");
  const wanted = new Map<string, number>();
  let bytes = 0;
  let bytesOfLists = 0;
  for (const { field, kind } of answerable(form.fields)) {
    const choices = "options" in field ? field.options.map(({ label }) => label).join(", ") : "";
    bytesOfLists += lists * (field.label.length + choices.length + 4) * bytesPerCharacter;
    // Cast: only some kinds of field have it.
    const { maxLength: limit = kind.longest } = field as { maxLength?: number };
    if (limit === undefined) continue;
    wanted.set(field.name, limit);
    bytes += (count(field.name) + lists) * limit * bytesPerCharacter;
  }
  const share = Math.min(
    1,
    (bytesForAnswers - Math.min(bytesOfLists, bytesForAnswers / 2)) / bytes,
  );
  return new Map([...wanted].map(([name, limit]) => [name, Math.floor(limit * share)]));
}
