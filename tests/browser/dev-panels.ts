// The fields of every block, item and setting of a site that has one of each, at the dev server.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import type { LocalizedEditor, Screens } from "./localized-editor.ts";

interface PageFile {
  blocks: object[];
}

/** What the dental site doesn't have. */
const further: readonly object[] = [
  {
    type: "list",
    layout: "events",
    heading: "Courses",
    items: [
      { heading: "Brushing course", firstDay: "2020-05-01", lastDay: "2020-05-03", text: "Over." },
      { heading: "Flossing course", firstDay: "2999-12-01", time: "18:00-20:30", text: "To come." },
    ],
  },
  {
    type: "list",
    layout: "ledger",
    heading: "Work with us",
    items: [
      {
        heading: "Dental assistant",
        text: "At the chair.",
        details: ["Full time"],
        opening: { posted: "2025-05-27", employment: "full-time" },
      },
    ],
  },
  { type: "contactInfo", heading: "Open", hours: { heading: "Opening hours" } },
  {
    type: "cardGrid",
    layout: "figures",
    heading: "So far",
    cards: [{ heading: "12", text: "Years." }],
  },
];

/** Adds to the content what shows more kinds of fields. */
export async function addFurtherBlocks(content: string): Promise<void> {
  const change = async (name: string, edit: (value: never) => void) => {
    const value = JSON.parse(await readFile(join(content, name), "utf8")) as never;
    edit(value);
    await writeFile(join(content, name), JSON.stringify(value, null, 2));
  };
  await change("privacy.json", ({ blocks }: PageFile) => blocks.push(...further));
  await change("site.json", ({ openingHours }: { openingHours: { exceptions: object[] } }) =>
    openingHours.exceptions.push({ name: "Inventory", from: "2099-02-02", open: ["09:00-12:00"] }),
  );
}

/** Opens the first item of each list in the panel, and of each list in it. */
async function* items(editor: LocalizedEditor, block: string): Screens {
  const lists = editor.panel.getByRole("grid");
  for (let at = 0; at < (await lists.count()); at++) {
    const row = lists.nth(at).getByRole("row").first();
    await row.click();
    await editor.panel.locator(".open-item").nth(0).waitFor();
    yield `${block}, list ${at + 1}`;
  }
}

/** Selects each row or button of the left sidebar. */
async function* eachOf(editor: LocalizedEditor, list: Locator, name: string): Screens {
  const count = await list.count();
  for (let at = 0; at < count; at++) {
    await editor.unfold("Blocks and settings");
    await list.nth(at).click();
    await editor.unfold("Fields and problems");
    const screen = `${name} ${at + 1}`;
    yield screen;
    yield* items(editor, screen);
  }
}

export async function* blockPanels(editor: LocalizedEditor, pages: readonly string[]): Screens {
  const outline = editor.page.locator(".outline");
  for (const page of pages) {
    await editor.choosePage(page);
    yield* eachOf(editor, outline.getByRole("row"), `${page}, block`);
  }
}

export async function* settingPanels(editor: LocalizedEditor): Screens {
  const settings = editor.page.locator(".outline .site-group");
  yield* eachOf(editor, settings.locator(".items button"), "setting");
  const absent = settings.locator(".add-fields button");
  while ((await absent.count()) > 0) {
    const count = await absent.count();
    await editor.unfold("Blocks and settings");
    const name = await absent.first().innerText();
    await absent.first().click();
    await editor.unfold("Fields and problems");
    yield name;
    if ((await absent.count()) === count) break;
  }
}
