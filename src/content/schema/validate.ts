// Holds values against the schemas and says every deviation in an editor's words.
import {
  Ajv2020,
  type DefinedError,
  type ErrorObject,
  type ValidateFunction,
} from "ajv/dist/2020.js";
import { capitalise, describe, kindOf, ownerOf, short, valueAt } from "./describe.ts";
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields } from "./walk.ts";
import { schemas } from "../model/schema.gen.ts";
import type { Path } from "../model/path.ts";
import { unnamed } from "../syntax/strict.ts";
import { onlySuggestion, suggest } from "../text/nearest.ts";

const base = "file:///schema/";

const ajv = new Ajv2020({
  allErrors: true,
  discriminator: true,
  verbose: true,
  strictTypes: false,
  // Each run begins by compiling the schemas: what makes that slower gains less in the run. That they are
  // right is tested against the schema of schemas.
  code: { optimize: false },
  meta: false,
  validateSchema: false,
});
ajv.addVocabulary(["tsType", "defaultSnippets", "markdownDescription", "patternErrorMessage"]);
for (const [path, schema] of Object.entries(schemas)) ajv.addSchema(schema, base + path);

function validator(path: keyof typeof schemas): ValidateFunction {
  const found = ajv.getSchema(base + path);
  if (!found) throw new Error(`schema/${path} can't be compiled`);
  return found;
}

/** Every way in which the value of `site.json` is not what site.schema.json describes. */
export function validateSite(value: unknown): Problem[] {
  return validate(validator("site.schema.json"), value);
}

/** Every way in which a page file's value is not what page.schema.json describes. */
export function validatePage(value: unknown): Problem[] {
  return validate(validator("page.schema.json"), value);
}

function validate(run: ValidateFunction, root: unknown): Problem[] {
  if (run(root)) return [];
  // ajv's own errors carry the parameters of their keyword; `DefinedError` is its type for just these.
  const errors = (run.errors ?? []) as DefinedError[];
  const noType = new Set(
    errors.filter((e) => e.keyword === "discriminator").map((e) => e.instancePath),
  );
  const noTarget = new Set(errors.filter((e) => e.keyword === "oneOf").map((e) => e.instancePath));
  const problems: Problem[] = [];
  for (const error of errors) {
    const parent = error.instancePath.replace(/\/type$/, "");
    // A union without a usable type is one mistake, as is a button without a target.
    if (error.keyword === "enum" && error.instancePath.endsWith("/type") && noType.has(parent))
      continue;
    if (error.keyword === "required") {
      if (error.params.missingProperty === "type" && noType.has(error.instancePath)) continue;
      if (noTarget.has(error.instancePath) && error.schemaPath.includes("/oneOf/")) continue;
    }
    // A name of the wrong form is reported where it stands, by the keyword around this one.
    if (error.propertyName !== undefined) continue;
    const found = explain(root, error, pathOf(error.instancePath, root));
    if (found) problems.push(found);
  }
  return problems;
}

function explain(root: unknown, error: DefinedError, path: Path): Problem | undefined {
  const schema: ErrorObject["parentSchema"] = error.parentSchema ?? {};
  const help = String(schema["description"] ?? "");
  const data: unknown = error.data;
  const value = { path, at: "value" } as const;
  const opening = { path, at: "opening" } as const;

  switch (error.keyword) {
    case "additionalProperties": {
      const field = error.params.additionalProperty;
      const known = Object.keys((schema["properties"] as object | undefined) ?? {});
      const free = known.filter((name) => !isFields(data) || !Object.hasOwn(data, name));
      const owner = ownerOf(data, path, schema["title"]);
      const place = { path: [...path, field], at: "key" } as const;
      return problem("unknown-field", place, {
        field,
        owner,
        known,
        suggestion: suggest(field, free),
        sole: onlySuggestion(field, free),
      });
    }
    case "required": {
      const field = error.params.missingProperty;
      const properties = schema["properties"] as
        Record<string, { description?: string }> | undefined;
      const owner = capitalise(describe(root, path));
      const fieldHelp = properties?.[field]?.description ?? "";
      return problem("missing-field", opening, { field, owner, help: fieldHelp });
    }
    case "type": {
      const expected = typeNames[error.params.type] ?? error.params.type;
      return problem("wrong-type", value, {
        expected,
        found: kindOf(data),
        help: rewritten(data, error.params.type) ?? (help || `Write ${expected}.`),
      });
    }
    case "enum":
    case "const": {
      const allowed =
        error.keyword === "enum"
          ? error.params.allowedValues
          : [error.params.allowedValue as unknown];
      const choices = allowed.map((choice) => JSON.stringify(choice));
      const texts = allowed.filter((choice) => typeof choice === "string");
      const meant = typeof data === "string" ? suggest(data, texts) : undefined;
      const bare = choices.find((choice) => choice === data);
      return problem("unknown-value", value, {
        value: short(data),
        choices,
        suggestion: meant,
        bare,
      });
    }
    case "discriminator": {
      const what = String(schema["title"] ?? "part").toLowerCase();
      const type = isFields(data) ? data["type"] : undefined;
      const choices = unionTypes(schema);
      const names = isFields(data) ? Object.keys(data) : [];
      const misspelled = names.find((name) => name === unnamed) ?? onlySuggestion("type", names);
      if (type === undefined && misspelled !== undefined) {
        const values = { field: misspelled, owner: `a ${what}`, known: ["type"] };
        const at = { path: [...path, misspelled], at: "key" } as const;
        return problem("unknown-field", at, { ...values, suggestion: "type", sole: "type" });
      }
      if (type === undefined) {
        const owner = capitalise(describe(root, path));
        const fieldHelp = `It says what kind of ${what} this is: ${choices.join(", ")}.`;
        return problem("missing-field", opening, { field: "type", owner, help: fieldHelp });
      }
      const meant = typeof type === "string" ? suggest(type, choices) : undefined;
      const place = { path: [...path, "type"], at: "value" } as const;
      return problem("unknown-type", place, {
        value: short(type),
        choices,
        what,
        suggestion: meant,
      });
    }
    case "pattern":
    case "minLength": {
      if (typeof data === "string" && data.trim() === "")
        return problem("empty-text", value, { help });
      return problem("wrong-form", value, {
        value: short(data, false),
        help: String(schema["patternErrorMessage"] ?? help),
      });
    }
    case "propertyNames": {
      const name = error.params.propertyName;
      const nameHelp =
        "Start with a letter; then letters and digits only, or as its neighbours are written.";
      return problem("wrong-name", { path: [...path, name], at: "key" }, { name, help: nameHelp });
    }
    case "not":
      return problem("wrong-name", value, {
        name: short(data, false),
        help: "The site uses this name itself.",
      });
    case "maxLength":
      return problem("too-long", value, {
        length: [...String(data)].length,
        limit: error.params.limit,
      });
    case "minItems":
    case "minProperties":
      return problem("too-few", opening, {
        limit: error.params.limit,
        what: capitalise(describe(root, path)),
      });
    case "maxItems": {
      const what = capitalise(describe(root, path));
      const count = Array.isArray(data) ? data.length : 0;
      return problem("too-many", opening, { count, limit: error.params.limit, what });
    }
    case "minimum":
    case "maximum": {
      const bound = `${error.keyword === "minimum" ? "at least" : "at most"} ${error.params.limit}`;
      return problem("out-of-range", value, { value: short(data), bound });
    }
    case "uniqueItems": {
      const repeated = Array.isArray(data) ? short(data[error.params.i], false) : "";
      return problem(
        "repeated-value",
        { path: [...path, error.params.i], at: "value" },
        { value: repeated },
      );
    }
    case "oneOf":
      if (!isFields(data)) return undefined;
      return problem("button-target", opening, { both: error.params.passingSchemas !== null });
    default:
      // The schemas use no other keyword that could say something new.
      return undefined;
  }
}

const typeNames: Record<string, string> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "fields in { }",
};

/** The same with quotes or without, where that is all that is wrong. */
function rewritten(data: unknown, type: string): string | undefined {
  if (type === "string" && (typeof data === "number" || typeof data === "boolean"))
    return `Put it in quotes: "${data}".`;
  const isBare =
    typeof data === "string" &&
    (type === "boolean" ? /^(true|false)$/ : /^-?\d+$/).test(data) &&
    (type === "boolean" || type === "integer" || type === "number");
  return isBare ? `Write it without quotes: ${data}.` : undefined;
}

function unionTypes(schema: Record<string, unknown>): string[] {
  const properties = schema["properties"] as { type?: { enum?: string[] } } | undefined;
  return properties?.type?.enum ?? [];
}

/** The path for ajv's JSON pointer; numbers where it leads through a list. */
function pathOf(instancePath: string, root: unknown): Path {
  const path: (string | number)[] = [];
  for (const part of instancePath.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(Array.isArray(valueAt(root, path)) ? Number(key) : key);
  }
  return path;
}
