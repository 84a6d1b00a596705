// From what was read, token by token, to values, where they stand, and what an editor is told.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { Lines } from "../text/line-index.ts";
import { problemOf, unnamed, type Edit, type Surroundings } from "./edit.ts";
import type { State } from "./grammar.ts";
import { readContent } from "./strings.ts";
import type { Damage } from "../model/damage.ts";
import { range, type Place } from "../model/path.ts";
import type { Parsed, Span } from "./tree.ts";
import { contentOf, problemsBetween, startAfter } from "./trivia.ts";

/** No name of a field, because objects have them by themselves. */
export const reservedFields = new Set(["__proto__", "constructor", "prototype"]);

/** A list or fields whose end wasn't met yet. */
interface Frame {
  container: Record<string, unknown> | unknown[];
  opened: number;
  /** The field whose value comes next; undefined where its value is thrown away. */
  field: string | undefined;
  name: { start: number; end: number } | undefined;
  comma: number;
  span: Span;
}

/** What reading came to by a way through a text. */
export function build(text: string, path: readonly State[]): Built {
  const tree = new Tree(text);
  for (const state of path) tree.add(state);
  tree.tellBetween(path.at(-1)?.at ?? 0, text.length);
  return tree.built;
}

export interface Built extends Parsed {
  /** What of the damage is there however the mistakes are understood. */
  lost: Damage[];
}

/** A number that isn't written as one. */
function asNumber(value: string, edit: Edit): unknown {
  const number = Number(value);
  const isNumber = edit.kind === "word" && edit.found.id === "syntax-number";
  return isNumber && Number.isFinite(number) ? number : value;
}

class Tree {
  readonly #text: string;
  readonly #problems: Problem[] = [];
  /** What can't be known, and what would be otherwise if mistakes were understood otherwise. */
  readonly #lost: Damage[] = [];
  readonly #doubtful: Damage[] = [];
  readonly #frames: Frame[] = [];
  #lines: Lines | undefined;
  #root: { value: unknown; span: Span } | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  get built(): Built {
    const [problems, lost] = [this.#problems, this.#lost];
    const damage = [...lost, ...this.#doubtful];
    return { value: this.#root?.value, problems, damage, lost, span: this.#root?.span };
  }

  add(state: State): void {
    const { taken, before } = state;
    const { token, start, end, edit } = taken;
    const from = before?.at ?? 0;
    if (start > from) this.tellBetween(from, start);
    const frame = this.#frames.at(-1);
    if (edit) this.#tell(edit, state, frame);
    const isGuess =
      edit?.kind === "lines" ? /^[{}[\]]/.test(edit.lines.join("")) : edit?.kind === "sign";
    if (isGuess && (token === "}" || token === "]")) this.#damageAround();
    switch (token) {
      case "{":
      case "[":
        this.#open(token, start, end);
        break;
      case "}":
      case "]":
        if (frame) this.#close(frame, state);
        break;
      case ",":
        if (frame) frame.comma = start;
        break;
      case "text": {
        const [content, stop] = taken.value ?? [start + 1, end - 1];
        const { value, problems } = readContent(this.#text, content, stop);
        for (const found of problems) this.#addProblem(found, edit);
        if (before?.expected.endsWith("name") && frame)
          this.#name(frame, start === end ? unnamed : value.replaceAll('"', ""), start, end, edit);
        else this.#put(edit ? asNumber(value, edit) : value, start, end);
        break;
      }
      case "literal":
        this.#literal(frame, state);
    }
    if (isGuess && (token === "{" || token === "[")) this.#damageAround();
  }

  /** Each kind of mistake in a text is told once. */
  #addProblem(found: Problem, edit: Edit | undefined): void {
    if (edit?.kind === "word" && edit.found.id === found.id) return;
    this.#problems.push(found);
  }

  tellBetween(from: number, to: number): void {
    if (startAfter(this.#text, from) >= to) return;
    for (const found of problemsBetween(this.#text, from, to)) {
      this.#problems.push(found);
      if (found.id === "syntax-comment") this.#damageByComment(found);
    }
  }

  /** What is in a comment isn't there only because of that. */
  #damageByComment({ place }: Problem): void {
    if (place.at !== "range") return;
    const comment = this.#text.slice(place.offset, place.offset + place.length);
    if (contentOf(comment) === undefined) return;
    this.#lost.push({ path: this.#path().slice(0, -1), whole: false });
  }

  #tell(edit: Edit, { taken, before }: State, frame: Frame | undefined): void {
    const { start, end } = taken;
    const around: Surroundings = {
      text: this.#text,
      before: before?.at ?? 0,
      start,
      end,
      opened: frame?.opened ?? 0,
      name: frame?.name,
      field: frame?.field ?? (frame?.name && this.#text.slice(frame.name.start, frame.name.end)),
      lineOf: (offset) => this.#lineOf(offset),
    };
    const found = problemOf(edit, around);
    if (found) this.#problems.push(found);
    this.#damageBy(edit, before);
  }

  #damageBy(edit: Edit, before: State | undefined): void {
    const path = this.#path();
    switch (edit.kind) {
      case "sign":
        if (/[{}[\]]/.test(edit.written)) this.#damageAround();
        if (edit.written !== '"') return;
        if (before?.expected.endsWith("value") || before?.expected === "comma")
          this.#doubtful.push({ path: this.#pathOfNext(before.expected), whole: true });
        return;
      case "twice":
        return this.#damageAround();
      case "word":
        if (edit.found.id === "syntax-comment") this.#damageByComment(edit.found);
        else if (edit.found.id === "syntax-too-deep")
          this.#lost.push({ path: path.slice(0, 2), whole: true });
        else if (edit.isWhole)
          this.#doubtful.push({ path: this.#pathOfNext("value"), whole: true });
        else if (before?.expected.endsWith("name"))
          this.#doubtful.push({ path: path.slice(0, -1), whole: false });
        return;
      case "value":
      case "colon":
        this.#lost.push({ path, whole: true });
        return;
      case "after end":
        this.#lost.push({ path: [], whole: false });
        return;
      case "cut":
      case "unread":
        for (let length = 0; length < path.length; length++)
          this.#lost.push({ path: path.slice(0, length), whole: false });
        if (edit.kind === "unread" && path.length === 0) this.#lost.push({ path, whole: true });
    }
  }

  /** A bracket too many might be another one missing: what it bounds may have other entries, or be another thing. */
  #damageAround(): void {
    const path = this.#path();
    for (let length = path.length; length >= Math.max(0, path.length - 2); length--)
      this.#doubtful.push({ path: path.slice(0, length), whole: false });
  }

  #lineOf(offset: number): number {
    this.#lines ??= new Lines(this.#text);
    return this.#lines.at(offset)[0];
  }

  /** The path of the entry that is being read, or was read last. */
  #path(): (string | number)[] {
    return this.#frames.map(({ container, field }) =>
      Array.isArray(container) ? Math.max(0, container.length - 1) : (field ?? ""),
    );
  }

  #pathOfNext(expected: string): (string | number)[] {
    const path = this.#path();
    const container = this.#frames.at(-1)?.container;
    return Array.isArray(container) && expected.endsWith("value")
      ? [...path.slice(0, -1), container.length]
      : path;
  }

  #open(bracket: "{" | "[", start: number, end: number): void {
    const container = bracket === "{" ? {} : [];
    const at = start === end ? startAfter(this.#text, start) : start;
    const span = this.#put(container, at, end);
    span.entries = new Map();
    const frame = { container, opened: start, field: undefined, name: undefined, comma: 0, span };
    this.#frames.push(frame);
  }

  #close(frame: Frame, { taken, before }: State): void {
    if (before?.expected === "name" || before?.expected === "value") {
      const place = { ...range(frame.comma, 1), path: this.#path().slice(0, -1) };
      this.#problems.push(problem("syntax-comma-extra", place, {}));
    }
    this.#frames.pop();
    frame.span.end = taken.end;
  }

  #literal(frame: Frame | undefined, { taken: { start, end, edit } }: State): void {
    if (start === end) return;
    // The scanner took it for a literal, or passed over something nested.
    const value: unknown = edit ? null : JSON.parse(this.#text.slice(start, end));
    this.#put(value, start, end);
    if (frame) frame.name = undefined;
  }

  #name(frame: Frame, field: string, start: number, end: number, edit: Edit | undefined): void {
    frame.name = { start, end };
    frame.field = field;
    if (reservedFields.has(field)) {
      this.#problems.push(problem("reserved-field", this.#placeOfName(frame, field), { field }));
      frame.field = undefined;
    } else if (Object.hasOwn(frame.container, field) && field !== unnamed)
      this.#problems.push(problem("duplicate-field", this.#placeOfName(frame, field), { field }));
    else if (edit?.kind === "word" && !/[\p{L}\p{N}]/u.test(field)) frame.field = undefined;
  }

  #placeOfName({ name }: Frame, field: string): Place {
    const { start, end } = name ?? { start: 0, end: 1 };
    return { ...range(start, end - start), path: [...this.#path().slice(0, -1), field] };
  }

  /** Puts a value into what is open, as the entry that was to come. */
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
