// `start` of the installed package, in Chromium: the site, what is saved, a form, and the editor, without Vite.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { untilComplete } from "../../browser/editor-tabs.ts";
import { firstSite } from "../../fixtures/sites.ts";
import { makeInstalledSite } from "../install-package.ts";
import { startInstalled, type Running } from "../start-installed.ts";

let root: string;
let site: string;
let running: Running;
let address: string;
let browser: Browser;
let page: Page;
/** What the browser complains about, such as a script that a policy blocks. */
const complaints: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "start-"));
  site = await makeInstalledSite(root, "my site #1");
  await cp(firstSite, join(site, "content"), { recursive: true });
  await start("0");
  ({ address } = running);
  browser = await chromium.connect(inject("browserEndpoint"));
  const context = await browser.newContext({ viewport: { width: 2000, height: 1000 } });
  context.setDefaultTimeout(120_000);
  page = await context.newPage();
  await page.route(
    (url) => !url.href.startsWith(address),
    (route) => route.abort(),
  );
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // A photo of another host, which no test asks for.
    const isBlocked = message.text().includes("net::ERR_FAILED");
    if (message.type() === "error" && !isBlocked) complaints.push(message.text());
  });
});
afterAll(async () => {
  await browser.close();
  await running.stop();
  await rm(root, { recursive: true, force: true });
});

async function start(port: string): Promise<void> {
  running = await startInstalled(site, ["start", "--port", port]);
}

const file = (name: string): string => join(site, "content", name);

async function save(name: string, from: string, to: string): Promise<void> {
  const text = await readFile(file(name), "utf8");
  expect(text).toContain(from);
  await writeFile(file(name), text.replace(from, to));
}

test("what is saved shows on the open page without a reload, and so does a mistake", async () => {
  await page.goto(address);
  await page.click('[data-menu] [data-page="about"]');
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  await save("about.json", "The billing office behind the practice", "A new heading");
  await page.getByRole("heading", { level: 1, name: "A new heading" }).waitFor();
  await save("about.json", '"blocks":', '"bloks":');
  await page.locator("content-problems").getByText('"blocks"').first().waitFor();
  await save("about.json", '"bloks":', '"blocks":');
  await page.locator("content-problems h2").waitFor({ state: "detached" });
  expect(await page.locator("html[data-same-document]").count()).toBe(1);
});

test("a page whose server was started again shows what was saved since", async () => {
  await running.stop();
  await save("about.json", "A new heading", "Saved while it was stopped");
  await start(new URL(address).port);
  expect(running.address).toBe(address);
  await page.getByRole("heading", { level: 1, name: "Saved while it was stopped" }).waitFor();
  // The browser reports that the server was gone.
  complaints.length = 0;
});

test("a form comes to life, and what it sends is in the mailbox", async () => {
  await page.goto(address);
  await page.click('[data-menu] [data-page="contact"]');
  const form = page.locator("#contact-form");
  await form.getByRole("textbox", { name: "Name" }).fill("Dana Ortiz");
  await form.getByRole("textbox", { name: "Email" }).fill("dana@practice.example");
  await form.getByRole("textbox", { name: "Message" }).fill("Good morning");
  await form.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Thank you for your message").waitFor();
  const link = page.locator("mail-rehearsal a");
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe("/__mail");
  expect(await (await fetch(`${address}__mail/messages.json`)).text()).toContain("Dana Ortiz");
});

test("text is typed over in the editor and saved into its file", async () => {
  await page.goto(`${address}__edit`);
  await untilComplete(page);
  const shown = page.frameLocator("iframe");
  await shown.getByText("Why Choose Us", { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" & why now");
  const before = await readFile(file("home.json"), "utf8");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => readFile(file("home.json"), "utf8"))
    .toBe(before.replace("Why Choose Us", "Why Choose Us & why now"));
});

test("nothing that the browser loads or runs is refused", () => {
  expect(complaints).toEqual([]);
});
