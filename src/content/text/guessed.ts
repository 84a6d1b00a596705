// Letters whose bytes mean something else in another encoding: which words hold them, and whether they make sense.

/** The words of a text with letters or signs that are no ASCII, each once. */
export function guessedWords(text: string): string[] {
  const words = text.match(/[^\s"{}[\],:]*[\u0080-\uffff][^\s"{}[\],:]*/g) ?? [];
  return [
    ...new Set(
      words
        .map((word) => word.replace(/[.;!?]+$/, ""))
        .filter((word) => /\p{L}|\ufffd/u.test(word)),
    ),
  ];
}

/** A capital or a sign in the middle of a word, or three foreign letters in a row: none of it is West European. */
const unlikely =
  /\ufffd|\p{Ll}[À-ÖØ-ÞŠŒŽŸ]|[À-ÖØ-öø-ÿ]{3}|\p{L}[^\p{L}\p{N}\p{ASCII}‘’–—…·\u00ad]+\p{L}/u;

/** Whether a word is one that can have been meant. */
export function isLikelyWord(word: string): boolean {
  return !unlikely.test(word);
}
