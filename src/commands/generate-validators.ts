// Generates the code that validates values against the schemas. ajv takes longer to generate it than most commands
// take to run, and the editor would wait for it each time it opens.
import { createRequire } from "node:module";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { forValidator, ownKeywords } from "../content/schema/for-validator.ts";
import { anyNames } from "../reference/suggestions.ts";
import { shortenValidators } from "./shorten-validators.ts";

/** What a schema is called for ajv. @param file a path in schema/ */
export const schemaAddress = (file: string): string => `file:///schema/${file}`;
const require = createRequire(import.meta.url);

/**
 * @param schemas by path in schema/
 * @returns the text that `src/content/schema/validators.gen.js` should have
 */
export function generateValidators(schemas: ReadonlyMap<string, object>): string {
  const code = standaloneCode(createAjv(schemas), {
    site: schemaAddress("site.schema.json"),
    page: schemaAddress("page.schema.json"),
  });
  const short = shortenValidators(withItsOwn(code), schemas);
  return `// Generated from schema/ by \`npm run generate\`. Don't edit.\n${short}\n`;
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
  for (const [path, schema] of schemas) ajv.addSchema(forValidator(schema), schemaAddress(path));
  ajv.addSchema(anyNames, schemaAddress("suggestions.gen.json"));
  return ajv;
}

/** Includes the functions of ajv that it calls: a browser can't `require` them. */
function withItsOwn(code: string): string {
  return code.replaceAll(/require\("([^"]+)"\)\.default/g, (_call, module: string) => {
    // Cast: each of ajv's modules for generated code exports the function that is called.
    const { default: called } = require(module) as { default: () => unknown };
    return String(called);
  });
}
