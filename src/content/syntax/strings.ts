// Reads one text in quotes, also where its quotes are wrong or missing, and says what is wrong with it.
import { problem, type Problem } from "../diagnostics/problem.ts";

export interface ReadText {
  value: string;
  /** The place after the text and its closing quote. */
  end: number;
  problems: Problem[];
  /** The file ended before the text did. */
  cut?: boolean;
}

/** What can't stand in a text as it is, or begins an escape. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
const odd = /[\\\u0000-\u001f]/;
/** What begins the line after a text's, unless it is a fact or a link of that text. */
const nextLine = /^\s*(?:["}\]]|\{(?!\{)|\[(?![^\][\r\n]*\]\()|$)/;
/** A sign typed for the comma at the end of a line. */
const wrongComma = /^[.;][ \t]*[\r\n]/;
/** So many quotes after one in the same line are looked at, to see where a text ends. */
const mostQuotes = 100;
const closingDouble = /[”“‟„»«]/;
const closers: Record<string, RegExp> = {
  "'": /['’‘`´"]/,
  "‘": /['’‘`´"]/,
  "’": /['’‘`´"]/,
  "`": /['’‘`´"]/,
  "´": /['’‘`´"]/,
};
const escapes: Record<string, string> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/** Whether a text begins here, in whatever quotes. */
export function opensText(character: string): boolean {
  return /["“”„‟«»'‘’`´]/.test(character);
}

/** @param at where the opening quote is */
export function readText(text: string, at: number): ReadText {
  if (text[at] !== '"') return readWronglyQuoted(text, at);
  const close = text.indexOf('"', at + 1);
  if (close !== -1 && endsHere(text, close + 1)) {
    const value = text.slice(at + 1, close);
    if (!odd.test(value)) return { value, end: close + 1, problems: [] };
  }
  return readCarefully(text, at);
}

/** Whether what comes after a quote is what comes after a text. */
function endsHere(text: string, at: number): boolean {
  const next = afterBlanks(text, at);
  return next === "" || ",:=}]\n\r".includes(next) || wrongComma.test(text.slice(at, at + 20));
}

function afterBlanks(text: string, at: number): string {
  let place = at;
  while (text[place] === " " || text[place] === "\t") place++;
  return text[place] ?? "";
}

function readCarefully(text: string, at: number): ReadText {
  const problems: Problem[] = [];
  let value = "";
  let plain = at + 1;
  let hasControl = false;
  let place = at + 1;
  const broken = (): ReadText => unclosed(text, at, place, problems);
  for (; place < text.length; place++) {
    const character = text.charAt(place);
    if (character === '"') {
      const whole = value + text.slice(plain, place);
      if (endsHere(text, place + 1)) return { value: whole, end: place + 1, problems };
      const recovered = recoverQuote(text, at, place);
      if (!recovered) return { value: whole, end: place + 1, problems };
      return { ...recovered, problems: [...problems, ...recovered.problems] };
    }
    if (!odd.test(character)) continue;
    value += text.slice(plain, place);
    if (character === "\\") {
      const [meant, length] = readEscape(text, place);
      if (meant === undefined && !problems.some(({ id }) => id === "syntax-escape"))
        problems.push(problem("syntax-escape", { at: "range", offset: place, length }, {}));
      value += meant ?? text.slice(place + 1, place + length);
      place += length - 1;
    } else if (character === "\n" || character === "\r") {
      if (nextLine.test(text.slice(place, place + 400))) return broken();
      if (!problems.some(({ id }) => id === "syntax-line-break"))
        problems.push(problem("syntax-line-break", { at: "range", offset: place, length: 1 }, {}));
    } else {
      const range = { at: "range", offset: place, length: 1 } as const;
      const code = character.charCodeAt(0);
      if (!hasControl)
        problems.push(
          character === "\t"
            ? problem("syntax-tab", range, {})
            : problem("syntax-control", range, { code: code.toString(16).padStart(4, "0") }),
        );
      hasControl = true;
      value += " ";
    }
    plain = place + 1;
  }
  return { ...broken(), cut: true };
}

/** What an escape stands for, undefined if it is none, and how many characters it takes. */
function readEscape(text: string, at: number): [meant: string | undefined, length: number] {
  const letter = text.charAt(at + 1);
  if (Object.hasOwn(escapes, letter)) return [escapes[letter], 2];
  const code = /^u([0-9a-fA-F]{4})/.exec(text.slice(at + 1, at + 6))?.[1];
  if (code !== undefined) return [String.fromCharCode(Number.parseInt(code, 16)), 6];
  return [undefined, letter === "" || "\r\n".includes(letter) ? 1 : 2];
}

/** What of a line, whose text isn't closed by a quote, belongs to that text. */
export function withoutClosing(line: string): string {
  let end = line.trimEnd().length;
  if (line[end - 1] === ",") end--;
  while (/[\s}\]]/.test(line.charAt(end - 1))) end--;
  const bare = line.slice(0, end);
  // Braces that end a fact or an answer belong to the text.
  const braces = /\{{1,2}[\w.]*$/.exec(bare)?.[0].lastIndexOf("{") ?? -1;
  return bare + (/^\}{1,2}/.exec(line.slice(bare.length))?.[0] ?? "").slice(0, braces + 1);
}

/** A text whose line ends before its quote: it is taken to end with the line. */
function unclosed(text: string, at: number, lineEnd: number, before: Problem[]): ReadText {
  const written = withoutClosing(text.slice(at, lineEnd));
  const last = written.at(-1) ?? "";
  if (written.length > 1 && closingDouble.test(last)) return mixed(text, at, at + written.length);
  const range = { at: "range", offset: at, length: written.length } as const;
  return {
    value: written.slice(1),
    end: at + written.length,
    problems: [...before, problem("syntax-quote-unclosed", range, {})],
  };
}

function mixed(text: string, at: number, end: number): ReadText {
  const range = { at: "range", offset: at, length: end - at } as const;
  const found = `a typographic ${text.charAt(end - 1)}`;
  return {
    value: text.slice(at + 1, end - 1),
    end,
    problems: [problem("syntax-quotes", range, { found })],
  };
}

/** A quote that is followed by neither comma nor bracket: another was forgotten, or this one isn't the end. */
function recoverQuote(text: string, at: number, quote: number): ReadText | undefined {
  const content = text.slice(at + 1, quote);
  const line = /^[^\r\n]*/.exec(text.slice(quote, quote + 5000))?.[0] ?? "";

  const smart = /[”“‟„»«](?=\s*[,:}\]])/.exec(content);
  if (smart) return mixed(text, at, at + 1 + smart.index + 1);

  const key = /^[\w$-]+(?=\s*:\s*$)/.exec(content)?.[0];
  const untilComma = /^"[\w$-]+"\s*:/.test(line) ? /\s*,\s*$/.exec(content)?.index : undefined;
  const length = key?.length ?? untilComma;
  if (length !== undefined) {
    const range = { at: "range", offset: at, length: length + 1 } as const;
    return {
      value: content.slice(0, length),
      end: at + 1 + length,
      problems: [problem("syntax-quote-unclosed", range, {})],
    };
  }
  // Two texts side by side: a colon or a comma is missing between them, and neither has a wrong quote.
  if (/^"[ \t]+"/.test(line) && (/^[\w$-]*$/.test(content) || /^"[ \t]+"[\w$-]+"\s*:/.test(line)))
    return undefined;
  let left = mostQuotes;
  for (const { index } of line.slice(1).matchAll(/"/g)) {
    if (left-- === 0) break;
    const after = line.slice(index + 2);
    if (!/^\s*[}\]]*\s*,?\s*$|^\s*[}\]]*\s*,\s*("[\w$-]+"\s*:|[{[])/.test(after)) continue;
    const end = quote + index + 2;
    const range = { at: "range", offset: quote, length: 1 } as const;
    return {
      value: text.slice(at + 1, end - 1),
      end,
      problems: [problem("syntax-quote-inside", range, {})],
    };
  }
  return undefined;
}

function readWronglyQuoted(text: string, at: number): ReadText {
  const opening = text.charAt(at);
  const closer = closers[opening] ?? /[”“‟„»«"]/;
  const line = /^[^\r\n]*/.exec(text.slice(at, at + 5000))?.[0] ?? "";
  let end = at + line.replace(/\s*[}\]]*\s*,?\s*$/, "").length;
  let value = text.slice(at + 1, end);
  for (let index = 1; index < line.length; index++) {
    if (!closer.test(line.charAt(index)) || !endsHere(text, at + index + 1)) continue;
    end = at + index + 1;
    value = text.slice(at + 1, end - 1);
    break;
  }
  end = Math.max(end, at + 1);
  const found = "'`´".includes(opening) ? `a ${opening}` : `a typographic ${opening}`;
  const range = { at: "range", offset: at, length: end - at } as const;
  return { value, end, problems: [problem("syntax-quotes", range, { found })] };
}
