// Pictures whose content was replaced under the same name: they are found in earlier versions, and come back to the byte.
import { beforeEach, expect, test } from "vitest";
import { readBranch } from "../../../src/store/git/look-branch.ts";
import { drawing, fileOf, mustSave, publish, siteFiles, titled } from "../contract/site.ts";
import { MemoryHost } from "./memory-host.ts";
import { MemoryRepository } from "./memory-repository.ts";
import { openStore, lookSite } from "./open-store.ts";

const name = "media/bicycle.svg";
let repository: MemoryRepository;
let store: ReturnType<typeof openStore>;
/** The published state before the picture was replaced. */
let version: string;
let old: string;
let other: string;

beforeEach(async () => {
  repository = await MemoryRepository.with(await siteFiles());
  store = openStore(new MemoryHost(repository));
  version = repository.branches.get("main") ?? "";
  old = repository.read(name) ?? "";
  other = await drawing("bicycle.svg", 50).text();
  await repository.push({ [name]: other });
  await store.load();
});

const replacedThen = async () => {
  const then = await store.publishedState?.(version);
  return then?.is === "known" ? then.replaced : undefined;
};
const textAt = async (address = "") => (await fetch(address)).text();
const restore = async (...names: string[]) => (await store.restoreMedia?.(version, names)) ?? [];

test("an earlier version names it, and has the earlier picture to show", async () => {
  const replaced = await replacedThen();
  expect(Object.keys(replaced ?? {})).toEqual([name]);
  expect(await textAt(replaced?.[name])).toBe(old);
  const latest = await store.publishedState?.(repository.branches.get("main") ?? "");
  expect(latest).toMatchObject({ is: "known", replaced: {} });
});

test("it comes back with its old bytes, is published, and can be replaced again", async () => {
  const latest = repository.branches.get("main") ?? "";
  const [answer] = await restore(name);
  expect(answer).toMatchObject({ is: "added", name });
  expect(await textAt(answer?.is === "added" ? answer.address : "")).toBe(old);
  expect(repository.read(name, "edit/anna")).toBe(old);
  expect(await replacedThen()).toEqual({});
  expect(await store.published()).toMatchObject({ media: [{ name }] });
  expect(await publish(store)).toMatchObject({ is: "published" });
  expect(repository.read(name)).toBe(old);
  expect(await store.restoreMedia?.(latest, [name])).toMatchObject([{ is: "added" }]);
  expect(repository.read(name, "edit/anna")).toBe(other);
});

test("an earlier one doesn't replace a picture that was never published", async () => {
  await repository.push({ [name]: null });
  const own = drawing("bicycle.svg", 70);
  expect(await store.addMedia(own, ["svg"])).toMatchObject({ is: "added", name });
  expect(await restore(name)).toEqual([
    {
      is: "refused",
      reason: `Another file is called ${name} by now. Rename or remove it, then bring this one back.`,
    },
  ]);
  expect(repository.read(name, "edit/anna")).toBe(await own.text());
});

test("if someone else replaces it too, neither picture is lost", async () => {
  await restore(name);
  const theirs = await drawing("bicycle.svg", 90).text();
  await repository.push({ [name]: theirs });
  expect(await publish(store)).toMatchObject({
    is: "refused",
    reason: expect.stringContaining(name),
  });
  expect([repository.read(name), repository.read(name, "edit/anna")]).toEqual([theirs, old]);
});

test("people who look at a proposal see which picture it replaces", async () => {
  await restore(name);
  const { text } = await fileOf(store, "start.json");
  await mustSave(store, { "start.json": titled(text, "Mine") });
  const to = { is: "review", branch: "old-bicycle" } as const;
  await publish(store, { to });
  const { before } = await readBranch(new MemoryHost(repository), lookSite(), "old-bicycle");
  const replaced = before?.is === "known" ? before.replaced : undefined;
  expect(Object.keys(replaced ?? {})).toEqual([name]);
  expect(await textAt(replaced?.[name])).toBe(other);
});
