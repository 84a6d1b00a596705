// Events in the editor: their days are asked for, and those that are over look so and say why.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startFirstSite } from "./edited-site.ts";

const edited = await startFirstSite();
const { page, site, content, textOf, save, original } = edited;
afterAll(edited.end);

beforeEach(async () => {
  await edited.open();
  await site.locator("h1").waitFor();
  return edited.leave;
});

const events = {
  type: "list",
  layout: "events",
  heading: "Courses",
  items: [
    {
      heading: "Summer course",
      firstDay: "2020-05-01",
      lastDay: "2020-05-03",
      text: "Three days at the lake.",
    },
    {
      heading: "Winter course",
      firstDay: "2999-12-01",
      lastDay: "2999-12-03",
      time: "18:00-20:30",
      place: "Town Hall, 5 Main Street",
      text: "Three evenings.",
    },
  ],
};

test("the gallery has events; their days are asked for, and the page shows what is chosen", async () => {
  await page.getByRole("button", { name: "Add block", exact: true }).click();
  const gallery = page.getByRole("dialog", { name: "Add block" });
  await gallery.getByRole("button", { name: /^Events/ }).click();
  const heading = site.getByText("What the event is called", { exact: true });
  await heading.click();
  const day = page.getByLabel("First day", { exact: true });
  expect(await day.inputValue()).toBe("");
  await day.fill("2999-03-03");
  await page.getByRole("button", { name: "Add last day", exact: true }).click();
  await page.getByLabel("Last day", { exact: true }).fill("2999-03-05");
  await page.getByRole("button", { name: "Add time", exact: true }).click();
  await page.getByLabel("Time", { exact: true }).fill("18:00-20:30");
  const item = site.locator("li", { has: heading });
  await item.getByText("Mar 3 – 5, 2999", { exact: true }).waitFor();
  await item.getByText(/^6:00\sPM–8:30\sPM$/).waitFor();
  await save();
  const { blocks } = JSON.parse(await textOf("home.json"));
  expect(blocks.at(-1).items).toMatchObject([
    { firstDay: "2999-03-03", lastDay: "2999-03-05", time: "18:00-20:30" },
  ]);
});

test("a day that doesn't exist leaves the date as it was, and says so", async () => {
  const before = await original("home.json");
  const withEvents = before.replace('"blocks": [', `"blocks": [${JSON.stringify(events)},`);
  await writeFile(join(content, "home.json"), withEvents);
  await site.getByText("Winter course", { exact: true }).click();
  const day = page.getByLabel("Last day", { exact: true });
  await day.click({ position: { x: 12, y: 12 } });
  await page.keyboard.type("02312999");
  await page.getByLabel("First day", { exact: true }).focus();
  await page.getByText("There is no such day, so the date stayed as it was.").first().waitFor();
  expect(await day.inputValue()).toBe("2999-12-03");
  await site.getByText("Dec 1 – 3, 2999", { exact: true }).waitFor();
  // One that exists is taken.
  await day.click({ position: { x: 12, y: 12 } });
  await page.keyboard.type("12052999");
  await site.getByText("Dec 1 – 5, 2999", { exact: true }).waitFor();
});

test("an event that is over looks so, says since when, and isn't in what visitors see", async () => {
  const before = await original("home.json");
  const withEvents = before.replace('"blocks": [', `"blocks": [${JSON.stringify(events)},`);
  await writeFile(join(content, "home.json"), withEvents);
  const over = site.locator("li", { hasText: "Summer course" });
  await over.getByText("May 1 – 3, 2020", { exact: true }).click();
  const note = (of: typeof over) => of.evaluate((it) => getComputedStyle(it, "::before").content);
  expect(await note(over)).toBe('"Over since May 4, 2020: visitors don’t see it."');
  expect(await note(site.locator("li", { hasText: "Winter course" }))).toBe("none");
  await page.getByText("Over since May 4, 2020: visitors don’t see it.", { exact: true }).waitFor();
  await page.getByRole("row", { name: "Summer course, over", exact: true }).waitFor();
  await page.getByRole("button", { name: "View site", exact: true }).click();
  const view = page.frameLocator("iframe[title='The site as visitors will see it']");
  await view.getByText("Winter course", { exact: true }).waitFor();
  expect(await view.getByText("Summer course", { exact: true }).count()).toBe(0);
});
