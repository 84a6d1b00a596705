// @vitest-environment jsdom
// A token that ends while someone edits, signing in again, and signing out.
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  button,
  cleanPage,
  forget,
  forgetTab,
  openPage,
  opened,
  posted,
  press,
  readable,
  ready,
  signIn,
  signOutElsewhere,
  startOver,
  tokens,
} from "./web-scene.tsx";
import { expectFocusOn } from "../expect-focus.ts";

beforeEach(async () => {
  startOver();
  openPage();
  await signIn();
  await button("Account");
});
afterEach(cleanPage);

const session = () => {
  if (!opened.session) throw new Error("No editor was opened.");
  return opened.session;
};
/** Someone types a title that isn't saved yet. */
const edit = () =>
  act(() => session().change("contact.json", { do: "set", path: ["title"], value: "Reach us" }));
const isUnsaved = () => session().state().unsaved.length > 0;
const save = () => act(() => session().save());
const dialog = () => document.querySelector("dialog h2")?.textContent;
const isGone = () => waitFor(() => expect(dialog()).toBeUndefined());

test("a token that ends in the middle is asked for again, and what was typed can be saved", async () => {
  edit();
  tokens.clear();
  await save();
  expect(await screen.findByText(/Your token has ended or was deleted/)).toBeDefined();
  expect(sessionStorage).toHaveLength(0);
  tokens.set("github_pat_new", ready());
  await signIn("github_pat_new");
  await isGone();
  expect(session().state().message?.words).toBe("You are signed in again. Save your changes.");
  expect(isUnsaved()).toBe(true);
  await save();
  expect(isUnsaved()).toBe(false);
  expect(readable()).not.toContain("github_pat_new");
});

test("Later goes on editing, the host's other answers don't ask again, and a save that fails does", async () => {
  edit();
  tokens.clear();
  await save();
  await press("Later");
  await isGone();
  act(() => opened.account?.signedOut());
  expect(dialog()).toBeUndefined();
  expect(isUnsaved()).toBe(true);
  await save();
  await waitFor(() => expect(dialog()).toBe("Sign in again"));
  await press("Later");
  await isGone();
  await press("Sign in");
  await waitFor(() => expect(dialog()).toBe("Sign in again"));
});

test("another person can't go on in the middle of someone's draft", async () => {
  tokens.clear();
  tokens.set("github_pat_ben", ready({ login: "ben", name: "Ben Lee" }));
  act(() => opened.account?.signedOut());
  await signIn("github_pat_ben");
  const words = /This token belongs to Ben Lee, and you are signed in as Anna Maier/;
  expect(await screen.findByText(words)).toBeDefined();
  expect(opened.account?.token()).not.toBe("github_pat_ben");
});

test("a new token can take over before the old one ends", async () => {
  tokens.set("github_pat_new", ready());
  await press("Account");
  await signIn("github_pat_new");
  const done = await screen.findByText("The new token is in use.");
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(opened.account?.token()).toBe("github_pat_new");
  openPage();
  await button("Account");
  expect(opened.account?.token()).toBe("github_pat_new");
});

test("signing out forgets everything about the site, in this tab and in the others", async () => {
  localStorage.setItem("of another page", "1");
  await press("Account");
  await press("Sign out");
  await screen.findByLabelText("Token");
  expect(screen.getByRole("status").textContent).toBe(
    "You are signed out. What you saved is there when you sign in again.",
  );
  expect(screen.queryByRole("alert")?.textContent ?? "").toBe("");
  expect(sessionStorage).toHaveLength(0);
  expect({ ...localStorage }).toEqual({ "of another page": "1" });
  expect(forget).toHaveBeenCalledTimes(1);
  expect(posted.at(-1)).toMatch(/^edit signed out https:\/\/example\.com .*anna\/site/);
  expect(opened.place?.childNodes).toHaveLength(0);
  // The message to the others doesn't load this page again, which would end the deleting.
  expect(forgetTab).not.toHaveBeenCalled();
});

test("signing out in another tab forgets what this tab has stored", () => {
  expect(sessionStorage).toHaveLength(1);
  signOutElsewhere();
  expect(sessionStorage).toHaveLength(0);
  expect(forgetTab).toHaveBeenCalledTimes(1);
});

test("signing out asks first if something isn't saved, and can be called off", async () => {
  edit();
  await press("Account");
  await press("Sign out");
  const words = "Some of your changes aren’t saved. Signing out deletes them.";
  expect(await screen.findByText(words)).toBeDefined();
  await expectFocusOn(button("Save and sign out"));
  await press("Cancel");
  await expectFocusOn(button("Sign out"));
  expect(forget).not.toHaveBeenCalled();
  expect(isUnsaved()).toBe(true);
  await press("Sign out");
  await press("Sign out without saving");
  await screen.findByLabelText("Token");
  expect(forget).toHaveBeenCalledTimes(1);
});

test("unsaved changes can be saved on the way out; if that fails, nobody is signed out", async () => {
  edit();
  await press("Account");
  await press("Sign out");
  tokens.set("github_pat_anna", { is: "refused", reason: "" });
  await press("Save and sign out");
  await waitFor(() => expect(dialog()).toBe("Sign in again"));
  expect(forget).not.toHaveBeenCalled();
  tokens.set("github_pat_anna", ready());
  await signIn();
  await isGone();
  await press("Account");
  await press("Sign out");
  await press("Save and sign out");
  await screen.findByLabelText("Token");
  expect(forget).toHaveBeenCalledTimes(1);
});

test("a token without proposals is usable, and the account says what is missing", async () => {
  const checked = ready();
  tokens.set(
    "github_pat_new",
    checked.is === "ready" ? { ...checked, canPropose: false } : checked,
  );
  await press("Account");
  expect(screen.queryByText(/can’t send proposals/)).toBeNull();
  await signIn("github_pat_new");
  expect(await screen.findByText(/can’t send proposals/)).toBeDefined();
});
