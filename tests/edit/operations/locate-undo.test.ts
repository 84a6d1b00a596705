// Where undo and redo scroll to, and what they announce.
import { afterEach, describe, expect, test } from "vitest";
import {
  makeStep,
  receive,
  redo,
  startHistory,
  undo,
  type History,
} from "../../../src/edit/model/history.ts";
import { withFollowUps } from "../../../src/edit/operations/questions/follow-up.ts";
import { pathNames } from "../../../src/edit/operations/references/location-name.ts";
import { locateUndo } from "../../../src/edit/operations/locate-undo.ts";
import { firstSiteFiles } from "../../fixtures/sites.ts";
import { base } from "../../content/base.ts";
import { engineSchemas } from "../../../src/content/schema/engine-schemas.ts";
import { engineValidators } from "../../../src/content/schema/engine-validators.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { createVocabulary } from "../../../src/content/schema/vocabulary.ts";
import { german } from "../../../src/words/in-german.ts";
import { spanish } from "../../../src/words/in-spanish.ts";
import { french } from "../../../src/words/in-french.ts";
import { knowWords } from "../../../src/words/known-words.ts";
import { inScreenLanguage } from "../../../src/words/schema-words.ts";
import { changeFile } from "./change-file.ts";

const { site, contact, joinTeam } = firstSiteFiles;
afterEach(() => knowWords({}));

const start = startHistory(base);
/** There are no media files. */
const none = new Map<string, string>();
const undone = (history: History, media: ReadonlyMap<string, string> = none) =>
  locateUndo(
    engineVocabulary,
    "Undone",
    history.files,
    undo(history).files,
    media,
    history.past.at(-1)?.action,
  );
const heading = { do: "set", path: ["blocks", 0, "heading"], value: "Ask us" } as const;

test("undo of a text goes to its field, and the message names its block", () => {
  expect(undone(changeFile(start, "home.json", heading))).toEqual({
    location: { file: "home.json", path: ["blocks", 0, "heading"] },
    message: "Undone: Heading of Page opening “You treat, We track” on “Home”.",
  });
});

test("an option that is switched on or off is quoted, and the message says which of both", () => {
  const hidden = { do: "insert", into: ["blocks", 0], name: "hidden", value: true } as const;
  const history = changeFile(start, "home.json", hidden);
  const what = "“Hidden” of Page opening “You treat, We track” on “Home”";
  expect(undone(history).message).toBe(`Undone: ${what} is off.`);
  const { message } = locateUndo(engineVocabulary, "Redone", base, history.files, none);
  expect(message).toBe(`Redone: ${what} is on.`);
});

test.each([
  ["German", german, "Überschrift (Seitenanfang „You treat, We track“, Seite „Home“)"],
  ["Spanish", spanish, "Encabezado (Apertura de página «You treat, We track», página «Home»)"],
  [
    "French",
    french,
    "Titre (Ouverture de page «\u202fYou treat, We track\u202f», page «\u202fHome\u202f»)",
  ],
])("in %s, no grammar is between names", (_language, words, what) => {
  knowWords(words);
  const vocabulary = createVocabulary(inScreenLanguage(engineSchemas), engineValidators);
  const { files } = changeFile(start, "home.json", heading);
  const { message } = locateUndo(vocabulary, "Undone", files, base, none);
  expect(message).toContain(`: ${what}.`);
});

test("a page titled Site settings is announced as a page", () => {
  const titled = { do: "set", path: ["title"], value: "Site settings" } as const;
  const before = startHistory(changeFile(start, "home.json", titled).files);
  expect(undone(changeFile(before, "home.json", heading)).message).toBe(
    "Undone: Heading of Page opening “You treat, We track” on “Site settings”.",
  );
});

test("a change made elsewhere is announced as such", () => {
  const mine = changeFile(start, "home.json", heading);
  const text = mine.files.get("home.json")?.replace("Done today.", "Done tomorrow.");
  expect(undone(receive(mine, [{ file: "home.json", text }])).message).toBe(
    "Undone (a change made elsewhere): Card text of Card “Efficiency” on “Home”.",
  );
});

test("a redone text is named as it is now", () => {
  const { files } = changeFile(start, "home.json", heading);
  const { message } = locateUndo(engineVocabulary, "Redone", base, files, none);
  expect(message).toBe("Redone: Heading of Page opening “Ask us” on “Home”.");
});

describe("adding and removing", () => {
  test("undo goes to a restored block", () => {
    const removed = changeFile(start, "home.json", { do: "remove", path: ["blocks", 0] });
    const { location, message } = undone(removed);
    expect(location).toEqual({ file: "home.json", path: ["blocks", 0] });
    expect(message).toMatch(/^Undone: Page opening “You treat, We track” on “.*” is back\.$/);
  });

  test("undo of an added item goes to the item that is now at its position", () => {
    const links = JSON.parse(base.get("site.json") ?? "").navigation;
    const value = { label: "Once more", page: "home" };
    const at = links.length;
    const added = changeFile(start, "site.json", { do: "insert", into: ["navigation"], at, value });
    const { location, message } = undone(added);
    expect(location).toEqual({ file: "site.json", path: ["navigation", at - 1] });
    expect(message).toMatch(/“Once more”.* in the site settings is gone\.$/);
  });

  test("undo goes to a restored page as a whole, and a page that is gone has no location", () => {
    const removed = makeStep(start, [{ file: "home.json", text: undefined }]);
    expect(undone(removed).location).toEqual({ file: "home.json", path: [] });
    const gone = locateUndo(engineVocabulary, "Redone", base, removed.files, none);
    expect(gone.location).toBe(undefined);
    expect(gone.message).toMatch(/^Redone: page “.*” is gone\.$/);
  });
});

test("undo and redo of a move name the item that was moved", () => {
  const file = "join-team.json";
  const before = new Map([[file, JSON.stringify(joinTeam)]]);
  const { blocks } = joinTeam;
  expect(blocks.length).toBeGreaterThan(1);
  const last = blocks.length - 1;
  const moved = changeFile(startHistory(before), file, {
    do: "move",
    path: ["blocks", last],
    to: last - 1,
  });
  const name = pathNames(engineVocabulary, before, { file, path: ["blocks", last] }).at(-1);
  expect(undone(moved).location).toEqual({ file, path: ["blocks", last] });
  expect(undone(moved).message).toContain(`Undone: ${name} on “`);
  expect(undone(moved).message).toMatch(/” moved back\.$/);
  const back = undo(moved);
  const again = locateUndo(
    engineVocabulary,
    "Redone",
    back.files,
    redo(back).files,
    none,
    back.future[0]?.action,
  );
  expect(again.location).toEqual({ file, path: ["blocks", last - 1] });
  expect(again.message).toContain(`Redone: ${name} on “`);
  expect(again.message).toMatch(/” moved up\.$/);
});

test("undo goes to a restored question, not to what follows from it in the email", () => {
  const file = "contact.json";
  const files = new Map([
    ["site.json", JSON.stringify(site)],
    [file, JSON.stringify(contact)],
  ]);
  const form = contact.blocks.findIndex(({ type }) => type === "form");
  const path = ["blocks", form, "fields", 0];
  const operations = withFollowUps(engineVocabulary, files, file, { do: "remove", path });
  expect(operations.length).toBeGreaterThan(1);
  const { location, message } = undone(makeStep(startHistory(files), operations));
  expect(location).toEqual({ file, path });
  expect(message).toMatch(/^Undone: .* on “Contact.*” is back, and \d more\.$/);
});

test.each([
  [
    "mentions that a picture stays in media",
    ["media/desk.png"],
    " desk.png stays in the media folder.",
  ],
  ["says nothing about one that was removed meanwhile", ["media/door.png"], ""],
])("undo %s", (_what, media, words) => {
  const picture = { src: "media/desk.png", alt: "A desk" };
  const path = ["blocks", 0];
  const change = { do: "insert", into: path, name: "picture", value: picture } as const;
  const there = new Map(media.map((name) => [name, ""]));
  const { message } = undone(changeFile(start, "home.json", change), there);
  expect(message.split(" is gone.")[1]).toBe(words);
});

test("undo of several changes goes to the first, and counts the others", () => {
  const title = { do: "set", path: ["title"], value: "Ask" } as const;
  const both = makeStep(start, [
    { file: "home.json", change: title },
    { file: "home.json", change: heading },
  ]);
  expect(undone(both).message).toMatch(/, and 1 more\.$/);
});

test("an invisible change is announced without details", () => {
  const text = `${base.get("home.json")}\n`;
  const spaced = makeStep(start, [{ file: "home.json", text }]);
  expect(undone(spaced)).toEqual({ location: undefined, message: "Undone." });
});
