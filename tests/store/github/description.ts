// Holds requests and answers against GitHub's own description of its REST API.
import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";

/** A JSON Schema. */
export type Schema = Record<string, unknown>;

export interface Operation {
  /** By the parameter's name. */
  query: Record<string, Schema>;
  /** null if the request has none. */
  body: Schema | null;
  /** By status; null where the answer has no JSON. */
  answers: Record<string, Schema | null>;
}

/** What `description.gen.json` has. */
export interface Description {
  /** By method and path, such as `get /repos/{owner}/{repo}`. */
  operations: Record<string, Operation>;
  $defs: Record<string, Schema>;
}

// The script beside this file writes it in this shape.
const description = JSON.parse(
  readFileSync(new URL("description.gen.json", import.meta.url), "utf8"),
) as Description;

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: "github", $defs: description.$defs });
const compiled = new Map<Schema, ValidateFunction>();

/** Lets the schema's references be found. */
const rooted = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"github#/$defs/'));

function problems(schema: Schema, value: unknown, what: string): string[] {
  let validate = compiled.get(schema);
  if (!validate) compiled.set(schema, (validate = ajv.compile(rooted(schema))));
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${what}${instancePath} ${message}`,
  );
}

/** Looks a schema of the description up. */
export function definition(reference: string): Schema {
  return description.$defs[reference.replace("#/$defs/", "")] ?? {};
}

/** Everything GitHub describes for a request; undefined if it doesn't know it. */
export function operationFor(method: string, path: string): [string, Operation] | undefined {
  return Object.entries(description.operations).find(([name]) => {
    const [verb = "", pattern = ""] = name.split(" ");
    if (verb !== method.toLowerCase()) return false;
    // The name of a ref has slashes, and so do two of them.
    const open = pattern.replace(/\{(?:ref|basehead)\}$/, ".+").replaceAll(/\{\w+\}/g, "[^/]+");
    return new RegExp(`^${open}$`).test(path);
  });
}

/** What is wrong with a request. */
export function requestProblems(
  operation: Operation,
  query: URLSearchParams,
  body: unknown,
): string[] {
  const found: string[] = [];
  for (const [name, value] of query) {
    const schema = operation.query[name];
    if (!schema) found.push(`GitHub knows no parameter ${name} here`);
    else found.push(...problems(schema, numberOr(value, schema), `?${name}`));
  }
  if (!operation.body) return body === undefined ? found : [...found, "No body is expected"];
  found.push(...problems(operation.body, body, "request"));
  const known = operation.body["properties"];
  if (typeof known === "object" && known !== null && typeof body === "object" && body !== null) {
    const unknown = Object.keys(body).filter((key) => !(key in known));
    found.push(...unknown.map((key) => `GitHub knows no ${key} in this request`));
  }
  return found;
}

const numberOr = (value: string, schema: Schema): unknown =>
  schema["type"] === "integer" ? Number(value) : value;

/** What is wrong with an answer that this test double gives. */
export function answerProblems(operation: Operation, status: number, body: unknown): string[] {
  const schema = operation.answers[String(status)];
  // GitHub doesn't list the answers that every operation can give.
  const isGeneral = [401, 403, 404, 406, 409, 422, 429, 500, 502].includes(status);
  if (schema === undefined) return isGeneral ? [] : [`GitHub describes no answer ${status}`];
  return schema === null ? [] : problems(schema, body, `answer ${status}`);
}
