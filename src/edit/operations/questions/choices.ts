// Keeps a choice's value the same as its label, unless someone set a different value.
import type { Change } from "../../../content/edit/change.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import type { Operation } from "../../model/history.ts";
import type { Form } from "./site-forms.ts";

export interface Choice {
  value: string;
  label: string;
}

/** @param type the question's type */
export function choiceFor(label: string, type: unknown): Choice {
  return { value: valueFor(label, type), label };
}

/** Selected values are sent separated by commas, so a value can't contain one. */
function valueFor(label: string, type: unknown): string {
  return type === "checkboxes" ? label.replaceAll(/\s*,\s*/g, " ").trim() : label;
}

/** Changes the value with the label. @param before the form with the old label */
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
