// @vitest-environment jsdom
// What signing out removes from this browser, beside the sign-in itself.
import { afterEach, expect, test, vi } from "vitest";
import { forgetInTab, openRepository } from "../../../src/edit/open-repository.ts";
import { openDrafts } from "../../../src/edit/session/browser-drafts.ts";
import { storeDestination } from "../../../src/edit/session/last-destination.ts";
import { Account } from "../../../src/edit/web/account.ts";
import { storeNewSiteMark } from "../../../src/edit/session/new-site-mark.ts";
import { contentName, draftBranch } from "../../../src/store/git/names.ts";
import { tabMemory } from "../../../src/store/git/head-memory.ts";
import { createGitHub } from "../../../src/store/github/create-github.ts";
import { MemoryDatabase, type Range } from "../session/memory-database.ts";

const repository = {
  host: "github" as const,
  name: "owner/site",
  branch: "main",
  api: "https://api.github.com",
  signIn: undefined,
};
const setup = {
  url: "https://owner.example/",
  folder: "content",
  repository,
  icons: "./i.json",
  allIcons: "./all.json",
};
const other = "github:owner/site-2";

/** Opens the site in this browser, as a person with this account. */
async function openAs(login: string, branch = "main", folder = "content") {
  const own = { ...repository, branch };
  const account = new Account("a", {
    token: "t",
    person: { login, name: login },
    ends: undefined,
    canPropose: true,
    from: { is: "token" },
  });
  const host = createGitHub({ repository: own, folder, account });
  const { forget } = openRepository({ ...setup, repository: own }, own, folder)(account);
  // The folder is remembered once it is known whose it is.
  await Promise.resolve();
  return {
    forget,
    host,
    site: contentName(host.site, branch, draftBranch(await host.person(), { branch, folder })),
  };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("where branches are and where changes were sent is forgotten, and another site's isn't", async () => {
  const { forget, host, site } = await openAs("anna");
  sessionStorage.clear();
  for (const each of [host.site, other])
    tabMemory(each).write("edit/anna", { commit: "1", passed: [], since: 0 });
  for (const each of [site, other]) {
    storeDestination(each, "review");
    storeNewSiteMark(each, "closed");
  }
  await forget();
  expect(Object.keys(sessionStorage)).toEqual([`head:${other}:edit/anna`]);
  expect(Object.keys(localStorage).toSorted()).toEqual([
    `new-site:${other}`,
    `publish-to:${other}`,
  ]);
});

test("when another tab signs out, this one forgets where branches are", async () => {
  const { host } = await openAs("anna");
  sessionStorage.clear();
  for (const site of [host.site, other])
    tabMemory(site).write("edit/anna", { commit: "1", passed: [], since: 0 });
  forgetInTab(repository);
  expect(Object.keys(sessionStorage)).toEqual([`head:${other}:edit/anna`]);
});

/** A browser's databases. */
function stubDatabases(): void {
  vi.stubGlobal("indexedDB", new MemoryDatabase());
  vi.stubGlobal("IDBKeyRange", { bound: (lower: Range["lower"]): Range => ({ lower }) });
}

type Opened = Awaited<ReturnType<typeof openAs>>;

const words = { name: "home.json", text: "Words", base: "" };
const draftsOf = ({ site }: Opened) => openDrafts(site, new AbortController().signal);
const write = async (opened: Opened) => (await draftsOf(opened)).store([words]);
const hasDrafts = async (opened: Opened) => (await draftsOf(opened)).found.length > 0;

test.each([
  ["of the page", "content"],
  ["of one of them", "content-de"],
])(
  "signing out of the editor %s forgets the sites in all folders that the person opened",
  async (_which, folder) => {
    stubDatabases();
    const opened = [await openAs("anna"), await openAs("anna", "main", "content-de")];
    opened.push(await openAs("anna", "main", "sites/fr"));
    const benInGerman = await openAs("ben", "main", "content-de");
    for (const each of [...opened, benInGerman]) {
      await write(each);
      storeDestination(each.site, "review");
      tabMemory(each.host.site).write("main", { commit: "1", passed: [], since: 0 });
    }
    // After a reload.
    const { forget } = await openAs("anna", "main", folder);
    await forget();
    expect(await Promise.all(opened.map(hasDrafts))).toEqual([false, false, false]);
    expect(await hasDrafts(benInGerman)).toBe(true);
    await benInGerman.forget();
    expect(await hasDrafts(benInGerman)).toBe(false);
    expect(Object.keys(localStorage)).toEqual([]);
    // What else there is doesn't belong to the store.
    expect(Object.keys(sessionStorage)).toEqual(["edit sign-in a"]);
  },
);

test("on a shared computer, each person finds only their own unsaved texts, also after the other signs out", async () => {
  stubDatabases();
  const [anna, ben, annaOnNext] = [
    await openAs("anna"),
    await openAs("ben"),
    await openAs("anna", "next"),
  ];
  await (await draftsOf(anna)).store([words]);
  expect((await draftsOf(ben)).found).toEqual([]);
  expect((await draftsOf(annaOnNext)).found).toEqual([]);
  await ben.forget();
  expect((await draftsOf(anna)).found).toEqual([words]);
  await anna.forget();
  expect((await draftsOf(anna)).found).toEqual([]);
});
