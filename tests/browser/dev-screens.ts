// Screens of the editor at the dev server, one after the other.
import type { LocalizedEditor, Screens } from "./localized-editor.ts";

/** The sidebars, their dialogs, and the settings of the site and of a form. */
export async function* everydayScreens(editor: LocalizedEditor): Screens {
  yield "the page";
  await editor.unfold("Blocks and settings");
  yield "the left sidebar";
  yield* editor.dialogs(
    "Find text…",
    "Add block",
    "View site",
    "History…",
    "Publish",
    "What changed",
  );
  yield* editor.dialogs("Keyboard shortcuts");
  yield* pageScreens(editor);
  for (const field of ["Language", "Menu", "Mail service", "Footer", "Facts"]) {
    await editor.open(field);
    yield field;
  }
  await editor.unfold("Blocks and settings");
  await editor.button("Page settings", { exact: false }).click();
  yield "page settings";
  yield* formScreens(editor);
  yield* languageScreens(editor);
}

/** The list of pages, and what can be done with one. */
async function* pageScreens(editor: LocalizedEditor): Screens {
  await editor.button("Pages…").click();
  yield "pages";
  await editor.inDialog("Add page").click();
  yield "a new page";
  await editor.close();
  await editor.button("Pages…").click();
  await editor.inDialog("Rename").click();
  yield "a page's name";
  await editor.close();
  await editor.button("Pages…").click();
  await editor.dialog
    .getByRole("button", { name: editor.say("Remove"), exact: true })
    .nth(1)
    .click();
  yield "a page to remove";
  await editor.close();
}

async function* formScreens(editor: LocalizedEditor): Screens {
  const { page, site } = editor;
  await editor.choosePage("contact");
  await site.getByLabel("Message", { exact: true }).waitFor();
  await editor.unfold("Blocks and settings");
  await page.getByRole("row").first().click();
  await editor.unfold("Fields and problems");
  yield "a block";
  await editor.unfold("Blocks and settings");
  await page
    .getByRole("row")
    .filter({ hasText: editor.say("Form") })
    .first()
    .click();
  await editor.unfold("Fields and problems");
  yield "a form";
  await editor.button("Add question").click();
  yield "a question";
  await editor.close();
}

async function* languageScreens(editor: LocalizedEditor): Screens {
  const { page, dialog } = editor;
  await editor.unfold("Blocks and settings");
  // It opens the dialog at once, because there is no other language yet.
  await page
    .getByRole("button", { name: new RegExp(editor.say("Other languages"), "i") })
    .first()
    .click();
  await dialog.getByRole("checkbox").first().waitFor();
  yield "another language";
  await editor.inDialog("Make the site").click();
  // The second time, the folder is there already.
  await dialog.locator("[role=status], [role=alert]").first().waitFor();
  yield "the site in another language";
  await editor.close();
  yield "other languages";
}
