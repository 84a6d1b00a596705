// Where something is missing or too much between the entries of a file: says so, and goes on after it.
import { problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import { unnamed } from "./strict.ts";
import { expectNext, type Frame, type Reading } from "./reading.ts";

/** No name of a field, because objects have them by themselves. */
export const reservedFields = new Set(["__proto__", "constructor", "prototype"]);

export function commaMissing(reading: Reading, frame: Frame): void {
  reading.problems.push(problem("syntax-comma-missing", range(frame.end - 1, 1), {}));
  expectNext(frame);
}

export function colonMissing(reading: Reading, frame: Frame): void {
  const end = frame.name?.end ?? reading.at;
  reading.problems.push(problem("syntax-colon-missing", range(end - 1, 1), {}));
  frame.expect = "value";
}

/** A value, or a colon before one, where its name should be. */
export function nameMissing(reading: Reading, frame: Frame): void {
  const { at } = reading;
  reading.problems.push(problem("syntax-name-missing", range(at, 1), { name: undefined }));
  frame.name = { start: at, end: at };
  frame.field = unnamed;
  frame.expect = "value";
}

/** A sign that has no place here. */
export function skipSign(reading: Reading): void {
  const { at } = reading;
  const found = reading.text.charAt(at);
  reading.problems.push(problem("syntax-unexpected", range(at, 1), { found }));
  reading.at++;
}

/** A name whose value doesn't come. */
export function valueMissing(reading: Reading, frame: Frame): void {
  const { start, end } = frame.name ?? { start: reading.at, end: reading.at + 1 };
  const field = frame.field ?? reading.text.slice(start, end);
  reading.problems.push(
    frame.expect === "colon"
      ? problem("syntax-colon-missing", range(end - 1, 1), {})
      : problem("syntax-value-missing", range(start, end - start), { field }),
  );
  reading.damage.push({ path: reading.path(), whole: true });
  frame.expect = "comma";
  frame.end = reading.at;
}

/** `["a": 1`: a list holds values only, so either its end or the beginning of a group is missing. */
export function openMissing(reading: Reading, frame: Frame, items: unknown[]): void {
  const field = items.pop();
  const span = frame.span?.entries?.get(items.length);
  const start = span?.start ?? startOfText(reading.text, frame.end);
  frame.span?.entries?.delete(items.length);
  reading.problems.push(problem("syntax-bracket-missing", range(start, 1), { bracket: "{" }));
  reading.damage.push({ path: reading.path(), whole: false });
  frame.expect = "value";
  reading.open("{", start);
  const group = reading.stack.at(-1);
  if (!group) return;
  group.field = String(field);
  group.name = { start, end: frame.end };
  group.expect = "colon";
}

/**
 * `"a":` and on the next line `"b": 1`: what was read as the value of a is the name of the next field.
 * @returns whether it was so
 */
export function nameForValue(reading: Reading, frame: Frame): boolean {
  const { container, expect, field, name } = frame;
  if (Array.isArray(container) || expect !== "comma" || !name || !field) return false;
  const next = container[field];
  const start = startOfText(reading.text, frame.end);
  if (typeof next !== "string" || !reading.text.slice(name.end, start).includes("\n")) return false;

  delete container[field];
  frame.span?.entries?.delete(field);
  if (reading.problems.at(-1)?.id !== "syntax-comment") {
    const place = range(name.start, name.end - name.start);
    reading.problems.push(problem("syntax-value-missing", place, { field }));
  }
  reading.damage.push({ path: reading.path(), whole: true });
  frame.name = { start, end: frame.end };
  frame.field = reservedFields.has(next) ? undefined : next;
  frame.expect = "value";
  return true;
}

function startOfText(text: string, end: number): number {
  return Math.max(0, text.lastIndexOf('"', end - 2));
}

/** A closing bracket that nothing was opened for. */
export function skipBracket(reading: Reading, bracket: string): void {
  reading.problems.push(problem("syntax-bracket-extra", range(reading.at, 1), { bracket }));
  reading.damage.push({ path: reading.containerPath(), whole: false });
  reading.at++;
}

/** What comes next shows that the innermost bracket should have been closed before it. */
export function closeUnfinished(reading: Reading, frame: Frame): void {
  unclosed(reading, frame, reading.at);
  const path = reading.containerPath();
  reading.damage.push({ path, whole: false }, { path: path.slice(0, -1), whole: false });
  const goesOn = frame.comma !== undefined && (frame.expect === "name" || frame.expect === "value");
  reading.pop(frame, false);
  const parent = reading.stack.at(-1);
  if (parent && goesOn) expectNext(parent);
}

function unclosed(reading: Reading, { container, opened }: Frame, end: number): void {
  const [bracket, closing] = Array.isArray(container) ? ["[", "]"] : ["{", "}"];
  const line = reading.lineOf(end);
  const place = range(opened, 1);
  reading.problems.push(problem("syntax-bracket-unclosed", place, { bracket, closing, line }));
}

/** The end of the file, at which nothing should be open any more. */
export function closeAll(reading: Reading): void {
  const { stack } = reading;
  const innermost = stack.at(-1);
  if (!innermost) return;
  const end = reading.text.trimEnd().length;
  if (innermost.expect === "value" && !Array.isArray(innermost.container))
    valueMissing(reading, innermost);
  else if (!reading.cut && !reading.problems.some(({ id }) => id === "syntax-bracket-unclosed"))
    unclosed(reading, innermost, end);
  while (stack.length > 0) {
    reading.damage.push({ path: reading.containerPath(), whole: false });
    const frame = stack.pop();
    if (frame?.span) frame.span.end = end;
  }
}
