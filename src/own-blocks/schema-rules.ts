// Checks the schema of a site's own type of block: everything that the check, the editor and the completion need of it.
import { Ajv2020 } from "ajv/dist/2020.js";
import { isFields } from "../content/model/json.ts";
import type { Path } from "../content/model/path.ts";
import { ownKeywords } from "../content/schema/for-validator.ts";
import { engineSchemas } from "../content/schema/engine-schemas.ts";
import { parse } from "../content/syntax/parse.ts";
import { suggest } from "../content/text/nearest.ts";
import { filesOf } from "./blocks-folder.ts";
import { wrong, wronglyWritten, type FoundInFile } from "./found.ts";

/** Keywords of JSON Schema, and those that code editors add to it. */
const keywords: ReadonlySet<string> = new Set(
  `$schema $comment $ref title description type const enum default properties required additionalProperties items
  minItems maxItems uniqueItems minLength maxLength pattern minimum maximum examples enumDescriptions
  patternErrorMessage markdownDescription defaultSnippets`
    .split(/\s+/)
    .concat(ownKeywords),
);

const parts = "../parts.schema.json#/$defs/";
const partNames = Object.keys(engineSchemas["parts.schema.json"]?.$defs ?? {});

/** @returns what breaks a rule, with its place; nothing if the schema can be used */
export function schemaProblems(type: string, text: string): FoundInFile[] {
  const file = filesOf(type).schema;
  const { value, problems } = parse(text, () => 0);
  if (problems.length > 0) return problems.map((problem) => wronglyWritten(file, problem));
  const found: FoundInFile[] = [];
  const report: Report = (path, message, hint, at = "value") => {
    found.push(wrong("own-schema", file, { path, at }, { message, hint }));
  };
  if (!isFields(value)) {
    report([], "This isn't a schema.", "Write an object with the block's fields, in { }.");
    return found;
  }
  checkTop(type, value, report);
  checkSchema(value, [], report);
  if (found.length === 0) checkAsSchema(value, report);
  return found;
}

type Report = (path: Path, message: string, hint: string, at?: "value" | "key" | "opening") => void;

function checkTop(type: string, schema: Record<string, unknown>, report: Report): void {
  if (!/^[a-z][A-Za-z0-9]*$/.test(type))
    report([], `"${type}" can't be the name of a type.`, nameHint, "opening");
  if (isAskedFor(type))
    report([], `The engine asks for its own block "${type}" by this name.`, nameHint, "opening");
  const written = isFields(schema["properties"]) ? schema["properties"]["type"] : undefined;
  if (!isFields(written) || written["const"] !== type)
    report(
      written === undefined ? ["properties"] : ["properties", "type"],
      `The field "type" doesn't say which type this is.`,
      `Write "type": { "const": "${type}", "title": "Type", "description": "Makes this such a block." } among its properties.`,
      "opening",
    );
  const { required } = schema;
  if (!Array.isArray(required) || !required.includes("type"))
    report([], `"type" isn't required.`, `Write "required": ["type"].`, "opening");
  for (const [field, what] of lists) {
    const list = schema[field];
    if (!Array.isArray(list) || list.length === 0)
      report([], `It has no ${what}.`, hints[field], "opening");
  }
}

/** The header shows an opening's button, and the script of forms is for these: no other block can take their place. */
export const isAskedFor = (type: string): boolean => type === "hero" || type === "form";

const nameHint =
  "Choose another name for its files: begin it with a small letter and use only letters and digits, for example bookingTeaser.schema.json.";

const lists = [
  ["samples", "sample"],
  ["defaultSnippets", "snippet"],
] as const;

const hints = {
  samples:
    'Add "samples": [ … ] with a complete block: the gallery of the editor and the check show it.',
  defaultSnippets:
    'Add "defaultSnippets": [{ "label": …, "description": …, "body": … }]: what a new block begins with.',
};

function checkSchema(schema: unknown, path: Path, report: Report): void {
  if (!isFields(schema)) return report(path, "This isn't a schema.", "Write an object, in { }.");
  for (const name of Object.keys(schema)) checkKeyword(name, [...path, name], report);
  const { $ref } = schema;
  const target = partAt($ref);
  if ($ref !== undefined && !target) return refuseReference($ref, [...path, "$ref"], report);
  // An entry that is only a text has no words of its own on the screen.
  const isNamed = path.at(-1) !== "items" || schema["type"] === "object";
  for (const name of ["title", "description"] as const)
    if (isNamed && typeof (schema[name] ?? target?.[name]) !== "string")
      report(
        path,
        `${nameOf(path)} has no ${name}.`,
        name === "title"
          ? "Add one: the editor shows it as the field's name."
          : "Add one sentence: the editor shows it below the field, and code editors beside it.",
        "opening",
      );
  checkType(schema, target !== undefined, path, report);
  const { properties, items } = schema;
  if (properties !== undefined || schema["type"] === "object") checkFields(schema, path, report);
  if (isFields(properties))
    for (const [name, inner] of Object.entries(properties))
      checkSchema(inner, [...path, "properties", name], report);
  if (items !== undefined) checkSchema(items, [...path, "items"], report);
}

/** Those that the editor has a field for. */
const types = ["string", "number", "integer", "boolean", "array", "object"];

function checkType(
  { type, items, pattern, ...schema }: Record<string, unknown>,
  isReference: boolean,
  path: Path,
  report: Report,
): void {
  const isKnown =
    isReference || "const" in schema || "enum" in schema || types.some((each) => each === type);
  if (!isKnown && path.length > 0)
    report(
      path,
      `${nameOf(path)} has no type that the editor has a field for.`,
      `Write "type" with one of: ${types.join(", ")}.`,
      "opening",
    );
  if (type === "array" && items === undefined)
    report(
      path,
      `${nameOf(path)} doesn't say what its entries are.`,
      'Add "items": { … }.',
      "opening",
    );
  if (typeof pattern === "string" && !isPattern(pattern))
    report(
      [...path, "pattern"],
      "This isn't a regular expression.",
      "Correct it: JavaScript reads it with its flag u.",
    );
}

function isPattern(written: string): boolean {
  try {
    return new RegExp(written, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

function checkFields(schema: Record<string, unknown>, path: Path, report: Report): void {
  if (schema["additionalProperties"] !== false)
    report(
      path,
      `${nameOf(path)} accepts any field, so a misspelled one would be lost.`,
      'Add "additionalProperties": false.',
      "opening",
    );
  const { properties } = schema;
  if (!isFields(properties))
    report(path, `${nameOf(path)} has no properties.`, 'Add "properties": { … }.', "opening");
}

function checkKeyword(name: string, path: Path, report: Report): void {
  if (keywords.has(name)) return;
  const meant = suggest(name, [...keywords]);
  report(
    path,
    `"${name}" isn't known in such a schema.`,
    meant === undefined ? "Leave it out." : `Did you mean "${meant}"?`,
    "key",
  );
}

function refuseReference(reference: unknown, path: Path, report: Report): void {
  const written = String(reference);
  const name = written.slice(written.lastIndexOf("/") + 1);
  const meant = suggest(name, partNames) ?? "text";
  report(
    path,
    "A reference can only be to a part that the engine has.",
    `Write "${parts}${meant}", or one of: ${partNames.join(", ")}.`,
  );
}

function partAt(reference: unknown) {
  if (typeof reference !== "string" || !reference.startsWith(parts)) return undefined;
  const name = reference.slice(parts.length);
  return partNames.includes(name) ? engineSchemas["parts.schema.json"]?.$defs?.[name] : undefined;
}

/** How a message names the schema at a path. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "The block";
  return last === "items" ? `An entry of "${String(path.at(-2))}"` : `"${last}"`;
}

/** Whether the values of its keywords are what JSON Schema allows. */
function checkAsSchema(schema: object, report: Report): void {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  if (ajv.validateSchema(schema) === true) return;
  for (const { instancePath, message = "" } of ajv.errors ?? []) {
    const path = instancePath
      .split("/")
      .slice(1)
      .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
    report(
      path,
      `${nameOf(path)} isn't as JSON Schema has it: it ${message}.`,
      "Correct its value.",
    );
  }
}
