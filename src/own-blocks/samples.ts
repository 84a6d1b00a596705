// The samples of a site's own types of block: what the gallery shows, and what the check draws.
import type { Path } from "../content/model/path.ts";
import { schemaOfType } from "../content/schema/own-types.ts";
import { snippetValue } from "../content/schema/snippet-value.ts";
import { problemsIn } from "../content/schema/validate.ts";
import type { Vocabulary } from "../content/schema/vocabulary.ts";
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
    ...defaultSnippets.flatMap(({ body = {} }, at) =>
      wrongValue(type, snippetValue(body), ["defaultSnippets", at, "body"], vocabulary),
    ),
  ];
}

function wrongValue(
  type: string,
  block: unknown,
  path: Path,
  vocabulary: Vocabulary,
): FoundInFile[] {
  const [first] = problemsIn(vocabulary, "sample.json", pageWith(block));
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
