// Making the same site in another language in a content folder of its own, and opening it.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Refused } from "../../../src/store/git-host.ts";
import type { GitSite } from "../../../src/store/git/git-site.ts";
import { tabMemory } from "../../../src/store/git/head-memory.ts";
import { pathBeside } from "../../../src/store/git/path-beside.ts";
import type { AddedSite, NewSite } from "../../../src/store/sites-beside.ts";
import type { Store } from "../../../src/store/store.ts";
import { secondSite } from "../../fixtures/sites.ts";
import { drawing, fileOf, mustSave, publish, siteFiles, titled } from "../contract/site.ts";
import { connect } from "../github/connect.ts";
import { startStandIn } from "../github/stand-in.ts";
import { gitSite, openStore } from "./open-store.ts";
import { startBeside, takeRequests, type BesideScene } from "./start-beside.ts";

let scene: BesideScene;

beforeEach(async () => {
  scene = await startBeside();
});

const texts = new Map([
  ["site.json", '{ "name": "Shop" }'],
  ["start.json", '{ "title": "Start" }'],
]);
const english: NewSite = {
  folder: "../content-en",
  language: "en",
  texts,
  media: ["media/favicon.svg", "media/none.svg"],
};

const add = (store: Store, more: Partial<NewSite> = {}): Promise<AddedSite | undefined> =>
  Promise.resolve(store.beside?.add({ ...english, ...more }));

const treeOf = ({ repository }: BesideScene, branch = "main") =>
  repository.look(repository.branches.get(branch) ?? "")?.tree ?? new Map<string, string>();

const reasonOf = (answer: { is: string; reason?: string } | undefined) =>
  answer?.is === "refused" ? answer.reason : answer?.is;

describe("adding", () => {
  test("one commit adds the texts and the media that the content has, and changes nothing else", async () => {
    const { repository, store } = scene;
    const before = treeOf(scene);
    expect(await add(store)).toEqual({ is: "added" });
    const [[, commit] = [], ...earlier] = repository.historyOf("main");
    expect(earlier).toHaveLength(1);
    expect(commit).toMatchObject({ message: "Add the site in English", author: "anna" });
    const added = [...treeOf(scene)].filter(([path]) => !before.has(path));
    expect(added.map(([path]) => path).toSorted()).toEqual([
      "../content-en/media/favicon.svg",
      "../content-en/site.json",
      "../content-en/start.json",
    ]);
    expect(new Map([...treeOf(scene)].filter(([path]) => before.has(path)))).toEqual(before);
    expect(repository.read("../content-en/site.json")).toBe(texts.get("site.json"));
    expect(treeOf(scene).get("../content-en/media/favicon.svg")).toBe(
      before.get("media/favicon.svg"),
    );
    expect([...repository.branches.keys()]).toEqual(["main"]);
  });

  test("a picture that only the author's draft has is in it, and the draft stays as it is", async () => {
    const { repository, store } = scene;
    await store.addMedia(drawing("new.svg", 20), ["svg"]);
    const draft = repository.branches.get("edit/anna");
    expect(await add(store, { media: ["media/new.svg"] })).toEqual({ is: "added" });
    expect(repository.read("../content-en/media/new.svg")).toContain("<svg");
    expect(repository.read("media/new.svg")).toBeUndefined();
    expect(repository.branches.get("edit/anna")).toBe(draft);
  });

  test("what was saved before can be published after it, also if the host's answers lag", async () => {
    const { host, repository, store } = scene;
    const start = await fileOf(store, "start.json");
    await mustSave(store, { "start.json": titled(start.text, "Mine") });
    expect(await add(store)).toEqual({ is: "added" });
    host.lag = 1;
    expect(await publish(store)).toMatchObject({ is: "published" });
    expect(repository.read("start.json")).toBe(titled(start.text, "Mine"));
    expect(repository.read("../content-en/site.json")).toBe(texts.get("site.json"));
  });

  test("a folder that has a site or other files is left as it is", async () => {
    const { repository, store } = scene;
    await repository.push({ "../content-en/home.json": "{}" });
    expect(reasonOf(await add(store))).toBe(
      'Not made. There are files in "content-en" already. Ask the person who manages the site to remove them.',
    );
    await repository.push({ "../content-en/site.json": "{}" });
    const head = repository.branches.get("main");
    expect(reasonOf(await add(store))).toMatch(
      /^Not made\. There is a site in "content-en" already\./,
    );
    expect(repository.branches.get("main")).toBe(head);
  });

  test("one whose answer was lost is recognized at the second try", async () => {
    const { beside, repository, store } = scene;
    beside("content-en").lost = 1;
    expect(reasonOf(await add(store))).toBe("Not made. The host says: offline.");
    expect(await add(store)).toEqual({ is: "added" });
    expect(repository.historyOf("main")).toHaveLength(2);
    expect(reasonOf(await add(store, { media: [] }))).toMatch(/There is a site/);
  });

  test("others who publish meanwhile lose nothing, and if they never stop, the answer says so", async () => {
    const { beside, repository, store } = scene;
    const host = beside("content-en");
    host.before = () => repository.push({ "services.json": "{}" });
    expect(await add(store)).toEqual({ is: "added" });
    expect(repository.read("services.json")).toBe("{}");
    const push = async () => {
      await repository.push({ "services.json": `{ "title": "${repository.now}" }` });
      beside("content-fr").before = push;
    };
    beside("content-fr").before = push;
    expect(reasonOf(await add(store, { folder: "../content-fr" }))).toBe(
      "Not made. Someone else is publishing at the same time. Try again in a moment.",
    );
    expect(repository.read("../content-fr/site.json")).toBeUndefined();
  });

  test("where changes need a review, the person reads whom to ask; other refusals are passed on", async () => {
    const { beside, host, repository, store } = scene;
    repository.closed.add("main");
    expect(reasonOf(await add(store))).toBe(
      "Not made. New sites can’t be added here without a review. Ask the person who manages the site to add it.",
    );
    repository.closed.clear();
    beside("content-en").refuses = "forbidden";
    expect(reasonOf(await add(store))).toBe("Not made. The host says: forbidden.");
    host.refuses = "offline";
    expect(reasonOf(await add(scene.open()))).toBe("Not made. The host says: offline.");
    expect(repository.historyOf("main")).toHaveLength(1);
  });

  test("nothing but content is written, and nothing outside of the repository", async () => {
    const { repository, store } = scene;
    const wrong: Partial<NewSite>[] = [
      { texts: new Map([...texts, ["../site.json", "{}"]]) },
      { texts: new Map([...texts, ["notes.txt", ""]]) },
      { media: ["media/../../x.svg"] },
      { media: ["start.json"] },
      { folder: "../../content-en" },
      { folder: "content-en" },
      { folder: "../.github" },
      { folder: "../a/../../b" },
    ];
    for (const more of wrong) expect(reasonOf(await add(store, more))).toMatch(/^Not made\. \S/);
    const atTop = scene.open({ folder: "" });
    expect(reasonOf(await add(atTop))).toMatch(/^Not made\. The editor can’t use the folder/);
    expect(repository.historyOf("main")).toHaveLength(1);
  });

  test.each([
    ["pt-BR", "Add the site in Brazilian Portuguese"],
    ["not a language", "Add the site in not a language"],
  ])("the commit names the language %s", async (language, message) => {
    await add(scene.store, { language });
    expect(scene.repository.historyOf("main")[0]?.[1].message).toBe(message);
  });
});

test.each([
  ["content", "../content-en", "content-en"],
  ["sites/a/content", "../content-en", "sites/a/content-en"],
  ["sites/a/content", "../../b/content", "sites/b/content"],
  ["content/de", "../../content", "content"],
  ["content", "../content/de", "content/de"],
  ["content", "../../content-en", undefined],
  ["", "../content-en", undefined],
  ["content", "content-en", undefined],
  ["content", "/content-en", undefined],
  ["content", "../", undefined],
  ["content", "../a/../b", undefined],
  ["content", "../.git", undefined],
  ["our sites/content", "../content-en", undefined],
])("from %j, %j is %j", (folder, beside, path) => {
  expect(pathBeside(folder, beside)).toBe(path);
});

describe("opening", () => {
  const open = (folder: string, site: Partial<GitSite> = {}) =>
    Promise.resolve(scene.open(site).beside?.open(folder));

  test("a site in another folder has an address that names it, and costs one request", async () => {
    await scene.repository.push({ "../content-de/site.json": "{}" });
    expect(await open("../content-de")).toEqual({
      is: "opened",
      address: "https://site.example/edit/#site=content-de",
    });
    expect(takeRequests(scene.beside("content-de"))).toEqual(["look"]);
    await scene.repository.push({ "../sites/b/de/site.json": "{}" });
    const deep = { folder: "sites/b/content", builtFolder: "sites/b/content" };
    expect(await open("../de", deep)).toMatchObject({
      address: "https://site.example/edit/#site=sites%2Fb%2Fde",
    });
  });

  test("the site that the page is built from has the page's own address", async () => {
    expect(await open("../content", { folder: "content-de" })).toEqual({
      is: "opened",
      address: "https://site.example/edit/",
    });
  });

  test("where there is no published site, the answer says so", async () => {
    await scene.repository.push({ "../content-de/home.json": "{}" });
    for (const folder of ["../content-de", "../content-fr"])
      expect(reasonOf(await open(folder))).toMatch(
        /^There is no published site in "content-(de|fr)"\./,
      );
    expect(reasonOf(await open("../../elsewhere"))).toMatch(/^The editor can’t use the folder/);
    scene.beside("content-fr").refuses = "offline";
    expect(reasonOf(await open("../content-fr"))).toBe("The host says: offline.");
  });

  test("a site that was just added opens also if the host's answers are older", async () => {
    const { beside, store } = scene;
    await add(store);
    beside("content-en").lag = 1;
    expect(await store.beside?.open("../content-en")).toMatchObject({ is: "opened" });
  });
});

test("a tab that goes on to the site that it added isn't shown answers from before", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  await add(scene.store);
  const host = scene.beside("content-en");
  host.lag = 1;
  const memory = tabMemory(host.site);
  const open = () => openStore(host, { site: gitSite({ folder: "content-en" }), memory });
  expect((await open().load()).files.map(({ name }) => name)).toEqual([...texts.keys()]);
  stored.clear();
  await expect(open().load()).rejects.toThrow('no pages in the folder "content-en"');
});

describe("editing a site in another folder", () => {
  beforeEach(async () => {
    const files = [...(await siteFiles())].map(([name, bytes]) => {
      return [`../content-en/${name}`, new TextDecoder().decode(bytes)] as const;
    });
    await scene.repository.push(Object.fromEntries(files));
  });

  test("its draft has a branch of its own, and publishing it doesn't say when visitors see it", async () => {
    const { open, repository, store } = scene;
    const other = open({ folder: "content-en" });
    const { text } = await fileOf(other, "start.json");
    await mustSave(other, { "start.json": titled(text, "Mine") });
    expect([...repository.branches.keys()]).toEqual(["main", "edit/anna--in-content-en"]);
    expect((await fileOf(store, "start.json")).text).toBe(text);
    const answer = await publish(other);
    expect([answer.is, "live" in answer, other.isLive]).toEqual(["published", false, undefined]);
    expect(repository.read("../content-en/start.json")).toBe(titled(text, "Mine"));
    expect(repository.read("start.json")).toBe(text);
    expect(await publish(store)).toEqual({ is: "nothing" });
  });

  test("the link to look at its proposal names the folder", async () => {
    const { open, repository } = scene;
    const other = open({ folder: "content-en" });
    const { text } = await fileOf(other, "start.json");
    await mustSave(other, { "start.json": titled(text, "Mine") });
    const look = "https://site.example/edit/#look=title&site=content-en";
    expect(await publish(other, { to: { is: "review", branch: "title" } })).toMatchObject({
      review: { look },
    });
    expect(repository.proposals.get("title")).toContain(look);
  });
});

test("at GitHub, the commit adds the folder, and nothing else changes", async () => {
  const github = await startStandIn({ content: secondSite, folder: "sites/a/content" });
  try {
    const folder = "sites/a/content";
    const hostFor = (path: string) => connect(github, { folder: path }).host;
    const site = gitSite({ folder, builtFolder: folder, beside: hostFor });
    const store = openStore(hostFor(folder), { site });
    await store.load();
    github.requests.length = 0;
    expect(await add(store)).toEqual({ is: "added" });
    expect(
      github.requests.map(({ method, path }) => `${method} ${path.split("/").at(-1)}`),
    ).toEqual(["POST graphql", "POST trees", "POST commits", "PATCH main"]);
    const changed = github.state.repository.git(["diff", "--name-status", "main~1", "main"]);
    expect(changed.toString().trim().split("\n")).toEqual([
      "A\tsites/a/content-en/media/favicon.svg",
      "A\tsites/a/content-en/site.json",
      "A\tsites/a/content-en/start.json",
    ]);
    await expect(openStore(hostFor("sites/a/content-fr")).load()).rejects.toBeInstanceOf(Refused);
    const opened = openStore(hostFor("sites/a/content-en"), {
      site: gitSite({ folder: "sites/a/content-en" }),
    });
    expect((await opened.load()).files.map(({ name }) => name)).toEqual([
      "site.json",
      "start.json",
    ]);
  } finally {
    await github.stop();
  }
});
