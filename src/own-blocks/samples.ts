// The samples of a site's own types of block: what the gallery shows, and what the check draws.
import { isFields, type Json } from "../content/model/json.ts";
import type { Path } from "../content/model/path.ts";
import { schemaOfType } from "../content/schema/own-types.ts";
import { withoutTabStops } from "../content/schema/tab-stops.ts";
import type { Vocabulary } from "../content/schema/vocabulary.ts";
import { parseJson } from "../content/text/parse-json.ts";
import { filesOf } from "./blocks-folder.ts";
import { wrong, type FoundInFile } from "./found.ts";

export const samplesOf = (type: string, { schemas }: Vocabulary): readonly unknown[] =>
  schemas[schemaOfType(type)]?.samples ?? [];

/** A page with nothing but a block. */
export const pageWith = (block: unknown) => ({
  title: "Sample",
  description: "Sample",
  blocks: [block],
});

/** Samples and snippets that aren't as their own schema has them. */
export function wrongSamples(type: string, vocabulary: Vocabulary): FoundInFile[] {
  const { defaultSnippets = [] } = vocabulary.schemas[schemaOfType(type)] ?? {};
  return [
    ...samplesOf(type, vocabulary).flatMap((block, at) =>
      wrongValue(type, block, ["samples", at], vocabulary),
    ),
    ...defaultSnippets.flatMap(({ body }, at) =>
      wrongValue(type, inserted(body), ["defaultSnippets", at, "body"], vocabulary),
    ),
  ];
}

/** What a snippet inserts, as the editor does: `^12` is a number. */
function inserted(body: Json | undefined): unknown {
  if (typeof body === "string") {
    const words = withoutTabStops(body);
    return words.startsWith("^") ? parseJson(words.slice(1)) : words;
  }
  if (Array.isArray(body)) return body.map(inserted);
  if (!isFields(body)) return body;
  // Cast: it was read from JSON.
  const fields = Object.entries(body) as [string, Json][];
  return Object.fromEntries(fields.map(([name, inner]) => [name, inserted(inner)]));
}

function wrongValue(
  type: string,
  block: unknown,
  path: Path,
  vocabulary: Vocabulary,
): FoundInFile[] {
  const [first] = vocabulary.validate("sample.json", pageWith(block));
  if (!first) return [];
  const inner = "path" in first.location ? (first.location.path ?? []).slice(2) : [];
  const place = { path: [...path, ...inner], at: "value" } as const;
  const what = path[0] === "samples" ? "sample" : "snippet";
  const dollar = what === "snippet" ? " A dollar sign in front of a digit is written \\\\$." : "";
  return [
    wrong("own-schema", filesOf(type).schema, place, {
      message: `This ${what} isn't as the schema has it.`,
      hint: `Correct it, or the schema of this field.${dollar}`,
    }),
  ];
}
