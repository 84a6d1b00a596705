// Finds what a block's styles may not have wherever it is, also in rules that no parser understands: by the tokens of CSS.
import { ident, tokenize, tokenTypes } from "css-tree/dist/csstree.esm";
import { range, type SourceLocation } from "../content/model/path.ts";
import { wordsForUnknown } from "../content/theme/theme-problems.ts";
import { wrong, type FoundInFile } from "./found.ts";
import { knownTokens } from "./known-tokens.ts";

interface Token {
  type: number;
  start: number;
  end: number;
  /** Of a word or a function, without escapes; functions without their bracket. Tokens like `--Ink` keep their case. */
  name: string;
}

/** A problem at the tokens from one to another. */
interface At {
  from: Token;
  to: Token;
  message: string;
  hint: string;
}

/**
 * @param file the file's name in `blocks/`
 * @param type the block's, whose own tokens begin with its name
 * @param text the styles
 */
export function checkTokens(file: string, type: string, text: string): FoundInFile[] {
  const tokens = tokensOf(text);
  const found = tokens.flatMap((_token, index) => {
    const rest = tokens.slice(index, index + longest);
    return unknownToken(rest, type) ?? loadedFile(rest) ?? fixedPosition(rest) ?? [];
  });
  return found.map(({ from, to, ...words }) =>
    wrong("own-styles", file, between(from.start, to.end), words),
  );
}

/** How many tokens after one are read with it: a value of `position` that is longer is none. */
const longest = 24;

const between = (start: number, end: number): SourceLocation => range(start, end - start);

/** Without spaces and comments, which can be between any two. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  tokenize(text, (type, start, end) => {
    if (type === tokenTypes.WhiteSpace || type === tokenTypes.Comment) return;
    tokens.push({ type, start, end, name: nameOf(type, text.slice(start, end)) });
  });
  return tokens;
}

function nameOf(type: number, written: string): string {
  if (type === tokenTypes.Function) return ident.decode(written.slice(0, -1)).toLowerCase();
  if (type !== tokenTypes.Ident) return "";
  const name = ident.decode(written);
  return name.startsWith("--") ? name : name.toLowerCase();
}

function unknownToken([open, name]: readonly Token[], type: string): At | undefined {
  if (!open || !name || open.type !== tokenTypes.Function || open.name !== "var") return undefined;
  if (knownTokens.includes(name.name) || name.name.startsWith(`--${type}`)) return undefined;
  return { from: name, to: name, ...wordsForUnknown(name.name, knownTokens) };
}

/** Functions that load a file, some of them from a text: `image-set("a.png" 1x)`. */
const loading: ReadonlySet<string> = new Set(["url", "src", "image", "image-set"]);

function loadedFile([token]: readonly Token[]): At | undefined {
  if (!token) return undefined;
  const loads =
    token.type === tokenTypes.Function
      ? loading.has(token.name.replace(/^-\w+-/, ""))
      : token.type === tokenTypes.Url || token.type === tokenTypes.BadUrl;
  return loads ? { from: token, to: token, ...aFile } : undefined;
}

const aFile = {
  message: "A file can't be loaded from here.",
  hint: "Let the block have a field for a picture, and show it with PictureView.",
};

function fixedPosition([property, colon, ...rest]: readonly Token[]): At | undefined {
  if (!property || property.name !== "position" || property.type !== tokenTypes.Ident)
    return undefined;
  if (colon?.type !== tokenTypes.Colon) return undefined;
  const end = rest.findIndex(({ type }) => ends.has(type));
  const value = end < 0 ? rest : rest.slice(0, end);
  const computed = value.find(({ type }) => type === tokenTypes.Function);
  const fixed = value.find(({ name }) => name === "fixed");
  const to = fixed ?? computed;
  return to && { from: property, to, ...(fixed ? isFixed : isComputed) };
}

const ends: ReadonlySet<number> = new Set([
  tokenTypes.Semicolon,
  tokenTypes.RightCurlyBracket,
  tokenTypes.LeftCurlyBracket,
  // Of a condition: `@supports (position: sticky)`.
  tokenTypes.RightParenthesis,
]);

const isFixed = {
  message: "With position: fixed, this block would cover other parts of the page.",
  hint: "Write position: sticky, or position: absolute within an element of this block.",
};

const isComputed = {
  message: "A position can't be computed: it could be fixed, and cover other parts of the page.",
  hint: "Write the position itself, such as position: sticky.",
};
