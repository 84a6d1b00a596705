// Holds values against the schemas: every deviation, each once.
import type { DefinedError } from "ajv/dist/2020.js";
import type { Problem } from "../diagnostics/problem.ts";
import { valueAt } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import { explain } from "./explain.ts";
import { page, site } from "./validators.gen.js";

const validators = { site, page };

/** @returns every way in which a value is not what `site.schema.json` or `page.schema.json` describes */
export function validatorFor(kind: "site" | "page"): (value: unknown) => Problem[] {
  const validator = validators[kind];
  return (value) => {
    if (validator(value)) return [];
    return withoutFollowing(validator.errors ?? []).flatMap((error) => {
      return explain(error, { root: value, path: pathOf(error.instancePath, value) }) ?? [];
    });
  };
}

const typeEnd = "/type";

/** Leaves out what ajv says of a mistake besides the error that tells it. */
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
    // A name of the wrong form is reported where it stands, by the keyword around this one.
    return propertyName === undefined;
  });
}

/** The path for ajv's JSON pointer; numbers where it leads through a list. */
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
