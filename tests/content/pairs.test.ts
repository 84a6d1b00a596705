// Two mistakes in one run: every fixture together with every other one that changes another place.
import { expect, test } from "vitest";
import type { DiagnosticId } from "../../src/content/diagnostics/problem.ts";
import { base, compileFiles, type Files } from "./base.ts";
import { copyFixtures } from "./fixtures/copy.ts";
import type { Fixture } from "./fixtures/fixture.ts";
import { meaningFixtures } from "./fixtures/meaning.ts";
import { shapeFixtures } from "./fixtures/shape.ts";
import { syntaxFixtures } from "./fixtures/syntax.ts";

const fixtures: Partial<Record<DiagnosticId, Fixture>> = {
  ...syntaxFixtures,
  ...shapeFixtures,
  ...meaningFixtures,
  ...copyFixtures,
};

/** What makes it unsure how a file is built, or leaves nothing of it; slips.test.ts is about these. */
const structural =
  /^syntax-(empty|too-deep|after-end|quote-missing|bracket-(unclosed|missing|wrong|extra)|line-twice)$/;

/** A mistake elsewhere may be the reason why something looks unused; then that is left for later. */
const unused = /^unused-(fact|host|media|template)$/;

/** Pairs of which one mistake undoes the other, changes the same words, or stands where the other is looked for. */
const inseparable = new Set([
  "markdown-not-supported syntax-quote-inside",
  "invisible-character syntax-quote-inside",
  "syntax-colon-missing syntax-value-missing",
  "syntax-mistyped syntax-value-missing",
  "duplicate-field syntax-value-missing",
  "duplicate-field long-title",
  "unknown-field wrong-type",
  "missing-fact wrong-contact",
  "missing-fact wrong-recipient",
  "wrong-fact wrong-recipient",
  "syntax-line-missing syntax-name-missing",
  "lost-field unknown-parameter",
  "lost-field unfilled-parameter",
  "lost-field unsent-field-used",
  "unclosed-placeholder unsent-field-used",
  "doubled-braces unsent-field-used",
  "unknown-parameter unsent-field-used",
]);

interface Edit {
  file: string;
  from: number;
  to: number;
  text: string;
}

/** What a fixture changes in the base; undefined where that isn't one place of one file. */
function editOf(files: Files): Edit | "none" | undefined {
  const names = [...new Set([...base.keys(), ...files.keys()])];
  const changed = names.filter((name) => base.get(name) !== files.get(name));
  const [file] = changed;
  if (file === undefined) return "none";
  const before = base.get(file);
  const after = files.get(file);
  if (changed.length > 1 || before === undefined || after === undefined) return undefined;
  let from = 0;
  while (before[from] === after[from]) from++;
  let end = 0;
  const shortest = Math.min(before.length, after.length) - from;
  while (end < shortest && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { file, from, to: before.length - end, text: after.slice(from, after.length - end) };
}

/** Both changes in one content folder; undefined where they change the same place. */
function together(one: Fixture, other: Fixture): Fixture | undefined {
  const edits = [editOf(one.files), editOf(other.files)].filter((edit) => edit !== "none");
  const files = new Map(base);
  for (const edit of edits.toSorted((a, b) => (b?.from ?? 0) - (a?.from ?? 0))) {
    if (!edit) return undefined;
    const text = files.get(edit.file) ?? "";
    files.set(edit.file, text.slice(0, edit.from) + edit.text + text.slice(edit.to));
  }
  const [a, b] = edits;
  if (a && b && a.file === b.file && a.from <= b.to && b.from <= a.to) return undefined;
  return {
    files,
    media: [...new Set(["media/favicon.svg", ...(one.media ?? []), ...(other.media ?? [])])],
    unread: [...(one.unread ?? []), ...(other.unread ?? [])],
    measured: new Map([...(one.measured ?? []), ...(other.measured ?? [])]),
  };
}

// An encoding is said of a whole file, and doesn't combine with a change of some place.
const known = Object.entries(fixtures).filter(
  ([id, { encodings }]) => !encodings && !structural.test(id),
);

test("of two mistakes, each is said, and nothing else", { timeout: 120_000 }, () => {
  const wrong: string[] = [];
  let count = 0;
  for (const [index, [id, one]] of known.entries()) {
    for (const [otherId, other] of known.slice(index + 1)) {
      const pair = [id, otherId].toSorted();
      if (inseparable.has(pair.join(" "))) continue;
      const both = together(one, other);
      if (!both) continue;
      count++;
      const { diagnostics } = compileFiles(both.files, both);
      const said = diagnostics.map((found) => found.id).toSorted();
      const sure = pair.filter((each) => !unused.test(each));
      if (said.join(" ") !== pair.join(" ") && said.join(" ") !== sure.join(" "))
        wrong.push(`${pair.join(" ")}: ${said.join(" ") || "nothing"}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(2000);
});
