// Validates values against the schemas: every deviation, once.
import type { DefinedError } from "ajv/dist/2020.js";
import type { Problem } from "../diagnostics/problem.ts";
import { valueAt } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import { explain } from "./explain.ts";
import { homesIn, type Home } from "./misplaced-field.ts";
import type { Schemas } from "./read-schema.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Finds every deviation of a content file's value from its schema. */
export function problemsIn(vocabulary: Vocabulary, file: string, value: unknown): Problem[] {
  const homes = () => homesOf(vocabulary.schemas);
  return withoutFollowing(vocabulary.errorsIn(file, value)).flatMap((error) => {
    const path = pathOf(error.instancePath, value);
    return explain(error, { root: value, path, homes }) ?? [];
  });
}

const known = new WeakMap<Schemas, Home[]>();

/** Every field of a block, to say where a misplaced one belongs. */
function homesOf(schemas: Schemas): Home[] {
  const homes = known.get(schemas) ?? homesIn(schemas);
  known.set(schemas, homes);
  return homes;
}

const typeEnd = "/type";

/** Removes ajv's duplicate errors for one mistake. */
function withoutFollowing(errors: readonly DefinedError[]): readonly DefinedError[] {
  const noType = new Set<string>();
  const noChoice = new Set<string>();
  for (const { keyword, instancePath } of errors)
    if (keyword === "discriminator") noType.add(instancePath);
    else if (keyword === "oneOf" || keyword === "anyOf") noChoice.add(instancePath);
  return errors.filter((error) => {
    const { keyword, instancePath, schemaPath, propertyName } = error;
    // A union without a usable type is one mistake, as is a button without a target.
    if (keyword === "enum" && instancePath.endsWith(typeEnd))
      if (noType.has(instancePath.slice(0, -typeEnd.length))) return false;
    if (keyword === "required") {
      if (error.params.missingProperty === "type" && noType.has(instancePath)) return false;
      if (noChoice.has(instancePath) && /\/(oneOf|anyOf)\//.test(schemaPath)) return false;
    }
    // An invalid name is reported at its own location, by the keyword around this one.
    return propertyName === undefined;
  });
}

/** The path for ajv's JSON pointer, with numbers for list entries. */
function pathOf(instancePath: string, root: unknown): Path {
  let holder = root;
  return instancePath
    .split("/")
    .slice(1)
    .map((part) => {
      const name = part.includes("~") ? part.replaceAll("~1", "/").replaceAll("~0", "~") : part;
      const key = Array.isArray(holder) ? Number(name) : name;
      holder = valueAt(holder, [key]);
      return key;
    });
}
