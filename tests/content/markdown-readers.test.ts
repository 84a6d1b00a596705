// Texts that people write, as four readers of Markdown show them. Where the site shows something else than its author
// meant, the check says so. `tests/fixtures/markdown-readers.json` has the readings of the other three where they differ
// from what is meant.
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { RichBlock, RichInline } from "../../src/content/model/notations.ts";
import { parseMarkdown } from "../../src/content/resolve/markdown.ts";
import { change, compileFiles } from "./base.ts";

interface Row {
  text: string;
  /** What visitors are to read, if not what is typed. */
  meant?: string;
  marked?: string;
  commonmark?: string;
  cmarkGfm?: string;
}

const file = new URL("../fixtures/markdown-readers.json", import.meta.url);
// Cast: the file is this test's own.
const { texts } = JSON.parse(await readFile(file, "utf8")) as { texts: Row[] };

const words = (part: RichInline): string =>
  typeof part === "string"
    ? part
    : part.type === "break"
      ? "\n"
      : part.children.map(words).join("");

/** One line for each that visitors see, with the numbers and bullets that browsers add. */
function linesOf(block: RichBlock): string[] {
  if (block.type === "paragraph") return block.children.map(words).join("").split("\n");
  return block.items.flatMap((item, index) => {
    const mark = block.ordered ? `${(block.start ?? 1) + index}.` : "•";
    const [first = "", ...more] = item.flatMap(linesOf);
    return [`${mark} ${first}`, ...more];
  });
}

/** Browsers show several spaces as one. */
const plain = (text: string) => text.replaceAll(/[ \t]+/g, " ").replaceAll(/^ | $/gm, "");

const shownBy = (text: string) =>
  plain(
    parseMarkdown(text, (piece) => piece)
      .tree.flatMap(linesOf)
      .join("\n"),
  );

function problemsOf(text: string): string[] {
  const files = change("home.json", '"We answer every denial."', JSON.stringify(text));
  return compileFiles(files).diagnostics.map(({ id }) => id);
}

describe("what visitors read", () => {
  test.each(texts)("$text", ({ text, meant = text }) => {
    const shown = shownBy(text);
    const problems = problemsOf(text);
    expect(shown === plain(meant) ? "as meant" : problems).not.toEqual([]);
  });
});

test("the site reads texts as marked does, but for what it doesn't show", () => {
  const others = texts.filter(({ text, meant = text, marked = meant }) => {
    const isUnsupported = problemsOf(text).some((id) =>
      /not-supported|unsafe|link|shown-code|empty/.test(id),
    );
    return !isUnsupported && shownBy(text) !== plain(marked);
  });
  expect(others.map(({ text }) => text)).toEqual([]);
});

test("there are enough of them", () => {
  expect(texts.length).toBeGreaterThanOrEqual(200);
});
