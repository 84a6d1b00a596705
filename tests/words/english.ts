// Everything that the editor says, in English: the words in its code, and those of the schemas that authors see.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { leanEditor } from "../../src/builder/editor-bundle.ts";
import { keyOf } from "../../src/words/parts.ts";
import { withWords } from "../../src/words/schema-words.ts";

export interface Said {
  /** With `{0}` and so on for the values. */
  english: string;
  file: string;
}

const listed = (...paths: readonly string[]) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...paths], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "");

/** The code that may speak to people who edit. */
const spokenFiles = listed("src").filter((file) => /\.tsx?$/.test(file));

/** What is tagged with t or tParts. */
export function wordsInCode(): Said[] {
  return spokenFiles.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    if (!/\bt(?:Parts)?`/.test(code)) return [];
    return taggedIn(parseSync(file, code).program).map((english) => ({ file, english }));
  });
}

function taggedIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  // Cast: the fields of a node that matters are checked.
  const { type, tag, quasi } = node as {
    type?: string;
    tag?: { name?: string };
    quasi?: { quasis: { value: { cooked: string } }[] };
  };
  const isOurs = tag?.name === "t" || tag?.name === "tParts";
  const own =
    type === "TaggedTemplateExpression" && isOurs && quasi
      ? [keyOf(quasi.quasis.map(({ value }) => value.cooked))]
      : [];
  return [...own, ...Object.values(node).flatMap(taggedIn)];
}

/** The words of the schemas as the built editor has them. */
export async function wordsInSchemas(): Promise<Said[]> {
  const found: Said[] = [];
  for (const file of listed("schema/*.schema.json", "schema/blocks/*.schema.json")) {
    const schema: unknown = JSON.parse(await leanText(file));
    withWords(schema, "", (english) => {
      found.push({ file, english });
      return english;
    });
  }
  return found;
}

/** A schema without what only VS Code and the reference show. */
async function leanText(file: string): Promise<string> {
  const { load } = leanEditor.find(({ name }) => name === "lean-schemas") ?? {};
  if (typeof load !== "object") throw new Error("The editor has no plugin for schemas.");
  // Cast: it uses nothing of the bundler that calls it.
  const handler = load.handler as (id: string) => Promise<string>;
  return handler(file);
}
