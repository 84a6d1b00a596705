// A site with the installed engine and a block of its own, from `new-block` to the editor of the built site, in Chromium.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { writeContent } from "../../../src/commands/new-content.ts";
import { untilComplete } from "../../browser/editor-tabs.ts";
import { makeInstalledSite, runInstalled } from "../install-package.ts";
import { startInstalled, type Running } from "../start-installed.ts";

let root: string;
let site: string;
let browser: Browser;
let page: Page;
const running: Running[] = [];
/** What the browser complains about, such as a script that a policy blocks. */
const complaints: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "own-blocks-"));
  site = await makeInstalledSite(root, "my site #1", ["rolldown"]);
  await writeContent(join(site, "content"), { schemas: join(site, ".site/schema") });
  browser = await chromium.connect(inject("browserEndpoint"));
  const context = await browser.newContext({ viewport: { width: 2000, height: 1000 } });
  context.setDefaultTimeout(120_000);
  page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
});
afterAll(async () => {
  await browser.close();
  for (const each of running) await each.stop();
  await rm(root, { recursive: true, force: true });
});

async function run(...args: string[]): Promise<Running> {
  const started = await startInstalled(site, args);
  running.push(started);
  return started;
}

async function change(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(site, path), "utf8");
  expect(text).toContain(from);
  await writeFile(join(site, path), text.replace(from, to));
}

test("new-block writes a block, the check names a mistake in it, and the build has it", async () => {
  expect(await runInstalled(site, ["new-block", "bookingTeaser"])).toMatchObject({ code: 0 });
  await change("content/home.json", '"blocks": [', `"blocks": [${JSON.stringify(block)},`);
  // The page begins with its opening.
  const home = JSON.parse(await readFile(join(site, "content/home.json"), "utf8")) as {
    blocks: unknown[];
  };
  home.blocks.push(home.blocks.shift());
  await writeFile(join(site, "content/home.json"), JSON.stringify(home, null, 2));
  await change("blocks/bookingTeaser.tsx", "<ul className", "<ul style={{}} className");
  const checked = await runInstalled(site, ["check"]);
  expect(checked).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("blocks/bookingTeaser.tsx:14:9"),
  });
  await change("blocks/bookingTeaser.tsx", "<ul style={{}} className", "<ul className");
  expect(await runInstalled(site, ["check"])).toMatchObject({ code: 0 });
  expect(await runInstalled(site, ["build", "--editor"])).toMatchObject({ code: 0 });
  expect(await readFile(join(site, "dist/index.html"), "utf8")).toContain("Harbor walks");
});

const block = {
  type: "bookingTeaser",
  heading: "Harbor walks",
  items: [{ heading: "At dawn" }, { heading: "At dusk" }],
};

test("`start` shows each change of the view, the styles and the schema, and what is wrong", async () => {
  const { address } = await run("start", "--port", "0");
  await page.goto(address);
  await page.getByRole("heading", { name: "At dawn" }).waitFor();
  await change(
    "blocks/bookingTeaser.tsx",
    "{heading}</ItemHeading>",
    "{`* ${heading}`}</ItemHeading>",
  );
  await page.getByRole("heading", { name: "* At dawn" }).waitFor();
  await change("blocks/bookingTeaser.css", "gap: var(--space-2);", "gap: 7px;");
  await page.waitForFunction(() => {
    const item = document.querySelector(".bookingTeaser-item");
    return item !== null && getComputedStyle(item).rowGap === "7px";
  });
  await change("blocks/bookingTeaser.tsx", "</Section>", "</Sektion>");
  await page.locator("content-problems").getByText("closing tag for 'Section'").first().waitFor();
  await change("blocks/bookingTeaser.tsx", "</Sektion>", "</Section>");
  await page.locator("content-problems h2").waitFor({ state: "detached" });
  expect(await page.getByRole("heading", { name: "* At dawn" }).count()).toBe(1);
});

test("the editor of `start` types over its texts, adds one, and follows a change of the view", async () => {
  const [{ address } = { address: "" }] = running;
  await page.goto(`${address}__edit`);
  await untilComplete(page);
  const shown = page.frameLocator("iframe");
  await shown.getByText("At dawn").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" in May");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => readFile(join(site, "content/home.json"), "utf8"))
    .toContain('"At dawn in May"');
  await change("blocks/bookingTeaser.tsx", "* ${heading}", "+ ${heading}");
  await shown.getByText("+ At dawn in May").waitFor();
});

test("the editor of the built site draws it, under the site's policy", async () => {
  expect(await runInstalled(site, ["build", "--editor"])).toMatchObject({ code: 0 });
  const { address } = await run("preview", "--port", "0");
  await page.goto(`${address}edit/`);
  await page.getByRole("button", { name: "Edit a copy" }).click();
  await untilComplete(page);
  const shown = page.frameLocator("iframe");
  await shown.getByText("+ At dusk").waitFor();
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByText("Booking teaser").first().waitFor();
});

test("nothing that the browser loads or runs is refused", () => {
  expect(complaints.filter((each) => !each.includes("404"))).toEqual([]);
});
