// Ends the words of another program as a sentence, because more sentences may follow.

/** An end of a sentence, in any language, perhaps in quotes or brackets. */
const end = /[\p{Sentence_Terminal}…:]["'”’»)\]]*$/u;

export function asSentence(words: string): string {
  const trimmed = words.trim();
  return trimmed === "" || end.test(trimmed) ? trimmed : `${trimmed}.`;
}
