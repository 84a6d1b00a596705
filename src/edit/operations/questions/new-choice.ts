// Makes a new choice of a question.
import { isFields } from "../../../content/model/json.ts";
import { firstFree } from "../../../content/text/first-free.ts";
import type { Say } from "../../../content/translations/translation.ts";
import type { Choice } from "./choices.ts";

/** With an unused label, to be replaced by typing. @param say says the label's words */
export function newChoice(choices: readonly unknown[], say: Say): Choice {
  const isFree = (name: string) =>
    !choices.some((each) => isFields(each) && (each["label"] === name || each["value"] === name));
  const label = firstFree(say("New choice"), isFree, " ");
  return { value: label, label };
}
