// The language of the editor's screen: the one that the person chose here, or the first of the browser's that there is.

export const screenLanguages = ["en", "de", "es", "fr"] as const;
export type ScreenLanguage = (typeof screenLanguages)[number];

/** Web Storage has the choice under this name. */
const storedAs = "edit language";

/** English on the command line, whatever language the computer has. */
export const screenLanguage: ScreenLanguage =
  typeof document === "undefined" ? "en" : (chosenLanguage() ?? languageOf(navigator.languages));

/** @param preferred languages such as `de-AT`, the most preferred first */
export function languageOf(preferred: readonly string[]): ScreenLanguage {
  for (const each of preferred) {
    const { language: own } = new Intl.Locale(each);
    const known = screenLanguages.find((language) => language === own);
    if (known) return known;
  }
  return "en";
}

function chosenLanguage(): ScreenLanguage | undefined {
  try {
    const stored = localStorage.getItem(storedAs);
    return screenLanguages.find((language) => language === stored);
  } catch {
    return undefined;
  }
}

/** It counts from the next start of the editor on. @returns false if the browser stores nothing */
export function chooseLanguage(language: ScreenLanguage): boolean {
  try {
    localStorage.setItem(storedAs, language);
    return true;
  } catch {
    return false;
  }
}
