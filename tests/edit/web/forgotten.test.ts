// @vitest-environment jsdom
// What signing out removes from this browser, beside the sign-in itself.
import { afterEach, expect, test } from "vitest";
import { forgetInTab, openRepository } from "../../../src/edit/open-repository.ts";
import { storeDestination } from "../../../src/edit/session/last-destination.ts";
import { Account } from "../../../src/edit/web/account.ts";
import { tabMemory } from "../../../src/store/git/head-memory.ts";
import { createGitHub } from "../../../src/store/github/create-github.ts";

const repository = {
  name: "owner/site",
  branch: "main",
  api: "https://api.github.com",
  signIn: undefined,
};
const setup = { url: "https://owner.example/", folder: "content", repository, icons: "./i.json" };
const account = new Account("a", {
  token: "t",
  person: { login: "anna", name: "Anna" },
  ends: undefined,
  canPropose: true,
  from: { is: "token" },
});

const other = "github:other/site";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("where branches are and where changes were sent is forgotten, and another site's isn't", async () => {
  const { forget } = openRepository(setup, repository)(account);
  sessionStorage.clear();
  for (const site of [createGitHub({ repository, folder: "content", account }).site, other]) {
    tabMemory(site).write("edit/anna", { commit: "1", passed: [], since: 0 });
    storeDestination(site, "review");
  }
  await forget();
  expect(Object.keys(sessionStorage)).toEqual([`head:${other}:edit/anna`]);
  expect(Object.keys(localStorage)).toEqual([`publish-to:${other}`]);
});

test("when another tab signs out, this one forgets where branches are", () => {
  for (const site of [createGitHub({ repository, folder: "content", account }).site, other])
    tabMemory(site).write("edit/anna", { commit: "1", passed: [], since: 0 });
  forgetInTab(setup, repository);
  expect(Object.keys(sessionStorage)).toEqual([`head:${other}:edit/anna`]);
});
