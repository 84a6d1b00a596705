// Pasting plain text into a formatted text: a list stays a list, and a dash in a sentence stays a dash.
import type { Node } from "prosemirror-model";
import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { parseMarkdown } from "../../../../src/content/resolve/markdown.ts";
import { sliceOfLines } from "../../../../src/edit/page/clipboard/clipboard-plugin.ts";
import { readMarkdown, type Source } from "../../../../src/edit/page/rich-text/read-markdown.ts";
import { rewrite } from "../../../../src/edit/page/rich-text/rewrite-markdown.ts";
import { filled, shownOfDocument, shownOfTree } from "../rich-text/shown.ts";

/** Pastes at `|`, or over the text between two of them. */
function pasted(into: string, lines: string): string {
  const source = read(into.replaceAll("|", ""));
  const [from = 0, to = from] = caretsIn(read(into).doc);
  const state = EditorState.create({ doc: source.doc });
  const { tr } = state.apply(state.tr.setSelection(TextSelection.create(source.doc, from, to)));
  const slice = sliceOfLines(lines, tr.selection.$from);
  const isClosed = slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1;
  const only = isClosed ? slice.content.firstChild : null;
  // As ProseMirror pastes.
  if (only) tr.replaceSelectionWith(only, false);
  else tr.replaceSelection(slice);
  const written = rewrite(source, tr.doc);
  // Visitors see the same as the editor shows.
  const shown = shownOfTree(parseMarkdown(written.text, filled).tree);
  expect(shownOfDocument(written.doc)).toEqual(shown);
  return written.text;
}

function read(text: string): Source {
  const source = readMarkdown(text);
  if (!source) throw new Error(`This can't be edited in place: ${text}`);
  return source;
}

/** The position of each `|`, not counting the ones before it. */
function caretsIn(doc: Node): number[] {
  const found: number[] = [];
  doc.descendants(({ text = "" }, position) => {
    for (const { index } of text.matchAll(/\|/g)) found.push(position + index - found.length);
  });
  return found;
}

test.for([
  ["- a point", "- a point"],
  ["- one\n- two", "- one\n- two"],
  ["* one\r\n* two", "- one\n- two"],
  ["• one\n•\ttwo\n", "- one\n- two"],
  ["  - one\n  - two", "- one\n- two"],
  ["- one\n\n- two", "- one\n- two"],
  ["1. one\n2. two", "1. one\n2. two"],
  ["1) one\n2) two", "1. one\n2. two"],
  ["1. one\n1. two", "1. one\n2. two"],
  ["- one\n  - in it\n  - too\n- two", "- one\n  - in it\n  - too\n- two"],
  ["- one\n  goes on\n- two", "- one\n  goes on\n- two"],
  ["We do:\n- one\n- two\nAnd more.", "We do:\n\n- one\n- two\n\nAnd more."],
  ["- one\n1. two", "- one\n\n1. two"],
] as const)("%j pasted into an empty text is a list", ([lines, text]) => {
  expect(pasted("|", lines)).toBe(text);
});

test.for([
  ["-5 degrees", "-5 degrees"],
  ["– he said", "– he said"],
  ["six\nseven\n\neight", "six\nseven\n\neight"],
  // The site would show a different number.
  ["3. October", String.raw`3\. October`],
  ["1. one\n3. three", String.raw`1. one` + "\n\n" + String.raw`3\. three`],
] as const)("%j keeps its words and its numbers", ([lines, text]) => {
  expect(pasted("|", lines)).toBe(text);
});

test.for([
  ["before |after", "- a\n- b", "before\n\n- a\n- b\n\nafter"],
  ["before|", "- a", "before\n\n- a"],
  ["|before|", "- a\n- b", "- a\n- b"],
  ["from |to", "- a ", "from - ato"],
  ["- one|\n- two", "- a\n- b", "- one\n- a\n- b\n- two"],
  ["- o|ne\n- two", "- a\n- b", "- o\n- a\n- b\n- ne\n- two"],
  ["- |one|\n- two", "- a\n- b", "- a\n- b\n- two"],
  ["1. one|\n2. two", "- a", "1. one\n2. a\n3. two"],
] as const)("in %j, %j goes where the caret is", ([into, lines, text]) => {
  expect(pasted(into, lines)).toBe(text);
});
