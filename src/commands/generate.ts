// Writes what is made from schema/ and for it: the content types, the list of schemas, the code that holds content
// against them, the names to suggest, the files of a new site, and those of its texts that nobody has written yet. It
// imports nothing that imports schema.gen.ts, which no longer fits once a schema is added or gone.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { membersOf } from "../content/schema/members.ts";
import { tabStop } from "../content/schema/tab-stops.ts";
import { targetOf } from "../content/schema/ref.ts";
import { engineFile } from "../engine/engine-files.ts";
import { findAliases } from "../files/icon-set.ts";
import { anyNames } from "../content/schema/any-names.ts";
import { generateValidators } from "../own-blocks/generate-validators.ts";
import { endWithArguments } from "./read-arguments.ts";

type Json = Record<string, unknown>;

const schemaFolder = engineFile("schema/");
const target = engineFile("src/content/model/schema.gen.ts");
const validatorsTarget = engineFile("src/content/schema/validators.gen.js");
const aliasesTarget = engineFile("src/files/icon-aliases.gen.ts");

const newSite = engineFile("src/commands/new-site/");
const newSiteTarget = engineFile("src/content/model/new-site.gen.ts");
const newSiteFilesTarget = engineFile("src/content/model/new-site-files.gen.ts");

/** @returns the name and the text of each file of a new site, with the marks of what to type over */
async function readNewSite(): Promise<(readonly [name: string, text: string])[]> {
  const names = (await readdir(newSite)).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    names.map(async (name) => [name, await readFile(join(newSite, name), "utf8")] as const),
  );
}

/** The text that `src/content/model/new-site-files.gen.ts` should have now. */
export async function generateNewSiteFiles(): Promise<string> {
  const files = (await readNewSite()).map(([name, text]) => [name, text.replaceAll(tabStop, "$2")]);
  return [
    "// Generated from src/commands/new-site/ by `npm run generate`. Don't edit.",
    "/** The text of each file of a new site, by name. */",
    `export const newSiteFiles: ReadonlyMap<string, string> = new Map(${JSON.stringify(files, null, 2)});`,
    "",
  ].join("\n");
}

/** The text that `src/content/model/new-site.gen.ts` should have now. */
export async function generateNewSiteTexts(): Promise<string> {
  const texts = (await readNewSite()).map(([, text]) => text);
  // Cast: it is the site.json of the template.
  const { language } = JSON.parse(await readFile(join(newSite, "site.json"), "utf8")) as Json;
  const marked = Array.from(texts.join("").matchAll(tabStop), ([, , words]) => words);
  return [
    "// Generated from src/commands/new-site/ by `npm run generate`. Don't edit.",
    "/** The texts that `npm run new` writes only to say what to write in their place. */",
    `export const newSiteTexts: readonly string[] = ${JSON.stringify(marked, null, 2)};`,
    "/** The language that `npm run new` writes if none is named. */",
    `export const newSiteLanguage = ${JSON.stringify(language)};`,
    "",
  ].join("\n");
}

/** The text that `src/files/icon-aliases.gen.ts` should have now. */
export function generateAliases(): string {
  const aliases = JSON.stringify(findAliases(), null, 2);
  return [
    "// Generated from the icon set by `npm run generate`. Don't edit.",
    "/** Older name of an icon -> its name now. */",
    `export const iconAliases: Readonly<Record<string, string>> = ${aliases};`,
    "",
  ].join("\n");
}

/** @returns what is in schema/, by path in it */
export async function readSchemas(): Promise<Map<string, Json>> {
  const blocks = (await readdir(join(schemaFolder, "blocks"))).sort();
  const files = ["parts.schema.json", "site.schema.json", "page.schema.json"].concat(
    blocks.map((file) => `blocks/${file}`),
  );
  const schemas = new Map<string, Json>();
  for (const file of files) {
    const schema: unknown = JSON.parse(await readFile(join(schemaFolder, file), "utf8"));
    schemas.set(file, schema as Json);
  }
  return schemas;
}

/** The text that `src/content/model/schema.gen.ts` should have now. */
export async function generate(schemas: ReadonlyMap<string, Json>): Promise<string> {
  const files = [...schemas.keys()];
  const types = await compile(typeView(schemas), "Content", {
    bannerComment: "",
    additionalProperties: false,
    format: false,
  });
  const notations = new Set(JSON.stringify([...schemas.values()]).match(/(?<="tsType":")\w+/g));
  const used = [...notations].filter((name) => new RegExp(`\\b${name}\\b`).test(types));
  return [
    "// Generated from schema/ by `npm run generate`. Don't edit.",
    `import type { ${used.sort().join(", ")} } from "./notations.ts";`,
    ...files.map(
      (file) =>
        `import ${typeName(file)}Schema from "../../../schema/${file}" with { type: "json" };`,
    ),
    "",
    "/** Every schema under its path in schema/. */",
    "export const schemas = {",
    ...files.map((file) => `  "${file}": ${typeName(file)}Schema,`),
    "  // Names that an editor suggests while people type. No value is checked against them.",
    `  "suggestions.gen.json": ${JSON.stringify(anyNames)},`,
    "};",
    "",
    types,
  ].join("\n");
}

/**
 * The schemas as the type generator should see them: one name for each object that is worth one, lengths
 * and titles dropped (a tuple type for every possible array length helps nobody), references resolved.
 */
function typeView(schemas: ReadonlyMap<string, Json>): JSONSchema {
  const named = new Map<string, Json>();

  function resolve(reference: string, from: string): Json {
    const { file, name: definition } = targetOf(reference, from);
    const key = `${file}#${definition ?? ""}`;
    const known = named.get(key);
    if (known) return known;
    // A schema is an object, and so are its definitions.
    const whole = schemas.get(file) as Json;
    const found = definition === undefined ? whole : ((whole["$defs"] as Json)[definition] as Json);
    const isNamed =
      found["tsType"] === undefined && (found["properties"] ?? found["oneOf"]) !== undefined;
    const view: Json = {};
    if (isNamed) named.set(key, view);
    return Object.assign(
      view,
      simplify(found, file),
      isNamed && { title: typeName(definition ?? file) },
    );
  }

  function simplify(schema: Json, file: string): Json {
    const { $ref, title: _title, minItems: _min, maxItems: _max, ...own } = schema;
    if (typeof $ref === "string") {
      const view = resolve($ref, file);
      return view["title"] !== undefined ? view : { ...view, ...simplify(own, file) };
    }
    // allOf only suggests names while people type. anyOf asks for one of several fields, for which there is no type.
    const { $defs: _defs, samples: _samples, allOf: _all, anyOf: _any, ...fields } = own;
    const { properties, items, ...rest } = fields;
    const view: Json = rest;
    if (Array.isArray(rest["oneOf"]) && rest["discriminator"] !== undefined) {
      return {
        oneOf: membersOf({ oneOf: rest["oneOf"] }).map((option) => simplify({ ...option }, file)),
      };
    }
    if (properties) {
      view["properties"] = Object.fromEntries(
        Object.entries(properties as Json).map(([key, value]) => [
          key,
          simplify(value as Json, file),
        ]),
      );
    }
    if (items) view["items"] = simplify(items as Json, file);
    if (typeof rest["additionalProperties"] === "object") {
      view["additionalProperties"] = simplify(rest["additionalProperties"] as Json, file);
    }
    return view;
  }

  return {
    title: "Content",
    type: "object",
    properties: { site: resolve("site.schema.json", ""), page: resolve("page.schema.json", "") },
    required: ["site", "page"],
    additionalProperties: false,
  };
}

function typeName(path: string): string {
  const last = posix.basename(path).replace(".schema.json", "");
  return last.charAt(0).toUpperCase() + last.slice(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endWithArguments(
    "npm run generate\n\n  Regenerates the files that are made from schema/ and the new site.",
  );
  const schemas = await readSchemas();
  await writeFile(target, await generate(schemas));
  await writeFile(validatorsTarget, generateValidators(schemas));
  await writeFile(aliasesTarget, generateAliases());
  await writeFile(newSiteTarget, await generateNewSiteTexts());
  await writeFile(newSiteFilesTarget, await generateNewSiteFiles());
}
