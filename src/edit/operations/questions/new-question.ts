// Creates a form question from what the person entered in Add question.
import { isFields, type Json } from "../../../content/model/json.ts";
import { follow, type Node } from "../../../content/schema/read-schema.ts";
import type { Say } from "../../../content/translations/translation.ts";
import { samplesOf } from "../../schema/samples.ts";
import { choiceFor } from "./choices.ts";

export interface NewQuestion {
  /** The question as visitors read it. */
  label: string;
  /** Empty for a question without choices. */
  choices: readonly string[];
  isNeeded: boolean;
}

/** The minimum number of choices for a kind of question; 0 if it has none. */
export function fewestChoices(kind: Node): number {
  const { options } = kind.schema.properties ?? {};
  return options ? (follow(options, kind).schema.minItems ?? 0) : 0;
}

/**
 * Creates a question with the required fields, without sample texts that would have to be replaced.
 * @param kind the schema of the kind of question
 * @param name the question's name in the form
 * @param say says what a question needs besides, such as “Choose one”
 */
export function createQuestion(
  kind: Node,
  name: string,
  asked: NewQuestion,
  say: Say,
): Record<string, Json> {
  const { properties = {}, required: needed = [] } = kind.schema;
  const body = samplesOf(kind, say)[0]?.value;
  // Cast: a sample is JSON.
  const sample = (isFields(body) ? body : {}) as Record<string, Json>;
  const type = properties["type"]?.const;
  const isWritten = asked.isNeeded || needed.includes("required");
  const own: Readonly<Record<string, Json | undefined>> = {
    ...sample,
    name,
    label: asked.label,
    required: isWritten ? asked.isNeeded : undefined,
    options: asked.choices.map((label) => ({ ...choiceFor(label, type) })),
  };
  const entries = Object.entries(properties).flatMap(([field, schema]): [string, Json][] => {
    const value = own[field];
    // A value from a fixed list, such as an autofill setting, fits any question.
    const isOneOfFew = follow(schema, kind).schema.enum !== undefined;
    const fits = needed.includes(field) || field === "required" || isOneOfFew;
    return value === undefined || !fits ? [] : [[field, value]];
  });
  return Object.fromEntries(entries);
}
