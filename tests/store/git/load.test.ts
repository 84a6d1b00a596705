// What the store reads at the same time when a site is opened.
import { expect, test, vi } from "vitest";
import type { Look } from "../../../src/store/git-host.ts";
import type { Built } from "../../../src/store/setup.ts";
import { fileOf, mustSave, publish, siteFiles, titled } from "../contract/site.ts";
import { draftBranch } from "../../../src/store/git/names.ts";
import { MemoryHost } from "./memory-host.ts";
import { MemoryRepository } from "./memory-repository.ts";
import { gitSite, openStore } from "./open-store.ts";

test("what the site itself serves is read while the Git host is asked where the branches are", async () => {
  const host = new MemoryHost(await MemoryRepository.with(await siteFiles()));
  const look = host.look.bind(host);
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  host.look = async (names): Promise<(Look | undefined)[]> => {
    await waiting;
    return look(names);
  };
  const built = vi.fn<() => Promise<Built | undefined>>().mockResolvedValue(undefined);
  const icons = vi.fn<() => Promise<object>>().mockResolvedValue({});
  const store = openStore(host, {
    site: gitSite({ built, icons: async () => (await icons(), {}) }),
  });
  const loading = store.load();
  await vi.waitFor(() => expect(built).toHaveBeenCalledTimes(1));
  expect(icons).toHaveBeenCalledTimes(1);
  answer();
  await loading;
  expect(built).toHaveBeenCalledTimes(1);
});

test("content is a draft as long as something in it isn't published", async () => {
  const repository = await MemoryRepository.with(await siteFiles());
  const open = () => openStore(new MemoryHost(repository));
  const isDraft = async () => (await open().load()).isDraft;
  expect(await isDraft()).toBe(false);
  const before = await fileOf(open(), "start.json");
  await mustSave(open(), { "start.json": titled(before.text, "Mine") });
  expect(await isDraft()).toBe(true);
  await mustSave(open(), { "start.json": before.text });
  expect(await isDraft()).toBe(false);
  const store = open();
  await mustSave(store, { "start.json": titled(before.text, "Mine") });
  expect((await publish(store)).is).toBe("published");
  expect(await isDraft()).toBe(false);
});

test("icons that can't be read are reported, with what keeps them from being read", async () => {
  const host = new MemoryHost(await MemoryRepository.with(await siteFiles()));
  const icons = () => Promise.reject(new Error("The site can't be reached."));
  const store = openStore(host, { site: gitSite({ icons }) });
  await expect(store.load()).rejects.toThrow("The site can't be reached.");
});

test("what a browser stores beside the content belongs to one person and one branch", async () => {
  const repository = await MemoryRepository.with(await siteFiles());
  const main = repository.branches.get("main") ?? "";
  repository.move("next", main);
  const nameFor = async (login: string, branch: string) => {
    const store = openStore(new MemoryHost(repository, login), { site: gitSite({ branch }) });
    return (await store.load()).site;
  };
  const anna = await nameFor("anna", "main");
  expect(await nameFor("anna", "main")).toBe(anna);
  expect(await nameFor("ben", "main")).not.toBe(anna);
  expect(await nameFor("anna", "next")).not.toBe(anna);
});

test("a draft of a site isn't shown, published or removed by another site of the same repository", async () => {
  const repository = await MemoryRepository.with(await siteFiles());
  repository.move("next", repository.branches.get("main"));
  const open = (site: Parameters<typeof gitSite>[0]) =>
    openStore(new MemoryHost(repository), { site: gitSite(site) });
  const store = open({ branch: "main" });
  const before = await fileOf(store, "start.json");
  await mustSave(store, { "start.json": titled(before.text, "Mine") });
  for (const site of [{ branch: "next" }, { branch: "next", folder: "shop" }, { folder: "shop" }])
    expect(await fileOf(open(site), "start.json")).toEqual(before);
  expect((await fileOf(store, "start.json")).text).toBe(titled(before.text, "Mine"));
});

test("the usual branch and folder give the shortest name, and no other site gets it", () => {
  const ben = { login: "ben", name: "Ben" };
  const invited = { login: "ben--invited", name: "Ben" };
  const names = [
    draftBranch(ben, { branch: "main", folder: "content" }),
    draftBranch(invited, { branch: "main", folder: "content" }),
    draftBranch(ben, { branch: "invited", folder: "content" }),
    draftBranch(ben, { branch: "release/2", folder: "content" }),
    draftBranch(ben, { branch: "main", folder: "" }),
    draftBranch(ben, { branch: "main", folder: "top" }),
    ...["sites/shop", "sites-shop", "sites.shop", "sites--shop", "sites-/shop", "sites/-shop"].map(
      (folder) => draftBranch(ben, { branch: "main", folder }),
    ),
    draftBranch(ben, { branch: "release-2", folder: "content" }),
  ];
  expect(names[0]).toBe("edit/ben");
  expect(new Set(names).size).toBe(names.length);
  // git-scm.com/docs/git-check-ref-format
  for (const name of names) expect(name).toMatch(/^edit\/[a-z0-9]+(-+[a-z0-9]+)*$/);
});
