// What can go wrong with a folder on this computer, and what a save, a load and the watcher make of it.
import { beforeEach, expect, test, vi } from "vitest";
import { folderStore } from "../../../src/store/local/folder-store.ts";
import type { Saved, Store } from "../../../src/store/store.ts";
import { drawing, fileOf, save } from "../contract/site.ts";
import { stubObserver, stubPage } from "./browser-stubs.ts";
import { MemoryDisk, memoryFolder, type Step } from "./memory-folder.ts";
import { unpacked } from "./unpacked.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

let disk: MemoryDisk;
let store: Store;

const first = { "site.json": "{}", "start.json": "start", "team.json": "team" };

beforeEach(() => {
  disk = new MemoryDisk();
  disk.change(first);
  store = folderStore({ site: "folder:1", content: memoryFolder(disk, "content") }, {}, () =>
    Promise.resolve(engineVocabulary),
  );
});

function textsOnDisk(): Record<string, string | undefined> {
  return Object.fromEntries(disk.in("").map((name) => [name, disk.textAt(name)]));
}

/** Fails one step, the first time that it happens. */
function failOnce(step: Step, name: string, kind: string): void {
  let isDone = false;
  disk.trouble = (each, path) => {
    if (isDone || each !== step || path !== name) return;
    isDone = true;
    throw new DOMException("Failed on purpose.", kind);
  };
}

const changes = { "start.json": "START", "new.json": "NEW", "team.json": null };

function reasonOf(saved: Saved): string {
  if (saved.is !== "refused") throw new Error(saved.is);
  return saved.reason;
}

test.each([
  ["create", "new.json", "NotAllowedError"],
  ["write", "start.json", "QuotaExceededError"],
  ["write", "new.json", "QuotaExceededError"],
  ["close", "start.json", "NoModificationAllowedError"],
  ["close", "new.json", "AbortError"],
  ["remove", "team.json", "NoModificationAllowedError"],
] as const)("a save that fails at %s of %s changes nothing", async (step, name, kind) => {
  failOnce(step, name, kind);
  expect(reasonOf(await save(store, changes))).toMatch(/^Nothing was saved\. .+\.$/);
  expect(textsOnDisk()).toEqual(first);
  expect((await save(store, changes)).is).toBe("saved");
  expect(textsOnDisk()).toEqual({ "site.json": "{}", "start.json": "START", "new.json": "NEW" });
});

test("a save that can't be undone says which files were saved", async () => {
  disk.trouble = (step, name) => {
    if (step === "close" && (name === "new.json" || disk.textAt("start.json") === "START"))
      throw new DOMException("Failed on purpose.", "QuotaExceededError");
  };
  expect(reasonOf(await save(store, changes))).toBe(
    "Only start.json could be saved. The disk is full. Free up space, then try again. Everything you wrote is still here.",
  );
});

test("a file that another program changes while it is saved is a conflict", async () => {
  disk.trouble = (step, name) => {
    if (step === "write" && name === "new.json") disk.change({ "start.json": "theirs" });
  };
  const answer = await save(store, changes);
  expect(answer).toMatchObject({
    is: "conflict",
    files: [{ name: "start.json", text: "theirs" }],
  });
  expect(textsOnDisk()).toEqual({ ...first, "start.json": "theirs" });
});

test("what another program writes under the name of a new page stays", async () => {
  disk.trouble = (step, name) => {
    if (step === "write" && name === "new.json") disk.change({ "new.json": "theirs" });
  };
  expect(await save(store, changes)).toMatchObject({
    is: "conflict",
    files: [{ name: "new.json", text: "theirs" }],
  });
  expect(textsOnDisk()).toEqual({ ...first, "new.json": "theirs" });
});

test("a program that keeps changing a file and back gets a sentence, and nothing is saved", async () => {
  disk.trouble = (step, name) => {
    if (name !== "start.json") return;
    if (step === "write") disk.change({ "start.json": "theirs" });
    if (step === "read" && disk.textAt(name) === "theirs") disk.change({ "start.json": "start" });
  };
  expect(reasonOf(await save(store, changes))).toBe(
    'Nothing was saved. Another program keeps changing files in "content". Save again in a moment.',
  );
  expect(textsOnDisk()).toEqual(first);
});

test("a save asks for permission again if the browser has withdrawn it", async () => {
  disk.permission = "prompt";
  expect((await save(store, changes)).is).toBe("saved");
  Object.assign(disk, { permission: "prompt", answer: "denied" });
  expect(reasonOf(await save(store, { "start.json": "again" }))).toMatch(
    /^Nothing was saved\. The browser doesn't let the editor change "content"/,
  );
  expect(disk.textAt("start.json")).toBe("START");
});

test("a folder that is gone is a sentence on load and on save, and no file seems removed", async () => {
  const start = await fileOf(store, "start.json");
  disk.remove("");
  await expect(store.load()).rejects.toThrow(/^The folder "content" was moved/);
  expect(reasonOf(await store.save([{ ...start, text: "START" }]))).toMatch(
    /^Nothing was saved\. The folder "content" was moved/,
  );
  expect(await store.published()).toMatchObject({ is: "unknown" });
});

test("a folder with a page's name is reported, and nothing is saved", async () => {
  disk.makeFolder("new.json");
  expect(reasonOf(await save(store, changes))).toContain("new.json is a folder");
  expect(disk.textAt("start.json")).toBe("start");
});

test("a file that can't be read is named, and the others load", async () => {
  failOnce("read", "start.json", "NotReadableError");
  const { files, assets } = await store.load();
  expect(files.map(({ name }) => name)).toEqual(["site.json", "team.json"]);
  expect(assets.unreadable).toEqual(new Map([["start.json", { why: "forbidden" }]]));
});

test("hidden files, folders and what a browser is still writing aren't content", async () => {
  const svg = await drawing("a.svg", 10).text();
  disk.change({
    ".start.json": "{}",
    "Site.json": "{}",
    "media/a.svg": svg,
    "media/a.svg.crswap": svg,
    "media/.b.svg": svg,
    "media/more/c.svg": svg,
  });
  const { files, assets } = await store.load();
  expect(files.map(({ name }) => name)).toEqual(["site.json", "start.json", "team.json"]);
  expect([...assets.media.keys()]).toEqual(["media/a.svg"]);
});

test("a photo is read once, and again after it has changed", async () => {
  const longAgo = Date.now() - 60_000;
  disk.change({ "media/a.svg": await drawing("a.svg", 10).text() }, longAgo);
  const before = await store.load();
  const again = await store.load();
  expect(again.assets.media.get("media/a.svg")).toBe(before.assets.media.get("media/a.svg"));
  expect(disk.reads.filter((path) => path === "media/a.svg")).toHaveLength(1);
  disk.change({ "media/a.svg": await drawing("a.svg", 20).text() }, longAgo + 1);
  const changed = await store.load();
  expect(changed.assets.measured?.get("media/a.svg")?.width).toBe(20);
  expect(changed.assets.media.get("media/a.svg")).not.toBe(before.assets.media.get("media/a.svg"));
});

test("a picture that can't be written leaves no empty file", async () => {
  failOnce("close", "media/new.svg", "QuotaExceededError");
  expect(await store.addMedia(drawing("new.svg", 10), ["svg"])).toMatchObject({
    is: "refused",
    reason: expect.stringMatching(/^The disk is full/),
  });
  expect(disk.in("media")).toEqual([]);
  expect((await store.addMedia(drawing("new.svg", 10), ["svg"])).is).toBe("added");
});

test("the watcher reports what others change, once, and not what the editor saves itself", async () => {
  const page = stubPage();
  stubObserver(disk);
  await store.load();
  const changed = vi.fn<() => void>();
  const stop = store.watch(changed);
  await vi.waitFor(() => expect(disk.observers.size).toBe(1));
  /** Resolves when everything that was reported has been checked. */
  const settled = () => store.published().then(() => store.published());
  await save(store, { "start.json": "START", "team.json": null });
  await store.addMedia(drawing("new.svg", 10), ["svg"]);
  for (const report of disk.observers) report();
  await settled();
  expect(changed).not.toHaveBeenCalled();
  disk.change({ "start.json": "theirs" });
  await settled();
  page.dispatchEvent(new Event("focus"));
  await settled();
  expect(changed).toHaveBeenCalledOnce();
  await store.removeMedia("media/new.svg");
  stop();
  expect(disk.observers.size).toBe(0);
});

test("a hidden page waits with looking until it is shown", async () => {
  const page = stubPage();
  await store.load();
  const changed = vi.fn<() => void>();
  const stop = store.watch(changed);
  page.visibilityState = "hidden";
  disk.change({ "start.json": "theirs" });
  page.dispatchEvent(new Event("visibilitychange"));
  await store.published();
  expect(changed).not.toHaveBeenCalled();
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  stop();
});

test("What changed compares with the content when it was opened, and can't publish", async () => {
  await save(store, { "start.json": "START" });
  await store.addMedia(drawing("new.svg", 10), ["svg"]);
  const published = await store.published();
  expect(published).toMatchObject({
    is: "known",
    against: "the content when you opened it",
    files: first,
    media: [{ name: "media/new.svg", before: undefined }],
    destinations: { direct: { is: "closed" }, review: { is: "closed" } },
  });
});

test("the changed files are a zip, with a list of the removed ones", async () => {
  expect(await store.changedFiles?.()).toBeUndefined();
  const picture = drawing("new.svg", 10);
  await save(store, { "start.json": "Größe", "team.json": null });
  await store.addMedia(picture, ["svg"]);
  expect(await unpacked(await store.changedFiles?.())).toEqual({
    "content/start.json": "Größe",
    "content/media/new.svg": await picture.text(),
    "removed-files.txt":
      "Delete these files too. They were removed from the site:\r\n\r\ncontent/team.json\r\n",
  });
});
