// @vitest-environment jsdom
// What signing out leaves in the browser.
import { expect, test } from "vitest";
import { openRepository } from "../../src/edit/open-repository.ts";
import { lastDestination, storeDestination } from "../../src/edit/session/last-destination.ts";
import { Account } from "../../src/edit/web/account.ts";
import { setup } from "./web/web-scene.tsx";

test("signing out forgets where the person last sent changes", async () => {
  const person = { login: "anna", name: "Anna" };
  const signIn = { token: "t", person, ends: undefined, canPropose: true };
  const account = new Account("a", { ...signIn, from: { is: "token" } });
  const open = openRepository({ ...setup, icons: "./icons.json" }, setup.repository);
  const site = "github:anna/site/content";
  storeDestination(site, "review");
  await open(account).forget();
  expect(lastDestination(site)).toBeUndefined();
});
