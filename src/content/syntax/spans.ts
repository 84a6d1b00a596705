// Locates the values of valid JSON. Most files have no mistakes: they need no search, and only a few of their values
// are ever looked up.
import type { Span } from "./parsed.ts";

// As numbers: everything in quotes is read in every file, and numbers compare faster than texts.
const colon = 0x3a;
const backslash = 0x5c;

/** @param text valid JSON without duplicate fields */
export function spansIn(text: string): Span {
  const start = afterSpace(text, 0);
  // Its end doesn't have to be searched for.
  const isContainer = "[{".includes(text.charAt(start));
  return isContainer ? new Container(text, start, text.trimEnd().length) : spanFrom(text, start);
}

/** How many field names a text has. @param text valid JSON */
export function countFields(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    at = endOfText(text, at);
    if (text.charCodeAt(afterSpace(text, at)) === colon) count++;
  }
  return count;
}

/** The value after nothing but whitespace. */
function spanFrom(text: string, from: number): Span {
  const start = afterSpace(text, from);
  const first = text.charAt(start);
  if (first === "{" || first === "[")
    return new Container(text, start, endOfContainer(text, start));
  return { start, end: first === '"' ? endOfText(text, start) : endOfLiteral(text, start) };
}

/** A list or an object. Its entries are read on demand. */
class Container implements Span {
  readonly start: number;
  readonly end: number;
  name?: { start: number; end: number };
  readonly #text: string;
  /** The entries read so far, and the reader for the rest. Most files are never asked for any. */
  #entries: Map<string | number, Span> | undefined;
  #rest: Iterator<[string | number, Span]> | undefined;

  constructor(text: string, start: number, end: number) {
    this.#text = text;
    this.start = start;
    this.end = end;
  }

  get entries(): Map<string | number, Span> {
    const entries = this.#known();
    while (this.#readOne(entries));
    return entries;
  }

  entry(key: string | number): Span | undefined {
    const entries = this.#known();
    while (!entries.has(key) && this.#readOne(entries));
    return entries.get(key);
  }

  #known(): Map<string | number, Span> {
    this.#entries ??= new Map();
    return this.#entries;
  }

  #readOne(entries: Map<string | number, Span>): boolean {
    this.#rest ??= entriesFrom(this.#text, this.start);
    const { value, done } = this.#rest.next();
    if (!done) entries.set(...value);
    return !done;
  }
}

function* entriesFrom(text: string, start: number): Generator<[string | number, Span]> {
  let count = 0;
  const isList = text.charAt(start) === "[";
  let at = afterSpace(text, start + 1);
  if (text.charAt(at) === (isList ? "]" : "}")) return;
  for (;;) {
    const name = isList ? undefined : { start: at, end: endOfText(text, at) };
    const span = spanFrom(text, name ? afterSpace(text, name.end) + 1 : at);
    if (name) span.name = name;
    yield [name ? nameIn(text.slice(name.start, name.end)) : count++, span];
    at = afterSpace(text, span.end);
    if (text.charAt(at) !== ",") return;
    at = afterSpace(text, at + 1);
  }
}

function nameIn(written: string): string {
  // Cast: what is in quotes is a string.
  return written.includes("\\") ? (JSON.parse(written) as string) : written.slice(1, -1);
}

/** The end of a text in quotes, including its last quote. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === backslash) before--;
  return (at - before) % 2 === 1;
}

function endOfContainer(text: string, start: number): number {
  const next = /["[\]{}]/g;
  next.lastIndex = start;
  for (let depth = 0; next.test(text);) {
    const character = text.charAt(next.lastIndex - 1);
    if (character === '"') next.lastIndex = endOfText(text, next.lastIndex - 1);
    else depth += character === "[" || character === "{" ? 1 : -1;
    if (depth === 0) return next.lastIndex;
  }
  return text.length;
}

function endOfLiteral(text: string, start: number): number {
  let end = start;
  while (/[\w.+-]/.test(text.charAt(end))) end++;
  return end;
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** What JSON allows between its tokens. */
function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
