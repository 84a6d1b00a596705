// What becomes of a copy in this browser: when the tab is closed, when the site is published again, and as a zip.
import { beforeEach, expect, test, vi } from "vitest";
import { storeInBrowser, type CopyStore } from "../../../src/store/local/stored-copy.ts";
import { copyOfThisPage, memoryStore } from "../../../src/store/local/memory-store.ts";
import type { BuiltContent } from "../../../src/store/setup.ts";
import type { Published, Store } from "../../../src/store/store.ts";
import { drawing, fileOf, mustSave, siteFiles, titled } from "../contract/site.ts";
import { stubPage } from "./browser-stubs.ts";
import { builtCopy, page } from "./built-copy.ts";
import { memoryCopyStore } from "./memory-copy-store.ts";
import { unpacked } from "./unpacked.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

let built: BuiltContent;
let copyStore: CopyStore;

beforeEach(async () => {
  const files = await siteFiles();
  files.set("media/spare.svg", new Uint8Array(await drawing("spare.svg", 7).arrayBuffer()));
  built = await builtCopy(files);
  copyStore = memoryCopyStore();
});

/** Opens the copy, as a tab does. */
function open(content = built): Store {
  const vocabulary = () => Promise.resolve(engineVocabulary);
  return memoryStore(content, {}, vocabulary, { site: "copy:1", page, copyStore });
}

async function publishedOf(store: Store) {
  const published: Published = await store.published();
  if (published.is === "unknown") throw new Error(published.reason);
  return published;
}

/** Lets the page load its published pictures. */
function servePublished(): void {
  vi.stubGlobal("fetch", async (address: string) => {
    const name = address.replace("https://example.org/shop/", "");
    return name === "media/spare.svg"
      ? new Response(await drawing("spare.svg", 7).arrayBuffer())
      : new Response(null, { status: 404 });
  });
}

test("what the browser can't store says that it ends with the tab", async () => {
  const start = built.files["start.json"] ?? "";
  const saved = async () => {
    const file = await fileOf(open(), "start.json");
    return open().save([{ ...file, text: titled(start, "Mine") }]);
  };
  expect(await saved()).toMatchObject({ is: "saved", warning: undefined });
  copyStore = memoryCopyStore(false);
  expect(await saved()).toMatchObject({
    is: "saved",
    warning: "Saved in this tab only. Download the changed files before you close it.",
  });
});

test("what was saved is there when the copy is opened again", async () => {
  const start = built.files["start.json"] ?? "";
  await mustSave(open(), { "start.json": titled(start, "Mine"), "services.json": null });
  const added = await open().addMedia(drawing("new.svg", 20), ["svg"]);
  const again = open();
  expect((await fileOf(again, "start.json")).text).toContain('"Mine"');
  const { files, assets } = await again.load();
  expect(files.map(({ name }) => name)).not.toContain("services.json");
  expect(added.is === "added" && assets.media.has(added.name)).toBe(true);
});

test("published pictures have the site's own addresses, wherever the editor is", async () => {
  const { assets } = await open().load();
  expect(assets.media.get("media/bicycle.svg")).toBe("https://example.org/shop/media/bicycle.svg");
});

test("pages that the author hasn't changed are as they are published by now", async () => {
  await mustSave(open(), { "start.json": "mine" });
  const files = { ...built.files, "services.json": "theirs", "team.json": "new" };
  const later = open({ ...built, files });
  expect((await fileOf(later, "start.json")).text).toBe("mine");
  expect((await fileOf(later, "services.json")).text).toBe("theirs");
  expect((await fileOf(later, "team.json")).text).toBe("new");
});

test("nothing is left to send once the site was published with the changes", async () => {
  const store = open();
  await mustSave(store, { "start.json": "mine", "services.json": null });
  const file = drawing("new.svg", 20);
  await store.addMedia(file, ["svg"]);
  const { "services.json": _removed, ...others } = built.files;
  const measured = { bytes: file.size, kind: "svg" };
  const later = open({
    ...built,
    files: { ...others, "start.json": "mine" },
    media: { ...built.media, "media/new.svg": { address: "../media/new-1.svg", measured } },
  });
  expect(await later.changedFiles?.()).toBeUndefined();
  expect((await publishedOf(later)).media).toEqual([]);
});

test("a change that is reverted leaves nothing to send", async () => {
  const store = open();
  const start = built.files["start.json"] ?? "";
  await mustSave(store, { "start.json": "mine", "team.json": "new" });
  await mustSave(store, { "start.json": start, "team.json": null });
  expect(await copyStore.read()).toEqual({ files: [], media: [] });
});

test("the changed files are a zip with the content folder in it, and a list of the removed ones", async () => {
  servePublished();
  const store = open({ ...built, folder: "../sites/shop" });
  expect(await store.changedFiles?.()).toBeUndefined();
  const picture = drawing("Foto.svg", 20);
  await mustSave(store, { "start.json": "Größe", "services.json": null });
  await store.addMedia(picture, ["svg"]);
  await mustSave(store, { "services.json": built.files["services.json"] ?? "" });
  await mustSave(store, { "write-to-us.json": null });
  expect(await unpacked(await store.changedFiles?.())).toEqual({
    "shop/start.json": "Größe",
    "shop/media/foto.svg": await picture.text(),
    "removed-files.txt":
      "Delete these files too. They were removed from the site:\r\n\r\nshop/write-to-us.json\r\n",
  });
});

test("a published picture that is removed and put back is the published one again", async () => {
  servePublished();
  const store = open();
  const removed = await store.removeMedia("media/spare.svg");
  if (removed.is === "refused") throw new Error(removed.reason);
  expect((await store.load()).assets.media.has("media/spare.svg")).toBe(false);
  expect(Object.keys(await unpacked(await store.changedFiles?.()))).toEqual(["removed-files.txt"]);
  expect(await store.addMedia(removed.file, ["svg"])).toMatchObject({
    name: "media/spare.svg",
    address: "https://example.org/shop/media/spare.svg",
  });
  expect(await store.changedFiles?.()).toBeUndefined();
});

test("a picture in the place of a removed one can be removed and put back itself", async () => {
  servePublished();
  const store = open();
  await store.removeMedia("media/spare.svg");
  const added = await store.addMedia(drawing("spare.svg", 30), ["svg"]);
  expect(added).toMatchObject({ name: "media/spare.svg", measured: { width: 30 } });
  const removed = await store.removeMedia("media/spare.svg");
  if (removed.is === "refused") throw new Error(removed.reason);
  expect((await store.load()).assets.media.has("media/spare.svg")).toBe(false);
  expect(await store.addMedia(removed.file, ["svg"])).toMatchObject(added);
});

test("a picture that was published under the name of a removed one isn't hidden", async () => {
  servePublished();
  await open().removeMedia("media/spare.svg");
  const { measured } = built.media["media/spare.svg"] ?? { measured: undefined };
  const other = { address: "../media/spare-2.svg", measured };
  const later = open({ ...built, media: { ...built.media, "media/spare.svg": other } });
  expect((await later.load()).assets.media.get("media/spare.svg")).toMatch(/spare-2\.svg$/);
});

test("a published picture stays if it can't be loaded to put it back later", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const store = open();
  expect(await store.removeMedia("media/spare.svg")).toEqual({
    is: "refused",
    reason: expect.stringMatching(/Check your connection, then try again\.$/),
  });
  expect((await store.load()).assets.media.has("media/spare.svg")).toBe(true);
});

test("the editor learns that a picture was removed", async () => {
  servePublished();
  const store = open();
  const changed = vi.fn<() => void>();
  const stop = store.watch(changed);
  await store.removeMedia("media/spare.svg");
  expect(changed).toHaveBeenCalled();
  stop();
});

test("says where the copy is, and how it gets onto the site", async () => {
  const published = await publishedOf(open());
  expect(published.against).toBe("the published site");
  expect(published.destinations.direct).toEqual({
    is: "closed",
    reason:
      "This is your own copy of the site, stored in this browser. To put it on the site, download the changed files and send them to the person who manages the site.",
  });
});

test("where the browser stores nothing, the copy works, says so, and asks before the tab is closed", async () => {
  const tab = stubPage();
  copyStore = storeInBrowser("copy:1");
  const store = open();
  await mustSave(store, { "start.json": "mine" });
  expect((await fileOf(store, "start.json")).text).toBe("mine");
  const { direct } = (await publishedOf(store)).destinations;
  expect(direct).toMatchObject({ reason: expect.stringContaining("ends when you close this tab") });
  const closing = new Event("beforeunload", { cancelable: true });
  tab.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

test("two sites on one origin have copies of their own, whatever comes after their address", () => {
  const siteAt = (address: string) => copyOfThisPage(address).site;
  expect(siteAt("https://anna.github.io/one/edit/?x#y")).toBe(
    siteAt("https://anna.github.io/one/edit/"),
  );
  expect(siteAt("https://anna.github.io/one/edit/index.html")).toBe(
    siteAt("https://anna.github.io/one/edit/"),
  );
  expect(siteAt("https://anna.github.io/two/edit/")).not.toBe(
    siteAt("https://anna.github.io/one/edit/"),
  );
});
