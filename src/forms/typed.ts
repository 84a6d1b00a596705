// What counts of a text that somebody typed, or pasted from anywhere.

/** Whether there is nothing in a text that anybody could see: spaces, control characters, marks without a width. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** A text without the spaces around it and without characters that nobody types; nothing of one that is blank. */
export function cleanText(text: string, isMultiline: boolean): string {
  if (isBlank(text)) return "";
  const answer = wellFormed(text);
  return isMultiline ? answer.trim() : oneLine(answer);
}

export function oneLine(text: string): string {
  return text.trim().replace(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, " ");
}

/** Half an emoji can't be put in an address, and control characters can end up anywhere but in the text. */
function wellFormed(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/[^\P{Cc}\t\n\v\f\u0085]/gu, "");
}
