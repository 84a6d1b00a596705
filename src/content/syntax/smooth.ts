// Takes the mistakes out of a text that lie within single words, so that they don't stand before others.
import type { Problem } from "../diagnostics/problem.ts";

/**
 * The text with other signs for those that can't be, each place where it was: what the text says is lost,
 * but how it is built can be read.
 */
export function smooth(text: string, problems: readonly Problem[]): string {
  const signs = problems.flatMap(({ id, place, values }): [offset: number, sign: string][] => {
    if (place.at !== "range") return [];
    const { offset, length } = place;
    switch (id) {
      case "syntax-quotes":
      case "syntax-unquoted":
        if (length < 2) return [];
        return [
          [offset, '"'],
          [offset + length - 1, '"'],
        ];
      case "syntax-space":
      case "syntax-line-break":
        return Array.from({ length }, (_, i) => [offset + i, " "]);
      case "syntax-quote-missing":
        return [[offset, '"']];
      case "syntax-unexpected":
        return values.found === ";" ? [[offset, ","]] : [];
      default:
        return [];
    }
  });
  if (signs.length === 0) return text;
  const characters = text.split("");
  for (const [offset, sign] of signs) characters[offset] = sign;
  return characters.join("");
}
