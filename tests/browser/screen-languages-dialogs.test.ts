// Dialogs about pictures, links, facts and words, in each language: nothing is left in English, nothing is cut.
import { expect, test } from "vitest";
import { readIcons } from "../../src/files/icon-set.ts";
import {
  findScreens,
  itemScreens,
  mediaScreens,
  pictureScreens,
  textScreens,
} from "./dev-dialogs.ts";
import { startFirstSite } from "./edited-site.ts";
import { LocalizedEditor, type Faults, type Screens } from "./localized-editor.ts";
import { catalogs, writtenIn } from "./screen-words.ts";

async function* screensOf(editor: LocalizedEditor): Screens {
  // Clicks on a page that is drawn smaller can't be aimed.
  const phone = editor.page.getByRole("radio", { name: editor.say("Phone"), exact: true });
  if (await phone.isVisible()) await phone.check();
  yield* pictureScreens(editor);
  yield* mediaScreens(editor);
  yield* textScreens(editor);
  yield* itemScreens(editor);
  yield* findScreens(editor);
}

/** What is typed and added, and the icons' names, which are in English for everyone. */
const names = [
  "photo.png",
  "IMG_1.HEIC",
  "xyzxyz",
  "Coding and charges",
  ...Object.keys(readIcons()),
]
  .join("\n")
  .replaceAll("-", " ")
  .toLowerCase();

test.each(Object.entries(catalogs))(
  "dialogs have nothing in English and nothing is cut in %s",
  async (locale, catalog) => {
    const edited = await startFirstSite({ locale });
    const editor = new LocalizedEditor(edited.page, catalog);
    const written = await writtenIn(edited.content, locale);
    // Once the word is replaced, and meanwhile.
    const replaced = ["bill", "claimbill"].flatMap((word) => [
      written.replaceAll("claim", word),
      written.replaceAll(/claim(?=.*claim)/g, word),
    ]);
    const content = [written, ...replaced, names].join("\n");
    const faults: Faults = {};
    for (const width of [1366, 390]) {
      await edited.open({ width, height: 844 });
      await edited.site.locator("h1").waitFor();
      Object.assign(faults, await editor.faultsOf(screensOf(editor), content));
      await edited.leave();
    }
    expect(faults).toEqual({});
    await edited.end();
  },
);
