// What people write for true and false.

const words: ReadonlyMap<string, boolean> = new Map([
  ...["true", "yes", "on", "ja", "oui", "sí", "si"].map((word) => [word, true] as const),
  ...["false", "no", "off", "nein", "non"].map((word) => [word, false] as const),
]);

/** What a word says, where only true or false can stand; undefined if that can't be told. */
export function switchWord(word: string): boolean | undefined {
  return words.get(word.trim().toLowerCase());
}
