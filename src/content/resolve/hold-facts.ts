// Lets Markdown read each fact as a word: visitors see its value there, not braces around a name.
import { bracedName } from "./facts.ts";

const held = /\ufffe\ufffe([^\ufffe\uffff]*)\uffff\uffff/g;

/** Private characters that Markdown reads as letters, one for each ASCII character. */
const privateStart = 0xe000;

/**
 * The text with letters in place of each fact's braces and name, at the same positions. U+FFFE and U+FFFF mark the
 * braces: Unicode reserves them for such internal use (https://www.unicode.org/faq/private_use.html#noncharacters), and
 * the check reports them in texts.
 */
export function holdFacts(text: string): string {
  if (!text.includes("{{")) return text;
  return text.replace(
    bracedName,
    (_, name: string) => `\ufffe\ufffe${shifted(name, 0, privateStart)}\uffff\uffff`,
  );
}

/** The facts as they were written, in a text or a piece of it. */
export function releaseFacts(text: string): string {
  if (!text.includes("\ufffe")) return text;
  return text.replace(held, (_, name: string) => `{{${shifted(name, privateStart, 0)}}}`);
}

function shifted(name: string, from: number, to: number): string {
  return name.replace(/[^]/g, (character) => {
    const code = character.charCodeAt(0) - from;
    return code >= 0 && code < 0x80 ? String.fromCharCode(code + to) : character;
  });
}
