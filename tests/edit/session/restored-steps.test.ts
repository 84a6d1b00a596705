// After a reload, what isn't saved can be undone and redone in the same steps as before.
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { openDrafts } from "../../../src/edit/session/browser-drafts.ts";
import { redo, startHistory, undo, type History } from "../../../src/edit/model/history.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { Saved, Store, Stored } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { MemoryDatabase } from "./memory-database.ts";

let database: MemoryDatabase;
let texts: Map<string, string>;
let session: Session;

/** Texts are their own versions. */
const store = {
  savesTo: "files",
  largestMedia: 0,
  load: () =>
    Promise.resolve<Stored>({
      site: "a",
      folder: "content",
      files: [...texts].map(([name, text]) => ({ name, text, version: text })),
      assets: { icons: { "shield-check": [], clock: [] }, media: new Map(), unreadable: new Map() },
    }),
  watch: () => () => undefined,
  save(files) {
    for (const { name, text } of files)
      if (text === null) texts.delete(name);
      else texts.set(name, text);
    const versions = Object.fromEntries(files.map(({ name, text }) => [name, text ?? ""]));
    return Promise.resolve<Saved>({ is: "saved", versions });
  },
} satisfies Partial<Store>;

const unused = { addMedia: vi.fn(), removeMedia: vi.fn(), published: vi.fn(), publish: vi.fn() };

const drafts = () => openDrafts("a", new AbortController().signal);
const reload = async () => {
  session = new Session(
    { ...store, ...unused },
    await store.load(),
    await drafts(),
    engineVocabulary,
    allTools,
  );
  // What was merged while it opened.
  await session.refresh();
};
const files = () => Object.fromEntries(session.state().history.files);
const type = (file: string, words: string, path: (string | number)[] = ["title"]) =>
  session.change(file, { do: "set", path, value: words }, `${file} ${path.join("/")}`);
const writtenWhile = async (act: () => void) => {
  const before = new Map(database.kept);
  act();
  await Promise.resolve();
  const changed = [...database.kept].filter(([key, value]) => before.get(key) !== value);
  return JSON.stringify(changed).length;
};

/** The files after each step that can be undone or redone, from first to last, and how many can be undone. */
const statesOf = (history: History) => {
  const states = [history.files];
  for (let at = history; at.past.length > 0; states.unshift(at.files)) at = undo(at);
  for (let at = history; at.future.length > 0; states.push(at.files)) at = redo(at);
  return { states, now: history.past.length };
};

beforeEach(async () => {
  database = new MemoryDatabase();
  vi.stubGlobal("indexedDB", database);
  vi.stubGlobal("IDBKeyRange", { bound: () => undefined });
  texts = new Map(base);
  await reload();
});

test("changes on two pages come back as two steps, and all of them can be redone after the next reload", async () => {
  const opened = files();
  type("home.json", "Start");
  const first = files();
  type("contact.json", "Write to us");
  const second = files();
  await reload();
  type("home.json", "Beginning");
  const third = files();
  session.undo();
  expect(files()).toEqual(second);
  session.undo();
  expect(files()).toEqual(first);
  await reload();
  session.undo();
  expect(files()).toEqual(opened);
  await reload();
  expect(session.state()).toMatchObject({ unsaved: [], message: undefined });
  for (const redone of [first, second, third]) {
    session.redo();
    expect(files()).toEqual(redone);
  }
});

test("any edits, saves, undone and redone steps are the same after a reload", async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant("type" as const), page: fc.nat(1), words: fc.string() }),
    fc.record({ do: fc.constantFrom("undo", "redo", "save", "end", "add", "remove") }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      database.kept.clear();
      texts = new Map(base);
      await reload();
      for (const each of steps) {
        if ("page" in each) type(["home.json", "contact.json"][each.page] ?? "", each.words);
        else if (each.do === "save") await session.save();
        else if (each.do === "end") session.endStep();
        else if (each.do === "add") session.apply([{ file: "news.json", text: "{}" }]);
        else if (each.do === "remove") session.apply([{ file: "news.json", text: undefined }]);
        else session[each.do === "undo" ? "undo" : "redo"]();
      }
      const { history, unsaved } = session.state();
      const isEmpty = unsaved.length === 0 && history.future.length === 0;
      await reload();
      expect(session.state().unsaved).toEqual(unsaved);
      const expected = isEmpty ? startHistory(texts) : history;
      expect(statesOf(session.state().history)).toEqual(statesOf(expected));
    }),
    { numRuns: 100 },
  );
});

test("a draft of an older version of the editor comes back as one step for each page", async () => {
  type("home.json", "Start");
  type("contact.json", "Write to us");
  const { home, contact } = { home: files()["home.json"], contact: files()["contact.json"] };
  for (const [key, value] of database.kept)
    if (!(value instanceof Object && "name" in value)) database.kept.delete(key);
  await reload();
  session.undo();
  const changed = [files()["home.json"] === home, files()["contact.json"] === contact];
  expect(changed.toSorted()).toEqual([false, true]);
  session.redo();
  expect(files()).toMatchObject({ "home.json": home, "contact.json": contact });
});

test.each(["changed", "removed", "added"])(
  "steps that don't fit, because an older version of the editor has %s a page, become one for each page",
  async (how) => {
    type("home.json", "Start");
    type("home.json", "Welcome", ["description"]);
    const entry = { name: "contact.json", text: "{}", base: texts.get("contact.json") };
    if (how === "added") database.kept.set(JSON.stringify(["a", "contact.json"]), entry);
    const key = JSON.stringify(["a", "home.json"]);
    const changed = { name: "home.json", text: "{}", base: texts.get("home.json") };
    if (how === "changed") database.kept.set(key, changed);
    if (how === "removed") database.kept.delete(key);
    await reload();
    const { past, future } = session.state().history;
    expect([past.length, future.length]).toEqual([
      how === "removed" ? 0 : how === "added" ? 2 : 1,
      0,
    ]);
    for (const _ of past) session.undo();
    expect(files()).toEqual(Object.fromEntries(texts));
  },
);

test("what others have saved in between is merged, and each step can still be undone", async () => {
  type("home.json", "Start");
  type("contact.json", "Write to us");
  await session.save();
  type("home.json", "Beginning");
  const others = (name: string, from: string, to: string) =>
    texts.set(name, (texts.get(name) ?? "").replace(from, to));
  others("home.json", "What we do.", "What we do best.");
  others("contact.json", "Write to us", "Call us");
  await reload();
  expect(files()["home.json"]).toContain("Beginning");
  expect(files()["home.json"]).toContain("What we do best.");
  expect(files()["contact.json"]).toContain("Call us");
  expect(session.state().unsaved).toEqual(["home.json"]);
  // Theirs first, then one's own.
  for (let left = 4; left > 0; left--) session.undo();
  expect(files()).toEqual(Object.fromEntries(base));
});

test("a letter writes no more after a thousand others than at first, nor do earlier steps matter", async () => {
  type("home.json", "Start ");
  const first = await writtenWhile(() => type("home.json", "Start w"));
  for (let step = 0; step < 200; step++)
    type("home.json", `Words ${step}`, ["blocks", step % 2, "heading"]);
  let words = "Start w";
  for (let letter = 0; letter < 1000; letter++) type("home.json", (words += "w"));
  const last = await writtenWhile(() => type("home.json", `${words}w`));
  expect(last).toBeLessThan(first + 2 * 1100 + 200);
});

test("nothing stays in the browser once everything is saved", async () => {
  type("home.json", "Start");
  await session.save();
  expect(database.kept.size).toBe(0);
});
