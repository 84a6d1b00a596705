// Says where the checker and ajv with the published schemas alone don't agree on a mutant's shape.
import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { shape } from "../../../src/content/diagnostics/catalog/shape.ts";
import type { CompileResult } from "../../../src/content/compile.ts";
import { anyNames } from "../../../src/content/schema/any-names.ts";
import type { Mutant } from "./mutants.ts";

/** Nothing of the checker's: an independent judge. The format says what a pattern beside it says, too. */
const ajv = new Ajv2020({ strict: false, formats: { "color-hex": true } });
for (const file of ["", "blocks/"].flatMap((folder) =>
  readdirSync(`schema/${folder}`).map((name) => `${folder}${name}`),
)) {
  if (!file.endsWith(".json")) continue;
  ajv.addSchema(
    JSON.parse(readFileSync(`schema/${file}`, "utf8")) as object,
    `file:///schema/${file}`,
  );
}
// The names of a site, which accept and refuse nothing.
ajv.addSchema(anyNames, "file:///schema/suggestions.gen.json");
const judges = {
  site: ajv.getSchema("file:///schema/site.schema.json"),
  page: ajv.getSchema("file:///schema/page.schema.json"),
};

/** What a wrong name of the right form is called; the schema may object to its form, too. */
const alsoShape = new Set([
  "unknown-page",
  "unknown-icon",
  "missing-media",
  "file-on-computer",
  "wrong-slash",
  "syntax-too-deep",
]);

export function judgeShape({ file, text }: Mutant, { diagnostics }: CompileResult): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const isSeen = diagnostics.some(
      ({ id, file: at }) => id.startsWith("syntax-") && at.endsWith(`/${file}`),
    );
    return isSeen ? [] : ["JSON.parse rejects it, the checker finds no syntax error"];
  }
  const own = diagnostics.filter(({ file: at }) => at === `content/${file}`);
  if (own.some(({ id }) => id === "duplicate-field" || id === "reserved-field")) return [];
  const accepts = judges[file === "site.json" ? "site" : "page"]?.(value) === true;
  const finds = own.find(({ id }) => Object.hasOwn(shape, id));
  if (accepts && finds) return [`ajv accepts the shape, the checker finds ${finds.id}`];
  const other = own.some(({ id }) => alsoShape.has(id));
  return !accepts && !finds && !other ? ["ajv rejects the shape, the checker doesn't"] : [];
}
