// Sites in other languages beside the edited one: made, read and opened through the dev server, and only published after
// them.
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addSite, readSiteToAdd } from "../../src/files/add-site.ts";
import { devStore } from "../../src/store/dev/dev-store.ts";
import type { NewSite } from "../../src/store/sites-beside.ts";
import type { Publishing, Store } from "../../src/store/store.ts";
import { firstSite } from "../fixtures/sites.ts";
import { makeRepositories, useOwnGitSettings, type Repositories } from "../git/repositories.ts";
import { bothServers, type DevUnderTest } from "./both-servers.ts";

useOwnGitSettings();

const site = await readFile(join(firstSite, "site.json"), "utf8");
const pages = (await readdir(firstSite)).filter((name) => name.endsWith(".json"));
const media = await readdir(join(firstSite, "media"));
const copied = pages.map(
  async (name) => [name, await readFile(join(firstSite, name), "utf8")] as const,
);
const english: NewSite = {
  folder: "../content-en",
  language: "en",
  texts: new Map(await Promise.all(copied)),
  media: [...media.map((name) => `media/${name}`), "media/gone.png"],
};

const realFetch = fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A store for the page that a server made at this address. */
async function storeAt(address: string): Promise<Store> {
  const page = await (await realFetch(`${address}__edit`)).text();
  const token = /data-token="([^"]+)"/.exec(page)?.[1] ?? "";
  globalThis.fetch = (path, init) => realFetch(new URL(String(path), address), init);
  return devStore({ token, site: "" });
}

const withSibling = (hidden: boolean) =>
  site.replace(
    '"homePage"',
    `"siblings": [{ "language": "fr", "url": "https://www.company.example/fr/", "folder": "../content-en"${hidden ? ', "hidden": true' : ""} }],\n  "homePage"`,
  );

describe.each(bothServers)("%s", (_name, start) => {
  let root: string;
  let content: string;
  let server: DevUnderTest;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "beside-"));
    content = join(root, "content");
    await cp(firstSite, content, { recursive: true });
    await writeFile(join(content, "media/unused.svg"), "<svg/>");
    const nothing = () => {};
    server = await start({ content, folder: root, onError: nothing, onEvent: nothing });
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true, force: true });
  });

  test("a site is made with its media, opened at an address of its own, and edited there", async () => {
    const store = await storeAt(server.address);
    expect(await store.beside?.add(english)).toEqual({ is: "added" });
    const made = join(root, "content-en");
    expect((await readdir(made)).toSorted()).toEqual([...pages, "media"].toSorted());
    expect(await readdir(join(made, "media"))).toEqual(media);
    expect(await readFile(join(made, "site.json"), "utf8")).toBe(english.texts.get("site.json"));
    const opened = await store.beside?.open("../content-en");
    if (opened?.is !== "opened") throw new Error(opened?.reason);
    expect(opened.address).not.toContain(server.address);
    // Asked again, it is the same server.
    expect(await store.beside?.open("../content-en")).toEqual(opened);
    const other = await storeAt(opened.address.replace("__edit", ""));
    const { files } = await other.load();
    expect(files.map(({ name }) => name).toSorted()).toEqual(pages.toSorted());
  });

  test("what is there already isn't replaced", async () => {
    const store = await storeAt(server.address);
    const again = { ...english, texts: new Map([["site.json", "{}"]]) };
    expect(await store.beside?.add(again)).toEqual({
      is: "refused",
      reason:
        "There is something in the folder “content-en” already. Rename or remove it, then try again.",
    });
    expect(await readFile(join(root, "content-en/site.json"), "utf8")).not.toBe("{}");
  });

  test("a folder without a site isn't opened", async () => {
    const store = await storeAt(server.address);
    for (const folder of ["../content-fr", "../content/media", "/etc", "../../..", "content-en"])
      expect(await store.beside?.open(folder)).toEqual({
        is: "refused",
        reason: `There is no site in the folder “${folder}”.`,
      });
  });

  test("the editor gets what the sites in other languages have", async () => {
    const store = await storeAt(server.address);
    const { files, assets } = await store.load();
    expect(assets.siblingPages).toEqual(new Map());
    const before = files.find(({ name }) => name === "site.json");
    if (!before) throw new Error("There is no site.json");
    await store.save([{ ...before, text: withSibling(true) }]);
    const there = async () => (await store.load()).assets.siblingPages?.get("../content-en");
    await expect.poll(async () => (await there())?.names.includes("home")).toBe(true);
    expect((await there())?.values?.get("site.json")).toEqual(JSON.parse(site));
  });
});

test.each([
  { texts: { "../x.json": "{}", "site.json": "{}" } },
  { texts: { "home.json": "{}" } },
  { media: ["media/../../x"] },
  { media: "media/x.png" },
  { folder: 1 },
])("a request like %j is refused", (wrong) => {
  const right = { folder: "../content-en", texts: { "site.json": "{}" }, media: [] };
  expect(readSiteToAdd(right).folder).toBe("../content-en");
  expect(() => readSiteToAdd({ ...right, ...wrong })).toThrow("incomplete");
});

test.each(["../../content-en", "content-en", "../a/b", "../../content/content-en", ".."])(
  "no folder is made at %s",
  async (folder) => {
    const root = await mkdtemp(join(tmpdir(), "beside-"));
    const adding = addSite(join(root, "site/content"), { ...english, folder });
    await expect(adding).rejects.toThrow("The new folder has no usable name.");
    await rm(root, { recursive: true });
  },
);

test("a file that can't be written leaves nothing behind", async () => {
  const root = await mkdtemp(join(tmpdir(), "beside-"));
  const long = new Map([...english.texts, [`${"x".repeat(300)}.json`, "{}"]]);
  const adding = addSite(join(root, "content"), { ...english, texts: long });
  await expect(adding).rejects.toThrow("The new folder can't be written");
  expect(await readdir(root)).toEqual([]);
  await rm(root, { recursive: true });
});

describe("publishing", () => {
  let all: Repositories;
  let server: DevUnderTest;
  const [, start] = bothServers[0] ?? [];

  beforeAll(async () => {
    all = await makeRepositories({ "README.md": "A site\n" });
    await cp(firstSite, all.mine.content, { recursive: true });
    all.mine.commit();
    all.mine.git("push", "--quiet", "origin", "main");
    const nothing = () => {};
    if (!start) throw new Error("There is no server.");
    server = await start({
      content: all.mine.content,
      folder: all.root,
      onError: nothing,
      onEvent: nothing,
    });
  });
  afterAll(async () => {
    await server.close();
    await all.end();
  });

  async function publish(store: Store) {
    const { files } = await store.load();
    const wanted: Publishing = {
      message: "Translate",
      to: { is: "direct" },
      versions: Object.fromEntries(files.map(({ name, version }) => [name, version])),
      media: [],
    };
    return store.publish(wanted);
  }

  async function saveSite(store: Store, text: string) {
    const before = (await store.load()).files.find(({ name }) => name === "site.json");
    if (!before) throw new Error("There is no site.json");
    expect(await store.save([{ ...before, text }])).toMatchObject({ is: "saved" });
  }

  test("a menu that shows a site in another language is published after that site", async () => {
    const store = await storeAt(server.address);
    expect(await store.beside?.add(english)).toEqual({ is: "added" });
    await saveSite(store, withSibling(true));
    expect(await publish(store)).toMatchObject({ is: "published" });
    await saveSite(store, withSibling(false));
    expect(await publish(store)).toEqual({
      is: "refused",
      reason:
        "The menu links to the site in ../content-en, which isn’t published yet. Publish that one first, or hide it under “Other languages”.",
    });
    const opened = await store.beside?.open("../content-en");
    if (opened?.is !== "opened") throw new Error(opened?.reason);
    const other = await storeAt(opened.address.replace("__edit", ""));
    expect(await publish(other)).toEqual({ is: "published", branch: "main" });
    expect(await publish(await storeAt(server.address))).toMatchObject({ is: "published" });
  });
});
