// How much work a typed letter is. It is counted in calls, which are the same on every machine; `npm run bench` takes the
// time.
import { expect, test } from "vitest";
import { noDrafts } from "../../../src/edit/session/browser-drafts.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import type { Store } from "../../../src/store/store.ts";
import { storedBase } from "../stored-base.ts";
import { callsIn } from "../../content/calls.ts";

const path = ["blocks", 0, "heading"];

function opened(): Session {
  // Cast: nothing is saved.
  const store = { savesTo: "files", largestMedia: 0 } as Partial<Store> as Store;
  return new Session(store, storedBase, noDrafts, engineVocabulary, allTools);
}

/** Types letters at the end of the heading, and draws the page after each. */
function type(session: Session, letters: string): void {
  for (const letter of letters) {
    const file = session.state().history.files.get("home.json") ?? "";
    const [, words = ""] = /"heading": "([^"]*)"/.exec(file) ?? [];
    session.change("home.json", { do: "set", path, value: words + letter }, "heading");
    session.state().preview?.trace("home");
  }
}

test("a letter makes the editor parse, resolve and assemble the edited page once", async () => {
  const session = opened();
  type(session, "ab");
  const calls = await callsIn(() => type(session, "cdefg"));
  const aLetter = (name: string) =>
    [...calls].reduce((sum, [key, count]) => sum + (key.startsWith(name) ? count : 0), 0) / 5;
  expect(session.state().diagnostics).toEqual([]);
  expect({
    parsed: aLetter("parseText of syntax/exact.ts"),
    otherwise: aLetter("parseJson of text/parse-json.ts"),
    checked: aLetter("checkFile of check/check-file.ts"),
    resolved: aLetter("namesFor of resolve/linked-pages.ts"),
    assembled: aLetter("assemble of resolve/assemble.ts"),
  }).toEqual({ parsed: 1, otherwise: 0, checked: 1, resolved: 1, assembled: 1 });
});
