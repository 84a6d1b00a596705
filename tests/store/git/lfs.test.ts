// Pictures that are stored with Git LFS: git has only a pointer, which is neither shown as a picture nor replaced.
import { beforeEach, expect, test } from "vitest";
import type { Store } from "../../../src/store/store.ts";
import { drawing, fileOf, mustSave, publish, siteFiles, titled } from "../contract/site.ts";
import { MemoryHost } from "./memory-host.ts";
import { MemoryRepository } from "./memory-repository.ts";
import { gitSite, openStore } from "./open-store.ts";

const name = "media/bicycle.svg";
const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"4d".repeat(32)}\nsize 12345\n`;

let repository: MemoryRepository;
let store: Store;
/** The published state before the picture was stored with Git LFS. */
let version: string;

beforeEach(async () => {
  repository = await MemoryRepository.with(await siteFiles());
  version = repository.branches.get("main") ?? "";
  store = openStore(new MemoryHost(repository));
  await repository.push({ [name]: pointer });
});

async function mustNotPublish(reason: string) {
  const { text } = await fileOf(store, "start.json");
  await mustSave(store, { "start.json": titled(text, "Mine") });
  expect(await publish(store)).toEqual({ is: "refused", reason });
}

test("one that the site doesn't serve yet is reported", async () => {
  const { assets } = await store.load();
  expect(assets.unreadable).toEqual(new Map([[name, { why: "in LFS" }]]));
  expect(assets.media.get(name)).toBe("");
  await mustNotPublish(
    `${name}, line 1, has a mistake: This file can't be read: it is stored with Git LFS, and git itself has only a pointer to it. Fix it, then publish again.`,
  );
});

test("one that the site serves is shown from there, and hinders nothing", async () => {
  const oid = repository.look(repository.branches.get("main") ?? "")?.tree.get(name) ?? "";
  const measured = { bytes: 9, kind: "svg", width: 9, height: 9 };
  const built = { media: { [oid]: { address: "../media/bicycle-1a.svg", measured } } };
  store = openStore(new MemoryHost(repository), {
    site: gitSite({ built: () => Promise.resolve(built) }),
  });
  const { assets } = await store.load();
  expect(assets.unreadable?.size).toBe(0);
  expect(assets.media.get(name)).toBe("https://site.example/media/bicycle-1a.svg");
});

test("it isn't replaced by a new picture of its name, and stays as it is when others are published", async () => {
  const added = await store.addMedia(drawing("bicycle.svg", 20), ["svg"]);
  expect(added).toMatchObject({ is: "added", name: "media/bicycle-2.svg" });
  expect(repository.read(name, "edit/anna")).toBe(pointer);
});

test("it isn't removed, because it couldn't be put back", async () => {
  await repository.push({ "media/other.svg": pointer, [name]: await drawing("b.svg", 9).text() });
  expect(await store.removeMedia("media/other.svg")).toEqual({
    is: "refused",
    reason:
      "media/other.svg is stored with Git LFS, so the editor couldn't put it back. Ask the owner of the repository to remove it.",
  });
  expect(repository.read("media/other.svg")).toBe(pointer);
});

test("a picture from before comes back in its place, and the pointer can come back, too", async () => {
  const latest = repository.branches.get("main") ?? "";
  const old = new TextDecoder().decode((await siteFiles()).get(name));
  expect(await store.restoreMedia?.(version, [name])).toMatchObject([{ is: "added", name }]);
  expect(repository.read(name, "edit/anna")).toBe(old);
  expect((await store.load()).assets.unreadable?.size).toBe(0);
  expect(await store.restoreMedia?.(latest, [name])).toMatchObject([{ is: "added", name }]);
  expect(repository.branches.has("edit/anna")).toBe(false);
  expect((await store.load()).assets.unreadable?.has(name)).toBe(true);
});
