// Reads the forms on all pages and what they send, even from invalid files.
import { siteFile } from "../../../content/model/input.ts";
import { isFields, valueAt } from "../../../content/model/json.ts";
import type { Path } from "../../../content/model/path.ts";
import type { Files } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { fileValue, valueIn } from "../../model/read-json.ts";

export interface Form extends Location {
  template: unknown;
  /** The text for each parameter of the template. */
  parameters: ReadonlyMap<string, string>;
  subject: unknown;
  fields: readonly unknown[];
  /** The names of its questions. */
  names: readonly string[];
}

/** The form at or around a place; undefined if there is none. */
export function formAt(files: Files, { file, path }: Location): Form | undefined {
  const at = path.slice(0, 2);
  return formOf(file, at, valueAt(fileValue(files, file), at));
}

/** The forms on all pages. */
export function allForms(files: Files): Form[] {
  return [...files].flatMap(([file, text]) => {
    if (file === siteFile || !text.includes('"template"')) return [];
    const blocks = valueIn(files, { file, path: ["blocks"] });
    const all = Array.isArray(blocks) ? (blocks as readonly unknown[]) : [];
    return all.flatMap((block, index) => formOf(file, ["blocks", index], block) ?? []);
  });
}

/** The other forms with the same template. */
export function otherForms(files: Files, form: Form): Form[] {
  return allForms(files).filter(
    ({ file, path, template }) =>
      template === form.template && !(file === form.file && path[1] === form.path[1]),
  );
}

/** The template's list of parameters and its path; undefined if the template doesn't exist. */
export function templateOf(files: Files, { template }: Form) {
  const site = fileValue(files, siteFile);
  const path = ["mail", "templates", String(template), "parameters"];
  const takes = valueAt(site, path);
  if (!Array.isArray(takes)) return undefined;
  return { path, takes: takes as readonly unknown[] };
}

/** The names of the questions whose answers are sent. */
export function answerNames({ fields }: Pick<Form, "fields">): string[] {
  return fields.flatMap((field) => {
    if (!isFields(field) || field["sent"] === false) return [];
    const { name } = field;
    // Only such a name can be used in braces.
    return typeof name === "string" && /^\w+$/.test(name) ? [name] : [];
  });
}

function formOf(file: string, path: Path, block: unknown): Form | undefined {
  if (!isFields(block) || block["type"] !== "form") return undefined;
  const { template, parameters, subject, fields } = block;
  const texts = Object.entries(isFields(parameters) ? parameters : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const questions: readonly unknown[] = Array.isArray(fields) ? fields : [];
  return {
    file,
    path,
    template,
    parameters: new Map(texts),
    subject,
    fields: questions,
    names: questions.flatMap((each) =>
      isFields(each) && typeof each["name"] === "string" ? [each["name"]] : [],
    ),
  };
}
