// The fields of every block and setting, in each language: nothing is left in English, nothing is cut.
import { expect, test } from "vitest";
import { dentalSite } from "../fixtures/sites.ts";
import { addFurtherBlocks, blockPanels, settingPanels } from "./dev-panels.ts";
import { startSite } from "./edited-site.ts";
import { LocalizedEditor, type Faults } from "./localized-editor.ts";
import { catalogs, writtenIn } from "./screen-words.ts";

const pages = ["home", "team", "prices", "questions", "appointment", "privacy"];

test.each(Object.entries(catalogs))(
  "fields have nothing in English and nothing is cut in %s",
  async (locale, catalog) => {
    const edited = await startSite(dentalSite, { locale });
    const editor = new LocalizedEditor(edited.page, catalog);
    const faults: Faults = {};
    for (const width of [1366, 390]) {
      await edited.open({ width, height: 844 });
      await addFurtherBlocks(edited.content);
      await edited.site.locator("h1").waitFor();
      const content = await writtenIn(edited.content, locale);
      Object.assign(faults, await editor.faultsOf(blockPanels(editor, pages), content));
      Object.assign(faults, await editor.faultsOf(settingPanels(editor), content));
      await edited.leave();
    }
    expect(faults).toEqual({});
    await edited.end();
  },
);
