// What the editor learns about the same site in other languages, and how little it asks for that.
import { expect, test, vi } from "vitest";
import type { SiblingPages } from "../../../src/content/model/input.ts";
import type { Store } from "../../../src/store/store.ts";
import { secondSite } from "../../fixtures/sites.ts";
import { fileOf, mustSave } from "../contract/site.ts";
import { connect } from "../github/connect.ts";
import { startStandIn } from "../github/stand-in.ts";
import { gitSite, openStore } from "./open-store.ts";
import { startBeside, takeRequests, type BesideScene } from "./start-beside.ts";

const german = {
  "../content-de/site.json": '{ "url": "https://site.example/de/", "homePage": "start" }',
  "../content-de/start.json": '{ "title": "Anfang" }',
  "../content-de/preise.json": '{ "draft": true }',
};

/** The site's own site.json, with these folders of other languages. */
async function siblingsIn(store: Store, folders: readonly string[]): Promise<string> {
  const { text } = await fileOf(store, "site.json");
  const siblings = folders.map((folder, index) => {
    return { language: ["de", "fr", "es"][index], url: `https://site.example/${index}/`, folder };
  });
  return text.replace("{", `{ "siblings": ${JSON.stringify(siblings)},`);
}

async function publishSiblings({ store, repository }: BesideScene, ...folders: readonly string[]) {
  await repository.push({ "site.json": await siblingsIn(store, folders) });
}

type Known = ReadonlyMap<string, SiblingPages | undefined> | undefined;

const knownIn = async (store: Store): Promise<Known> => (await store.load()).assets.siblingPages;

/** Loads again whenever the store asks for it, as the editor does. */
function edit(store: Store) {
  const seen: Known[] = [];
  store.watch(() => void knownIn(store).then((known) => seen.push(known)));
  return seen;
}

test("a site whose site.json names no folder asks for nothing", async () => {
  const { host, beside, repository, open } = await startBeside(german);
  await mustSave(open(), { "site.json": await siblingsIn(open(), []) });
  const store = open();
  const changed = vi.fn<() => void>();
  store.watch(changed);
  await store.load();
  await repository.push({ "services.json": "{}" });
  takeRequests(host);
  expect(await store.load()).not.toHaveProperty("assets.siblingPages");
  expect(takeRequests(host)).toEqual(["look"]);
  expect(takeRequests(beside("content-de"))).toEqual([]);
  expect(changed).not.toHaveBeenCalled();
});

test("the pages arrive after the content, with one look and one read for each folder", async () => {
  const scene = await startBeside(german);
  await publishSiblings(scene, "../content-de", "../content-fr", "../../elsewhere");
  const store = scene.open();
  expect(await knownIn(store)).toBeUndefined();
  takeRequests(scene.host);
  const seen = edit(store);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  const [known] = seen;
  expect([...(known?.keys() ?? [])]).toEqual(["../content-de", "../content-fr"]);
  expect(known?.get("../content-de")).toMatchObject({
    names: ["preise", "start"],
    drafts: ["preise"],
    url: "https://site.example/de/",
  });
  expect(known?.get("../content-de")?.values?.get("start.json")).toEqual({ title: "Anfang" });
  expect(known?.get("../content-fr")).toBeUndefined();
  expect(takeRequests(scene.beside("content-de"))).toEqual(["look"]);
  expect(takeRequests(scene.beside("content-fr"))).toEqual(["look"]);
  expect(takeRequests(scene.host)).toEqual(["read", "look"]);
  // The same object, so that nothing is checked again for it.
  expect(await knownIn(store)).toBe(known);
  expect(takeRequests(scene.beside("content-de"))).toEqual([]);
  expect(seen).toHaveLength(1);
});

test("an author who begins to edit when they are known already gets them, too", async () => {
  const scene = await startBeside(german);
  await publishSiblings(scene, "../content-de");
  const store = scene.open();
  await store.load();
  const changed = vi.fn<() => void>();
  await vi.waitFor(() => {
    const stop = store.watch(changed);
    stop();
    expect(changed).toHaveBeenCalledTimes(1);
  });
  expect((await knownIn(store))?.get("../content-de")?.names).toEqual(["preise", "start"]);
  store.watch(changed);
  expect(changed).toHaveBeenCalledTimes(1);
});

test("they are read again once something else is published, and shown if they have changed", async () => {
  const scene = await startBeside(german);
  const { repository } = scene;
  await publishSiblings(scene, "../content-de");
  const store = scene.open();
  await store.load();
  const seen = edit(store);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  await repository.push({ "services.json": "{}" });
  takeRequests(scene.host);
  takeRequests(scene.beside("content-de"));
  expect(await knownIn(store)).toBe(seen[0]);
  await vi.waitFor(() => expect(takeRequests(scene.beside("content-de"))).toEqual(["look"]));
  expect(seen).toHaveLength(1);
  await repository.push({ "../content-de/neu.json": "{}" });
  await store.load();
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]?.get("../content-de")?.names).toEqual(["neu", "preise", "start"]);
});

test("a folder that can't be read is left out, and read with the next load", async () => {
  const scene = await startBeside({ ...german, "../content-fr/site.json": "{}" });
  await publishSiblings(scene, "../content-de", "../content-fr");
  const store = scene.open();
  scene.beside("content-de").refuses = "busy";
  await store.load();
  const seen = edit(store);
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect([...(seen[0]?.keys() ?? [])]).toEqual(["../content-fr"]);
  scene.beside("content-de").refuses = undefined;
  await store.load();
  await vi.waitFor(() => expect(seen.at(-1)?.size).toBe(2));
});

test("a folder that a save names, such as one that was just added, is read without another load", async () => {
  const scene = await startBeside();
  const { store } = scene;
  const { text } = await fileOf(store, "start.json");
  await mustSave(store, { "start.json": `${text}\n` });
  const seen = edit(store);
  const texts = new Map([["site.json", '{ "url": "https://site.example/de/" }']]);
  const added = await store.beside?.add({
    folder: "../content-de",
    language: "de",
    texts,
    media: [],
  });
  expect(added).toEqual({ is: "added" });
  await mustSave(store, { "site.json": await siblingsIn(store, ["../content-de"]) });
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.get("../content-de")).toMatchObject({ url: "https://site.example/de/" });
});

test("at GitHub, the pages take one request for each folder, and one for its texts", async () => {
  const github = await startStandIn({ content: secondSite, folder: "content" });
  try {
    const owner = { login: "anna-m", name: "Anna Maier" };
    const site = gitSite({ beside: (folder) => connect(github, { folder, owner }).host });
    const open = () => openStore(connect(github, { owner }).host, { site });
    const text = await siblingsIn(open(), ["../content-de"]);
    const files = Object.entries(german).map(([path, each]) => [path.replace("../", ""), each]);
    const all = { "content/site.json": text, ...Object.fromEntries(files) };
    github.state.commit({ branch: "main", files: all, message: "Add German" });
    const store = open();
    await store.load();
    const seen = edit(store);
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.get("../content-de")?.names).toEqual(["preise", "start"]);
    github.requests.length = 0;
    const again = open();
    await again.load();
    const seenAgain = edit(again);
    await vi.waitFor(() => expect(seenAgain).toHaveLength(1));
    // Where the branches are, the folder, and where the branches are once more: the texts are in the browser.
    expect(github.requests).toHaveLength(3);
  } finally {
    await github.stop();
  }
});
