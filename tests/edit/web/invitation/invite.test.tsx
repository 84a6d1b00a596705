// @vitest-environment jsdom
// An invitation from the one who makes it to the one who opens it: the link and the phrase together, neither alone.
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { siteKey } from "../../../../src/edit/web/site-key.ts";
import { setup } from "../site-setup.ts";
import {
  button,
  check,
  cleanPage,
  openPage,
  opened,
  press,
  readable,
  ready,
  refusedToken,
  signIn,
  startOver,
  tokens,
  type,
  unfold,
} from "../web-scene.tsx";
import { expectFocusOn } from "../../expect-focus.ts";

/** Made once, because the phrase is slow to try by design. */
let link: string;
let phrase: string;

beforeAll(async () => {
  startOver();
  ({ link, phrase } = await makeInvitation("Ben Núñez"));
  cleanPage();
});
beforeEach(startOver);
afterEach(cleanPage);

async function makeInvitation(name: string, token?: string) {
  openPage();
  await signIn();
  await press("Account");
  await unfold("Invite a colleague");
  await type("Colleague’s name", name);
  if (token === undefined) fireEvent.click(await screen.findByLabelText("Your own token"));
  else await type("Token for this invitation", token);
  await press("Make the link");
  const shown = async (selector: string) =>
    (await screen.findByText(/\S/, { selector })).textContent ?? "";
  return { link: await shown(".invitation-link"), phrase: await shown(".pass-phrase") };
}

/** Opens the link in a browser that hasn't seen the site. */
function follow(address: string, site = setup) {
  history.replaceState(null, "", address);
  openPage(site);
}

async function typePhrase(typed: string) {
  await type("Pass phrase", typed);
  await press("Open the editor");
}

const problem = (words: RegExp) => screen.findByText(words, { selector: ".problem" });

test("the colleague signs in under their own name, with the token of the one who invited", async () => {
  follow(link);
  await screen.findByText("You are invited to edit example.com");
  expect(location.hash).toBe("");
  await typePhrase(phrase.toUpperCase().replaceAll(" ", "-"));
  await button("Account");
  expect(opened.account?.person).toEqual({ login: "ben-nunez", name: "Ben Núñez" });
  expect(opened.account?.token()).toBe("github_pat_anna");
  expect(readable()).not.toContain("github_pat_anna");
  expect(readable()).not.toContain(phrase);
  await press("Account");
  expect(document.querySelector(".account")?.textContent).toMatch(
    /signed in as Ben Núñez, invited by Anna Maier/,
  );
  // Who is invited has no token to give away.
  expect(screen.queryByText("Invite a colleague")).toBeNull();
  // In another tab, the phrase is enough; after signing out, nothing is left.
  sessionStorage.clear();
  openPage();
  await screen.findByLabelText("Pass phrase");
  expect({ ...localStorage }).toEqual({
    [`edit invitation ${siteKey(setup)}`]: link.replace(/.*=/, ""),
  });
});

test("the person who invites reads that people with the same name would share a draft", async () => {
  openPage();
  await signIn();
  await press("Account");
  await unfold("Invite a colleague");
  const name = await screen.findByLabelText("Colleague’s name");
  const hints = (name.getAttribute("aria-describedby") ?? "").split(" ");
  const text = hints.map((id) => document.getElementById(id)?.textContent).join(" ");
  expect(text).toMatch(/same name would share one draft/);
});

test("a word that was misheard is named, and the host isn't asked", async () => {
  follow(link);
  await typePhrase(`${phrase.replace(/ \S+$/, "")} zzyzx`);
  await problem(/^“zzyzx” isn't a word of any pass phrase/);
  expect(check).not.toHaveBeenCalled();
});

test("another phrase opens nothing and leaves nothing behind", async () => {
  follow(link);
  await typePhrase("abandon ability able about above absent");
  await problem(/^This pass phrase doesn't belong to the invitation/);
  expect(check).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test("a link that was cut is reported before anybody types, and a token can be used instead", async () => {
  follow(link.slice(0, -5));
  await screen.findByText(/^This link isn't complete/);
  expect(screen.queryByLabelText("Pass phrase")).toBeNull();
  await press("Sign in with a token instead");
  await signIn();
  await button("Account");
  expect(opened.account?.person).toBeUndefined();
});

test("a token that has ended since is reported with the name of the person to ask", async () => {
  tokens.set("github_pat_anna", refusedToken);
  follow(link);
  await typePhrase(phrase);
  const words = /ask Anna Maier for a new one\. The reason: GitHub doesn't accept this\.$/;
  await problem(words);
  expect(localStorage).toHaveLength(0);
});

test("a separate token is checked, and the invitation carries it instead", async () => {
  const refused = await refusedInvitation("github_pat_wrong");
  expect(refused).toBe("GitHub doesn't accept this.");
  tokens.set("github_pat_ben", ready());
  await type("Token for this invitation", "github_pat_ben");
  await press("Make the link");
  await screen.findByText(/The invitation for Ben is ready/);
  expect(readable()).not.toContain("github_pat_ben");
  await press("Invite someone else");
  await expectFocusOn(screen.findByLabelText("Colleague’s name"));
});

test("a token just for the colleague comes first, with how to make it; the own one is shared only on request", async () => {
  openPage();
  await signIn();
  await press("Account");
  await unfold("Invite a colleague");
  await type("Colleague’s name", "Ben");
  // Cast: it is the label of an input.
  const own = (await screen.findByLabelText("Your own token")) as HTMLInputElement;
  expect(own.checked).toBe(false);
  await press("Make the link");
  await problem(/^Make a token at GitHub for this invitation/);
  expect(document.querySelector(".invite .token-steps")?.textContent).toContain(
    "Only select repositories, and there site",
  );
  const meaning = document.getElementById(own.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(meaning).toMatch(/also outside this editor/);
  fireEvent.click(own);
  expect(screen.queryByLabelText("Token for this invitation")).toBeNull();
  await press("Make the link");
  expect(await screen.findByText(/The invitation for Ben is ready/)).toBeDefined();
});

async function refusedInvitation(token: string) {
  openPage();
  await signIn();
  await press("Account");
  await unfold("Invite a colleague");
  await type("Colleague’s name", "Ben");
  await type("Token for this invitation", token);
  await press("Make the link");
  return (await problem(/GitHub/)).textContent;
}

test("an invitation needs a name that can name a draft of its own", async () => {
  openPage();
  await signIn();
  await press("Account");
  await unfold("Invite a colleague");
  await press("Make the link");
  await problem(/^Type the colleague's name with at least one letter from A to Z/);
  expect(document.activeElement).toBe(screen.getByLabelText("Colleague’s name"));
  await type("Colleague’s name", "Anna");
  await press("Make the link");
  await problem(/^This is the name of your own account/);
});

test("the link can be copied, or selected where the browser doesn't allow copying", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockRejectedValueOnce(new Error());
  vi.stubGlobal("navigator", Object.assign(navigator, { clipboard: { writeText } }));
  const made = await makeInvitation("Ben");
  await press("Copy link");
  // Cast: it is the label of a text.
  const text = (await screen.findByLabelText("Link")) as HTMLTextAreaElement;
  expect(text.value).toBe(made.link);
  await press("Copy link");
  await waitFor(() => expect(screen.getByText(/^Copied/)).toBeDefined());
  expect(writeText).toHaveBeenLastCalledWith(made.link);
});
