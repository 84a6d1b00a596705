// The samples of a site's own types of block: what the gallery shows, and what the check draws.
import { schemaOfType } from "../content/schema/own-types.ts";
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

/** Samples that aren't as their own schema has them. */
export function wrongSamples(type: string, vocabulary: Vocabulary): FoundInFile[] {
  return samplesOf(type, vocabulary).flatMap((block, at) => {
    const [first] = vocabulary.validate("sample.json", pageWith(block));
    if (!first) return [];
    const inner = "path" in first.location ? (first.location.path ?? []).slice(2) : [];
    const place = { path: ["samples", at, ...inner], at: "value" } as const;
    return [
      wrong("own-schema", filesOf(type).schema, place, {
        message: "This sample isn't as the schema has it.",
        hint: "Correct it, or the schema of this field.",
      }),
    ];
  });
}
