// Compares the browser's language with a form's.

/** @param language the form's language, such as `en-US`; countries make no difference */
export function browserSpeaks(language: string): boolean {
  return codeOf(navigator.language) === codeOf(language);
}

const codeOf = (language: string): string | undefined => language.split("-")[0]?.toLowerCase();
