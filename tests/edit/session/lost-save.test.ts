// A save whose answer is lost may be made all the same: after a reload, it is nobody else's change.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDrafts } from "../../../src/edit/session/browser-drafts.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { Store } from "../../../src/store/store.ts";
import { fileOf, titled } from "../../store/contract/site.ts";
import { startInMemory } from "../../store/git/open-store.ts";
import { MemoryDatabase } from "./memory-database.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

type Scene = Awaited<ReturnType<typeof startInMemory>>;

let scene: Scene;
let store: Store;
let session: Session;

const reload = async () => {
  store = scene.open();
  const drafts = await openDrafts("a", new AbortController().signal);
  session = new Session(store, await store.load(), drafts, engineVocabulary, allTools);
  // What was saved meanwhile is merged after opening.
  await session.refresh();
};
const start = () => session.state().history.files.get("start.json");
const write = (title: string) =>
  session.apply([{ file: "start.json", text: titled(scene.start, title) }]);

beforeEach(async () => {
  vi.stubGlobal("indexedDB", new MemoryDatabase());
  vi.stubGlobal("IDBKeyRange", { bound: () => undefined });
  scene = await startInMemory();
  store = scene.store;
  session = new Session(
    store,
    await store.load(),
    await openDrafts("a", new AbortController().signal),
    engineVocabulary,
    allTools,
  );
});

const lose = async (title: string) => {
  write(title);
  scene.host.lost = 1;
  await session.save();
  expect(session.state().failure).toContain("Not saved yet.");
};
const writeElsewhere = async (text: string) => {
  const other = scene.otherDevice();
  const version = (await fileOf(other, "start.json")).version;
  const saved = await other.save([{ name: "start.json", text, version }]);
  expect(saved).toMatchObject({ is: "saved" });
};
const inDraft = () => scene.repository.read("start.json", "edit/anna");

describe("after a save without an answer and a reload", () => {
  test("what was saved is saved", async () => {
    await lose("Mine");
    await reload();
    expect(session.state()).toMatchObject({
      unsaved: [],
      conflicts: [],
      message: { words: "Not published yet" },
    });
    expect(start()).toBe(titled(scene.start, "Mine"));
  });

  test.each([
    ["written", "And more"],
    ["undone", undefined],
  ])("what was %s since is saved without a question", async (_how, title) => {
    await lose("Mine");
    if (title === undefined) session.undo();
    else write(title);
    await reload();
    const now = title === undefined ? scene.start : titled(scene.start, title);
    expect(start()).toBe(now);
    expect(session.state()).toMatchObject({ unsaved: ["start.json"], conflicts: [] });
    await session.save();
    expect(session.state()).toMatchObject({ unsaved: [], conflicts: [], failure: undefined });
    expect(inDraft() ?? scene.repository.read("start.json")).toBe(now);
  });

  test("several such saves are all one's own", async () => {
    await lose("One");
    await lose("Two");
    write("Three");
    await reload();
    expect(session.state().conflicts).toEqual([]);
    await session.save();
    expect(inDraft()).toBe(titled(scene.start, "Three"));
  });

  test("a reload during the save finds the same", async () => {
    write("Mine");
    const saving = session.save();
    write("And more");
    await reload();
    await saving;
    await session.refresh();
    expect(session.state().conflicts).toEqual([]);
    expect(start()).toBe(titled(scene.start, "And more"));
    await session.save();
    expect(inDraft()).toBe(titled(scene.start, "And more"));
  });

  test("what someone else wrote meanwhile is still a conflict", async () => {
    await lose("Mine");
    write("And more");
    await writeElsewhere(titled(scene.start, "Theirs"));
    await reload();
    expect(session.state().conflicts).toHaveLength(1);
    expect(start()).toBe(titled(scene.start, "And more"));
  });
});

describe("what another device writes after it has got such a save", () => {
  const described = (text: string) => text.replace("Punctures, brakes", "Brakes, punctures");

  test.each([
    ["a reload", reload],
    ["a look", () => session.refresh()],
    ["the next save", () => session.save()],
  ])("is merged without a question by %s", async (_, find) => {
    await lose("Mine");
    await lose("And more");
    write("And the last");
    await writeElsewhere(described(titled(scene.start, "And more")));
    await find();
    expect(session.state()).toMatchObject({ conflicts: [], unsaved: ["start.json"] });
    expect(start()).toBe(described(titled(scene.start, "And the last")));
    await session.save();
    expect(inDraft()).toBe(described(titled(scene.start, "And the last")));
  });

  test("is the author's version if nothing was written here since", async () => {
    await lose("Mine");
    await writeElsewhere(described(titled(scene.start, "Mine")));
    await session.refresh();
    expect(session.state()).toMatchObject({ conflicts: [], unsaved: [] });
    expect(session.state().message?.words).toBe(
      "You changed start.json on another device. You have that version now.",
    );
    expect(start()).toBe(described(titled(scene.start, "Mine")));
  });

  test("is merged with what was undone here, which stays undone", async () => {
    await lose("Mine");
    session.undo();
    await writeElsewhere(described(titled(scene.start, "Mine")));
    await session.refresh();
    expect(session.state()).toMatchObject({ conflicts: [], unsaved: ["start.json"] });
    expect(start()).toBe(described(scene.start));
  });
});
