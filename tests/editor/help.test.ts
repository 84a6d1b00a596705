// VS Code shows the description of every field from its schema when the pointer rests on it.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { membersOf } from "../../src/content/schema/members.ts";
import type { Node, Schema } from "../../src/content/schema/read-schema.ts";
import { schemas } from "../../src/content/model/schema.gen.ts";
import { parse } from "../../src/content/syntax/parse.ts";
import { Source } from "../../src/content/syntax/source.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { open } from "./vscode.ts";
import { firstSite } from "../fixtures/sites.ts";

type Path = (string | number)[];

/** The node for one of a value's fields or items, or undefined where it can't have one. */
function inner({ schema, file }: Node, value: object, key: string): Node | undefined {
  if (schema.oneOf && schema.discriminator && "type" in value) {
    const variant = membersOf(schema)
      .map((option) => engineVocabulary.follow(option, file))
      .find((option) => option.schema.properties?.["type"]?.const === value.type);
    if (variant) return inner(variant, value, key);
  }
  if (Array.isArray(value)) return schema.items && engineVocabulary.follow(schema.items, file);
  const property = schema.properties?.[key];
  if (property) return engineVocabulary.follow(property, file);
  const { additionalProperties: values } = schema;
  return typeof values === "object" ? engineVocabulary.follow(values, file) : undefined;
}

/** Every field of `value`, with what the schemas say about it. */
function* fields(node: Node, value: unknown, path: Path = []): Generator<[Path, string]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const found = inner(node, value, key);
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (!found) continue;
    if (!Array.isArray(value)) yield [at, found.schema.description ?? `no words for ${key}`];
    yield* fields(found, child, at);
  }
}

/** VS Code shows plain words as Markdown, with a backslash before every character that has a meaning in Markdown. */
const plain = (markdown: string) => markdown.replaceAll("\\", "");

const page = (block: unknown) =>
  JSON.stringify({
    $schema: "../.site/schema/page.schema.json",
    title: "A",
    description: "A",
    blocks: [block],
  });

const siteSchema = "site.schema.json";
const examples = Object.entries(schemas).flatMap(([file, schema]) =>
  "samples" in schema
    ? schema.samples.map((example, index) => {
        const text = file === siteSchema ? JSON.stringify(example) : page(example);
        return [`${file} ${index + 1}`, text] as const;
      })
    : [],
);
const files = ["site.json", "contact.json", "join-team.json"];

test.for([
  ...examples,
  ...(await Promise.all(
    files.map(async (name) => [name, await readFile(`${firstSite}/${name}`, "utf8")] as const),
  )),
])("every field of %s is explained", async ([name, text]) => {
  const isSite = name === "site.json" || name.startsWith(siteSchema);
  const file = open(isSite ? "site.json" : "new.json", text);
  const source = new Source(name, text, parse(text, () => 0).span);
  const root = engineVocabulary.schemaFile(isSite ? siteSchema : "page.schema.json");
  const missing: string[] = [];
  for (const [path, description] of fields(root, JSON.parse(text))) {
    const { offset } = source.range({ path, at: "key" });
    const help = plain(await file.help(offset + 1));
    if (!help.includes(plain(description))) missing.push(`${path.join(".")}: ${help}`);
  }
  expect(missing).toEqual([]);
});

/** Every field in a schema file, by its way there: its own words, and those of the definition it refers to. */
function* written(
  schema: Schema,
  file: string,
  way: string,
): Generator<[string, Schema, Schema | undefined]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const { $ref: _, ...own } = field;
    yield [
      `${way}.${name}`,
      own,
      field.$ref === undefined
        ? undefined
        : engineVocabulary.follow({ $ref: field.$ref }, file).schema,
    ];
    yield* written(field, file, `${way}.${name}`);
  }
  if (schema.items) yield* written(schema.items, file, `${way}[]`);
  if (typeof schema.additionalProperties === "object")
    yield* written(schema.additionalProperties, file, `${way}.*`);
  for (const [name, definition] of Object.entries(schema.$defs ?? {}))
    yield* written(definition, file, `${way}#${name}`);
}

test.for(Object.keys(schemas))("in %s no field is without a title and words of its own", (file) => {
  const silent: string[] = [];
  for (const [way, own, meant] of written(engineVocabulary.schemaFile(file).schema, file, file)) {
    if ((own.title ?? meant?.title) === undefined) silent.push(`${way} has no title`);
    if ((own.description ?? meant?.description) === undefined)
      silent.push(`${way} has no description`);
    // VS Code shows what is referred to unless the field says it in this keyword too.
    if (own.description !== undefined && meant?.description !== undefined)
      if (own.markdownDescription !== own.description)
        silent.push(`${way} has no markdownDescription that is its description`);
  }
  expect(silent).toEqual([]);
});

test("the accent is shown as the color that it is", async () => {
  const site = await readFile(`${firstSite}/site.json`, "utf8");
  const text = site.replace('"favicon"', '"look": { "accent": "#9c1f2e" }, "favicon"');
  expect(await open("site.json", text).colors()).toEqual(['"#9c1f2e"']);
  expect(await open("site.json", text).underlined()).toEqual([]);
});
