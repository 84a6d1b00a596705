// @vitest-environment jsdom
// What is asked while the editor's code arrives is what the editor then asks: nothing is asked twice.
import { webcrypto } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openRepository } from "../../../src/edit/open-repository.ts";
import { Account } from "../../../src/edit/web/account.ts";
import { askAhead } from "../../../src/edit/web/ask-ahead.ts";
import { rememberSignIn, type SignIn } from "../../../src/edit/web/sign-in.ts";
import { siteKey } from "../../../src/edit/web/site-key.ts";
import { objectIdOf } from "../../../src/store/object-id.ts";
import { setupAttribute } from "../../../src/store/setup.ts";
import { setup as site } from "./site-setup.ts";

const setup = { ...site, icons: "./icons-1.json", allIcons: "./icons-all-1.json" };
const texts = { "site.json": "{}", "home.json": '{ "title": "Home", "blocks": [] }' };

const anna: SignIn = {
  token: "annas-token",
  person: { login: "anna-m", name: "Anna" },
  ends: undefined,
  canPropose: true,
  from: { is: "token" },
};
const invited: SignIn = { ...anna, from: { is: "invitation", by: "Otto" } };

/** What was asked of the site and of the Git host, in order. */
let asked: string[];

/** A site with these texts, which the editor hasn't opened in this browser before. */
async function answers(): Promise<Record<string, unknown>> {
  const ids = await Promise.all(
    Object.entries(texts).map(
      async ([name, text]) => [name, await objectIdOf(new TextEncoder().encode(text))] as const,
    ),
  );
  const entries = ids.map(([name, oid]) => ({ name, mode: 0o100644, oid }));
  const commit = {
    oid: "c".repeat(40),
    committedDate: "2025-05-27T08:00:00Z",
    tree: { oid: "d".repeat(40) },
    content: { object: { entries } },
    media: null,
    history: { nodes: [] },
  };
  const viewer = { login: "anna-m", name: "Anna", databaseId: 1 };
  return {
    graphql: { data: { viewer, repository: { id: "r", n0: { target: commit }, n1: null } } },
    "built.json": { media: {} },
    "icons-1.json": {},
    "texts.json": {
      texts: Object.fromEntries(ids.map(([name, oid]) => [oid, texts[name as keyof typeof texts]])),
    },
  };
}

beforeEach(async () => {
  asked = [];
  vi.stubGlobal("crypto", webcrypto);
  const all = await answers();
  vi.stubGlobal("fetch", (address: string | URL) => {
    const name = String(address).replace(/^.*\//, "");
    asked.push(name);
    return Promise.resolve(Response.json(all[name]));
  });
  document.body.innerHTML = '<div id="edit"></div>';
  document.getElementById("edit")?.setAttribute(setupAttribute, JSON.stringify(setup));
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  location.hash = "";
});

test.each([
  ["the owner of a token", anna],
  ["an invited person", invited],
])("for %s, the editor waits only for what was asked ahead", async (_who, signIn) => {
  rememberSignIn(siteKey(setup), signIn);
  askAhead();
  await vi.waitFor(() => expect(asked).toContain("texts.json"));
  const ahead = [...asked];
  expect(ahead.toSorted()).toEqual(["built.json", "graphql", "icons-1.json", "texts.json"]);
  const { store } = openRepository(setup, setup.repository)(new Account(siteKey(setup), signIn));
  const { files } = await store.load();
  expect(files.map(({ name, text }) => [name, text]).toSorted()).toEqual(
    Object.entries(texts).toSorted(),
  );
  expect(asked).toEqual(ahead);
});

test.each([
  ["nobody is signed in", () => {}],
  [
    "a link is about something else",
    () => {
      rememberSignIn(siteKey(setup), anna);
      location.hash = "#look=edit%2Fotto";
    },
  ],
  [
    "the site has no repository",
    () => {
      rememberSignIn(siteKey({ ...setup, repository: undefined }), anna);
      const page = document.getElementById("edit");
      page?.setAttribute(setupAttribute, JSON.stringify({ ...setup, repository: undefined }));
    },
  ],
])("nothing is asked ahead if %s", async (_when, prepare) => {
  prepare();
  askAhead();
  await Promise.resolve();
  expect(asked).toEqual([]);
});
