// Notices a language other than English in the content, for which samples have a translation to load.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Files } from "../model/history.ts";

/** Loads what samples say in the languages of some files. @returns true if something new is known */
export async function knowLanguages({ translations }: Vocabulary, files: Files): Promise<boolean> {
  const needed = [...files].filter(([, text]) => /"language"\s*:\s*"(?!en\b)/.test(text));
  if (needed.length === 0) return false;
  // Without it, samples are in English.
  const code = await import("./site-translations.ts").catch(() => undefined);
  return (await code?.loadFor(translations, needed)) ?? false;
}
