// Where undo and redo lead, and what is told of it.
import { describe, expect, test } from "vitest";
import {
  makeStep,
  receive,
  redo,
  startHistory,
  undo,
  type History,
} from "../../../src/edit/model/history.ts";
import { withWhatFollows } from "../../../src/edit/operations/questions/follow-up.ts";
import { namesTo } from "../../../src/edit/operations/references/location-name.ts";
import { retrace } from "../../../src/edit/operations/locate-undo.ts";
import { firstSiteFiles } from "../../fixtures/sites.ts";
import { base } from "../../content/base.ts";
import { changeFile } from "./change-file.ts";

const { site, contact, joinTeam } = firstSiteFiles;
const start = startHistory(base);
const undone = (history: History) =>
  retrace("Undone", history.files, undo(history).files, history.past.at(-1)?.act);
const heading = { do: "set", path: ["blocks", 0, "heading"], value: "Ask us" } as const;

test("a word leads to its field, and is called after what it is of", () => {
  expect(undone(changeFile(start, "home.json", heading))).toEqual({
    place: { file: "home.json", path: ["blocks", 0, "heading"] },
    words: "Undone: Heading of Hero “You treat, We track” on “Home”.",
  });
});

test("what somebody else has changed is called theirs", () => {
  const mine = changeFile(start, "home.json", heading);
  const text = mine.files.get("home.json")?.replace("Done today.", "Done tomorrow.");
  expect(undone(receive(mine, [{ file: "home.json", text }])).words).toBe(
    "Undone (someone else’s change): Card text of Card “Efficiency” of Card grid “Core values” on “Home”.",
  );
});

test("made again, it is called by what it is now", () => {
  const { files } = changeFile(start, "home.json", heading);
  const { words } = retrace("Redone", base, files);
  expect(words).toBe("Redone: Heading of Hero “Ask us” on “Home”.");
});

describe("what comes and goes", () => {
  test("a block that is there again is led to", () => {
    const removed = changeFile(start, "home.json", { do: "remove", path: ["blocks", 0] });
    const { place, words } = undone(removed);
    expect(place).toEqual({ file: "home.json", path: ["blocks", 0] });
    expect(words).toMatch(/^Undone: Hero “You treat, We track” on “.*” is back\.$/);
  });

  test("where one is gone again, what it stood in is led to", () => {
    const links = JSON.parse(base.get("site.json") ?? "").navigation;
    const value = { label: "Once more", page: "home" };
    const at = links.length;
    const added = changeFile(start, "site.json", { do: "insert", into: ["navigation"], at, value });
    const { place, words } = undone(added);
    expect(place).toEqual({ file: "site.json", path: ["navigation", at - 1] });
    expect(words).toMatch(/“Once more”.* in the site settings is gone\.$/);
  });

  test("a page that is gone leads nowhere, and one that is there again to all of it", () => {
    const removed = makeStep(start, [{ file: "home.json", text: undefined }]);
    expect(undone(removed).place).toEqual({ file: "home.json", path: [] });
    const gone = retrace("Redone", base, removed.files);
    expect(gone.place).toBe(undefined);
    expect(gone.words).toMatch(/^Redone: “.*” \(home\.json\) is gone\.$/);
  });
});

test("what was moved up is what is called back, and what is moved up again", () => {
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
  const name = namesTo(before, { file, path: ["blocks", last] }).at(-1);
  expect(undone(moved).place).toEqual({ file, path: ["blocks", last] });
  expect(undone(moved).words).toContain(`Undone: ${name} on “`);
  expect(undone(moved).words).toMatch(/” moved back\.$/);
  const back = undo(moved);
  const again = retrace("Redone", back.files, redo(back).files, back.future[0]?.act);
  expect(again.place).toEqual({ file, path: ["blocks", last - 1] });
  expect(again.words).toContain(`Redone: ${name} on “`);
  expect(again.words).toMatch(/” moved up\.$/);
});

test("a question that is there again is led to, not what follows from it in the e-mail", () => {
  const file = "contact.json";
  const files = new Map([
    ["site.json", JSON.stringify(site)],
    [file, JSON.stringify(contact)],
  ]);
  const form = contact.blocks.findIndex(({ type }) => type === "form");
  const path = ["blocks", form, "fields", 0];
  const deeds = withWhatFollows(files, file, { do: "remove", path });
  expect(deeds.length).toBeGreaterThan(1);
  const { place, words } = undone(makeStep(startHistory(files), deeds));
  expect(place).toEqual({ file, path });
  expect(words).toMatch(/^Undone: .* on “Contact.*” is back, and \d more\.$/);
});

test("a picture that is gone from all pages is said to be left in media", () => {
  const picture = { src: "media/desk.png", alt: "A desk" };
  const path = ["blocks", 0];
  const change = { do: "insert", into: path, name: "picture", value: picture } as const;
  const { words } = undone(changeFile(start, "home.json", change));
  expect(words).toMatch(/ is gone\. desk\.png stays in the media folder\.$/);
});

test("of several changes the first leads on, and the others are counted", () => {
  const title = { do: "set", path: ["title"], value: "Ask" } as const;
  const both = makeStep(start, [
    { file: "home.json", change: title },
    { file: "home.json", change: heading },
  ]);
  expect(undone(both).words).toMatch(/, and 1 more\.$/);
});

test("what no reader would tell apart is undone in a word", () => {
  const text = `${base.get("home.json")}\n`;
  const spaced = makeStep(start, [{ file: "home.json", text }]);
  expect(undone(spaced)).toEqual({ place: undefined, words: "Undone." });
});
