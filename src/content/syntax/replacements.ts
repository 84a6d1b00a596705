// Every way in which what stands at a place may be meant otherwise than it is written, or not at all.
import { problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import { bareReadings } from "./barewords.ts";
import { signs, skip, take, type State } from "./grammar.ts";
import { closingPrice, price, twicePrice } from "./prices.ts";
import { tokenAt } from "./scanner.ts";
import { endsOfText, opensText, wronglyQuoted, type Reading } from "./strings.ts";

/** The states after each; `start` is where the token begins. */
export function* replacements(text: string, state: State, start: number): Generator<State> {
  if (text[start] === "#") yield commented(text, state, start);
  yield* otherReadings(text, state, start);
  yield* wrongSigns(text, state, start);
}

/** Lines that begin with a #, which may be a comment, or a sign that slipped in. */
function commented(text: string, state: State, start: number): State {
  const lines = /#[^\r\n]*(?:\r?\n[ \t]*#[^\r\n]*)*/y;
  lines.lastIndex = start;
  lines.test(text);
  const end = lines.lastIndex;
  const found = problem("syntax-comment", range(start, end - start), {});
  return skip(text, state, { kind: "word", found, isWhole: false }, end, twicePrice);
}

/** A text or a number that isn't written as it should be. */
function* otherReadings(text: string, state: State, start: number): Generator<State> {
  const isName = state.expected.endsWith("name");
  if (!isName && !state.expected.endsWith("value")) return;
  for (const { from, to, end, found } of readingsAt(text, start, isName)) {
    const isBroken = found.id === "syntax-line-break";
    const isWhole = !isName && !isBroken;
    const cost = !isBroken && text.slice(from, to).includes("\n") ? 2 * price : price;
    const edit = { kind: "word", found, isWhole } as const;
    const next = take(text, state, { token: "text", start, end, value: [from, to], edit }, cost);
    if (next) yield next;
  }
}

function readingsAt(text: string, start: number, isName: boolean): Iterable<Reading> {
  const character = text.charAt(start);
  if (character === '"') return endsOfText(text, start, isName);
  if (opensText(character)) return [wronglyQuoted(text, start)];
  // A fact or an answer in braces can only be a text whose quote was forgotten.
  const isBraced = /^\{{1,2}[\w.]+\}/.test(text.slice(start, start + 60));
  if ("}],:".includes(character)) return [];
  const readings = [...bareReadings(text, start, isName)];
  if (isBraced || !"{[".includes(character)) return readings;
  return readings.filter(({ found }) => found.id === "syntax-quote-missing");
}

/** A sign or a word that is too many, or stands for another sign. */
function* wrongSigns(text: string, state: State, start: number): Generator<State> {
  for (const written of wrongAt(text, start)) {
    const end = start + written.length;
    const isTwice = written.length === 1 && text[start - 1] === written;
    const cost = isTwice ? twicePrice : /^[}\]]$/.test(written) ? closingPrice : price;
    yield skip(text, state, { kind: "sign", written, needed: "" }, end, cost);
    if (written.length > 20) continue;
    for (const needed of signs) {
      if (needed === written) continue;
      const edit = { kind: "sign", written, needed } as const;
      const next = take(text, state, { token: needed, start, end, edit }, price);
      if (next) yield next;
    }
  }
}

function wrongAt(text: string, start: number): Set<string> {
  const character = text.charAt(start);
  if ('{}[],:"'.includes(character)) return new Set([character]);
  const part = text.slice(start, start + 1000);
  // A note in words of its own, up to the end of its line.
  const note = /^[^{}[\]":“”„‟«»\r\n][^{}[\]"“”„‟«»\r\n]*/
    .exec(part)?.[0]
    .trimEnd()
    .replace(/,$/, "");
  const isLiteral = tokenAt(text, start) !== undefined;
  const word = /^[^\s{}[\],:"]+/.exec(part)?.[0];
  return new Set([word, isLiteral ? undefined : note].filter((each) => each !== undefined));
}
