// A question that nobody has asked yet, made of what somebody who adds one is asked for.
import { isFields, type Json } from "../../../content/model/json.ts";
import { follow, type Node } from "../../../content/schema/read-schema.ts";
import { samplesOf } from "../../schema/samples.ts";
import { choiceFor } from "./choices.ts";

export interface NewQuestion {
  /** What is asked, as a visitor reads it. */
  label: string;
  /** Of a question that is answered by choosing. */
  choices: readonly string[];
  isNeeded: boolean;
}

/** The fewest choices that a kind of question has; 0 for one that is answered without. */
export function fewestChoices({ schema, file }: Node): number {
  const { options } = schema.properties ?? {};
  return options ? (follow(options, file).schema.minItems ?? 0) : 0;
}

/**
 * A question with what a kind of it can't do without, and nothing of a sample that would have to be typed over.
 * @param kind of question, by its schema
 * @param name under which the form knows it
 */
export function createQuestion(kind: Node, name: string, asked: NewQuestion): Record<string, Json> {
  const { properties = {}, required: needed = [] } = kind.schema;
  const body = samplesOf(kind)[0]?.value;
  // Cast: what is in a sample is JSON.
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
    // What is one of a few words, such as what a browser may fill in, fits whatever is asked.
    const isOneOfFew = follow(schema, kind.file).schema.enum !== undefined;
    const fits = needed.includes(field) || field === "required" || isOneOfFew;
    return value === undefined || !fits ? [] : [[field, value]];
  });
  return Object.fromEntries(entries);
}
