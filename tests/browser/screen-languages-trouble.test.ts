// What the editor says when something is wrong, in each language: nothing is left in English, nothing is cut.
import { expect, test } from "vitest";
import { conflictScreens, fileScreens, otherTabScreens, problemScreens } from "./dev-trouble.ts";
import { startFirstSite } from "./edited-site.ts";
import { LocalizedEditor, type Faults } from "./localized-editor.ts";
import { catalogs, writtenIn } from "./screen-words.ts";

/** What the test types, and writes into the files. */
const typed = [
  "My heading",
  "Their heading",
  "phon",
  "titel",
  "Gespräch",
  "nowhere",
  "unknown",
  "All about Ledgerwren",
  "Call {{facts.phon}}",
];

test.each(Object.entries(catalogs))(
  "mistakes and conflicts are shown in %s, and nothing is cut",
  async (locale, catalog) => {
    const edited = await startFirstSite({ locale });
    const editor = new LocalizedEditor(edited.page, catalog);
    const content = [await writtenIn(edited.content, locale), ...typed].join("\n").toLowerCase();
    const faults: Faults = {};
    for (const width of [1366, 390]) {
      await edited.open({ width, height: 844 });
      await edited.site.locator("h1").waitFor();
      for (const screens of [
        conflictScreens(editor, edited.content),
        problemScreens(editor, edited.content),
        fileScreens(editor, edited.content),
        otherTabScreens(editor),
      ])
        Object.assign(faults, await editor.faultsOf(screens, content));
      await edited.leave();
    }
    expect(faults).toEqual({});
    await edited.end();
  },
);
