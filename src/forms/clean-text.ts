// Cleans text that visitors typed or pasted.

/** True if a text has only invisible characters: spaces, control characters, zero-width characters. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/** Removes what an address can't have and nobody sees: marks without a width, and unusual spaces. */
export function withoutUnseen(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}/gu, "");
}

/** Removes surrounding spaces and characters that nobody types. A blank text becomes empty. */
export function cleanText(text: string, isMultiline: boolean): string {
  if (isBlank(text)) return "";
  const answer = wellFormed(text);
  return isMultiline ? answer.trim() : oneLine(answer);
}

export function oneLine(text: string): string {
  return text.trim().replace(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, " ");
}

/** Replaces half emojis, which can't be in an address, and removes control characters, which can break other formats. */
function wellFormed(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/[^\P{Cc}\t\n\v\f\u0085]/gu, "");
}
