// Generates the code that validates values against the schemas. ajv takes longer to generate it than most commands
// take to run, and the editor would wait for it each time it opens.
import { Ajv2020 } from "ajv/dist/2020.js";
import equal from "ajv/dist/runtime/equal.js";
import characters from "ajv/dist/runtime/ucs2length.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { isFields } from "../content/model/json.ts";
import { forValidator, ownKeywords } from "../content/schema/for-validator.ts";
import { anyNames } from "../content/schema/any-names.ts";
import { shortenValidators } from "./shorten-validators.ts";

/** What a schema is called for ajv. @param file a path in schema/ */
export const schemaAddress = (file: string): string => `file:///schema/${file}`;

/** ajv's functions that generated code calls, by the module that it would require. */
const called: Readonly<Record<string, unknown>> = {
  "ajv/dist/runtime/equal": equal,
  "ajv/dist/runtime/ucs2length": characters,
};

/**
 * @param schemas by path in schema/
 * @returns the text that `src/content/schema/validators.gen.js` should have
 */
export function generateValidators(schemas: ReadonlyMap<string, object>): string {
  const files = { site: "site.schema.json", page: "page.schema.json" };
  const short = generateOwnValidators(schemas, files, "../model/schema.gen.ts");
  return `// Generated from schema/ by \`npm run generate\`. Don't edit.\n${short}\n`;
}

/**
 * @param schemas by path in schema/
 * @param files the name of each validator that the code exports -> the path of its schema
 * @param from what the code imports all schemas from
 */
export function generateOwnValidators(
  schemas: ReadonlyMap<string, object>,
  files: Readonly<Record<string, string>>,
  from: string,
): string {
  const addresses = Object.entries(files).map(([name, file]) => [name, schemaAddress(file)]);
  const code = standaloneCode(createAjv(schemas), Object.fromEntries(addresses));
  return shortenValidators(withItsOwn(code), schemas, from);
}

/**
 * Prepares ajv to validate content as this project reads its errors.
 * @param schemas by path in schema/
 */
export function createAjv(schemas: ReadonlyMap<string, object>): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    verbose: true,
    strictTypes: false,
    // Problems are described in the project's own words.
    messages: false,
    // Code for shared definitions is generated once.
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
    // A test validates the schemas themselves.
    meta: false,
    validateSchema: false,
    // A pattern covers the same; the format is for code editors, which then show the color.
    formats: { "color-hex": true },
  });
  ajv.addVocabulary(["tsType", "defaultSnippets", "markdownDescription", "patternErrorMessage"]);
  ajv.addVocabulary(["enumDescriptions"]);
  ajv.addVocabulary([...ownKeywords]);
  const all = new Map(schemas).set("suggestions.gen.json", anyNames);
  for (const [path, schema] of all) ajv.addSchema(forValidator(schema), schemaAddress(path));
  return ajv;
}

/** Includes the functions of ajv that it calls: a browser can't `require` them. */
function withItsOwn(code: string): string {
  return code.replaceAll(/require\("([^"]+)"\)\.default/g, (_call, module: string) => {
    const given = called[module];
    // Node and bundlers differ in what they take for the default of such a module.
    const found = isFields(given) ? given["default"] : given;
    if (typeof found !== "function") throw new Error(`Generated code requires ${module}.`);
    return String(found);
  });
}
