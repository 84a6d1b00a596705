// What code editors need to help with a site's own types of block: in pages, and in views.
import { schemaOfType, schemasWith } from "../content/schema/own-types.ts";
import type { Schema } from "../content/schema/read-schema.ts";
import { filesOf, type BlocksFolder } from "./blocks-folder.ts";
import { schemaProblems } from "./schema-rules.ts";
import { writeTypes } from "./write-types.ts";

/** @returns path -> text, from the folder of the schemas; without a type whose schema has a mistake */
export function codeEditorFiles({ types, files }: BlocksFolder): Map<string, string> {
  const texts = types.flatMap((type) => {
    const text = files.get(filesOf(type).schema) ?? "";
    return schemaProblems(type, text).length > 0 ? [] : [[type, text] as const];
  });
  // Cast: the rules have just held.
  const own = Object.fromEntries(texts.map(([type, text]) => [type, JSON.parse(text) as Schema]));
  const page = "page.schema.json";
  return new Map([
    ...texts.map(([type, text]) => [schemaOfType(type), text] as const),
    [page, `${JSON.stringify(schemasWith(own)[page], null, 2)}\n`],
    ["../blocks.d.ts", writeTypes(own)],
  ]);
}
