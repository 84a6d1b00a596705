// Finds the words whose letters depend on a guessed encoding, and whether they make sense.

/**
 * The words of a text with characters beyond ASCII, each once.
 * @param guessed the positions of characters that had to be guessed; all characters beyond ASCII if left out
 */
export function guessedWords(text: string, guessed?: readonly number[]): string[] {
  const locations = guessed && new Set(guessed);
  const isGuessed = ({ 0: word, index }: RegExpExecArray) =>
    !locations || Array.from(word, (_character, at) => index + at).some((at) => locations.has(at));
  const words = [...text.matchAll(/[^\s"{}[\],:]*[\u0080-\uffff][^\s"{}[\],:]*/g)];
  return [
    ...new Set(
      words
        .filter(isGuessed)
        .map(([word]) => word.replace(/[.;!?]+$/, ""))
        .filter((word) => /\p{L}|\ufffd/u.test(word)),
    ),
  ];
}

/** A capital or symbol inside a word, or three accented letters in a row: none of it is Western European. */
const unlikely =
  /\ufffd|\p{Ll}[À-ÖØ-ÞŠŒŽŸ]|[À-ÖØ-öø-ÿ]{3}|\p{L}[^\p{L}\p{N}\p{ASCII}‘’–—…·\u00ad]+\p{L}/u;

/** True if this can be a real word. */
export function isLikelyWord(word: string): boolean {
  return !unlikely.test(word);
}
