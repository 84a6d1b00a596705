// The choices of a question: what is sent of each is what a visitor reads, as long as nobody tells them apart.
import type { Change } from "../../../content/edit/change.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import type { Operation } from "../../model/history.ts";
import type { Form } from "./site-forms.ts";

export interface Choice {
  value: string;
  label: string;
}

/** @param type of the question */
export function choiceFor(label: string, type: unknown): Choice {
  return { value: valueFor(label, type), label };
}

/** Of several choices, the values are sent with a comma between them, so none can have its own. */
function valueFor(label: string, type: unknown): string {
  return type === "checkboxes" ? label.replaceAll(/\s*,\s*/g, " ").trim() : label;
}

/** What is sent of a choice whose label changes. @param before the form with the old one */
export function followUpChoice(before: Form, path: Path, change: Change): Operation[] {
  const [field, choice] = [path.slice(2, 4), path.slice(2, 6)];
  if (change.do !== "set" || path.length !== 7 || path[6] !== "label") return [];
  const question = valueAt(before, field);
  const old = valueAt(before, choice);
  if (!isFields(question) || !isFields(old) || typeof change.value !== "string") return [];
  const { value, label } = old;
  const type = question["type"];
  if (typeof label !== "string" || value !== valueFor(label, type)) return [];
  const own = [...path.slice(0, 6), "value"];
  const next = valueFor(change.value, type);
  return [{ file: before.file, change: { do: "set", path: own, value: next } }];
}

/** One more than there are, to be typed over. */
export function newChoice(choices: readonly unknown[]): Choice {
  const isTaken = (label: string) =>
    choices.some((each) => isFields(each) && (each["label"] === label || each["value"] === label));
  let label = "New choice";
  for (let count = 2; isTaken(label); count++) label = `New choice ${count}`;
  return { value: label, label };
}
