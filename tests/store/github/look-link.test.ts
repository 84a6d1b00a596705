// A link to look at a proposal needs few of the 60 requests that GitHub answers in an hour without signing in, however
// large the site is and however many pages the proposal changes.
import { afterEach, expect, test } from "vitest";
import { servedTexts } from "../../../src/builder/published-texts.ts";
import { loadContent } from "../../../src/files/content-folder.ts";
import { readBranch } from "../../../src/store/git/look-branch.ts";
import { pageCache } from "../../../src/store/git/page-cache.ts";
import { dentalSite } from "../../fixtures/sites.ts";
import { base } from "../../content/base.ts";
import { lookSite } from "../git/open-store.ts";
import { connect, lookOf } from "./connect.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

let standIn: StandIn;
afterEach(() => standIn.stop());

const blocks = Array.from({ length: 20 }, (_, at) => ({ type: "prose", text: `Text ${at}` }));

const page = (title: string, more = {}) =>
  JSON.stringify({ title, description: title, ...more, blocks }, null, 2) + "\n";

/** A page's name in the content folder -> its text; null removes it. */
type Pages = Readonly<Record<string, string | null>>;

const pagesOf = (count: number, titled = (name: string) => page(name)): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`page-${at}.json`, titled(`page-${at}.json`)]),
  );

const inFolder = (pages: Pages) =>
  Object.fromEntries(Object.entries(pages).map(([name, text]) => [`content/${name}`, text]));

const commit = (branch: string, pages: Pages) =>
  standIn.state.commit({ branch, files: inFolder(pages), message: `Change ${branch}` });

/** A site with these pages besides those of the fixture, and a proposal. */
async function propose(published: Record<string, string>, proposed: Pages) {
  standIn = await startStandIn();
  standIn.state.repository.setBranch("proposal", commit("main", published));
  commit("proposal", proposed);
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Opens the look link as someone who isn't signed in, after the site was built from what is published now. */
async function look(served?: Record<string, string>) {
  const { host } = connect(standIn);
  const { tree } = await lookOf(host, "main");
  const files = new Map((await loadContent(dentalSite)).files);
  for (const [name, oid] of tree)
    if (!name.startsWith("media/"))
      files.set(name, decoder.decode((await host.read([oid])).get(oid)));
  const texts = served ?? servedTexts(files, tree);
  const media = Object.fromEntries(
    [...tree].flatMap(([name, oid]) =>
      name.startsWith("media/") ? [[oid, { address: `../${name}`, measured: undefined }]] : [],
    ),
  );
  standIn.requests.length = 0;
  const cache = pageCache(Promise.resolve({ texts }));
  const site = lookSite({ cache, built: () => Promise.resolve({ media }) });
  const visitor = connect(standIn, { token: "" });
  const { now, before } = await readBranch(visitor.host, site, "proposal");
  const requests = standIn.requests.map(({ path }) => path);
  return {
    requests: requests.length,
    pagesAsked: requests.filter((path) => path.includes("/blobs/")).length,
    text: (name: string) => now.files.find((file) => file.name === name)?.text,
    before: before?.is === "known" ? before.files : {},
  };
}

const changedPages = (count: number) => pagesOf(count, (name) => page(`New ${name}`));

test.each([
  [8, 2],
  [100, 2],
  [100, 30],
  [400, 2],
  [400, 30],
  [400, 250],
])(
  "on a site of %i pages, a proposal that changes %i costs 8 requests at most",
  async (all, changed) => {
    const [published, proposed] = [pagesOf(all), changedPages(changed)];
    await propose(published, proposed);
    const { requests, text, before } = await look();
    expect(requests).toBeLessThanOrEqual(8);
    for (const [name, then] of Object.entries(published)) {
      expect(text(name)).toBe(proposed[name] ?? then);
      expect(before[name]).toBe(then);
    }
  },
);

test("what others have published since costs nothing more, and isn't shown as a change", async () => {
  const published = pagesOf(100);
  await propose(published, changedPages(30));
  const later = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`page-${at}.json`, page(`Later ${at}`)]),
  );
  commit("main", later);
  const { requests, text, before } = await look();
  expect(requests).toBeLessThanOrEqual(8);
  expect([text("page-1.json"), text("page-40.json")]).toEqual([
    page("New page-1.json"),
    page("page-40.json"),
  ]);
  for (const [name, then] of Object.entries(published)) expect(before[name]).toBe(then);
});

test("a proposal of many commits that merges what others published costs no more", async () => {
  await propose(pagesOf(30), { "page-0.json": page("First") });
  const { repository } = standIn.state;
  const [main, head] = ["main", "proposal"].map((name) => repository.branches().get(name) ?? "");
  for (const at of Array.from({ length: 12 }, (_, index) => index))
    commit("proposal", { [`page-${at}.json`]: page(`Change ${at}`) });
  const last = repository.branches().get("proposal") ?? "";
  const merge = repository.commit(last);
  if (!merge || main === undefined || head === undefined) throw new Error("There is no commit.");
  const merged = repository.writeCommit({
    ...merge,
    parents: [last, commit("main", { "page-20.json": page("Theirs") })],
  });
  repository.setBranch("proposal", merged);
  const { requests, text } = await look();
  expect(requests).toBeLessThanOrEqual(8);
  expect([text("page-11.json"), text("page-29.json")]).toEqual([
    page("Change 11"),
    page("page-29.json"),
  ]);
});

test("pages that are added, renamed, removed or emptied are shown as they are", async () => {
  const old = page("Old", { eyebrow: "A page to rename" });
  await propose(
    { ...pagesOf(8), "old.json": old, "gone.json": page("Gone") },
    {
      "added.json": page("Added"),
      "old.json": null,
      "renamed.json": old.replace("rename", "have another name"),
      "moved.json": page("page-3.json"),
      "page-3.json": null,
      "gone.json": null,
      "page-4.json": "",
      "page-5.json": page("Five"),
    },
  );
  const { requests, text, before } = await look();
  expect(requests).toBeLessThanOrEqual(8);
  expect(text("added.json")).toBe(page("Added"));
  expect(text("renamed.json")).toContain("have another name");
  expect(text("moved.json")).toBe(page("page-3.json"));
  expect(text("page-4.json")).toBe("");
  expect([text("old.json"), text("page-3.json"), text("gone.json")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(before).toMatchObject({ "old.json": old, "gone.json": page("Gone") });
});

test("line ends, a missing last line end, a byte order mark and odd characters are kept to the byte", async () => {
  const windows = page("Windows").replaceAll("\n", "\r\n");
  const published = {
    "windows.json": windows,
    "open.json": page("Open").trimEnd(),
    "closed.json": page("Closed"),
    "mark.json": `\uFEFF${page("Mark")}`,
    "odd.json": page("Odd"),
    "mixed.json": page("Mixed").replace("\n", "\r\n"),
  };
  const proposed = {
    "windows.json": windows.replace("Windows", "Still Windows"),
    "open.json": `${published["open.json"].replace("Open", "Closed now")}\n`,
    "closed.json": published["closed.json"].trimEnd(),
    "mark.json": published["mark.json"].replace("Mark", "Marked"),
    "odd.json": page("Line\u2028diff --git a/x b/x\u2028@@ -1 +1 @@ \u{1F9B7}"),
    "mixed.json": published["mixed.json"].replaceAll("\n", "\r\n"),
  };
  await propose(published, proposed);
  const { requests, pagesAsked, text } = await look();
  expect(requests).toBeLessThanOrEqual(8);
  expect(pagesAsked).toBe(0);
  for (const [name, now] of Object.entries(proposed))
    expect([name, text(name)]).toEqual([name, now]);
});

test("a text that doesn't match its object id is asked of GitHub, and so is what would be made of it", async () => {
  const published = pagesOf(8);
  await propose(published, changedPages(3));
  const { tree } = await lookOf(connect(standIn).host, "main");
  const { requests, text, before } = await look(
    Object.fromEntries([...tree.values()].map((oid) => [oid, "{}"])),
  );
  expect(requests).toBeGreaterThan(8);
  expect([text("page-1.json"), before["page-1.json"]]).toEqual([
    page("New page-1.json"),
    page("page-1.json"),
  ]);
});

test("a page with something hidden, which the site doesn't serve, is asked for once", async () => {
  const hidden = { hidden: true };
  await propose(
    { ...pagesOf(8), "secret.json": page("Secret", { extra: [hidden] }) },
    { ...changedPages(3), "secret.json": page("Known", { extra: [hidden] }) },
  );
  const { requests, pagesAsked, text, before } = await look();
  expect([requests <= 8, pagesAsked]).toEqual([true, 1]);
  expect(text("secret.json")).toContain("Known");
  expect(before["secret.json"]).toContain("Secret");
});

const wrongDiffs: readonly [string, (diff: string) => string][] = [
  ["is about other lines", (diff) => diff.replaceAll("page-", "pages-")],
  ["is cut", (diff) => diff.slice(0, diff.length / 2)],
  ["names other texts", (diff) => diff.replaceAll(/^index .*$/gm, "index 1234567..7654321 100644")],
  ["would make another text", (diff) => diff.replaceAll(/^\+(.*)New/gm, "+$1Never")],
  ["isn't one", () => "{}"],
  ["is empty", () => ""],
];

test.each(wrongDiffs)("no wrong text is shown if the difference %s", async (_, change) => {
  const proposed = changedPages(4);
  await propose(pagesOf(8), proposed);
  const { git } = standIn.state.repository;
  standIn.state.repository.git = function (args) {
    const answer = git.call(this, args);
    return args[0] === "diff" ? Buffer.from(change(answer.toString())) : answer;
  };
  const { text } = await look();
  for (const [name, now] of Object.entries(proposed)) expect(text(name)).toBe(now);
});

test.each([
  [
    "refuses it as too large",
    { status: 406, message: "Sorry, the diff exceeded the maximum number of files (300)" },
  ],
  ["takes too long for it", { status: 500, message: "Server Error" }],
])("each page is asked for if GitHub %s", async (_, trouble) => {
  const proposed = changedPages(4);
  await propose(pagesOf(8), proposed);
  const diff = /compare\/[0-9a-f]{40}/;
  standIn.once(diff, trouble);
  standIn.once(diff, trouble);
  const { pagesAsked, text } = await look();
  expect(pagesAsked).toBe(4);
  for (const [name, now] of Object.entries(proposed)) expect(text(name)).toBe(now);
  standIn.calm();
});

test("more than 300 changed pages are refused as a difference, and asked for one by one", async () => {
  const proposed = changedPages(301);
  await propose(pagesOf(301), proposed);
  const { pagesAsked, text } = await look();
  expect(pagesAsked).toBe(301);
  expect(text("page-300.json")).toBe(proposed["page-300.json"]);
});

test.each(["pull/1/head", "heads/proposal", "dental:proposal", "v1"])(
  "only a branch is shown, not %s",
  async (name) => {
    await propose(pagesOf(2), changedPages(1));
    const { repository } = standIn.state;
    const head = repository.branches().get("proposal") ?? "";
    repository.git(["update-ref", "refs/pull/1/head", head]);
    repository.git(["update-ref", "refs/tags/v1", head]);
    const { host } = connect(standIn, { token: "" });
    await expect(readBranch(host, lookSite(), name)).rejects.toThrow("There is no proposal called");
  },
);

test("draft pages, and what is published in another form, aren't served", () => {
  const draft = JSON.stringify({ title: "Draft", draft: true, blocks: [] });
  const files = new Map([...base, ["news.json", draft]]);
  const ids = new Map([...files.keys()].map((name) => [name, `id of ${name}`]));
  const hidden = (base.get("home.json") ?? "").replace('"id": "values"', '"hidden": true');
  expect(servedTexts(new Map(base).set("home.json", hidden), ids)).not.toHaveProperty(
    "id of home.json",
  );
  expect(Object.values(servedTexts(files, ids))).not.toContain(draft);
  expect(servedTexts(base, ids)).toHaveProperty("id of home.json", base.get("home.json"));
});
