// Turns ajv's errors into problems in an author's words, one entry per keyword of the schemas.
import type { DefinedError } from "ajv/dist/2020.js";
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields, short } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import { unnamed } from "../syntax/parsed.ts";
import { onlySuggestion, suggest } from "../text/nearest.ts";
import { alternatives, asFields } from "./as-fields.ts";
import { codeMeant } from "./code-meant.ts";
import { capitalize, describe, jsonKindOf, ownerOf, withArticle } from "./describe.ts";
import { homeOf, listsFor, type EntryList, type Home } from "./misplaced-field.ts";
import { fieldMeantBy, meantBy, type Schema } from "./read-schema.ts";
import { rewriteHelp, rewriteOf, severalHelp } from "./rewrites.ts";

/** The location of an error, and what else its file could have. */
interface Spot {
  /** The whole file's value. */
  root: unknown;
  path: Path;
  /** Every field of a block. */
  homes: () => readonly Home[];
}

type Keyword = DefinedError["keyword"];
type ErrorOf<K extends Keyword> = Extract<DefinedError, { keyword: K }>;

/** @returns undefined for what another error reports better, and for keywords that the schemas don't use */
export function explain(error: DefinedError, spot: Spot): Problem | undefined {
  // Each entry takes the error of its own keyword, a pair that the compiler can't follow through the look-up.
  const words = explanations[error.keyword] as
    ((error: DefinedError, spot: Spot) => Problem | undefined) | undefined;
  return words?.(error, spot);
}

const explanations: {
  [K in Keyword]?: (error: ErrorOf<K>, spot: Spot) => Problem | undefined;
} = {
  additionalProperties: ({ params, data, ...error }, { path, homes }) => {
    const field = params.additionalProperty;
    const schema = schemaOf(error);
    const { properties = {}, title } = schema;
    const known = Object.keys(properties);
    const free = known.filter((name) => !isFields(data) || !Object.hasOwn(data, name));
    return problem("unknown-field", atKey(path, field), {
      field,
      owner: ownerOf(data, path, title),
      known,
      ...fieldMeantBy(field, free, schema),
      home: homeOf(field, data, path, homes()),
      sole: onlySuggestion(field, free),
    });
  },
  required: ({ params, ...error }, { root, path }) => {
    const field = params.missingProperty;
    const help = schemaOf(error).properties?.[field]?.description ?? "";
    const owner = capitalize(describe(root, path));
    return problem("missing-field", atOpening(path), { field, owner, help });
  },
  type: ({ params, data, ...error }, spot) => {
    const { path } = spot;
    const expected = typeNames[params.type] ?? params.type;
    const schema = schemaOf(error);
    const rewrite = rewriteOf(data, params.type, schema);
    const line = params.type === "object" ? asFields(schema, data) : undefined;
    const example = line === undefined ? exampleOf(params.type, data) : `Write ${line}.`;
    const words = schema.description ?? (example === "" ? `Write ${expected}.` : "");
    const help = rewrite
      ? rewriteHelp[rewrite](data)
      : (severalHelp(data, params.type, schema, spot) ?? `${words} ${example}`.trim());
    return problem("wrong-type", atValue(path), {
      expected,
      found: jsonKindOf(data),
      help,
      rewrite,
      line,
    });
  },
  enum: ({ params, data, ...error }, { path }) =>
    unknownValue(data, params.allowedValues, path, schemaOf(error)),
  const: ({ params, data, ...error }, { path }) => {
    // ajv's type only says that this parameter exists.
    const allowed: unknown = params.allowedValue;
    return unknownValue(data, [allowed], path, schemaOf(error));
  },
  discriminator: ({ data, ...error }, spot) => {
    const { path } = spot;
    const schema = schemaOf(error);
    const what = (schema.title ?? "part").toLowerCase();
    const choices = (schema.properties?.["type"]?.enum ?? []).map(String);
    const type = isFields(data) ? data["type"] : undefined;
    if (type === undefined) return missingType(data, spot, what, choices);
    const written = schema.alsoTyped?.[String(type).toLowerCase()];
    const near = typeof type === "string" ? suggest(type, choices) : undefined;
    const values = {
      value: short(type),
      choices,
      what,
      written,
      suggestion: written?.["type"] ?? near,
    };
    return problem("unknown-type", atValue([...path, "type"]), values);
  },
  pattern: wrongForm,
  minLength: wrongForm,
  propertyNames: ({ params: { propertyName: name } }, { path }) => {
    const help =
      "Start with a letter and use only letters and digits, or write it like the names next to it.";
    return problem("wrong-name", atKey(path, name), { name, help });
  },
  not: ({ data }, { path }) => {
    const help = "Choose another name: the site uses this one itself.";
    return problem("wrong-name", atValue(path), { name: short(data, false), help });
  },
  maxLength: ({ params: { limit }, data }, { path }) =>
    problem("too-long", atValue(path), { length: [...String(data)].length, limit }),
  minItems: tooFew,
  minProperties: tooFew,
  maxItems: ({ params: { limit }, data }, { root, path }) => {
    const list: unknown = data;
    const count = Array.isArray(list) ? list.length : 0;
    const what = capitalize(describe(root, path));
    return problem("too-many", atOpening(path), { count, limit, what });
  },
  minimum: ({ params: { limit }, data }, { path }) => outOfRange(data, `at least ${limit}`, path),
  maximum: ({ params: { limit }, data }, { path }) => outOfRange(data, `at most ${limit}`, path),
  uniqueItems: ({ params: { i }, data }, { path }) => {
    const value = Array.isArray(data) ? short(data[i], false) : "";
    return problem("repeated-value", atValue([...path, i]), { value });
  },
  // Besides unions of types, the schemas use it only for buttons: `action` in parts.schema.json.
  oneOf: ({ data, ...error }, { path }) => {
    if (!isFields(data)) return undefined;
    const given = alternatives(schemaOf(error).oneOf).filter((field) => Object.hasOwn(data, field));
    return problem("button-target", atOpening(path), { given });
  },
  // At least one of several fields: `contactInfo`.
  anyOf: ({ data, ...error }, { root, path }) => {
    const [field = "", ...others] = alternatives(schemaOf(error).anyOf);
    const owner = capitalize(describe(root, path));
    const help = others.map((other) => `Or add "${other}".`).join(" ");
    return isFields(data)
      ? problem("missing-field", atOpening(path), { field, owner, help })
      : undefined;
  },
};

function schemaOf({ parentSchema }: Pick<DefinedError, "parentSchema">): Schema {
  // ajv returns the schema that it was given, which is one of schema/.
  return (parentSchema ?? {}) as Schema;
}

function atValue(path: Path) {
  return { path, at: "value" } as const;
}

function atOpening(path: Path) {
  return { path, at: "opening" } as const;
}

function atKey(path: Path, field: string) {
  return { path: [...path, field], at: "key" } as const;
}

function unknownValue(
  data: unknown,
  allowed: readonly unknown[],
  path: Path,
  schema: Schema,
): Problem {
  const choices = allowed.map((choice) => JSON.stringify(choice));
  const texts = allowed.filter((choice) => typeof choice === "string");
  const suggestion = typeof data === "string" ? meantBy(data, texts, schema) : undefined;
  const bare = choices.find((choice) => choice === data);
  return problem("unknown-value", atValue(path), { value: short(data), choices, suggestion, bare });
}

function missingType(
  data: unknown,
  { root, path, homes }: Spot,
  what: string,
  choices: readonly string[],
): Problem {
  const names = isFields(data) ? Object.keys(data) : [];
  const misspelled = names.find((name) => name === unnamed) ?? onlySuggestion("type", names);
  if (misspelled !== undefined) {
    const values = { field: misspelled, owner: `a ${what}`, known: ["type"] };
    const location = atKey(path, misspelled);
    return problem("unknown-field", location, { ...values, suggestion: "type", sole: "type" });
  }
  const owner = capitalize(describe(root, path));
  const kinds = `It says what kind of ${what} this is: ${choices.join(", ")}.`;
  const lists = what === "block" ? listsFor(names, homes()) : [];
  const help = lists.length > 0 ? `${kinds} ${movedInto(lists)}` : kinds;
  return problem("missing-field", atOpening(path), { field: "type", owner, help });
}

function movedInto(lists: readonly EntryList[]): string {
  const either = new Intl.ListFormat("en", { type: "disjunction" });
  const entries = lists.map(({ entry }) => withArticle(entry.toLowerCase()));
  const names = lists.map(({ list }) => JSON.stringify(list));
  return `Or, if it is ${either.format(entries)}, cut it and paste it into ${either.format(names)} of a block.`;
}

function wrongForm(
  { data, ...error }: ErrorOf<"pattern"> | ErrorOf<"minLength">,
  { path }: Spot,
): Problem {
  const { description: help = "", patternErrorMessage: form = help, ...schema } = schemaOf(error);
  const { isDay = false, isLanguage } = schema;
  if (typeof data === "string" && data.trim() === "")
    return problem("empty-text", atValue(path), { help: isDay ? form : help, isDay });
  const plain = String(data).trim();
  const values = {
    value: short(data, false),
    help: form,
    suggestion: codeMeant(schema, String(data)),
    trimmed: new RegExp(schema.pattern ?? "^$", "u").test(plain) ? plain : undefined,
    isLanguage,
  };
  return problem("wrong-form", atValue(path), values);
}

function tooFew(
  { params: { limit } }: ErrorOf<"minItems"> | ErrorOf<"minProperties">,
  { root, path }: Spot,
): Problem {
  return problem("too-few", atOpening(path), { limit, what: capitalize(describe(root, path)) });
}

function outOfRange(data: unknown, bound: string, path: Path): Problem {
  return problem("out-of-range", atValue(path), { value: short(data), bound });
}

const typeNames: Record<string, string> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "fields in { }",
};

/** How to write a list or a text where something else is written instead. */
function exampleOf(type: string, data: unknown): string {
  if (type === "string" && typeof data === "boolean") return "Write words in quotes.";
  if (type === "array" && isFields(data)) return "Put it in brackets: [ { … } ].";
  const isTexts = Array.isArray(data) && data.every((each) => typeof each === "string");
  return type === "string" && isTexts ? `Write one text: ${JSON.stringify(data.join(" "))}.` : "";
}
