// The words that people write for true and false.

const words: ReadonlyMap<string, boolean> = new Map([
  ...["true", "yes", "on", "ja", "oui", "sí", "si"].map((word) => [word, true] as const),
  ...["false", "no", "off", "nein", "non"].map((word) => [word, false] as const),
]);

/** A word's meaning where only true or false is allowed; undefined if it isn't clear. */
export function switchWord(word: string): boolean | undefined {
  return words.get(word.trim().toLowerCase());
}
