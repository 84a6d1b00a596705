// Marks around a text that say where it was written, and are read again where it is shown. They are
// noncharacters (U+FDD0 to U+FDEF, which Unicode keeps for a program's own use):
// https://www.unicode.org/faq/private_use.html#noncharacters
// Content that has them all the same is escaped before it is marked.
// The first of them is also what a field without a name is called (syntax/parsed.ts): a name, and so in no text.

/** What a mark surrounds: a text of a content file, or, inside one, the value of a fact. */
export type Marked = "text" | "fact";

const opening = { text: "\ufdd0", fact: "\ufdd1" } as const;
const closing = { text: "\ufdd2", fact: "\ufdd3" } as const;
/** Precedes a character that is content's own. */
const escape = "\ufdd4";
const firstDigit = 0xfde0;

const mark = /([\ufdd0\ufdd1])([\ufde0-\ufdef]+)|[\ufdd2\ufdd3]|\ufdd4([\ufdd0-\ufdef])/g;

/** Escapes a text's own noncharacters, until the marks are read. */
export function escaped(text: string): string {
  return text.replace(/[\ufdd0-\ufdef]/g, `${escape}$&`);
}

/** Marks an escaped text with a number, whose meaning the caller defines. */
export function marked(what: Marked, number: number, text: string): string {
  const digits = Array.from(number.toString(16), (digit) =>
    String.fromCharCode(firstDigit + parseInt(digit, 16)),
  );
  return opening[what] + digits.join("") + text + closing[what];
}

/** A marked range in a text without marks. */
export interface Stretch {
  what: Marked;
  number: number;
  from: number;
  to: number;
}

/** A text before escaping and marking, and its marks: earlier ones first, outer ones first. */
export function readMarks(text: string): { text: string; stretches: Stretch[] } {
  const stretches: Stretch[] = [];
  const open: Stretch[] = [];
  let plain = "";
  let read = 0;
  for (const match of text.matchAll(mark)) {
    plain += text.slice(read, match.index);
    read = match.index + match[0].length;
    const [, begin, digits = "", own] = match;
    if (own !== undefined) {
      plain += own;
      continue;
    }
    if (begin === undefined) {
      const ended = open.pop();
      if (ended) ended.to = plain.length;
      continue;
    }
    const stretch: Stretch = {
      what: begin === opening.fact ? "fact" : "text",
      number: numberOf(digits),
      from: plain.length,
      to: plain.length,
    };
    stretches.push(stretch);
    open.push(stretch);
  }
  return { text: plain + text.slice(read), stretches };
}

function numberOf(digits: string): number {
  const hexadecimal = Array.from(digits, (character) =>
    (character.charCodeAt(0) - firstDigit).toString(16),
  );
  return parseInt(hexadecimal.join(""), 16);
}
