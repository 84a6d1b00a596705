// Words a problem for the editor's screen. The check in the terminal has words for files, and both read the same values.
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import { locationFromKey } from "../../model/location.ts";
import { contact, forms } from "./contact-and-forms.ts";
import { copy, formatting, release, siblings } from "./copy.ts";
import type { ScreenNames } from "./entry.ts";
import { meaning } from "./meaning.ts";
import { media } from "./media.ts";
import { screenNames } from "./screen-names.ts";
import { shape } from "./shape.ts";

/**
 * Every kind of problem that the screen can say in its own words. How a file is written (syntax) and what can't be read
 * (disk) aren't among them: those are shown with the file's own text or name.
 */
export const screenWords = {
  ...shape,
  ...meaning,
  ...contact,
  ...media,
  ...forms,
  ...copy,
  ...formatting,
  ...release,
  ...siblings,
};

type Sentence = (values: unknown, names: ScreenNames) => string | undefined;

/** @returns what is wrong, and what to do about it; the hint may be empty */
export function wordsOnScreen(
  vocabulary: Vocabulary,
  files: Files,
  diagnostic: Diagnostic,
): Pick<Diagnostic, "message" | "hint"> {
  const { file, pointer, problem, message, hint } = diagnostic;
  // Cast: the pair of id and values was checked when the problem was made.
  const words = (screenWords as Record<string, unknown>)[problem.id] as
    { message?: Sentence; hint?: Sentence } | "same" | undefined;
  if (words === undefined) return { message, hint };
  const location = locationFromKey(file.slice(file.lastIndexOf("/") + 1) + pointer);
  const names = screenNames(vocabulary, files, location);
  const own = words === "same" ? {} : words;
  return {
    message: own.message?.(problem.values, names) ?? withCurlyQuotes(message),
    hint: own.hint?.(problem.values, names) ?? withCurlyQuotes(hint),
  };
}

/** The quotes of the screen, where the words are those of the terminal. */
function withCurlyQuotes(words: string): string {
  return words.replaceAll(/"([^"]*)"/g, "“$1”");
}
