// What people do to a file by mistake, each at every place of a file where it can be done.
import { strict, valuesOf, type Draft, type Edit } from "./edit.ts";
import { nameless } from "./reading.ts";

/** Every edit of one kind in one file, in order. */
export type Kind = (draft: Draft) => Iterable<Edit>;

function* characters(draft: Draft): Generator<{ index: number; character: string }> {
  for (const { 0: character, index } of draft.text.matchAll(/[{}[\],:"]/g))
    yield { index, character };
}

function* characterLeftOut(draft: Draft): Generator<Edit> {
  for (const { index, character } of characters(draft)) {
    const edit = draft.edit(index, index + 1, "", { line: locationOf(draft, index, character) });
    // Inside a text, most characters are only text.
    if (edit.line !== undefined) yield edit;
  }
}

/** The line that reports a missing character: the opening bracket for a closing one, else where it should be. */
function locationOf(draft: Draft, index: number, character: string): number {
  const partner = draft.partners.get(index);
  if (partner !== undefined && /[}\]]/.test(character)) return draft.lineAt(partner);
  if (partner !== undefined)
    return draft.lineAt(index + 1 + nextCharacter(draft.text.slice(index + 1)));
  return draft.lineAt(index);
}

const nextCharacter = (text: string): number => Math.max(0, text.search(/\S/));

function* characterTwice(draft: Draft): Generator<Edit> {
  for (const { index, character } of characters(draft)) {
    const edit = draft.edit(index, index, character, {
      meant: readingsOfTwo(draft, index, character),
    });
    if (edit.line !== undefined) yield edit;
  }
}

/** One of two quotes may be a text's own, and a list that is opened twice may hold a list. */
function readingsOfTwo(draft: Draft, index: number, character: string): unknown[] {
  const { text, value, partners } = draft;
  if (character === '"') {
    const isName = /^(?:[^"\n]*")?:/.test(text.slice(index + 1));
    const kept = [draft.with(index + 1, index + 1, '\\"'), draft.with(index, index, '\\"')];
    return isName ? [value] : [value, ...valuesOf(...kept)];
  }
  if (character !== "[") return [value];
  const close = partners.get(index) ?? index;
  return [
    value,
    ...valuesOf(`${text.slice(0, index)}[${text.slice(index, close)}]${text.slice(close)}`),
  ];
}

interface Line {
  /** Where the line begins and the next one. */
  from: number;
  to: number;
  /** The words in it. */
  words: string;
}

/** Every line but the first and the last. */
export function* linesOf({ text }: Draft): Generator<Line> {
  let from = text.indexOf("\n") + 1;
  for (;;) {
    const to = text.indexOf("\n", from) + 1;
    if (to === 0 || to >= text.trimEnd().length) return;
    yield { from, to, words: text.slice(from, to).trim() };
    from = to;
  }
}

function* lineLeftOut(draft: Draft): Generator<Edit> {
  for (const line of linesOf(draft))
    yield draft.edit(line.from, line.to, "", withoutLine(draft, line));
}

function withoutLine(
  draft: Draft,
  { from, to, words }: Line,
): { line?: number; meant?: unknown[] } {
  const closed = /^[}\]]+,?$/.test(words)
    ? draft.partners.get(draft.text.indexOf(words, from))
    : undefined;
  if (closed !== undefined) return { line: draft.lineAt(closed) };
  const left = withoutRange(draft, from, to);
  // The comma before it is one too many then.
  if (left) return { line: draft.lineAt(from) - 1, meant: [left.value] };
  return { meant: [draft.value, ...unnamed(draft, draft.text.indexOf(words, from))] };
}

/** The value without the name at this offset, for when nothing shows what the name was; empty if there is no name. */
function unnamed({ text }: Draft, from: number): unknown[] {
  const name = /^"[^"]*"(?=:)/.exec(text.slice(from))?.[0];
  if (name === undefined) return [];
  return valuesOf(`${text.slice(0, from)}"${nameless}"${text.slice(from + name.length)}`);
}

/** What is left without these characters, and without a comma that then separates nothing. */
function withoutRange({ text }: Draft, from: number, to: number): { value: unknown } | undefined {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  return strict(before + after) ?? strict(before.replace(/,\s*$/, "") + after);
}

function* lineMadeComment(draft: Draft): Generator<Edit> {
  for (const { from, to, words } of linesOf(draft)) {
    // The comment is content where the rest can't do without it.
    const left = strict(draft.with(from, to, "")) ?? draft;
    const at = draft.text.indexOf(words, from);
    yield draft.edit(at, at, "// ", { meant: [left.value] });
  }
}

function* linePastedTwice(draft: Draft): Generator<Edit> {
  for (const { from, to, words } of linesOf(draft)) {
    const line = draft.text.slice(from, to);
    const own = draft.lineAt(from);
    // An item that comes twice is content; only the comma between the two is missing, if it is.
    const isItem = /^[{["].*[}\]"]$/.test(words) && !/^"[^"]*":/.test(words);
    const items = isItem ? valuesOf(draft.with(from, from, line.replace("\n", ",\n"))) : [];
    const where = items.length > 0 ? { line: own, meant: items } : { line: own + 1 };
    const edit = draft.edit(from, from, line, where);
    // JSON.parse says nothing of a field that comes twice.
    const isField = /^"[^"]*":/.test(words);
    yield isField && edit.line === undefined ? { ...edit, line: own + 1 } : edit;
  }
}

/** Every part that matches, replaced. */
const matches = (
  pattern: RegExp,
  by: (part: string) => string,
  meant: (draft: Draft, from: number, to: number) => unknown[] = ({ value }) => [value],
): Kind =>
  function* (draft) {
    for (const { 0: part, index } of draft.text.matchAll(pattern)) {
      const to = index + part.length;
      yield draft.edit(index, to, by(part), { meant: meant(draft, index, to) });
    }
  };

const quoted = /"(?:[^"\\\n]|\\.)*"/g;
const insideOfText = (part: string) => part.slice(1, -1);

/** The value without the field whose value is there. */
function withoutField(draft: Draft, from: number, to: number): unknown[] {
  const name = /"[^"]*": $/.exec(draft.text.slice(0, from));
  const left =
    withoutRange(draft, name?.index ?? from, to) ??
    strict(draft.text.slice(0, name?.index) + draft.text.slice(to).replace(/^,\s*/, ""));
  return left ? [left.value] : [];
}

/** The name of a value either follows from the others, or isn't known. */
const namedOrNot = (draft: Draft, from: number) => [draft.value, ...unnamed(draft, from)];

const inTheMiddle = (part: string) =>
  `${part.slice(0, part.length / 2)}\n${part.slice(part.length / 2)}`;

const note = (words: string): Kind =>
  function* (draft) {
    for (const { from } of linesOf(draft)) yield draft.edit(from, from, `${words}\n`);
  };

const conflict = `${"<".repeat(7)} HEAD`;

/** A character typed by mistake before, after or instead of another. */
export const stray = (character: string): Kind =>
  function* (draft) {
    // Next to a digit it would be a part of that number.
    for (const { 0: part, index } of draft.text.matchAll(/"[^"\n]*"|(?<!\d)[{}[\],:]/g)) {
      const to = index + part.length;
      const parts = [character + part, part + character, ...(part.length === 1 ? [character] : [])];
      for (const by of parts) {
        const meant = [draft.value, ...withStray(draft, character, index, to, by)];
        yield draft.edit(index, to, by, { meant }, by);
      }
    }
  };

/** Other readings of a stray character: the beginning of a text without quotes, or of a comment. */
function withStray(
  { text }: Draft,
  character: string,
  from: number,
  to: number,
  by: string,
): unknown[] {
  const location = from + by.indexOf(character);
  const whole = text.slice(0, from) + by + text.slice(to);
  const rest = whole.slice(location);
  const [line = ""] = rest.split("\n");
  if (character === "#") {
    const start = text.lastIndexOf("\n", from - 1) + 1;
    return valuesOf(whole.slice(0, start) + rest.slice(line.length));
  }
  const [bare = ""] = / ?(?:"[^"\n]*"|\b\w+)/.exec(line.slice(character.length)) ?? [];
  const end = character.length + bare.length;
  if (!line.startsWith(bare, character.length) || line[end] === ":") return [];
  const words = character === "'" ? bare.replace(/"$/, "") : character + bare;
  return valuesOf(whole.slice(0, location) + JSON.stringify(words) + rest.slice(end));
}

export const kinds = {
  "a character left out": characterLeftOut,
  "a character typed twice": characterTwice,
  "a line left out": lineLeftOut,
  "a line made a comment": lineMadeComment,
  "a line pasted twice": linePastedTwice,
  "a text without its quotes": matches(quoted, insideOfText),
  "a text in other quotes": matches(quoted, (part) => `“${insideOfText(part)}”`),
  "a text parted by a line break": matches(/(?<=")[\w ,.’-]{12,}(?=")/g, inTheMiddle),
  "a field without its name": matches(/"\w+": /g, () => "", namedOrNot),
  "a field without its name before the colon": matches(/"\w+"(?=: )/g, () => "", namedOrNot),
  "a field without its value": matches(/(?<=": )("[^"\n]*"|\d+|true)/g, () => "", withoutField),
  "the note Check this with Anna between two lines": note("Check this with Anna"),
  "the note NOTE: see below between two lines": note("NOTE: see below"),
  "the mark of a conflict between two lines": note(conflict),
} satisfies Record<string, Kind>;
