// If the browser's database doesn't answer, the editor opens without drafts, and a late answer destroys nothing.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDrafts } from "../../../src/edit/session/browser-drafts.ts";
import { draftsWithTimeLimit } from "../../../src/edit/session/drafts-with-time-limit.ts";
import type { DraftFile } from "../../../src/edit/session/draft.ts";
import { MemoryDatabase } from "./memory-database.ts";

const draft = (text: string): DraftFile => ({ name: "home.json", text, base: "" });
let database: MemoryDatabase;
const onLate = vi.fn();
const open = () => draftsWithTimeLimit(openDrafts("a", new AbortController().signal), onLate);

beforeEach(() => {
  vi.useFakeTimers();
  onLate.mockReset();
  database = new MemoryDatabase();
  vi.stubGlobal("indexedDB", database);
  vi.stubGlobal("IDBKeyRange", { bound: () => undefined });
});
afterEach(() => vi.useRealTimers());

test("the editor opens without drafts and reports that changes can't be stored", async () => {
  database.isSilent = true;
  const opening = open();
  await vi.advanceTimersByTimeAsync(3000);
  const drafts = await opening;
  expect(drafts.found).toEqual([]);
  await expect(drafts.store([draft("New words")])).rejects.toThrow();
  await drafts.store([]);
});

test("drafts that arrive late are neither mixed with newer changes nor overwritten", async () => {
  const before = await open();
  await before.store([draft("Old words")]);
  database.isSilent = true;
  const opening = open();
  await vi.advanceTimersByTimeAsync(3000);
  const drafts = await opening;
  database.answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(onLate).toHaveBeenCalledOnce();
  expect(drafts.found).toEqual([]);
  await expect(drafts.store([draft("New words")])).rejects.toThrow();
  await drafts.store([]);
  expect([...database.kept.values()]).toEqual([draft("Old words")]);
  expect((await open()).found).toEqual([draft("Old words")]);
});

test("an empty database that opens late stores changes from then on", async () => {
  database.isSilent = true;
  const opening = open();
  await vi.advanceTimersByTimeAsync(3000);
  const drafts = await opening;
  database.answer();
  await vi.advanceTimersByTimeAsync(0);
  await drafts.store([draft("New words")]);
  expect([...database.kept.values()]).toEqual([draft("New words")]);
  expect(onLate).not.toHaveBeenCalled();
});

test("a write without an answer counts as failed and is repeated with the next change", async () => {
  const drafts = await open();
  database.isSilent = true;
  const keeping = drafts.store([draft("Words")]).then(
    () => "kept",
    () => "not kept",
  );
  await vi.advanceTimersByTimeAsync(3000);
  expect(await keeping).toBe("not kept");
  database.answer();
  await drafts.store([draft("Words")]);
  expect(database.writes).toBe(2);
});
