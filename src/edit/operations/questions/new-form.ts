// Gives a new form an email template that lists all answers: one that another form has, or a new one.
import { siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt, type Json } from "../../../content/model/json.ts";
import { firstFree } from "../../../content/text/first-free.ts";
import type { Files, Operation } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";
import { listsAnswers, notAsked } from "./email-answers.ts";
import { allForms, templateOf, type Form } from "./site-forms.ts";

/** What a new template takes. */
const parameters = {
  from_name: "{name}",
  from_email: "{email}",
  answers: "{answers}",
  to_email: "{recipient}",
  subject: "{subject}",
};

/** @returns the block, changed if it is a form, and what site.json needs for it */
export function withTemplate(files: Files, block: Json): { block: Json; operations: Operation[] } {
  if (!isFields(block) || block["type"] !== "form") return { block, operations: [] };
  // Cast: a sample is JSON.
  const form = block as Record<string, Json>;
  const other = allForms(files).find((each) => listsAnswers(each) && templateOf(files, each));
  if (other)
    return {
      block: { ...form, template: String(other.template), parameters: filledLike(other, form) },
      operations: [],
    };
  const path = ["mail", "templates"];
  const templates = valueAt(fileValue(files, siteFile), path);
  if (!isFields(templates)) return { block, operations: [] };
  const template = firstFree("messages", (name) => !Object.hasOwn(templates, name), "-");
  const value = { id: "set-your-template-id", parameters: Object.keys(parameters) };
  return {
    block: { ...form, template, parameters },
    operations: [{ file: siteFile, change: { do: "insert", into: path, name: template, value } }],
  };
}

/** The other form's parameters; those of questions that the new form doesn't ask have a dash. */
function filledLike(other: Form, form: Record<string, Json>): Record<string, string> {
  const asked = (Array.isArray(form["fields"]) ? form["fields"] : []).map((field) =>
    valueAt(field, ["name"]),
  );
  const known = new Set([...asked, "answers", "recipient", "subject", "submission"]);
  const isFilled = (text: string) =>
    Array.from(text.matchAll(/\{(\w+)\}/g)).every(([, name]) => known.has(name));
  return Object.fromEntries(
    [...other.parameters].map(([name, text]) => [name, isFilled(text) ? text : notAsked]),
  );
}
