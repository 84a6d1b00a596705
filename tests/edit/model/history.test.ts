// Undo and redo restore every change to the byte.
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Change } from "../../../src/content/edit/change.ts";
import type { Path } from "../../../src/content/model/path.ts";
import {
  endStep,
  makeStep,
  ofLastStep,
  receive,
  redo,
  startHistory,
  undo,
} from "../../../src/edit/model/history.ts";
import { firstSite } from "../../fixtures/sites.ts";
import { changeFile } from "../operations/change-file.ts";

const names = ["home.json", "about.json", "site.json"];
const files = new Map(names.map((name) => [name, readFileSync(`${firstSite}/${name}`, "utf8")]));
const title = (value: string): Change => ({ do: "set", path: ["title"], value });

const changes = fc.record({
  file: fc.constantFrom(...names),
  change: fc.oneof(
    fc.record({
      do: fc.constant("set" as const),
      path: fc.constantFrom(["title"], ["description"], ["blocks", 0, "heading"], ["name"]),
      value: fc.string({ unit: "binary" }),
    }),
    fc.record({
      do: fc.constant("move" as const),
      path: fc.constantFrom(["blocks", 0], ["blocks", 1], ["navigation", 2]),
      to: fc.nat(3),
    }),
    fc.record({
      do: fc.constant("remove" as const),
      path: fc.constantFrom(["blocks", 1], ["description"], ["navigation", 0]),
    }),
    fc.record({
      do: fc.constant("insert" as const),
      into: fc.constantFrom(["blocks"], ["navigation"]),
      at: fc.nat(2),
      value: fc.constant({ type: "hero", level: 2, heading: "One more" }),
    }),
    fc.record({
      do: fc.constant("insert" as const),
      into: fc.constantFrom<Path[]>([], ["blocks", 0], ["facts"]),
      name: fc.constantFrom("note", "motto"),
      value: fc.string({ unit: "binary" }),
    }),
    fc.record({
      do: fc.constant("rename" as const),
      path: fc.constantFrom(["title"], ["note"], ["facts", "motto"], ["blocks", 0, "heading"]),
      name: fc.constantFrom("title", "note", "heading", "slogan"),
    }),
  ),
  location: fc.option(fc.constantFrom("a", "b"), { nil: undefined }),
});

test("300 changes and their undo give the same bytes, and redo the changed ones", () => {
  const [many = []] = fc.sample(fc.array(changes, { minLength: 2400, maxLength: 2400 }), {
    numRuns: 1,
    seed: 11,
  });
  let history = startHistory(files);
  let made = 0;
  for (const { file, change, location } of many) {
    const before = history;
    history = changeFile(history, file, change, location);
    if (history !== before) made++;
  }
  const changed = history.files;
  expect(made).toBeGreaterThan(300);
  while (history.past.length > 0) history = undo(history);
  expect(history.files).toEqual(files);
  while (history.future.length > 0) history = redo(history);
  expect(history.files).toEqual(changed);
});

test("typing in one field is one undo step until something else is done", () => {
  let history = startHistory(files);
  for (const words of ["N", "Ne", "New"])
    history = changeFile(history, "home.json", title(words), "t");
  history = endStep(history);
  history = changeFile(history, "home.json", title("Newer"), "t");
  expect(undo(history).files.get("home.json")).toContain('"title": "New"');
  expect(undo(undo(history)).files).toEqual(files);
});

test("typing over words and typing them again leaves no undo step, and other steps as they are", () => {
  const [, original = ""] = /"title": "([^"]*)"/.exec(files.get("home.json") ?? "") ?? [];
  let history = changeFile(startHistory(files), "about.json", title("Other"));
  const { past } = history;
  for (const words of ["Z", "", original])
    history = changeFile(history, "home.json", title(words), "t");
  expect(history.past).toEqual(past);
  // By an operation that follows from it, too.
  history = endStep(changeFile(history, "home.json", title("New"), "t"));
  expect(history.past).toHaveLength(2);
  history = changeFile(history, "home.json", title(original), ofLastStep);
  expect(history.past).toEqual(past);
  expect(undo(history).files).toEqual(files);
});

test("a change that can't be made or changes nothing adds no undo step", () => {
  const history = startHistory(files);
  expect(changeFile(history, "nowhere.json", title("New"))).toBe(history);
  expect(changeFile(history, "home.json", { do: "remove", path: ["nothing"] })).toBe(history);
  expect(makeStep(history, [{ file: "home.json", text: files.get("home.json") }])).toBe(history);
  expect(makeStep(history, [{ file: "nowhere.json", text: undefined }])).toBe(history);
  expect(
    makeStep(history, [
      { file: "home.json", change: title("Medical") },
      { file: "nowhere.json", change: title("New") },
    ]),
  ).toBe(history);
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
});

test("adding, rewriting, and removing files together is one undo step", () => {
  const before = changeFile(startHistory(files), "home.json", title("New"));
  const history = makeStep(before, [
    { file: "home.json", text: undefined },
    { file: "start.json", text: "{}" },
    { file: "site.json", text: "{" },
    { file: "start.json", change: { do: "insert", into: [], name: "title", value: "Start" } },
  ]);
  expect([...history.files.keys()].sort()).toEqual(["about.json", "site.json", "start.json"]);
  expect(history.files.get("start.json")).toBe('{ "title": "Start" }');
  expect(undo(history).files).toEqual(before.files);
  expect(redo(undo(history)).files).toEqual(history.files);
  expect(undo(undo(history)).files).toEqual(files);
});

test("someone else's change can be undone only if an undo step touches the same file", () => {
  const changed = changeFile(startHistory(files), "home.json", title("New"));
  const history = receive(changed, [
    { file: "about.json", text: "theirs" },
    { file: "home.json", text: "both" },
  ]);
  expect(history.files.get("home.json")).toBe("both");
  expect(history.past.map(({ action }) => action?.isTheirs)).toEqual([undefined, true]);
  const once = undo(history);
  expect(once.files.get("home.json")).toBe(changed.files.get("home.json"));
  const all = undo(once);
  expect(all.past).toEqual([]);
  expect(all.files).toEqual(new Map(files).set("about.json", "theirs"));
});

test("undo and redo remember the original action", () => {
  const history = changeFile(startHistory(files), "home.json", title("New"));
  const act = { file: "home.json", change: title("New") };
  expect(history.past.at(-1)?.action).toEqual(act);
  expect(undo(history).future[0]?.action).toEqual(act);
  expect(redo(undo(history)).past.at(-1)?.action).toEqual(act);
});

test("an undo step never cuts an emoji in two", () => {
  // The first two share their first UTF-16 code unit, the last two their second.
  const [waving, smiling, musical] = ["\u{1f44b}", "\u{1f642}", "\u{1d242}"];
  const texts = [`a${waving}b`, `a${smiling}b`, `a${musical}b`, `a${waving}${smiling}b`];
  for (const before of texts)
    for (const after of texts.filter((text) => text !== before)) {
      const start = startHistory(new Map([["note.json", before]]));
      const history = makeStep(start, [{ file: "note.json", text: after }]);
      const [edit] = history.past.flatMap(({ fileEdits }) =>
        fileEdits.flatMap((each) => ("edits" in each ? each.edits : [])),
      );
      const { offset = 0, length = 0, content = "" } = edit ?? {};
      const parts = [after.slice(0, offset), content, after.slice(offset + length)];
      expect(parts.filter((part) => /\p{Cs}/u.test(part))).toEqual([]);
      expect(undo(history).files.get("note.json")).toBe(before);
    }
});
