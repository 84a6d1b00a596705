// Undo reverts a slip, a sentence or a line, and never everything that was written in a text.
import { beforeEach, expect, test } from "vitest";
import { noDrafts } from "../../../src/edit/session/browser-drafts.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import { valueIn } from "../../../src/edit/model/read-json.ts";
import type { Store } from "../../../src/store/store.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { storedBase } from "../stored-base.ts";

let session: Session;
const path = ["blocks", 0, "text"];
const text = () => valueIn(session.state().history.files, { file: "home.json", path });
const write = (value: string) => session.change("home.json", { do: "set", path, value }, "text");

/** As the keys give it, one character after the other. */
function type(words: string): void {
  for (const character of words) write(`${text()}${character}`);
}

/** What Undo shows, until nothing is left to undo. */
function undone(): unknown[] {
  const shown = [];
  while (session.state().history.past.length > 0) {
    session.undo();
    shown.push(text());
  }
  return shown;
}

beforeEach(() => {
  // Cast: nothing is asked of it.
  const store = { savesTo: "files" } as Store;
  session = new Session(store, storedBase, noDrafts, engineVocabulary, allTools);
});

const first = "We answer every denial.";

test("words of one sentence are one step", () => {
  type(" Each of them");
  expect(undone()).toEqual([first]);
});

test.each([
  ["a sentence", " All of them. We call", " All of them."],
  ["a question in quotation marks", " “Why?” we ask", " “Why?”"],
  ["a line", "\nAll of them\nWe call", "\nAll of them"],
  ["a paragraph with bold words", "\n\n**All of them.** We call", "\n\n**All of them.**"],
])("after %s, the next one is another step", (_, typed, kept) => {
  type(typed);
  expect(undone()).toContain(`${first}${kept}`);
});

test("a sentence in writing without spaces is a step", () => {
  write("");
  session.endStep();
  type("電話します。書きます");
  expect(undone()).toContain("電話します。");
});

test.each(["x", ""])("a slip that replaces everything by “%s” is a step of its own", (slip) => {
  type(" Each of them");
  write(slip);
  expect(undone()).toEqual([`${first} Each of them`, first]);
});

test("what is typed in place of a selection belongs to it", () => {
  type(" Each of them");
  write("A");
  type("ll of it");
  expect(undone()).toEqual([`${first} Each of them`, first]);
});

test("a word that is corrected letter by letter is no step", () => {
  type(" Eech");
  for (const shorter of [" Eec", " Ee", " E"]) write(`${first}${shorter}`);
  type("ach");
  expect(text()).toBe(`${first} Each`);
  expect(undone()).toEqual([first]);
});

test("many words that are removed one after the other come back with the sentence at the most", () => {
  type(" Each of them. Today.");
  for (let length = `${text()}`.length - 1; length >= 0; length--)
    write(`${text()}`.slice(0, length));
  expect(undone()).toContain(`${first} Each of them.`);
});
