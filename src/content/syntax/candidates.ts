// What may be the slip behind a place where a text stops being JSON, of every kind there is.
import { startAfter } from "./trivia.ts";
import { linesBefore } from "./left-out.ts";
import type { Slip } from "./slip.ts";
import { unnamed, type Standing } from "./strict.ts";

/** Of more lines, nobody pastes the same twice by mistake without meaning it. */
const mostTwice = 3;
/** In characters. */
const longestWord = 1000;

/**
 * Those nearest to `to` first, and at the same place: one sign too many, another one, one too few.
 * @param among at which signs, and which of them may be too many, too few or wrong
 */
export function* signsBetween(
  text: string,
  from: number,
  to: number,
  among: { places: string; signs: string },
): Generator<Slip> {
  const { places, signs } = among;
  for (let at = to; at >= from; at--) {
    const written = text.charAt(at);
    if (written !== "" && !places.includes(written)) continue;
    const isSign = written !== "" && signs.includes(written);
    if (isSign) yield { at, written, needed: "" };
    for (const needed of signs) {
      if (isSign && written !== needed) yield { at, written, needed };
      yield { at: at + written.length, written: "", needed };
      if (written !== "") yield { at, written: "", needed };
    }
  }
}

/** What stands at a place or ends there and is neither a sign nor in quotes: too much, or for a sign. */
export function* wordsAt(text: string, place: number): Generator<Slip> {
  const after = /^[^\s{}[\],:"]+/.exec(text.slice(place, place + longestWord))?.[0];
  const before = /[^\s{}[\],:"]+(?=\s*$)/.exec(text.slice(Math.max(0, place - longestWord), place));
  const words = [
    ...(after === undefined ? [] : [{ at: place, written: after }]),
    ...(before
      ? [{ at: Math.max(0, place - longestWord) + before.index, written: before[0] }]
      : []),
  ];
  // A note in words of its own, up to the end of its line.
  const note = /^[^{}[\]":\r\n][^{}[\]"\r\n]*/.exec(text.slice(place, place + longestWord))?.[0];
  if (note !== undefined)
    yield { at: place, written: note.trimEnd().replace(/,$/, ""), needed: "" };
  for (const word of words) for (const needed of ["", ..."{}[],:"]) yield { ...word, needed };
}

/**
 * The name of a field, where a value stands in its place.
 * @param last where reading came to last
 */
export function namesBefore(text: string, last: readonly Standing[]): Slip[] {
  return last
    .filter(({ expected }) => expected.endsWith("name"))
    .map(({ at }) => ({ at: startAfter(text, at), written: "", needed: `"${unnamed}": ` }));
}

/** A line, or a few, that stand there twice, one after the other. */
export function linesTwice(text: string, from: number, to: number): Slip[] {
  const lines = text.slice(from, to + 2).split(/(?<=\n)/);
  const slips: Slip[] = [];
  let at = from;
  for (const [index, line] of lines.entries()) {
    for (let count = 1; count <= mostTwice && line.trim() !== ""; count++) {
      const written = lines.slice(index, index + count).join("");
      const before = lines.slice(Math.max(0, index - count), index).join("");
      if (written === before && written.endsWith("\n")) slips.push({ at, written, needed: "" });
    }
    at += line.length;
  }
  return slips;
}

/** The lines that may have been left out after what was read. */
export function linesAfter(text: string, standing: Standing): Slip[] {
  const line = text.slice(standing.at, startAfter(text, standing.at)).lastIndexOf("\n") + 1;
  if (line === 0) return [];
  const at = standing.at + line;
  return linesBefore(text, at, standing).map((lines) => ({
    at,
    written: "",
    needed: lines.map((each) => `${each}\n`).join(""),
  }));
}
