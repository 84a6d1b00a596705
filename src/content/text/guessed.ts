// Letters whose bytes mean something else in another encoding: which words hold them, and whether they make sense.

/**
 * The words of a text with letters or signs that are no ASCII, each once.
 * @param guessed where the characters are that had to be guessed; all that are no ASCII if left out
 */
export function guessedWords(text: string, guessed?: readonly number[]): string[] {
  const places = guessed && new Set(guessed);
  const isGuessed = ({ 0: word, index }: RegExpExecArray) =>
    !places || Array.from(word, (_sign, at) => index + at).some((at) => places.has(at));
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

/** A capital or a sign in the middle of a word, or three foreign letters in a row: none of it is West European. */
const unlikely =
  /\ufffd|\p{Ll}[À-ÖØ-ÞŠŒŽŸ]|[À-ÖØ-öø-ÿ]{3}|\p{L}[^\p{L}\p{N}\p{ASCII}‘’–—…·\u00ad]+\p{L}/u;

/** Whether a word is one that can have been meant. */
export function isLikelyWord(word: string): boolean {
  return !unlikely.test(word);
}
