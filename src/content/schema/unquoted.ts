// Decides by the expected type whether unquoted words are a text, or another word for true or false.
import type { Problem } from "../diagnostics/problem.ts";
import { entriesIn } from "./rewrites.ts";
import type { Source } from "../syntax/source.ts";

/**
 * Adds what unquoted words mean, if that is certain.
 * @param shape the schema problems with such words read as texts
 */
export function withMeaning(
  problems: readonly Problem[],
  shape: readonly Problem[],
  source: Source,
): readonly Problem[] {
  if (!problems.some(({ id }) => id === "syntax-unquoted")) return problems;
  const wrong = new Map(
    shape.flatMap((found) =>
      found.location.at === "value" ? [[source.range(found.location).offset, found] as const] : [],
    ),
  );
  return problems.map((found) => {
    if (found.id !== "syntax-unquoted" || found.location.at !== "range") return found;
    // In { }, a : comes before it.
    const isInList = /[[,]\s*$/.test(source.text.slice(0, found.location.offset));
    const isSeveral = isInList && entriesIn(found.values.written).length > 1;
    const meant = isSeveral
      ? "entries"
      : meantBy(found.values.suggestion, wrong.get(found.location.offset));
    return { ...found, values: { ...found.values, meant } };
  });
}

/** @param literal the value of the words, if they aren't a text */
function meantBy(
  literal: string | undefined,
  asText: Problem | undefined,
): "text" | "literal" | undefined {
  if (!asText) return "text";
  const isSwitch = asText.id === "wrong-type" && asText.values.expected === "true or false";
  return isSwitch && (literal === "true" || literal === "false") ? "literal" : undefined;
}
