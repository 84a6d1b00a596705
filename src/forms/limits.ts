// How long each answer can be, so that no message can exceed what the mail service takes.
import type { Form } from "./answers.ts";
import { answerable } from "./fields/registry.ts";

/** EmailJS takes 50 KB of parameters; what is left of it is for the words of the editor. */
const bytesForAnswers = 45_000;
/** No UTF-16 unit takes more in UTF-8, nor, control characters aside, in JSON. */
const bytesPerCharacter = 3;

/**
 * The longest answer to each text field, in UTF-16 units, as the browser counts them: what the field says, or else
 * what is usual, and all of them in proportion less if they could exceed the service's limit together.
 */
export function answerLimits(form: Pick<Form, "fields" | "parameters" | "subject">) {
  const { subject = "" } = form;
  const text = Object.values(form.parameters).join().replaceAll("{subject}", subject);
  const wanted = new Map<string, number>();
  let bytes = 0;
  for (const { field, kind } of answerable(form.fields)) {
    const limit = ("maxLength" in field ? field.maxLength : undefined) ?? kind.longest;
    if (limit === undefined) continue;
    wanted.set(field.name, limit);
    bytes += (text.split(`{${field.name}}`).length - 1) * limit * bytesPerCharacter;
  }
  const share = Math.min(1, bytesForAnswers / bytes);
  return new Map([...wanted].map(([name, limit]) => [name, Math.floor(limit * share)]));
}
