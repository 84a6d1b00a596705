// Parses theme.css: the declarations in :root, for all screens or for dark ones. Anything else is reported.
import { blankOut } from "./blank-out.ts";
import { notTokens, syntax, type ThemeProblem } from "./theme-problems.ts";

/** A token as theme.css sets it. */
export interface Declaration {
  name: string;
  value: string;
  /** True in the block for dark screens. */
  isDark: boolean;
  /** Where its name begins, and where its value does. */
  nameAt: number;
  valueAt: number;
}

export interface ParsedTheme {
  declarations: Declaration[];
  problems: ThemeProblem[];
}

export function parseTheme(written: string): ParsedTheme {
  const { text, quoted, problems } = blankOut(written);
  // Everything after such a mistake would be read as something else.
  if (problems.length > 0) return { declarations: [], problems };
  const parser = new Parser(text, quoted, problems);
  parser.rules(0, text.length, false);
  return { declarations: parser.declarations, problems };
}

/** A condition with the same meaning. */
const darkScreens = /^@media (screen and )?\(prefers-color-scheme: ?dark\)$/;

class Parser {
  readonly declarations: Declaration[] = [];
  readonly #text: string;
  /** The same without what is in quotes, so that a bracket or semicolon in it isn't one. */
  readonly #quoted: string;
  readonly #problems: ThemeProblem[];

  constructor(text: string, quoted: string, problems: ThemeProblem[]) {
    this.#text = text;
    this.#quoted = quoted;
    this.#problems = problems;
  }

  /** The rules between two positions. */
  rules(from: number, to: number, isDark: boolean): void {
    for (let start = this.#next(from, to); start < to; start = this.#next(start, to)) {
      const end = this.#find(/[{};]/, start, to);
      const prelude = this.#text.slice(start, end).trim();
      if (this.#quoted[end] !== "{") {
        this.#refuse(start, end, prelude);
        start = end + 1;
        continue;
      }
      const close = this.#closing(end, to, start);
      const condition = prelude.replaceAll(/\s+/g, " ").toLowerCase();
      if (condition === ":root") this.#block(end + 1, close, isDark);
      else if (!isDark && darkScreens.test(condition)) this.rules(end + 1, close, true);
      else this.#problems.push(notTokens(start, prelude));
      start = close + 1;
    }
  }

  #refuse(start: number, end: number, prelude: string): void {
    if (prelude === "" && this.#quoted[end] === "}")
      this.#problems.push(syntax(start, 1, "This } closes nothing.", "Remove it."));
    else if (prelude.startsWith("--"))
      this.#problems.push(
        syntax(start, prelude.length, "This token isn't in :root { }.", "Move it there."),
      );
    else if (prelude !== "") this.#problems.push(notTokens(start, prelude));
  }

  /** The declarations of one `:root`. */
  #block(from: number, to: number, isDark: boolean): void {
    for (let start = this.#next(from, to); start < to; start = this.#next(start, to)) {
      const end = this.#find(/[{;]/, start, to);
      const line = this.#text.slice(start, end).trimEnd();
      if (this.#quoted[end] === "{") {
        this.#problems.push(notTokens(start, line));
        start = this.#closing(end, to, start) + 1;
        continue;
      }
      if (line !== "") this.#declaration(start, line, isDark);
      start = end + 1;
    }
  }

  #declaration(start: number, line: string, isDark: boolean): void {
    const colon = line.indexOf(":");
    const name = (colon < 0 ? line : line.slice(0, colon)).trim();
    const problem = this.#problemOf(start, line, name);
    if (problem) this.#problems.push(problem);
    else {
      const value = line.slice(colon + 1);
      const valueAt = start + colon + 1 + (value.length - value.trimStart().length);
      this.declarations.push({ name, value: value.trim(), isDark, nameAt: start, valueAt });
    }
  }

  #problemOf(start: number, line: string, name: string): ThemeProblem | undefined {
    if (!name.startsWith("--")) return notTokens(start, name);
    if (name === line)
      return syntax(start, name.length, `${name} has no value.`, "Write a colon and its value.");
    const [, first = "", second] = /^([^:]*:.*?\S)\s*\n\s*(--[\w-]+)\s*:/s.exec(line) ?? [];
    return second === undefined
      ? undefined
      : syntax(start + first.length, 1, `Expected a semicolon before ${second}.`, "Write ; here.");
  }

  /** The position of the next character that isn't a space. */
  #next(from: number, to: number): number {
    let at = from;
    while (at < to && /\s/.test(this.#text[at] ?? "")) at++;
    return at;
  }

  #find(wanted: RegExp, from: number, to: number): number {
    let at = from;
    while (at < to && !wanted.test(this.#quoted[at] ?? "")) at++;
    return at;
  }

  /** Where a block ends. @param start where its rule begins, for the message */
  #closing(open: number, to: number, start: number): number {
    let depth = 0;
    for (let at = open; at < to; at++) {
      if (this.#quoted[at] === "{") depth++;
      if (this.#quoted[at] === "}" && --depth === 0) return at;
    }
    const opened = this.#text.slice(start, open).trim();
    const message = `The { after ${opened} isn't closed.`;
    this.#problems.push(syntax(open, 1, message, "Write } after its last token."));
    return to;
  }
}
