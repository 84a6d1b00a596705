// Reads JSON one token at a time, and past each mistake to where the rest makes sense again.
import { problem, type DiagnosticId } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import { contentOf, readBlanks } from "./trivia.ts";
import { type Parsed } from "./tree.ts";
import { expectNext, Reading, type Frame } from "./reading.ts";
import {
  closeAll,
  closeUnfinished,
  colonMissing,
  commaMissing,
  nameForValue,
  nameMissing,
  openMissing,
  reservedFields,
  skipBracket,
  skipSign,
  valueMissing,
} from "./recover.ts";
import { opensText, readText } from "./strings.ts";
import { readBare, readLiteral, readNameText } from "./barewords.ts";

/** What leaves no doubt of where a text ends and what it says. */
const withinText = new Set<DiagnosticId>([
  "syntax-control",
  "syntax-escape",
  "syntax-line-break",
  "syntax-tab",
]);

/** @param withSpans also note where everything stands */
export function readJson(text: string, withSpans: boolean): Parsed {
  const reading = new Reading(text, withSpans);
  if (text.startsWith("\ufeff")) {
    reading.problems.push(problem("syntax-byte-order-mark", range(0, 1), {}));
    reading.at = 1;
  }
  for (;;) {
    skipBlanks(reading);
    const { at } = reading;
    if (at >= text.length) break;
    const frame = reading.stack.at(-1);
    if (frame) step(reading, frame, text.charAt(at));
    else if (!reading.root) readValue(reading);
    else {
      const rest = range(at, text.trimEnd().length - at);
      reading.problems.push(problem("syntax-after-end", rest, {}));
      reading.damage.push({ path: [], whole: false });
      break;
    }
  }
  closeAll(reading);
  return reading.result;
}

function skipBlanks(reading: Reading): void {
  const code = reading.text.charCodeAt(reading.at);
  // Most often something that means something follows at once.
  if (code > 0x20 && code < 0x7f && code !== 0x2f && code !== 0x23) return;
  const { end, problems } = readBlanks(reading.text, reading.at);
  reading.at = end;
  for (const found of problems ?? []) {
    reading.problems.push(found);
    if (found.id !== "syntax-comment" || found.place.at !== "range") continue;
    const { offset, length } = found.place;
    // What is in a comment isn't there only because of that.
    if (contentOf(reading.text.slice(offset, offset + length)) !== undefined)
      reading.damage.push({ path: reading.containerPath(), whole: false });
  }
}

function step(reading: Reading, frame: Frame, character: string): void {
  switch (character) {
    case "}":
    case "]":
      return close(reading, frame, character);
    case ",":
      return readComma(reading, frame);
    case ":":
      return readColon(reading, frame);
  }
  switch (frame.expect) {
    case "name":
      return readName(reading, frame);
    case "value":
      return readValue(reading);
    case "colon":
      if (character === "=") reading.at++;
      return colonMissing(reading, frame);
    case "comma":
      if (character !== ";" && character !== ".") return commaMissing(reading, frame);
      skipSign(reading);
      return expectNext(frame);
  }
}

function readComma(reading: Reading, frame: Frame): void {
  if (frame.expect === "comma") {
    frame.comma = reading.at;
    expectNext(frame);
  } else if (Array.isArray(frame.container) || frame.expect === "name") {
    reading.problems.push(problem("syntax-comma-extra", range(reading.at, 1), {}));
  } else return valueMissing(reading, frame);
  reading.at++;
}

function readColon(reading: Reading, frame: Frame): void {
  const { container, expect } = frame;
  if (expect === "colon") frame.expect = "value";
  else if (expect === "name") nameMissing(reading, frame);
  else if (Array.isArray(container) && typeof container.at(-1) === "string")
    return openMissing(reading, frame, container);
  else if (!nameForValue(reading, frame)) {
    skipSign(reading);
    if (expect === "comma") {
      frame.field = undefined;
      frame.expect = "value";
    }
    return;
  }
  reading.at++;
}

function readName(reading: Reading, frame: Frame): void {
  const { text, problems, damage, at: start } = reading;
  const character = text.charAt(start);
  const before = problems.length;
  let field: string;
  if (opensText(character)) field = reading.take(readNameText(text, start));
  else if (character === "{" || character === "[") {
    if (Array.isArray(reading.stack.at(-2)?.container)) return closeUnfinished(reading, frame);
    nameMissing(reading, frame);
    return reading.open(character, start);
  } else field = reading.take(readBare(text, start, "name"));
  if (problems.length > before) damage.push({ path: reading.containerPath(), whole: false });

  frame.name = { start, end: reading.at };
  frame.expect = "colon";
  frame.field = /[\p{L}\p{N}]/u.test(field) || opensText(character) ? field : undefined;
  const place = { at: "range", offset: start, length: reading.at - start } as const;
  if (reservedFields.has(field)) {
    const path = [...reading.containerPath(), field];
    problems.push(problem("reserved-field", { ...place, path }, { field }));
    frame.field = undefined;
  } else if (Object.hasOwn(frame.container, field)) {
    const path = [...reading.containerPath(), field];
    problems.push(problem("duplicate-field", { ...place, path }, { field }));
  }
}

function readValue(reading: Reading): void {
  const { text, at: start } = reading;
  const character = text.charAt(start);
  // A fact or an answer in braces can only be a text whose quote was forgotten.
  const isBraced = character === "{" && /^\{{1,2}[\w.]+\}/.test(text.slice(start, start + 60));
  if (character === "[" || (character === "{" && !isBraced)) return reading.open(character, start);
  if (opensText(character)) {
    const read = readText(text, start);
    reading.add(reading.take(read), start);
    if (!read.problems.every(({ id }) => withinText.has(id)))
      reading.damage.push({ path: reading.path(), whole: true });
    return;
  }
  if ("}],:".includes(character)) return skipSign(reading);
  const literal = readLiteral(text, start);
  if (literal) {
    reading.at = literal.end;
    reading.add(literal.value, start);
    return;
  }
  const guessed = reading.take(readBare(text, start, "value"));
  reading.add(guessed, start);
  reading.damage.push({ path: reading.path(), whole: true });
}

function close(reading: Reading, frame: Frame, bracket: "}" | "]"): void {
  const isList = Array.isArray(frame.container);
  if (!isList && (frame.expect === "colon" || frame.expect === "value"))
    return valueMissing(reading, frame);
  if (isList === (bracket === "]")) return reading.pop(frame, true);
  const isOfOuter = reading.stack.some(({ container }) => Array.isArray(container) !== isList);
  return isOfOuter ? closeUnfinished(reading, frame) : skipBracket(reading, bracket);
}
