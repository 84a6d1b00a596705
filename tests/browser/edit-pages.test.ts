// Adding, renaming and removing pages and facts, fixing problems, and working while others do.
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { firstSite } from "../fixtures/sites.ts";
import { bringAxe, findings } from "./axe.ts";
import { startFirstSite } from "./edited-site.ts";

const edited = await startFirstSite();
const { content, page, site, textOf, original, save } = edited;
afterAll(edited.end);

beforeEach(async () => {
  const added = (await readdir(content)).filter((name) => !originalNames.includes(name));
  for (const name of added) await rm(join(content, name), { recursive: true });
  await edited.open();
  await site.locator("h1").waitFor();
  // The server has noticed that the files are restored.
  await expect.poll(() => pageChoice().locator("option").count()).toBe(8);
  await page.getByRole("heading", { name: "No problems" }).waitFor();
  return edited.leave;
});

const originalNames = await readdir(firstSite);
const pageChoice = () => page.locator(".toolbar").getByRole("combobox");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const pageAction = async (title: string, action: string) => {
  await button("Pages…").click();
  const tools = page.getByRole("toolbar", { name: title, exact: true });
  await tools.getByRole("button", { name: action }).click();
};
/** Whether all files are as they were at first. */
const differing = async () => {
  const names = new Set([...originalNames, ...(await readdir(content))]);
  names.delete("media");
  const same = await Promise.all(
    [...names].map(async (name) => {
      const [now, before] = await Promise.allSettled([textOf(name), original(name)]);
      return now.status === before.status && JSON.stringify(now) === JSON.stringify(before);
    }),
  );
  return [...names].filter((_name, index) => same[index] === false);
};

test("a double click opens a dialog or adds a page, and doesn't reach what is below", async () => {
  const twice = async (name: string) => {
    const box = await button(name).boundingBox();
    if (!box) throw new Error(`${name} isn't on the screen.`);
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  };
  const dialog = page.getByRole("dialog");
  await twice("Pages…");
  await dialog.getByRole("heading", { name: "Pages" }).waitFor();
  await twice("Add page");
  const title = page.getByLabel("Title", { exact: true });
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  await title.fill("Our news");
  await twice("Add page");
  await expect.poll(() => site.locator("h1").textContent()).toBe("Our news");
  expect(await dialog.count()).toBe(0);
  // A click on the page would have moved the focus there.
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("IFRAME");
});

test("what is typed into Add page is there again after Escape", async () => {
  const openForm = async () => {
    await button("Pages…").click();
    await button("Add page").click();
  };
  const title = page.getByLabel("Title", { exact: true });
  await openForm();
  await title.fill("Our news");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  await openForm();
  expect(await title.inputValue()).toBe("Our news");
  expect(await differing()).toEqual([]);
});

test("a page is added with a menu link, renamed, and removed with it, to the byte", async () => {
  await button("Pages…").click();
  await button("Add page").click();
  const title = page.getByLabel("Title", { exact: true });
  const template = page.getByLabel("Start with", { exact: true });
  await template.selectOption("Team");
  expect(await title.inputValue()).toBe("Team");
  await template.selectOption("News");
  expect(await title.inputValue()).toBe("News");
  await title.fill("Our news");
  await page.getByLabel("Description", { exact: true }).fill("What is new.");
  await page.keyboard.press("Enter");
  await button("Add page").click();
  await expect.poll(() => site.locator("h1").textContent()).toBe("Our news");
  expect(await site.locator("header").getByText("Our news", { exact: true }).count()).toBe(1);
  await save();
  const before = await original("site.json");
  const contact = '{ "label": "Contact", "page": "contact" }';
  const entry = (name: string) => `{ "label": "Our news", "page": "${name}" },\n    ${contact}`;
  expect(await textOf("site.json")).toBe(before.replace(contact, entry("our-news")));
  const added = await textOf("our-news.json");
  expect(JSON.parse(added)).toMatchObject({
    title: "Our news | {{facts.company}}",
    description: "What is new.",
    blocks: [{ type: "hero" }, { type: "list", layout: "news" }],
  });

  await pageAction("Our news | Ledgerwren", "Rename");
  await page.getByLabel("Short name", { exact: true }).fill("about");
  await page.getByText("There is already a page “about”. Choose another name.").waitFor();
  await page.getByLabel("Short name", { exact: true }).fill("news");
  await button("Rename page").click();
  await page.getByText("Renamed the page “our-news” to “news”. Links to it are updated.").waitFor();
  await save();
  await expect.poll(differing).toEqual(["site.json", "news.json"]);
  expect(await textOf("site.json")).toBe(before.replace(contact, entry("news")));
  expect(await textOf("news.json")).toBe(added);

  await pageAction("Our news | Ledgerwren", "Remove");
  await page.getByLabel("Site settings › Menu › Link “Our news”").waitFor();
  await button("Remove page").click();
  await expect.poll(() => site.locator("h1").textContent()).toBe("You treat, We track");
  await save();
  await expect.poll(differing).toEqual([]);
});

test("every link to a page follows its new name, and one undo reverts that", async () => {
  await pageAction("Contact Ledgerwren", "Rename");
  await page.getByLabel("Short name", { exact: true }).fill("write-to-us");
  await button("Rename page").click();
  await expect.poll(() => pageChoice().inputValue()).toBe("write-to-us");
  await page.getByRole("heading", { name: "No problems" }).waitFor();
  await save();
  for (const name of originalNames.filter((each) => each.endsWith(".json"))) {
    const text = (await original(name))
      .replaceAll('"page": "contact"', '"page": "write-to-us"')
      .replaceAll("(page:contact)", "(page:write-to-us)");
    expect(await textOf(name === "contact.json" ? "write-to-us.json" : name)).toBe(text);
  }
  await button("Undo").click();
  await save();
  await expect.poll(differing).toEqual([]);
});

test("the next field doesn't move while a page's title is edited", async () => {
  await pageAction("About Ledgerwren", "Rename");
  const name = page.getByLabel("Short name", { exact: true });
  const before = await name.boundingBox();
  await page.getByLabel("Title", { exact: true }).fill("Who we are");
  await page.getByLabel("Also change these link labels to “Who we are”").waitFor();
  expect(await name.boundingBox()).toEqual(before);
});

test("the home page can't be removed, and the dialog says why", async () => {
  await pageAction("Medical billing for US practices | Ledgerwren", "Remove");
  await page.getByText("You can’t remove the home page, because visitors see it first.").waitFor();
  expect(await button("Remove page").count()).toBe(0);
  await button("Choose another home page").click();
  await expect.poll(() => page.getByLabel("Home page", { exact: true }).inputValue()).toBe("home");
});

test("a button that linked to a removed page is listed, and the list goes to it", async () => {
  await pageAction("RCM Solutions | Ledgerwren", "Remove");
  await button("Remove page").click();
  const problem = page.getByRole("listitem").filter({ hasText: "rcm-solutions" });
  await problem.first().waitFor();
  await problem.getByRole("button", { name: /^Medical billing .*› / }).click();
  await expect.poll(() => page.locator("[aria-invalid]").count()).toBe(1);
});

test("a fact lists where it is used, goes there, and is renamed in every text", async () => {
  await site.locator("footer").getByText("hello@ledgerwren.example").click();
  const tools = page.getByRole("region", { name: "Fact “Email”", exact: true });
  await tools.getByText(/^Used in \d+ places$/).waitFor();
  await tools.getByText("Rename fact").click();
  await tools.getByLabel("Name", { exact: true }).fill("Office email");
  await tools.getByRole("button", { name: "Rename" }).click();
  await page.getByText("Renamed “Email” to “Office email” in every text that uses it.").waitFor();
  await page.getByRole("heading", { name: "No problems" }).waitFor();
  await save();
  for (const name of ["site.json", "contact.json", "privacy-policy.json"])
    expect(await textOf(name)).toBe(
      (await original(name))
        .replaceAll("{{facts.email}}", "{{facts.officeEmail}}")
        .replace('"email": "hello@', '"officeEmail": "hello@'),
    );
  const uses = page.getByRole("region", { name: "Fact “Office email”", exact: true });
  const locations = uses.getByRole("button", { name: /^Contact Ledgerwren › Form/ });
  await locations.first().click();
  await expect.poll(() => pageChoice().inputValue()).toBe("contact");
});

test("a file broken in a text editor is reported, fixed by a click, and undone", async () => {
  const text = await original("about.json");
  const broken = text.replace('",\n  "description"', '"\n  "description"');
  await writeFile(join(content, "about.json"), broken);
  await page.getByText("Someone else changed about.json.").waitFor();
  // Everything else can still be edited.
  await site.getByText("Why Choose Us", { exact: true }).click();
  await page.getByLabel("Heading", { exact: true }).fill("Why us");
  await expect.poll(() => site.getByText("Why us", { exact: true }).count()).toBe(1);
  await page.getByRole("button", { name: "about.json, line 3" }).click();
  await page.getByRole("heading", { name: "about.json can’t be read" }).waitFor();
  expect(await page.locator("mark").textContent()).toBe('"');
  await bringAxe(page);
  expect(await findings(page)).toEqual([]);
  await button("Fix").first().click();
  await page.getByRole("heading", { name: "No problems" }).waitFor();
  await button("Undo").click();
  await page.getByRole("heading", { name: "1 problem" }).waitFor();
  await page.getByLabel("Text of about.json").fill(text);
  await page.getByRole("heading", { name: "No problems" }).waitFor();
  await save();
  await expect.poll(differing).toEqual(["home.json"]);
});

test("a page that can't be shown says why, goes to its problems, and is shown once they are fixed", async () => {
  const text = await original("about.json");
  const unknown = '"blocks": [{ "type": "carousel" }, { "type": "slider" },';
  await writeFile(join(content, "about.json"), text.replace('"blocks": [', unknown));
  await page.getByRole("heading", { name: "2 problems" }).waitFor();
  await pageChoice().selectOption("about");
  await page
    .getByText("This page has 2 errors and can’t be shown until they are fixed.", { exact: true })
    .waitFor();
  expect(await page.locator("iframe").isVisible()).toBe(false);
  await bringAxe(page);
  expect(await findings(page)).toEqual([]);
  await button("Show problems").click();
  await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("problems");
  await pageChoice().selectOption("home");
  await button("Show problems").waitFor({ state: "detached" });
  expect(await page.locator("iframe").isVisible()).toBe(true);
  await pageChoice().selectOption("about");
  await button("Show problems").waitFor();
  await writeFile(join(content, "about.json"), text);
  await site.locator("[data-page-view=about] h1").waitFor();
  expect(await button("Show problems").count()).toBe(0);
});

test("a page whose file can't be read takes no changes that would be lost, and is edited again once it can", async () => {
  await pageChoice().selectOption("about");
  const heading = site.locator("h1 [data-place]");
  await heading.click();
  const text = await original("about.json");
  await writeFile(
    join(content, "about.json"),
    text.replace('",\n  "description"', '"\n  "description"'),
  );
  await page
    .getByText("This page has 1 error and can’t be shown until it is fixed.", { exact: true })
    .waitFor();
  expect(await page.locator("iframe").isVisible()).toBe(false);
  expect(await button("Add block").isDisabled()).toBe(true);
  await writeFile(join(content, "about.json"), text);
  await heading.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Our office");
  await save();
  const title = "The billing office behind the practice";
  expect(await textOf("about.json")).toBe(text.replace(`"${title}"`, '"Our office"'));
});

test("while the site's own file can't be read, its menu and footer take no changes that would be lost", async () => {
  const words = site.getByText("Medical billing and revenue cycle management", { exact: false });
  await words.click();
  const text = await original("site.json");
  await writeFile(join(content, "site.json"), text.replace('",\n', '"\n'));
  await page.getByText("The site has 1 error.", { exact: false }).waitFor();
  expect(await page.locator("iframe").isVisible()).toBe(false);
  await writeFile(join(content, "site.json"), text);
  await words.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Billing");
  await save();
  expect(JSON.parse(await textOf("site.json")).footer.text).toBe("Billing");
});

test("everything with one right answer is fixed at once, and the rest stays", async () => {
  const text = await original("home.json");
  await writeFile(
    join(content, "home.json"),
    text
      .replace('"level": 1', '"level": "1"')
      .replace('",\n  "description"', '"\n  "description"')
      .replace('"page": "get-started"', '"page": "nowhere"'),
  );
  await button("Fix all 2").click();
  await page.getByRole("heading", { name: "1 problem" }).waitFor();
  await save();
  expect(await textOf("home.json")).toBe(
    text.replace('"page": "get-started"', '"page": "nowhere"'),
  );
});

test("pages added and removed elsewhere appear and disappear here", async () => {
  const text = (await original("about.json")).replace('"title": "', '"title": "New: ');
  await writeFile(join(content, "news.json"), text);
  await page.getByText("Someone else added news.json.").waitFor();
  await expect.poll(() => pageChoice().locator("option").count()).toBe(9);
  await rm(join(content, "news.json"));
  await page.getByText("Someone else removed news.json.").waitFor();
  await expect.poll(() => pageChoice().locator("option").count()).toBe(8);
  await page.getByRole("heading", { name: "No problems" }).waitFor();
});

test("axe finds nothing about the Pages dialog", async () => {
  await button("Pages…").click();
  await bringAxe(page);
  expect(await findings(page)).toEqual([]);
  await button("Add page").click();
  await page.getByLabel("Short name", { exact: true }).fill("Not a name");
  await button("Use “not-a-name”").waitFor();
  expect(await findings(page)).toEqual([]);
  await button("Back to all pages").click();
  await page.getByRole("toolbar", { name: "About Ledgerwren" }).getByText("Remove").click();
  await button("Remove page").waitFor();
  expect(await findings(page)).toEqual([]);
});
