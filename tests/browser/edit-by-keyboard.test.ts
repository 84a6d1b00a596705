// Editing a site without a mouse, from the first heading to publishing: the guide's tasks one after another.
import { copyFile, cp, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type FrameLocator, type Page } from "playwright-core";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  makeRepositories,
  publishedText,
  useOwnGitSettings,
  type Repositories,
} from "../git/repositories.ts";
import { firstSite } from "../fixtures/sites.ts";
import { startEditor } from "./edited-site.ts";
import { newTab, openEditor } from "./editor-tabs.ts";
import { focused, Hands } from "./hands.ts";

useOwnGitSettings();

let all: Repositories;
let server: ViteDevServer;
let browser: Browser;
let page: Page;
let site: FrameLocator;
let hands: Hands;
/** The expected content of each file, starting with the original. */
const expected = new Map<string, string>();

beforeAll(async () => {
  browser = await chromium.connect(inject("browserEndpoint"));
  all = await makeRepositories({ "README.md": "A site\n" });
  await cp(firstSite, all.mine.content, { recursive: true });
  await copyFile("tests/browser/photo.png", join(all.mine.content, "media/office.png"));
  all.mine.commit("The site");
  all.mine.git("push", "--quiet", "origin", "main");
  for (const [name, text] of await written()) expected.set(name, text);
  server = await startEditor(all.mine.content);
  page = await newTab(browser);
  await openEditor(page, server.resolvedUrls?.local[0] ?? "");
  site = page.frameLocator("iframe");
  await site.locator("h1").waitFor();
  hands = new Hands(page);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await all.end();
});

async function written(): Promise<[string, string][]> {
  const names = (await readdir(all.mine.content)).filter((name) => name.endsWith(".json"));
  return Promise.all(
    names.map(
      async (name) => [name, await readFile(join(all.mine.content, name), "utf8")] as const,
    ),
  ).then((files) => files.map(([name, text]) => [name, text]));
}

/** Expects a text in a file to be replaced; it must occur once. */
function expectChange(file: string, from: string, to: string): void {
  const text = expected.get(file) ?? "";
  expect([file, from, text.split(from).length]).toEqual([file, from, 2]);
  expected.set(
    file,
    text.replace(from, () => to),
  );
}

const at = () => hands.at();
const messageShown = (words: string | RegExp) =>
  page.getByRole("status").getByText(words).first().waitFor();
const parts = "Blocks and settings";
const thePage = "Page";
const fields = "Fields and problems";
const bar = /^Edit the site/;

/** Selects a block in the outline, where Tab reaches the one selected last. */
async function chooseBlock(name: RegExp): Promise<void> {
  await hands.goTo(parts);
  await hands.tabTo(/, (?:Page opening|Call to action|Card grid|List|Form|Contact information)$/);
  for (const key of ["Home", ...Array.from({ length: 8 }, () => "ArrowDown")]) {
    if (name.test((await focused(page)).name)) break;
    await hands.press(key);
  }
  await expect.poll(at).toMatch(name);
}

async function openPage(beginning: string): Promise<void> {
  await hands.goTo(bar);
  await hands.tabTo(/^Page/);
  await hands.type(beginning);
}

test("edits a heading", async () => {
  await chooseBlock(/^Why Choose Us/);
  await hands.goTo(thePage);
  await hands.tabTo("Why Choose Us");
  await hands.press("End");
  await hands.type(" now");
  const now = site.getByText("Why Choose Us now", { exact: true });
  await expect.poll(() => now.count()).toBe(1);
  expectChange("home.json", "Why Choose Us", "Why Choose Us now");
});

test("chooses an icon", async () => {
  await hands.tabTo("Icon");
  await hands.goTo(fields);
  await expect.poll(at).toBe("Icon");
  await hands.press("Enter");
  await expect.poll(at).toMatch(/^Search/);
  await hands.write("telephone");
  await page.getByRole("status").getByText("for “telephone”").waitFor();
  await hands.press("ArrowDown");
  await expect.poll(at).toBe("headset");
  await hands.press("Enter");
  await expect.poll(at).toBe("Icon");
  expectChange("home.json", '"icon": "shield-check"', '"icon": "headset"');
});

test("makes text bold and adds a link", async () => {
  await chooseBlock(/^Start with one question/);
  await hands.goTo(thePage);
  await hands.tabTo("Formatted text");
  await page.getByRole("toolbar", { name: "Formatting" }).waitFor();
  await hands.press("Home", ...times(12, "ArrowRight"), ...times(5, "Shift+ArrowRight"));
  await hands.press("Control+b");
  await site.locator("strong").getByText("payer", { exact: true }).waitFor();
  await hands.press("Control+k");
  await page.getByText("“payer” links to").waitFor();
  await expect.poll(at).toBe("Which page?");
  await hands.type("Contact");
  await page.getByLabel("Section", { exact: true }).waitFor();
  await hands.press("Tab", "Tab", "Enter");
  await site.locator("main a").getByText("payer", { exact: true }).waitFor();
  await expect.poll(at).toBe("Formatted text");
  expectChange("home.json", "about a payer,", "about a [**payer**](page:contact),");
});

const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key);

test("changes a fact everywhere at once", async () => {
  await chooseBlock(/^You treat/);
  await hands.goTo(thePage);
  // All of it is selected, so that typing replaces it.
  await hands.tabTo("You treat, We track");
  await hands.write("You heal, we track");
  await expect.poll(() => site.locator("h1").textContent()).toBe("You heal, we track");
  expectChange("site.json", "You treat, We track", "You heal, we track");
});

test("replaces a picture and its description", async () => {
  await chooseBlock(/^What we take off/);
  await hands.goTo(thePage);
  await hands.tabTo("A calculator and a pen on printed statements");
  await hands.goTo(fields);
  await expect.poll(at).toBe("Picture");
  await hands.press("Enter");
  await expect.poll(at).toMatch(/^favicon/);
  await hands.press("ArrowRight");
  await expect.poll(at).toMatch(/^office/);
  await hands.press("Enter");
  await expect.poll(at).toBe("Alternative text");
  await hands.write("Two colleagues at a desk");
  const before = /"src": "https:[^}]*"height": 1067/.exec(expected.get("home.json") ?? "")?.[0];
  expectChange(
    "home.json",
    before ?? "",
    '"src": "media/office.png",\n        "alt": "Two colleagues at a desk"',
  );
});

test("finds text on any page and edits it", async () => {
  await hands.press("Control+Shift+F");
  await expect.poll(at).toBe("Text to find");
  await hands.write("a ticket queue");
  await page.getByText("1 text with “a ticket queue”").waitFor();
  await hands.press("Enter");
  await expect.poll(at).toMatch(/not a ticket queue/);
  await hands.press("Enter");
  await expect.poll(at).toBe("Card text");
  await hands.press("Control+End");
  await hands.write(" Ever.");
  expectChange("home.json", "not a ticket queue.", "not a ticket queue. Ever.");
});

test("adds a menu link, goes to its problem and fixes it", async () => {
  await hands.goTo(parts);
  await hands.tabTo("Menu");
  await hands.press("Enter");
  await expect.poll(at).toBe(fields);
  await hands.tabTo("Add link to an address");
  await hands.press("Enter");
  await expect.poll(at).toBe("Label");
  await hands.type("Portal");
  // The type of link first, then the address itself.
  await hands.tabTo("Link address");
  await hands.tabTo("Link address");
  await hands.writeOver("ledgerwren.example/portal");
  await page.getByRole("heading", { name: "1 problem" }).waitFor();
  await hands.goTo("1 problem");
  await hands.tabTo(/Link address$/);
  await hands.press("Enter");
  await expect.poll(at).toBe("Link address");
  await hands.goTo("1 problem");
  await hands.tabTo("Fix");
  await hands.press("Enter");
  await messageShown(
    'Replaced "ledgerwren.example/portal" with https://ledgerwren.example/portal.',
  );
  await expect.poll(at).toBe("No problems");
  await hands.press("Control+z");
  await page.getByRole("heading", { name: "1 problem" }).waitFor();
  await hands.press("Control+y");
  await page.getByRole("heading", { name: "No problems" }).waitFor();
  await expect.poll(at).toBe("No problems");
  expectChange(
    "site.json",
    '{ "label": "Get Started", "page": "get-started" }\n  ],\n  "footer"',
    `{ "label": "Get Started", "page": "get-started" },
    { "label": "Portal", "href": "https://ledgerwren.example/portal" }
  ],
  "footer"`,
  );
});

test("adds a block from the gallery, moves, duplicates, hides and removes it", async () => {
  await chooseBlock(/^Start with one question/);
  await hands.tabTo("Add block");
  await hands.press("Enter");
  await expect.poll(at).toMatch(/^Page opening/);
  await hands.press("ArrowRight");
  await expect.poll(at).toMatch(/^Call to action/);
  await hands.press("Enter");
  await expect.poll(at).toBe("The next step, in a few words");
  await hands.write("Any questions?");
  await hands.press("Escape", "Escape");
  await expect.poll(at).toBe("Page");
  await hands.tabTo("Move up");
  await hands.press("Enter");
  await messageShown("Moved to position 4 of 5.");
  await hands.tabTo("Duplicate");
  await hands.press("Enter");
  await messageShown("Duplicated. The copy is selected.");
  await hands.tabTo("Hide");
  await hands.press("Enter");
  await messageShown("Hidden from visitors.");
  await hands.tabTo("Duplicate", "Shift+Tab");
  await hands.press("Enter");
  await messageShown("Duplicated. The copy is selected.");
  await hands.tabTo("Remove");
  await hands.press("Enter");
  await messageShown("Removed. Undo brings it back.");
  await expect.poll(at).toBe("Remove");
  const block = `{
      "type": "hero",
      "heading": "Any questions?",
      "text": "One sentence.",
      "actions": [{ "label": "Contact us", "page": "contact" }]`;
  const next = '{\n      "type": "hero",\n      "heading": "Start with one question"';
  const hidden = `${block},\n      "hidden": true\n    }`;
  expectChange("home.json", next, `${block}\n    },\n    ${hidden},\n    ${next}`);
});

test("adds a job opening", async () => {
  await openPage("Join");
  await chooseBlock(/^Current openings/);
  await hands.goTo(thePage);
  await hands.tabTo("Medical Coder");
  await hands.goTo(fields);
  await expect.poll(at).toBe("Item heading");
  await hands.tabTo("Duplicate", "Shift+Tab");
  await hands.press("Enter");
  await messageShown("Duplicated. The copy is selected.");
  await hands.tabTo("Item heading");
  await hands.writeOver("Credentialing Specialist");
  await hands.tabTo("Item text");
  await hands.writeOver("Enrollment of providers with payers.");
  await hands.tabTo("Posting date");
  await hands.type("06022025");
  const next = '{\n          "heading": "Team Leader - RCM"';
  expectChange(
    "join-team.json",
    next,
    `{
          "heading": "Credentialing Specialist",
          "text": "Enrollment of providers with payers.",
          "details": ["Full time", "On site"],
          "opening": { "posted": "2025-06-02", "employment": "full-time" }
        },
        ${next}`,
  );
});

test("edits a form's thank-you message and adds a question", async () => {
  await openPage("Contact");
  await chooseBlock(/^Send us a message/);
  await hands.goTo(fields);
  await hands.tabTo("Form state");
  await hands.type("Sent");
  await hands.goTo(thePage);
  await hands.tabTo("Thank you for your message");
  await hands.press("End");
  await hands.write(", truly");
  expectChange("contact.json", "Thank you for your message", "Thank you for your message, truly");
  await hands.goTo(fields);
  await expect.poll(at).toBe("Heading");
  await hands.tabTo("Add question", "Shift+Tab");
  await hands.press("Enter");
  await expect.poll(at).toBe("Question");
  await hands.write("Which system do you use?");
  await hands.tabTo("Add");
  await hands.press("Enter");
  await expect.poll(at).toBe("EmailJS");
  await hands.tabTo("Done");
  await hands.press("Enter");
  await expect.poll(at).toBe("Add question");
  const name = "which_system_do_you_use";
  expectChange(
    "contact.json",
    '"message": "{message}",\n',
    `"message": "{message}",\n        "${name}": "{whichSystemDoYouUse}",\n`,
  );
  expectChange(
    "contact.json",
    '"maxLength": 4000\n        }',
    `"maxLength": 4000
        },
        {
          "type": "text",
          "name": "whichSystemDoYouUse",
          "label": "Which system do you use?"
        }`,
  );
  const sent = ["from_name", "from_email", "phone", "message", name, "to_email", "subject"];
  expectChange(
    "site.json",
    '["from_name", "from_email", "phone", "message", "to_email", "subject"]',
    `[\n${sent.map((each) => `          "${each}"`).join(",\n")}\n        ]`,
  );
});

/** From the Pages button to the button in its dialog. */
async function goToPage(down: number): Promise<void> {
  await expect.poll(at).toBe("Pages…");
  await hands.press("Enter");
  await hands.tabTo("Open");
  await hands.press(...times(down, "Tab"));
}

test("adds a page, renames it, and removes another one", async () => {
  await hands.goTo(bar);
  await hands.tabTo("Pages…");
  await hands.press("Enter");
  await expect.poll(at).toBe("Add page");
  await hands.press("Enter");
  await expect.poll(at).toBe("Title");
  await hands.write("Fees");
  await hands.press("Tab", "Tab");
  await hands.write("What we charge, and for what.");
  await hands.tabTo("Add page");
  await hands.press("Enter");
  await messageShown("Added the page “Fees”. It isn't saved yet.");
  await goToPage(4);
  await hands.press("ArrowRight", "Enter");
  await expect.poll(at).toBe("Title");
  await hands.tabTo("Short name");
  await hands.writeOver("prices");
  await hands.tabTo("Rename page");
  await hands.press("Enter");
  await messageShown("Renamed the page “fees” to “prices”. Links to it are updated.");
  await goToPage(3);
  await hands.press(...times(4, "ArrowRight"));
  await expect.poll(at).toBe("Remove");
  await hands.press("Enter");
  await hands.tabTo("Back to all pages");
  await hands.press("Enter");
  await expect.poll(at).toBe("Open");
  await hands.press(...times(4, "ArrowRight"), "Enter");
  // Links from other pages go to the first of the remaining pages.
  await hands.tabTo(/Item .* Button$/);
  await hands.press("ArrowDown");
  await hands.tabTo("Remove page");
  await hands.press("Enter");
  await messageShown("Removed the page “denial-management”. Undo brings it back.");
  await expect.poll(at).toBe("Pages…");
  const gone = '{ "label": "Denial Management", "page": "denial-management" }';
  const contact = '{ "label": "Contact", "page": "contact" }';
  expectChange("site.json", contact, `{ "label": "Fees", "page": "prices" },\n    ${contact}`);
  expectChange("site.json", `    ${gone},\n`, "");
  expectChange("site.json", `,\n        ${gone}`, "");
  expectChange("rcm-solutions.json", '"page": "denial-management"', '"page": "home"');
  expected.delete("denial-management.json");
  expected.set(
    "prices.json",
    `{
  "$schema": "../.site/schema/page.schema.json",
  "title": "Fees | {{facts.company}}",
  "description": "What we charge, and for what.",
  "blocks": [
    {
      "type": "hero",
      "level": 1,
      "heading": "Fees",
      "text": "One to three sentences."
    }
  ]
}
`,
  );
});

test("saves everything, and each file is as expected, byte for byte", async () => {
  await hands.tabTo("Save");
  await hands.press("Enter");
  await messageShown(/^Saved\./);
  await expect.poll(at).toBe("Save");
  expect(new Map(await written())).toEqual(expected);
});

test("undoes one change and publishes the others", async () => {
  await hands.tabTo("What changed");
  await hands.press("Enter");
  await page.getByText("Compared with").waitFor();
  await hands.tabTo("Undo this change: Card grid “Why Choose Us now” › Heading");
  await hands.press("Enter");
  await page.getByText("Undone: Card grid").waitFor();
  expect(await focused(page)).toMatchObject({ region: "What changed" });
  await hands.press("Escape");
  await expect.poll(at).toBe("What changed");
  await hands.tabTo("Publish");
  await hands.press("Enter");
  await page.getByText("These changes will be published.").waitFor();
  await hands.tabTo("Save and publish now");
  await hands.press("Enter");
  await expect.poll(at).toMatch(/^Sent to main/);
  expectChange("home.json", "Why Choose Us now", "Why Choose Us");
  for (const [name, text] of expected)
    expect([name, publishedText(all, `content/${name}`)]).toEqual([name, text.trim()]);
  await hands.press("Escape");
  await expect.poll(at).toBe("Publish");
});
