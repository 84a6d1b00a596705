// Unsaved changes are stored in the browser, even if it runs out of space in between.
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

test("each file is written when it changes and deleted when it is saved", async () => {
  await drafts.store([home]);
  await drafts.store([home, contact]);
  expect(await found()).toEqual(new Set([home, contact]));
  expect(database.writes).toBe(2);
  await drafts.store([contact]);
  expect(await found()).toEqual(new Set([contact]));
});

test("a failed write is repeated with the next change to any file", async () => {
  database.isFull = true;
  await expect(drafts.store([home])).rejects.toThrow();
  await expect(drafts.store([home, contact])).rejects.toThrow();
  database.isFull = false;
  await drafts.store([home, contact]);
  expect(await found()).toEqual(new Set([home, contact]));
});

test("a failed delete is repeated with the next change", async () => {
  await drafts.store([home]);
  database.isFull = true;
  await expect(drafts.store([])).rejects.toThrow();
  expect(await found()).toEqual(new Set([home]));
  database.isFull = false;
  await drafts.store([contact]);
  expect(await found()).toEqual(new Set([contact]));
});

test("a change that is undone while it is being written isn't stored", async () => {
  const keeping = drafts.store([home]);
  await drafts.store([]);
  await keeping;
  expect(await found()).toEqual(new Set());
});

test("a write succeeds only if the one before it did", async () => {
  database.isFull = true;
  const first = drafts.store([home]);
  database.isFull = false;
  const second = drafts.store([home, contact]);
  await expect(first).rejects.toThrow();
  await expect(second).rejects.toThrow();
  await drafts.store([home, contact]);
  expect(await found()).toEqual(new Set([home, contact]));
});
