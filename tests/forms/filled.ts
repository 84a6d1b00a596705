// What the email service gets of a visitor's answers.
import type { BlockOf } from "../../src/content/model/site.ts";
import { messageOf } from "../../src/forms/message.ts";
import { templateParameters } from "../../src/forms/services/emailjs.ts";

/** The template's parameters for these answers, as they are posted. */
export function filled(
  sent: BlockOf<"form">,
  answers: ReadonlyMap<string, string>,
  submission = "id",
): Record<string, string> {
  return templateParameters(sent.parameters, messageOf(sent, answers, submission, "en-US"));
}
