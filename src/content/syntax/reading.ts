// How far the reading of a file has come: the place, what is open there, and what was found on the way.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Damage } from "../model/damage.ts";
import { range } from "../model/path.ts";
import { endOfNested } from "./trivia.ts";
import { Lines } from "../text/line-index.ts";
import { type Parsed, type Span } from "./tree.ts";
import type { ReadText } from "./strings.ts";

/** Deeper than any content; what is nested deeper is skipped, so that no text can exhaust the stack. */
const deepest = 60;

/** A list or fields whose end wasn't met yet. */
export interface Frame {
  container: Record<string, unknown> | unknown[];
  opened: number;
  expect: "name" | "colon" | "value" | "comma";
  /** The field whose value comes next; undefined where its value is thrown away. */
  field: string | undefined;
  name: { start: number; end: number } | undefined;
  /** Where the comma before the next entry stands, and where the last entry ended. */
  comma: number | undefined;
  end: number;
  span: Span | undefined;
}

export class Reading {
  readonly text: string;
  readonly problems: Problem[] = [];
  readonly damage: Damage[] = [];
  readonly stack: Frame[] = [];
  at = 0;
  root: { value: unknown; span: Span | undefined } | undefined;
  /** Whether the file ends within something. */
  cut = false;
  readonly #withSpans: boolean;
  #lines: Lines | undefined;

  constructor(text: string, withSpans: boolean) {
    this.text = text;
    this.#withSpans = withSpans;
  }

  get result(): Parsed {
    const { problems, damage } = this;
    return { value: this.root?.value, problems, damage, span: this.root?.span };
  }

  /** The number of the line that holds a place. */
  lineOf(offset: number): number {
    this.#lines ??= new Lines(this.text);
    return this.#lines.at(offset)[0];
  }

  /** The path of the entry that is being read, or was read last. */
  path(): (string | number)[] {
    return this.stack.map(({ container, field }) =>
      Array.isArray(container) ? Math.max(0, container.length - 1) : (field ?? ""),
    );
  }

  /** The path of the list or the fields that are being read. */
  containerPath(): (string | number)[] {
    return this.path().slice(0, -1);
  }

  /** Goes on after what was read, and gives it. */
  take({ value, end, problems, cut }: ReadText): string {
    for (const found of problems) this.problems.push(found);
    this.at = end;
    this.cut ||= cut === true;
    return value;
  }

  /** Puts a value into what is open, as the entry that was to come. */
  add(value: unknown, start: number): Span | undefined {
    const parent = this.stack.at(-1);
    const span: Span | undefined = this.#withSpans ? { start, end: this.at } : undefined;
    if (!parent) {
      this.root ??= { value, span };
      return span;
    }
    if (Array.isArray(parent.container)) {
      parent.span?.entries?.set(parent.container.length, span ?? { start, end: this.at });
      parent.container.push(value);
    } else if (parent.field !== undefined) {
      if (span && parent.name) span.name = parent.name;
      if (span) parent.span?.entries?.set(parent.field, span);
      parent.container[parent.field] = value;
    }
    parent.expect = "comma";
    parent.end = this.at;
    return span;
  }

  /** Opens a list or fields, of which nothing but the bracket was read. */
  open(bracket: "{" | "[", start: number): void {
    if (this.stack.length >= deepest) return this.#skipDeep(start);
    const container = bracket === "{" ? {} : [];
    const span = this.add(container, start);
    if (span) span.entries = new Map();
    this.stack.push({
      container,
      opened: start,
      expect: bracket === "{" ? "name" : "value",
      field: undefined,
      name: undefined,
      comma: undefined,
      end: start + 1,
      span,
    });
    if (this.text.charAt(start) === bracket) this.at = Math.max(this.at, start + 1);
  }

  /** Goes to the end of what opens here without reading it. */
  #skipDeep(start: number): void {
    this.problems.push(problem("syntax-too-deep", range(start, 1), {}));
    const end = endOfNested(this.text, start);
    this.at = end ?? this.text.length;
    this.cut ||= end === undefined;
    this.add(null, start);
    this.damage.push({ path: this.path().slice(0, 2), whole: true });
  }

  /** Ends the innermost list or fields, with its bracket or without. */
  pop(frame: Frame, closed: boolean): void {
    const { expect, comma } = frame;
    if (closed && comma !== undefined && (expect === "name" || expect === "value"))
      this.problems.push(
        problem("syntax-comma-extra", { ...range(comma, 1), path: this.containerPath() }, {}),
      );
    if (closed) this.at++;
    this.stack.pop();
    if (frame.span) frame.span.end = closed ? this.at : frame.end;
    const parent = this.stack.at(-1);
    if (parent) parent.end = closed ? this.at : frame.end;
  }
}

/** After a comma, real or missing, comes the next entry. */
export function expectNext(frame: Frame): void {
  frame.expect = Array.isArray(frame.container) ? "value" : "name";
}
