// @vitest-environment jsdom
// Signing in with a token: the field says what is missing, and the token stays in this tab.
import axe from "axe-core";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startAtHost } from "../../../src/edit/web/pkce.ts";
import { Refused } from "../../../src/store/git-host.ts";
import { setup } from "./site-setup.ts";
import {
  check,
  button,
  cleanPage,
  load,
  openPage,
  opened,
  press,
  readable,
  ready,
  signIn,
  startOver,
  tokens,
  type,
} from "./web-scene.tsx";

/** Vitest's page, which can't be left: jsdom only reports that it should have been. */
declare const jsdom: {
  virtualConsole: { once: (event: "jsdomError", listener: (error: Error) => void) => void };
};

// To see where the button goes.
vi.mock("../../../src/edit/web/pkce.ts", { spy: true });

beforeEach(startOver);
afterEach(cleanPage);

const signInSetup = {
  authorize: "https://host.example/authorize",
  token: "https://host.example/token",
  clientId: "client-1",
};

const hosted = { ...setup, repository: { ...setup.repository, signIn: signInSetup } };

const problem = () => waitFor(() => screen.getByText(/\S/, { selector: ".problem" }));
// Cast: it is the field's label.
const field = async () => (await screen.findByLabelText("Token")) as HTMLInputElement;

test("a refused token is explained at its field, which keeps the focus and the token", async () => {
  openPage();
  await signIn("github_pat_wrong");
  expect((await problem()).textContent).toBe("GitHub doesn't accept this.");
  const input = await field();
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.getAttribute("aria-describedby")?.split(" ")).toContain((await problem()).id);
  expect(input.value).toBe("github_pat_wrong");
  expect(sessionStorage).toHaveLength(0);
});

test("an accepted token opens the editor and can't be read anywhere but in this tab's memory", async () => {
  openPage();
  const input = await field();
  await signIn();
  await button("Account");
  expect(opened.account?.token()).toBe("github_pat_anna");
  expect(readable()).not.toContain("github_pat_anna");
  expect(input.value).toBe("");
  expect(input.getAttribute("value")).toBeNull();
});

test("a password manager knows the form, and tells two sites at one address apart", async () => {
  openPage();
  const input = await field();
  expect(input.autocomplete).toBe("current-password");
  // Cast: it is the label of an input.
  const repository = screen.getByLabelText("Repository") as HTMLInputElement;
  expect([repository.autocomplete, repository.value]).toEqual(["username", "anna/site"]);
  expect(repository.form).toBe(input.form);
});

test("blanks that came along with the token don't matter", async () => {
  openPage();
  await signIn(" github_pat_\u00a0anna ");
  await button("Account");
  expect(check).toHaveBeenCalledExactlyOnceWith("github_pat_anna");
});

test("no token, no connection and a host that fails are a sentence each", async () => {
  openPage();
  await press("Sign in");
  expect((await problem()).textContent).toBe("Paste your token here.");
  check.mockRejectedValueOnce(new Refused("offline", "You're offline. Try again."));
  await signIn();
  await waitFor(() => expect(screen.getByText("You're offline. Try again.")).toBeDefined());
  check.mockRejectedValueOnce(new TypeError("x is undefined"));
  await signIn();
  const unchecked = "The token couldn't be checked. Check your internet connection and try again.";
  await waitFor(() => expect(screen.getByText(unchecked)).toBeDefined());
});

test("pressing twice asks the host once", async () => {
  openPage();
  await type("Token", "github_pat_anna");
  const signInButton = await button("Sign in");
  fireEvent.click(signInButton);
  fireEvent.click(signInButton);
  await button("Account");
  expect(check).toHaveBeenCalledTimes(1);
});

test("a reload stays signed in, and another site at the same address doesn't know of it", async () => {
  openPage();
  await signIn();
  await button("Account");
  openPage();
  await button("Account");
  expect(check).toHaveBeenCalledTimes(1);
  openPage({ ...setup, repository: { ...setup.repository, name: "anna/shop" } });
  expect((await field()).value).toBe("");
  openPage({ ...setup, url: "https://example.com/shop" });
  expect((await field()).value).toBe("");
});

test("a browser that stores nothing is signed in until the reload, and says so", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked");
  });
  openPage();
  await signIn();
  await press("Account");
  const words = /Your browser stores nothing for this site/;
  expect(await screen.findByText(words)).toBeDefined();
  vi.restoreAllMocks();
  openPage();
  await field();
});

test("the steps name the repository and link to the page of its own host", async () => {
  const api = "https://git.example.org/api/v3";
  openPage({ ...setup, repository: { ...setup.repository, api } });
  await field();
  const link = document.querySelector(".token-steps a")?.getAttribute("href");
  expect(link).toBe("https://git.example.org/settings/personal-access-tokens/new");
  const steps = document.querySelector(".token-steps")?.textContent;
  for (const part of ["Resource owner: anna", "there site", "Contents and Pull requests"])
    expect(steps).toContain(part);
});

test("a token that the host refuses when the content is read is asked for again", async () => {
  openPage();
  await type("Token", "github_pat_anna");
  load.mockImplementationOnce(() => {
    tokens.delete("github_pat_anna");
    return Promise.resolve();
  });
  await press("Sign in");
  const words = "Your token has ended or was deleted. Sign in with a new one.";
  expect(await screen.findByText(words)).toBeDefined();
  expect(sessionStorage).toHaveLength(0);
});

test("content that can't be read is reported, and can be tried again with the same sign-in", async () => {
  load.mockRejectedValueOnce(new Error("GitHub can't be reached."));
  openPage();
  await signIn();
  expect(await screen.findByText("GitHub can't be reached.")).toBeDefined();
  // The other way out would take what this browser has of an unsaved text.
  screen.getByRole("button", { name: "Sign out" });
  screen.getByText("Signing out deletes what you haven’t saved yet from this browser.");
  await press("Try again");
  await button("Account");
  expect(check).toHaveBeenCalledTimes(1);
});

test("a last day that the person entered is remembered, and reminded of a week before", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-05-01T12:00") });
  openPage();
  await type("The token’s last day (optional)", "2027-05-06");
  await signIn();
  expect(await screen.findByText(/Your token expires on Thursday, May 6/)).toBeDefined();
  await press("Remind me tomorrow");
  openPage();
  await button("Account");
  expect(screen.queryByText(/Your token expires on/)).toBeNull();
  vi.setSystemTime(new Date("2027-05-02T08:00"));
  openPage();
  expect(await screen.findByText(/Your token expires on Thursday, May 6/)).toBeDefined();
  sessionStorage.clear();
  openPage();
  // Cast: it is the label of an input.
  const day = (await screen.findByLabelText("The token’s last day (optional)")) as HTMLInputElement;
  expect(day.value).toBe("2027-05-06");
  vi.useRealTimers();
});

test("the end that the host tells counts more than the day that was typed", async () => {
  tokens.set("github_pat_anna", ready(undefined, new Date("2100-01-01T12:00")));
  openPage();
  await type("The token’s last day (optional)", new Date().toISOString().slice(0, 10));
  await signIn();
  await press("Account");
  expect(await screen.findByText(/Your token expires on Friday, January 1, 2100/)).toBeDefined();
});

test("an answer of the host that this tab didn't ask for keeps who is signed in, and signs in nobody", async () => {
  openPage();
  await signIn();
  await button("Account");
  history.replaceState(null, "", "/edit/?code=of-someone-else&state=theirs");
  openPage(hosted);
  await button("Account");
  expect(opened.account?.token()).toBe("github_pat_anna");
  sessionStorage.clear();
  history.replaceState(null, "", "/edit/?code=of-someone-else&state=theirs");
  openPage(hosted);
  await screen.findByText("This sign-in wasn't started in this tab. Sign in again here.");
});

test("without a service to sign in at the host, there is only the token", async () => {
  openPage();
  await field();
  expect(screen.queryByText(/^Sign in with/)).toBeNull();
  expect(screen.queryByText("Or use a token")).toBeNull();
});

test.each([
  ["https://github.com/login/oauth/authorize", "Sign in with GitHub"],
  ["https://gitlab.com/oauth/authorize", "Sign in with GitLab"],
  [signInSetup.authorize, "Sign in with host.example"],
])("a service at %s is offered as “%s”, before the token", async (authorize, name) => {
  const service = { ...signInSetup, authorize };
  openPage({ ...setup, repository: { ...setup.repository, signIn: service } });
  const offered = await button(name);
  const following = offered.compareDocumentPosition(await field());
  expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the button leaves for the host, whose answer opens the editor", async () => {
  const left = new Promise<Error>((resolve) => jsdom.virtualConsole.once("jsdomError", resolve));
  openPage(hosted);
  await press("Sign in with host.example");
  expect((await left).message).toContain("navigation to another");
  const address = new URL((await vi.mocked(startAtHost).mock.results.at(-1)?.value) ?? "");
  expect(address.origin + address.pathname).toBe(signInSetup.authorize);
  const asked = address.searchParams;
  expect(asked.get("client_id")).toBe("client-1");
  expect(asked.get("redirect_uri")).toBe(`${location.origin}/edit/`);

  const fetchToken = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ access_token: "github_pat_anna" })),
  );
  vi.stubGlobal("fetch", fetchToken);
  history.replaceState(null, "", `/edit/?code=of-anna&state=${asked.get("state")}`);
  openPage(hosted);
  await button("Account");
  expect(opened.account?.token()).toBe("github_pat_anna");
  expect(fetchToken.mock.lastCall?.[0]).toBe(signInSetup.token);
  expect(location.search).toBe("");
});

test("where the browser stores nothing, the button says why it can't work, and a token can", async () => {
  const blocked = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked");
  });
  openPage(hosted);
  await press("Sign in with host.example");
  const words = /^Your browser stores nothing for this site, so this can't work\./;
  expect((await screen.findByText(words)).getAttribute("role")).toBe("alert");
  await signIn();
  await button("Account");
  blocked.mockRestore();
});

test("the first screen is accessible", async () => {
  openPage(hosted);
  await field();
  await press("Sign in");
  await problem();
  // jsdom draws nothing.
  const rules = { "color-contrast": { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  expect(violations).toEqual([]);
});
