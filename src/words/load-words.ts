// Loads the editor's words in a language other than English: nobody loads those of another language.
import { knowWords, type ScreenWords } from "./known-words.ts";
import { translate } from "./t.ts";
import { screenLanguage, type ScreenLanguage } from "./screen-language.ts";

const load: Readonly<Record<Exclude<ScreenLanguage, "en">, () => Promise<ScreenWords>>> = {
  de: async () => (await import("./in-german.ts")).german,
  es: async () => (await import("./in-spanish.ts")).spanish,
  fr: async () => (await import("./in-french.ts")).french,
};

/** If they can't be loaded, the editor is in English, which is better than none. */
export async function loadWords(): Promise<void> {
  if (screenLanguage === "en") return;
  const words = await load[screenLanguage]().catch(() => undefined);
  if (!words) return;
  knowWords(words);
  document.documentElement.lang = screenLanguage;
  document.title = translate(document.title);
}
