// Reads JSON one token at a time, and past each mistake to where the rest makes sense again.
import { problem, type Problem } from "./diagnostics.ts";
import { endOfNested, indentOf, lineOf, readBlanks } from "./layout.ts";
import { range, type Damage, type Parsed, type Span } from "./parsed.ts";
import { opensText, readText, type ReadText } from "./strings.ts";
import { readBare, readLiteral, readNameText } from "./words.ts";

/** Deeper than any content; what is nested deeper is skipped, so that no text can exhaust the stack. */
const deepest = 60;
const reservedFields = new Set(["__proto__", "constructor", "prototype"]);

interface Frame {
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

export class Reader {
  readonly #text: string;
  readonly #withSpans: boolean;
  /** Whether a line that begins further left than the line of an open bracket ends what it opened. */
  readonly #trustIndent: boolean;
  readonly #problems: Problem[] = [];
  readonly #damage: Damage[] = [];
  readonly #stack: Frame[] = [];
  #at = 0;
  #root: { value: unknown; span: Span | undefined } | undefined;
  #cut = false;

  constructor(text: string, withSpans: boolean, trustIndent: boolean) {
    this.#text = text;
    this.#withSpans = withSpans;
    this.#trustIndent = trustIndent;
  }

  read(): Parsed {
    if (this.#text.startsWith("\ufeff")) {
      this.#problems.push(problem("syntax-byte-order-mark", range(0, 1), {}));
      this.#at = 1;
    }
    for (;;) {
      this.#skipBlanks();
      if (this.#at >= this.#text.length) break;
      const frame = this.#stack.at(-1);
      if (frame && this.#trustIndent && this.#endsByIndent(frame)) this.#closeUnfinished(frame);
      else if (frame) this.#step(frame, this.#text.charAt(this.#at));
      else if (!this.#root) this.#readValue();
      else {
        this.#problems.push(
          problem("syntax-after-end", range(this.#at, this.#text.trimEnd().length - this.#at), {}),
        );
        break;
      }
    }
    this.#finish();
    const { value, span } = this.#root ?? { value: undefined, span: undefined };
    return { value, problems: this.#problems, damage: this.#damage, span };
  }

  #step(frame: Frame, character: string): void {
    switch (character) {
      case "}":
      case "]":
        return this.#close(frame, character);
      case ",":
        return this.#comma(frame);
      case ":":
        return this.#colon(frame);
    }
    if (frame.expect === "name") return this.#readName(frame);
    if (frame.expect === "value") return this.#readValue();
    if (frame.expect === "colon") {
      if (character === "=") this.#at++;
      this.#problems.push(
        problem("syntax-colon-missing", range((frame.name?.end ?? this.#at) - 1, 1), {}),
      );
      frame.expect = "value";
    } else if (character === ";") {
      this.#problems.push(problem("syntax-unexpected", range(this.#at, 1), { found: ";" }));
      this.#at++;
      this.#next(frame);
    } else {
      this.#problems.push(problem("syntax-comma-missing", range(frame.end - 1, 1), {}));
      this.#next(frame);
    }
  }

  #next(frame: Frame): void {
    frame.expect = Array.isArray(frame.container) ? "value" : "name";
  }

  #comma(frame: Frame): void {
    const isList = Array.isArray(frame.container);
    if (frame.expect === "comma") {
      frame.comma = this.#at;
      this.#next(frame);
    } else if (isList || frame.expect === "name") {
      this.#problems.push(problem("syntax-comma-extra", range(this.#at, 1), {}));
    } else return this.#valueMissing(frame);
    this.#at++;
  }

  #colon(frame: Frame): void {
    if (frame.expect === "colon") frame.expect = "value";
    else if (this.#isNextName(frame)) this.#nameForValue(frame);
    else if (Array.isArray(frame.container) && typeof frame.container.at(-1) === "string")
      return this.#fieldInList(frame);
    else {
      this.#problems.push(problem("syntax-unexpected", range(this.#at, 1), { found: ":" }));
      if (frame.expect === "comma") {
        frame.field = undefined;
        frame.expect = "value";
      }
    }
    this.#at++;
  }

  /** `["a": 1`: a list holds values only, so either its end or the beginning of a group is missing. */
  #fieldInList(frame: Frame): void {
    // Only called for a list, whose last entry was just read.
    const items = frame.container as unknown[];
    const field = items.pop();
    const span = frame.span?.entries?.get(items.length);
    const start = span?.start ?? this.#startOfText(frame.end);
    frame.span?.entries?.delete(items.length);
    this.#problems.push(problem("syntax-bracket-missing", range(start, 1), {}));
    this.#damage.push({ path: this.#path(), whole: false });
    frame.expect = "value";
    this.#open("{", start);
    const group = this.#stack.at(-1);
    if (group)
      Object.assign(group, {
        field: String(field),
        name: { start, end: frame.end },
        expect: "colon",
      });
  }

  /** `"a":` and on the next line `"b": 1`: what was read as the value of a is the name of the next field. */
  #isNextName(frame: Frame): boolean {
    if (Array.isArray(frame.container) || frame.expect !== "comma" || !frame.name || !frame.field)
      return false;
    if (typeof frame.container[frame.field] !== "string") return false;
    return this.#text.slice(frame.name.end, this.#startOfText(frame.end)).includes("\n");
  }

  #nameForValue(frame: Frame): void {
    // Called only for fields, whose last value is a text.
    const fields = frame.container as Record<string, unknown>;
    const { field = "", name = { start: 0, end: 1 } } = frame;
    const next = String(fields[field]);
    delete fields[field];
    frame.span?.entries?.delete(field);
    if (this.#problems.at(-1)?.id !== "syntax-comment") {
      const place = range(name.start, name.end - name.start);
      this.#problems.push(problem("syntax-value-missing", place, { field }));
    }
    this.#damage.push({ path: this.#path(), whole: true });
    frame.name = { start: this.#startOfText(frame.end), end: frame.end };
    frame.field = reservedFields.has(next) ? undefined : next;
    frame.expect = "value";
  }

  #startOfText(end: number): number {
    return Math.max(0, this.#text.lastIndexOf('"', end - 2));
  }

  #readName(frame: Frame): void {
    const start = this.#at;
    const character = this.#text.charAt(start);
    const before = this.#problems.length;
    let field: string;
    if (opensText(character)) field = this.#take(readNameText(this.#text, start));
    else if (character === "{" || character === "[") {
      if (Array.isArray(this.#stack.at(-2)?.container)) return this.#closeUnfinished(frame);
      this.#problems.push(problem("syntax-unexpected", range(start, 1), { found: character }));
      frame.field = undefined;
      this.#damage.push({ path: this.#path().slice(0, -1), whole: false });
      return this.#open(character, start);
    } else field = this.#take(readBare(this.#text, start, "name"));
    if (this.#problems.length > before)
      this.#damage.push({ path: this.#path().slice(0, -1), whole: false });
    frame.name = { start, end: this.#at };
    frame.expect = "colon";
    frame.field = /[\p{L}\p{N}]/u.test(field) || opensText(character) ? field : undefined;
    const place = { at: "range", offset: start, length: this.#at - start } as const;
    const path = [...this.#path().slice(0, -1), field];
    if (reservedFields.has(field)) {
      this.#problems.push(problem("reserved-field", { ...place, path }, { field }));
      frame.field = undefined;
    } else if (Object.hasOwn(frame.container, field)) {
      this.#problems.push(problem("duplicate-field", { ...place, path }, { field }));
    }
  }

  #readValue(): void {
    const start = this.#at;
    const character = this.#text.charAt(start);
    // A fact or an answer in braces can only be a text whose quote was forgotten.
    const isBraced =
      character === "{" && /^\{{1,2}[\w.]+\}/.test(this.#text.slice(start, start + 60));
    if (character === "[" || (character === "{" && !isBraced)) return this.#open(character, start);
    if (opensText(character)) {
      const before = this.#problems.length;
      this.#add(this.#take(readText(this.#text, start)), start);
      if (this.#problems.length > before) this.#damage.push({ path: this.#path(), whole: true });
      return;
    }
    if (!isBraced && "}],:".includes(character)) {
      this.#problems.push(problem("syntax-unexpected", range(start, 1), { found: character }));
      this.#at++;
      return;
    }
    const literal = readLiteral(this.#text, start);
    if (literal) {
      this.#at = literal.end;
      return void this.#add(literal.value, start);
    }
    const guessed = this.#take(readBare(this.#text, start, "value"));
    this.#add(guessed, start);
    this.#damage.push({ path: this.#path(), whole: true });
  }

  #take({ value, end, problems, cut }: ReadText): string {
    this.#problems.push(...problems);
    this.#at = end;
    this.#cut ||= cut === true;
    return value;
  }

  #open(bracket: "{" | "[", start: number): void {
    if (this.#stack.length >= deepest) return this.#skipDeep(start);
    const container = bracket === "{" ? {} : [];
    const span = this.#add(container, start);
    if (span) span.entries = new Map();
    this.#stack.push({
      container,
      opened: start,
      expect: bracket === "{" ? "name" : "value",
      field: undefined,
      name: undefined,
      comma: undefined,
      end: start + 1,
      span,
    });
    this.#at = Math.max(this.#at, this.#text.charAt(start) === bracket ? start + 1 : this.#at);
  }

  /** Goes to the end of what opens here without reading it. */
  #skipDeep(start: number): void {
    this.#problems.push(problem("syntax-too-deep", range(start, 1), {}));
    const end = endOfNested(this.#text, start);
    this.#at = end ?? this.#text.length;
    this.#cut ||= end === undefined;
    this.#add(null, start);
    this.#damage.push({ path: this.#path().slice(0, 2), whole: true });
  }

  #add(value: unknown, start: number): Span | undefined {
    const parent = this.#stack.at(-1);
    const span: Span | undefined = this.#withSpans ? { start, end: this.#at } : undefined;
    if (!parent) {
      this.#root ??= { value, span };
      return span;
    }
    if (Array.isArray(parent.container)) {
      parent.span?.entries?.set(parent.container.length, span ?? { start, end: this.#at });
      parent.container.push(value);
    } else if (parent.field !== undefined) {
      if (span && parent.name) span.name = parent.name;
      if (span) parent.span?.entries?.set(parent.field, span);
      parent.container[parent.field] = value;
    }
    parent.expect = "comma";
    parent.end = this.#at;
    return span;
  }

  #valueMissing(frame: Frame): void {
    const { start, end } = frame.name ?? { start: this.#at, end: this.#at + 1 };
    const field = frame.field ?? this.#text.slice(start, end);
    if (frame.expect === "colon")
      this.#problems.push(problem("syntax-colon-missing", range(end - 1, 1), {}));
    else this.#problems.push(problem("syntax-value-missing", range(start, end - start), { field }));
    this.#damage.push({ path: this.#path(), whole: true });
    frame.expect = "comma";
    frame.end = this.#at;
  }

  #close(frame: Frame, bracket: "}" | "]"): void {
    const isList = Array.isArray(frame.container);
    if (!isList && (frame.expect === "colon" || frame.expect === "value"))
      return this.#valueMissing(frame);
    const line = this.#text.lastIndexOf("\n", this.#at - 1);
    const startsLine = this.#text.slice(line + 1, this.#at).trim() === "";
    const offset = this.#at - line - indentOf(this.#text, frame.opened);
    const byIndent = this.#trustIndent && startsLine;
    if (byIndent && offset > 0) return this.#skipExtra(bracket);
    if (isList === (bracket === "]")) {
      if (this.#stack.length === 1 && this.#goesOn()) return this.#skipExtra(bracket);
      return this.#pop(frame, true);
    }
    const above = this.#stack.findLast(({ container }) => Array.isArray(container) !== isList);
    const isWrong = byIndent
      ? offset === 0
      : frame.opened > line && (above === undefined || above.opened < line);
    if (isWrong) {
      const needed = isList ? "]" : "}";
      this.#problems.push(problem("syntax-bracket-wrong", range(this.#at, 1), { bracket, needed }));
      this.#pop(frame, true);
    } else if (above) this.#closeUnfinished(frame);
    else this.#skipExtra(bracket);
  }

  #skipExtra(bracket: string): void {
    this.#problems.push(problem("syntax-bracket-extra", range(this.#at, 1), { bracket }));
    this.#damage.push({ path: this.#path().slice(0, -1), whole: false });
    this.#at++;
  }

  /** Whether content goes on after the bracket that would end the file's value. */
  #goesOn(): boolean {
    return /^[\s,]*["{[]|^\s*[}\]]\s*,/.test(this.#text.slice(this.#at + 1, this.#at + 500));
  }

  #endsByIndent(frame: Frame): boolean {
    const line = this.#text.lastIndexOf("\n", this.#at - 1);
    if (this.#text.slice(line + 1, this.#at).trim() !== "" || frame.opened > line) return false;
    const indent = this.#at - line;
    const own = indentOf(this.#text, frame.opened);
    return (
      indent < own ||
      (indent === own && !"}]".includes(this.#text.charAt(this.#at)) && this.#stack.length > 1)
    );
  }

  #closeUnfinished(frame: Frame): void {
    const [bracket, closing] = Array.isArray(frame.container) ? ["[", "]"] : ["{", "}"];
    const line = lineOf(this.#text, this.#at);
    this.#problems.push(
      problem("syntax-bracket-unclosed", range(frame.opened, 1), { bracket, closing, line }),
    );
    const path = this.#path().slice(0, -1);
    this.#damage.push({ path, whole: false }, { path: path.slice(0, -1), whole: false });
    const goesOn =
      frame.comma !== undefined && (frame.expect === "name" || frame.expect === "value");
    this.#pop(frame, false);
    const parent = this.#stack.at(-1);
    if (parent && goesOn) this.#next(parent);
  }

  #pop(frame: Frame, closed: boolean): void {
    const { expect, comma } = frame;
    if (closed && comma !== undefined && (expect === "name" || expect === "value"))
      this.#problems.push(problem("syntax-comma-extra", range(comma, 1), {}));
    if (closed) this.#at++;
    this.#stack.pop();
    if (frame.span) frame.span.end = closed ? this.#at : frame.end;
    const parent = this.#stack.at(-1);
    if (parent) parent.end = closed ? this.#at : frame.end;
  }

  #finish(): void {
    const innermost = this.#stack.at(-1);
    if (!innermost) return;
    if (innermost.expect === "value" && !Array.isArray(innermost.container))
      this.#valueMissing(innermost);
    else if (!this.#cut && !this.#problems.some(({ id }) => id === "syntax-bracket-unclosed")) {
      const [bracket, closing] = Array.isArray(innermost.container) ? ["[", "]"] : ["{", "}"];
      const line = lineOf(this.#text, this.#text.trimEnd().length);
      this.#problems.push(
        problem("syntax-bracket-unclosed", range(innermost.opened, 1), { bracket, closing, line }),
      );
    }
    while (this.#stack.length > 0) {
      this.#damage.push({ path: this.#path().slice(0, -1), whole: false });
      const frame = this.#stack.pop();
      if (frame?.span) frame.span.end = this.#text.trimEnd().length;
    }
  }

  /** The path of the entry that is being read, or was read last. */
  #path(): (string | number)[] {
    return this.#stack.map(({ container, field }) =>
      Array.isArray(container) ? Math.max(0, container.length - 1) : (field ?? ""),
    );
  }

  #skipBlanks(): void {
    const code = this.#text.charCodeAt(this.#at);
    // Most often something that means something follows at once.
    if (code > 0x20 && code < 0x7f && code !== 0x2f && code !== 0x23) return;
    const { end, problems } = readBlanks(this.#text, this.#at);
    this.#at = end;
    if (problems) this.#problems.push(...problems);
  }
}
