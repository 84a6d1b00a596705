// A token is checked at once, and what it is missing is named.
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkToken } from "../../../src/store/github/check-token.ts";
import { repositoryOf } from "./connect.ts";
import { anna, annasToken, startStandIn, type StandIn } from "./stand-in.ts";
import type { TokenOwner } from "./state.ts";

let standIn: StandIn;

beforeEach(async () => {
  standIn = await startStandIn();
});

afterEach(() => standIn.stop());

const check = (token = annasToken, folder = "content") =>
  checkToken(repositoryOf(standIn), folder, token);

const give = (owner: Partial<TokenOwner>) =>
  standIn.state.tokens.set(annasToken, { ...anna, ...owner });

const approval = "The owner of an organization may have to approve it.";

test("a complete one tells who it belongs to", async () => {
  expect(await check()).toEqual({
    is: "ready",
    person: { login: "anna-m", name: "Anna Maier" },
    ends: undefined,
    canPropose: true,
  });
});

test("checking changes nothing in the repository", async () => {
  const before = standIn.state.repository.branches();
  await check();
  expect(standIn.state.repository.branches()).toEqual(before);
  expect(standIn.state.pulls).toEqual([]);
});

test("blanks and line breaks around it don't matter", async () => {
  expect(await check(`  ${annasToken}\n`)).toMatchObject({ is: "ready" });
});

test("a person without a name is called by their login, which becomes part of a branch's name", async () => {
  give({ login: "anna_company", name: null });
  expect(await check()).toMatchObject({
    person: { login: "anna-company", name: "anna_company" },
  });
});

test("one that can't propose can be used all the same", async () => {
  give({ pulls: "read" });
  expect(await check()).toMatchObject({ is: "ready", canPropose: false });
});

test("when it ends is known where GitHub shows it", async () => {
  const headers = { "github-authentication-token-expiration": "2025-11-12 10:31:26 UTC" };
  standIn.once(/blobs/, { status: 201, body: { sha: "-" }, headers });
  expect(await check()).toMatchObject({ ends: new Date("2025-11-12T10:31:26Z") });
});

test.each<[string, string, string]>([
  ["nothing", " ", "Paste the token here."],
  [
    "something else",
    "hunter2",
    'This isn\'t a token from GitHub: they begin with "github_pat_". Copy the whole token and paste it here.',
  ],
  [
    "a wrong one",
    "github_pat_11WRONG",
    "GitHub doesn't accept this token: it has expired, was deleted, or wasn't copied whole. Paste it again, or create a new one.",
  ],
])("%s is refused in words", async (_, token, reason) => {
  expect(await check(token)).toEqual({ is: "refused", reason });
});

test.each<[string, Partial<TokenOwner>, string]>([
  [
    "an expired one",
    { isExpired: true },
    "GitHub doesn't accept this token: it has expired, was deleted, or wasn't copied whole. Paste it again, or create a new one.",
  ],
  [
    "one that may only read",
    { contents: "read" },
    `This token can't save to dental/website. At GitHub, edit the token: under "Repository access", choose this repository, and under "Permissions", set "Contents" to "Read and write". ${approval}`,
  ],
  [
    "one for another repository, where this one is public",
    { hasAccess: false },
    `This token can't save to dental/website. At GitHub, edit the token: under "Repository access", choose this repository, and under "Permissions", set "Contents" to "Read and write". ${approval}`,
  ],
])("%s is refused by what is missing", async (_, owner, reason) => {
  give(owner);
  expect(await check()).toEqual({ is: "refused", reason });
});

test("one without access to a private repository is refused by what is missing", async () => {
  standIn.state.isPrivate = true;
  give({ hasAccess: false });
  expect(await check()).toEqual({
    is: "refused",
    reason: `This token has no access to dental/website. At GitHub, edit the token: under "Repository access", choose this repository. ${approval}`,
  });
});

test("one that may not even read is refused by what is missing", async () => {
  const message = "Resource not accessible by personal access token";
  const path = ["repository", "ref"];
  const errors = [{ type: "FORBIDDEN", path, message }];
  standIn.once(/graphql/, { status: 200, body: { data: { repository: null }, errors } });
  expect(await check()).toMatchObject({ reason: expect.stringContaining('"Contents"') });
});

test("an older kind of token, which GitHub refuses as if there were no repository", async () => {
  standIn.once(/blobs/, { status: 404, message: "Not Found" });
  expect(await check()).toMatchObject({ reason: expect.stringContaining('"Contents"') });
});

test("an archived repository is reported", async () => {
  standIn.state.isArchived = true;
  expect(await check()).toEqual({
    is: "refused",
    reason:
      "dental/website is archived at GitHub, so it can't be changed. Ask the owner of the repository.",
  });
});

test("a missing branch and a missing folder are reported", async () => {
  expect(await check(annasToken, "site")).toEqual({
    is: "refused",
    reason:
      'The repository dental/website has no folder called "site". Ask the owner of the repository.',
  });
  standIn.state.setBranch("trunk", standIn.state.repository.branches().get("main"));
  standIn.state.defaultBranch = "trunk";
  standIn.state.setBranch("main", undefined);
  expect(await check()).toEqual({
    is: "refused",
    reason:
      'The repository dental/website has no branch called "main". If the site is published from "trunk", ask the owner of the repository to write that into site.json, under "repositorySettings".',
  });
});

test("an empty repository is reported", async () => {
  standIn.state.setBranch("main", undefined);
  expect(await check()).toEqual({
    is: "refused",
    reason: "The repository dental/website is empty. Put the site's files into it first.",
  });
});

test("without a connection, that is reported, not the token", async () => {
  standIn.isOffline = true;
  expect(await check()).toEqual({
    is: "refused",
    reason: "GitHub can't be reached. Check your internet connection and try again.",
  });
});
