// Turns the tokens of a reading into values, their locations, and the problems to report.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { range, type SourceLocation } from "../model/path.ts";
import { Lines } from "../text/line-index.ts";
import { around, report, unknownByComment, type Name, type Unknown } from "./mistake-reports.ts";
import { reservedFields } from "./exact.ts";
import { beginning } from "./grammar.ts";
import type { Bracket, Edit, State, Taken, Token } from "./state.ts";
import { readText } from "./texts.ts";
import { unnamed, type Parsed, type Span } from "./parsed.ts";
import { problemsBetween, startAfter } from "./trivia.ts";

/** A list or object that isn't closed yet. */
interface Frame {
  container: Record<string, unknown> | unknown[];
  opened: number;
  /** The field whose value comes next; undefined if its value is dropped. */
  field: string | undefined;
  name: Name | undefined;
  comma: number;
  span: Span;
}

/** The result of one reading of a text. */
export function build(text: string, path: readonly State[]): Built {
  const builder = new Builder(text);
  for (const [index, state] of path.entries()) builder.add(state, path[index - 1] ?? beginning);
  return builder.end();
}

export interface Built extends Parsed {
  damage: Unknown[];
}

/** A number that isn't written correctly. */
function asNumber(value: string): unknown {
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

class Builder {
  readonly #text: string;
  readonly #problems: Problem[] = [];
  readonly #damage: Unknown[] = [];
  #at = 0;
  readonly #frames: Frame[] = [];
  #lines: Lines | undefined;
  #root: { value: unknown; span: Span } | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Adds the next token. */
  add({ taken, at }: State, before: State): void {
    const { token, start, edit } = taken;
    this.#reportBetween(before.at, start);
    this.#at = at;
    if (edit) this.#report(edit, taken, before);
    const isGuess = isGuessed(token, edit);
    if (isGuess && (token === "}" || token === "]")) this.#damage.push(...around(this.#last()));
    const frame = this.#frames.at(-1);
    if (token === "{" || token === "[") this.#open(token, taken);
    else if (token === "text") this.#addText(frame, taken, before);
    else if (token === "nothing") this.#addNothing(frame, taken, before);
    else if (token === "literal") this.#addLiteral(taken);
    else if (frame && token === ",") frame.comma = start;
    else if (frame && (token === "}" || token === "]")) this.#close(frame, taken, before);
    if (isGuess && (token === "{" || token === "[")) this.#damage.push(...around(this.#last()));
  }

  /** The result of everything added, and what is left of the text. */
  end(): Built {
    this.#reportBetween(this.#at, this.#text.length);
    const [problems, damage] = [this.#problems, this.#damage];
    return { value: this.#root?.value, problems, damage, span: this.#root?.span };
  }

  #reportBetween(from: number, to: number): void {
    if (to <= from || startAfter(this.#text, from) >= to) return;
    for (const found of problemsBetween(this.#text, from, to)) {
      this.#problems.push(found);
      if (found.id === "syntax-comment")
        this.#damage.push(...unknownByComment(found, this.#text, this.#last()));
    }
  }

  #report(edit: Edit, { start, end }: Taken, before: State): void {
    const frame = this.#frames.at(-1);
    const { found, unknown } = report(edit, {
      text: this.#text,
      start,
      end,
      before,
      bracket: Array.isArray(frame?.container) ? "[" : "{",
      opened: frame?.opened ?? 0,
      name: frame?.name,
      last: this.#last(),
      next: this.#next(),
      lineOf: (offset) => this.#lineOf(offset),
    });
    if (found) this.#problems.push(found);
    this.#damage.push(...unknown);
  }

  #lineOf(offset: number): number {
    this.#lines ??= new Lines(this.#text);
    return this.#lines.at(offset)[0];
  }

  /** The path of the current entry, or of the last one. */
  #last(): (string | number)[] {
    return this.#frames.map(({ container, field }) =>
      Array.isArray(container) ? Math.max(0, container.length - 1) : (field ?? ""),
    );
  }

  /** The path of the value that comes next. */
  #next(): (string | number)[] {
    const container = this.#frames.at(-1)?.container;
    return Array.isArray(container)
      ? [...this.#last().slice(0, -1), container.length]
      : this.#last();
  }

  #open(bracket: Bracket, { start, end }: Taken): void {
    const container = bracket === "{" ? {} : [];
    const at = start === end ? startAfter(this.#text, start) : start;
    const span = this.#put(container, at, end);
    span.entries = new Map();
    const frame = { container, opened: start, field: undefined, name: undefined, comma: 0, span };
    this.#frames.push(frame);
  }

  #close(frame: Frame, { end }: Taken, { expected }: State): void {
    if (expected === "name" || expected === "value") {
      const location = { ...range(frame.comma, 1), path: this.#last().slice(0, -1) };
      this.#problems.push(problem("syntax-comma-extra", location, {}));
    }
    this.#frames.pop();
    frame.span.end = end;
  }

  #addText(frame: Frame | undefined, taken: Taken, before: State): void {
    const { start, end, edit, value: content = [start + 1, end - 1] } = taken;
    const { value, problems } = readText(this.#text, ...content);
    // Each kind of mistake in a text is reported once.
    const reported = edit?.kind === "miswritten" ? edit.found.id : undefined;
    this.#problems.push(...problems.filter(({ id }) => id !== reported));
    if (!before.expected.endsWith("name") || !frame)
      this.#put(reported === "syntax-number" ? asNumber(value) : value, start, end);
    // A quote is part of a name only if the name is written correctly.
    else this.#name(frame, edit ? value.replaceAll('"', "") : value, taken);
  }

  /** Adds a missing name or value. */
  #addNothing(frame: Frame | undefined, { start, end }: Taken, before: State): void {
    if (frame && before.expected.endsWith("name")) {
      frame.name = { start, end, field: unnamed };
      frame.field = unnamed;
    } else this.#damage.push({ path: this.#last(), whole: true, isSure: true });
  }

  #addLiteral({ start, end }: Taken): void {
    // The scanner read it as a literal.
    const value: unknown = JSON.parse(this.#text.slice(start, end));
    this.#put(value, start, end);
  }

  #name(frame: Frame, field: string, { start, end, edit }: Taken): void {
    frame.name = { start, end, field };
    frame.field = field;
    if (reservedFields.has(field)) {
      this.#problems.push(problem("reserved-field", this.#locationOf(frame.name), { field }));
      frame.field = undefined;
    } else if (Object.hasOwn(frame.container, field))
      this.#problems.push(problem("duplicate-field", this.#locationOf(frame.name), { field }));
    else if (edit?.kind === "miswritten" && !/[\p{L}\p{N}]/u.test(field)) frame.field = undefined;
  }

  #locationOf({ start, end, field }: Name): SourceLocation {
    return { ...range(start, end - start), path: [...this.#last().slice(0, -1), field] };
  }

  /** Adds a value to the open container, as its next entry. */
  #put(value: unknown, start: number, end: number): Span {
    const frame = this.#frames.at(-1);
    const span: Span = { start, end };
    if (!frame) {
      this.#root ??= { value, span };
      return this.#root.span;
    }
    const { container, field, name } = frame;
    if (Array.isArray(container)) {
      frame.span.entries?.set(container.length, span);
      container.push(value);
    } else if (field !== undefined) {
      if (name) span.name = name;
      frame.span.entries?.set(field, span);
      container[field] = value;
    }
    return span;
  }
}

/** True if a bracket was only assumed, or replaces another character. */
function isGuessed(token: Token | undefined, edit: Edit | undefined): boolean {
  if (token === undefined || !"{}[]".includes(token)) return false;
  return edit?.kind === "character" || (edit?.kind === "lines" && edit.lines[0]?.isNamed === false);
}
