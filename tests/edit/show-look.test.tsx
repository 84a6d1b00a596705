// @vitest-environment jsdom
// Looking at a proposal: of a public repository without signing in, of a private one after it.
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showLook, type LookParts } from "../../src/edit/show-look.tsx";
import { whatToLookAt } from "../../src/edit/web/look-link.ts";
import { startAtHost, takeHostAnswer } from "../../src/edit/web/pkce.ts";
import { siteKey } from "../../src/edit/web/site-key.ts";
import { createStage } from "../../src/edit/web/stage.tsx";
import { Refused } from "../../src/store/git-host.ts";
import { lookAddress } from "../../src/store/setup.ts";
import { base } from "../content/base.ts";
import { setup } from "./web/site-setup.ts";
import {
  check,
  cleanPage,
  forgetTab,
  press,
  readable,
  signIn,
  signOutElsewhere,
  startOver,
} from "./web/web-scene.tsx";

// Asked for by imports; jsdom has neither.
vi.hoisted(() => {
  class ResizeObserver {
    observe() {}
    disconnect() {}
  }
  const matchMedia = () => ({ matches: false, addEventListener: () => {} });
  Object.assign(globalThis, { matchMedia, ResizeObserver });
});

const files = [...base].map(([name, text]) => ({ name, text, version: "1" }));
const assets = { icons: {}, media: new Map<string, string>() };
const looked = { now: { site: "test", folder: "content", files, assets }, before: undefined };
const read = vi.fn<LookParts["read"]>();
const isPrivate: LookParts["read"] = (account) => {
  if (account.token() === "github_pat_anna") return Promise.resolve(looked);
  if (account.token() !== "") account.signedOut();
  return Promise.reject(new Refused("missing", "GitHub has no repository anna/site."));
};

beforeEach(() => {
  startOver();
  read.mockReset().mockImplementation(isPrivate);
});
afterEach(cleanPage);

function openLink(site = setup) {
  const answer = takeHostAnswer(siteKey(site));
  const page = document.createElement("div");
  document.body.replaceChildren(page);
  const stage = createStage(page, () => Promise.reject(new Error("Nothing is edited here.")));
  void showLook(
    stage,
    { setup: site, check, read, forgetTab },
    whatToLookAt()?.branch ?? "",
    answer,
  );
}

/** The proposal is on the screen. */
const isShown = () => screen.findByText("new prices 5%", { selector: "h1" });

test("a public repository's proposal is shown without signing in", async () => {
  history.replaceState(null, "", lookAddress("/edit/", "new prices 5%"));
  read.mockResolvedValue(looked);
  openLink();
  await isShown();
  expect(read.mock.calls[0]?.[0].token()).toBe("");
});

test("a private repository's proposal is shown after signing in, and after a reload", async () => {
  history.replaceState(null, "", lookAddress("/edit/", "new prices 5%"));
  openLink();
  await screen.findByText("GitHub has no repository anna/site.");
  await press("Sign in");
  await signIn();
  await isShown();
  expect(readable()).not.toContain("github_pat_anna");
  openLink();
  await isShown();
});

test("a private repository's proposal is shown after signing in at the host, which loses the fragment", async () => {
  const signInSetup = {
    authorize: "https://host.example/authorize",
    token: "https://host.example/token",
    clientId: "client-1",
  };
  const site = { ...setup, repository: { ...setup.repository, signIn: signInSetup } };
  history.replaceState(null, "", lookAddress("/edit/", "new prices 5%"));
  const address = new URL(
    (await startAtHost(signInSetup, siteKey(site), "https://example.com/edit/")) ?? "",
  );
  const state = address.searchParams.get("state") ?? "";
  history.replaceState(null, "", `/edit/?${new URLSearchParams({ code: "code-1", state })}`);
  const token = JSON.stringify({ access_token: "github_pat_anna" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(token)));
  openLink(site);
  await isShown();
  openLink(site);
  expect(await isShown()).toBeDefined();
});

test("a person whose sign-in has ended is asked to sign in again", async () => {
  history.replaceState(null, "", lookAddress("/edit/", "new prices 5%"));
  openLink();
  await press("Sign in");
  await signIn();
  await isShown();
  read.mockImplementation((account) => {
    account.signedOut();
    return Promise.reject(new Refused("signed out", "GitHub doesn't accept your sign-in anymore."));
  });
  openLink();
  await screen.findByText("GitHub doesn't accept your sign-in anymore.");
  read.mockImplementation(isPrivate);
  await press("Sign in");
  await signIn();
  expect(await isShown()).toBeDefined();
});

test("signing out in another tab signs out here, too", async () => {
  history.replaceState(null, "", lookAddress("/edit/", "new prices 5%"));
  openLink();
  await press("Sign in");
  await signIn();
  await isShown();
  expect(sessionStorage).toHaveLength(1);
  signOutElsewhere();
  expect(sessionStorage).toHaveLength(0);
  expect(forgetTab).toHaveBeenCalledTimes(1);
});

test.each([
  ["/edit/#page-home", undefined],
  ["/edit/#look=", undefined],
  ["/edit/#look=&site=content-de", undefined],
  ["/edit/#look=50%", { branch: "50%", folder: undefined }],
  ["/edit/#look=a%26site%3Db", { branch: "a&site=b", folder: undefined }],
  ["/edit/#look=a&b", { branch: "a&b", folder: undefined }],
  ["/edit/#look=a&site=../b", { branch: "a", folder: undefined }],
  [lookAddress("/edit/", "prices 5%"), { branch: "prices 5%", folder: undefined }],
  [lookAddress("/edit/", "a&b", "sites/b/de"), { branch: "a&b", folder: "sites/b/de" }],
])("what to look at, in the address %s", (address, wanted) => {
  history.replaceState(null, "", address);
  expect(whatToLookAt()).toEqual(wanted);
});
