// What isn't saved is kept in the browser, however often there is no room for it in between.
import { beforeEach, expect, test, vi } from "vitest";
import { openDrafts } from "../../../src/edit/session/browser-drafts.ts";
import type { DraftFile, Drafts } from "../../../src/edit/session/draft.ts";
import { MemoryDatabase } from "./memory-database.ts";

let database: MemoryDatabase;
let drafts: Drafts;
const open = () => openDrafts("a", new AbortController().signal);
const draft = (name: string, text: string): DraftFile => ({ name, text, base: "" });
const [home, contact] = [draft("home.json", "Words"), draft("contact.json", "More words")];
/** What another tab would find. */
const found = async () => new Set((await open()).found);

beforeEach(async () => {
  database = new MemoryDatabase();
  vi.stubGlobal("indexedDB", database);
  vi.stubGlobal("IDBKeyRange", { bound: () => undefined });
  drafts = await open();
});

test("each file is written when it changes, and goes once it is saved", async () => {
  await drafts.store([home]);
  await drafts.store([home, contact]);
  expect(await found()).toEqual(new Set([home, contact]));
  expect(database.writes).toBe(2);
  await drafts.store([contact]);
  expect(await found()).toEqual(new Set([contact]));
});

test("what there was no room for is written with the next change, whichever file that is in", async () => {
  database.isFull = true;
  await expect(drafts.store([home])).rejects.toThrow();
  await expect(drafts.store([home, contact])).rejects.toThrow();
  database.isFull = false;
  await drafts.store([home, contact]);
  expect(await found()).toEqual(new Set([home, contact]));
});

test("what could not be taken out is with the next change", async () => {
  await drafts.store([home]);
  database.isFull = true;
  await expect(drafts.store([])).rejects.toThrow();
  expect(await found()).toEqual(new Set([home]));
  database.isFull = false;
  await drafts.store([contact]);
  expect(await found()).toEqual(new Set([contact]));
});

test("what is taken back while it is still being written isn't kept", async () => {
  const keeping = drafts.store([home]);
  await drafts.store([]);
  await keeping;
  expect(await found()).toEqual(new Set());
});

test("all is kept only where what was asked for just before it is, too", async () => {
  database.isFull = true;
  const first = drafts.store([home]);
  database.isFull = false;
  const second = drafts.store([home, contact]);
  await expect(first).rejects.toThrow();
  await expect(second).rejects.toThrow();
  await drafts.store([home, contact]);
  expect(await found()).toEqual(new Set([home, contact]));
});
