// Loads the editor's words in a language other than English: nobody loads those of another language.
import { knowWords, type ScreenWords } from "./known-words.ts";
import { screenLanguage, type ScreenLanguage } from "./screen-language.ts";

const load: Readonly<Record<Exclude<ScreenLanguage, "en">, () => Promise<ScreenWords>>> = {
  de: async () => (await import("./de.json", { with: { type: "json" } })).default,
  es: async () => (await import("./es.json", { with: { type: "json" } })).default,
  fr: async () => (await import("./fr.json", { with: { type: "json" } })).default,
};

/** If they can't be loaded, the editor is in English, which is better than none. */
export async function loadWords(): Promise<void> {
  if (screenLanguage === "en") return;
  const words = await load[screenLanguage]().catch(() => undefined);
  if (!words) return;
  knowWords(words);
  document.documentElement.lang = screenLanguage;
}
