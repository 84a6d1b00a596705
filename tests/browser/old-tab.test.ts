// A tab that was open before a release: the files that it would have fetched are gone.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject } from "vitest";
import { facts, menuItem, test } from "./visit.ts";

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "old-tab-"));
  folder = join(root, "site");
  await cp(inject("builtSite"), folder, { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

test("a visitor who opens the form after a release sees how to write, and loses nothing they typed", async ({
  open,
}) => {
  const { page, forgetMessages } = await open({ folder });
  await rm(join(folder, "assets"), { recursive: true });
  await menuItem(page, "Contact").click();
  const fallback = page.locator("[data-island] + :visible");
  await fallback.waitFor();
  expect(await fallback.getByRole("link", { name: facts.phone }).getAttribute("href")).toMatch(
    /^tel:/,
  );
  const form = page.locator("form:visible");
  await form.getByLabel("Name").fill("Dana Ortiz");
  await form.getByLabel("Email").fill("dana@practice.example");
  await form.getByLabel("Message").fill("Can you take on a backlog?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await fallback.waitFor();
  expect(await form.getByLabel("Message").inputValue()).toBe("Can you take on a backlog?");
  await menuItem(page, "About").click();
  expect(await page.locator("[data-page-view=about]").isVisible()).toBe(true);
  await menuItem(page, "Contact").click();
  expect(await form.getByLabel("Name").inputValue()).toBe("Dana Ortiz");
  forgetMessages();
});

test("a visitor whose form was already there sends as if nothing had happened", async ({
  open,
}) => {
  const { page, mailbox } = await open({ folder });
  const sending = page.waitForResponse(/\/assets\/(?!form-|heading-)[^/]*\.js$/);
  await menuItem(page, "Contact").click();
  await (await sending).finished();
  await page.locator("form:visible [name=website]").waitFor({ state: "attached" });
  await rm(join(folder, "assets"), { recursive: true });
  const form = page.locator("form:visible");
  await form.getByLabel("Name").fill("Dana Ortiz");
  await form.getByLabel("Email").fill("dana@practice.example");
  await form.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Thank you for your message", { exact: true }).waitFor();
  expect(await mailbox.read()).toHaveLength(1);
});
