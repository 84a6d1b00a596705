// Holds values against the schemas: every deviation, each once.
import { Ajv2020, type DefinedError, type ValidateFunction } from "ajv/dist/2020.js";
import type { Problem } from "../diagnostics/problem.ts";
import { valueAt } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import { schemas } from "../model/schema.gen.ts";
import { explain } from "./explain.ts";
import { forValidator, ownKeywords } from "./read-schema.ts";

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
  // A pattern says the same; the format is for programs for editing, which show the colour.
  formats: { "color-hex": true },
});
ajv.addVocabulary(["tsType", "defaultSnippets", "markdownDescription", "patternErrorMessage"]);
ajv.addVocabulary(["enumDescriptions"]);
ajv.addVocabulary([...ownKeywords]);
for (const [path, schema] of Object.entries(schemas))
  ajv.addSchema(forValidator(schema), base + path);

/** @returns every way in which a value is not what `site.schema.json` or `page.schema.json` describes */
export function validatorFor(kind: "site" | "page"): (value: unknown) => Problem[] {
  const path = `${kind}.schema.json`;
  return (value) => {
    const found = ajv.getSchema(base + path);
    if (!found) throw new Error(`schema/${path} can't be compiled`);
    return validate(found, value);
  };
}

function validate(run: ValidateFunction, root: unknown): Problem[] {
  if (run(root)) return [];
  // ajv's own errors carry the parameters of their keyword; `DefinedError` is its type for just these.
  const errors = (run.errors ?? []) as DefinedError[];
  return withoutFollowing(errors).flatMap((error) => {
    return explain(error, { root, path: pathOf(error.instancePath, root) }) ?? [];
  });
}

/** Leaves out what ajv says of a mistake besides the error that tells it. */
function withoutFollowing(errors: readonly DefinedError[]): readonly DefinedError[] {
  const placesOf = (keyword: DefinedError["keyword"]) =>
    new Set(errors.filter((error) => error.keyword === keyword).map((it) => it.instancePath));
  const noType = placesOf("discriminator");
  const noChoice = new Set([...placesOf("oneOf"), ...placesOf("anyOf")]);
  return errors.filter((error) => {
    const { keyword, instancePath, schemaPath, propertyName } = error;
    const isInUnion = noType.has(instancePath.replace(/\/type$/, ""));
    // A union without a usable type is one mistake, as is a button without a target.
    if (keyword === "enum" && instancePath.endsWith("/type") && isInUnion) return false;
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
  const path: (string | number)[] = [];
  for (const part of instancePath.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(Array.isArray(valueAt(root, path)) ? Number(key) : key);
  }
  return path;
}
