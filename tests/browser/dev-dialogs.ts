// Dialogs about pictures, links, facts and words at the dev server, and what the editor says about mistakes.
import type { LocalizedEditor, Screens } from "./localized-editor.ts";

const photo = "tests/browser/photo.png";
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic0000mif1heic")]);

/** An icon and a picture are chosen for a card on the home page. */
export async function* pictureScreens(editor: LocalizedEditor): Screens {
  const { dialog, site } = editor;
  await site.getByText("HIPAA-compliant processes", { exact: true }).click();
  await editor.unfold("Fields and problems");
  yield "a card";
  await editor.inPanel("Icon").click();
  await dialog.locator(".tiles button").first().waitFor();
  yield "icons";
  await dialog.getByRole("searchbox").fill("xyzxyz");
  await dialog.locator(".tiles button").first().waitFor({ state: "detached" });
  yield "no icon";
  await editor.close();
  await editor.adding("Picture").click();
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles({ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic });
  await dialog.getByText("IMG_1.HEIC").first().waitFor();
  yield "a file that can't be shown";
  await dialog
    .getByLabel(editor.say("Or the address of a picture on a photo host"))
    .fill("desk.jpg");
  await editor.inDialog("Use picture").click();
  await dialog
    .getByText(editor.say("Paste the full address of a picture. It starts with https://"))
    .waitFor();
  yield "an address that isn't one";
  await file.setInputFiles(photo);
  await editor.inPanel("Crop…").click();
  await dialog.getByRole("radio").nth(2).check();
  yield "a crop";
  await editor.inDialog("Apply").click();
  await dialog.waitFor({ state: "detached" });
  await editor.button("Undo").click();
  await editor.button("Undo").click();
  await editor.adding("Picture").click();
  await editor.inDialog("Remove {0}", "photo.png").click();
  await editor.inDialog("Restore {0}", "photo.png").waitFor();
  yield "an unused picture";
  await editor.close();
}

/** A picture that has a focus point, and a video. */
export async function* mediaScreens(editor: LocalizedEditor): Screens {
  const { dialog, site } = editor;
  await site.getByText("What we take off your desk", { exact: true }).click();
  await editor.unfold("Fields and problems");
  await editor.inPanel("Change picture").click();
  await dialog.locator("input[type=file]").setInputFiles(photo);
  await editor.inPanel("Crop and focus…").click();
  await dialog.getByRole("radio").nth(2).check();
  yield "a focus point";
  await editor.close();
  await editor.button("Undo").click();
  await site.locator('[data-place="home.json/blocks/2/items/0/heading"]').click();
  await editor.unfold("Fields and problems");
  await editor.adding("Video").click();
  yield "a video to choose";
  await editor.close();
}

/** Links and facts in a formatted text of the privacy policy. */
export async function* textScreens(editor: LocalizedEditor): Screens {
  const { dialog, page, site } = editor;
  await editor.choosePage("privacy-policy");
  const text = site.locator("[data-formatted]").filter({ hasText: "Questions about this policy" });
  await text.getByText("Questions about this policy").click({ position: { x: 5, y: 5 } });
  const tools = page.getByRole("toolbar", { name: editor.say("Formatting") });
  await tools.waitFor();
  yield "a formatted text";
  await page.keyboard.press("Control+k");
  const kinds = dialog.getByRole("radio");
  await kinds.first().waitFor();
  for (let at = 0; at < (await kinds.count()); at++) {
    await kinds.nth(at).check();
    yield `a link, kind ${at + 1}`;
  }
  await kinds.nth(1).check();
  await dialog.getByRole("textbox").first().fill("nowhere");
  await editor.inDialog("Add link").click();
  await dialog.locator(".problem").first().waitFor();
  yield "a wrong link";
  await editor.close();
  await tools.getByRole("button", { name: editor.say("Fact"), exact: true }).click();
  await dialog.waitFor();
  yield "a fact to insert";
  await editor.close();
  yield* factScreens(editor);
}

async function* factScreens(editor: LocalizedEditor): Screens {
  const { page, site } = editor;
  await site.locator("[data-formatted] [data-fact=email]").first().click();
  await page.locator(".fact-popover").waitFor();
  await editor.unfold("Fields and problems");
  yield "a fact in a text";
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await site.locator("h1 [data-place]").click();
  await editor.message(
    "The fact “{0}” can’t be empty, so it has its old value again.",
    editor.say("Email"),
  );
  yield "a fact that was emptied";
  await site.locator("[data-formatted] [data-fact=email]").first().click();
  await editor.unfold("Fields and problems");
  await editor.inPanel("Remove from this text").click();
  await editor.message(
    "The fact {0} is no longer in this text. Undo brings it back.",
    editor.say("“{0}”", editor.say("Email")),
  );
  yield "a fact that was removed";
  await editor.button("Undo").click();
}

/** What can be done with an item -> what the editor says then. */
const itemTools = [
  ["Move up", "Moved to position {0} of {1}."],
  ["Duplicate", "Duplicated. The copy is selected."],
  ["Hide", "Hidden from visitors."],
  ["Show", "Visible to visitors again."],
  ["Remove", "Undo brings it back."],
] as const;

/** A card is moved, copied, hidden and removed, and a button gets each destination. */
export async function* itemScreens(editor: LocalizedEditor): Screens {
  const { panel, site } = editor;
  await editor.choosePage("home");
  await site.getByText("On US hours", { exact: true }).click();
  await editor.unfold("Fields and problems");
  for (const [tool, said] of itemTools) {
    await panel
      .locator(".tools")
      .last()
      .getByRole("button", { name: editor.say(tool), exact: true })
      .click();
    await editor.message(said, "4", "6");
    yield `a card: ${tool}`;
  }
  await site.getByText("Get Started", { exact: true }).last().click();
  await editor.unfold("Fields and problems");
  const target = panel.getByRole("group", { name: editor.say("Destination") }).last();
  const kinds = target.getByRole("radio");
  for (let at = 0; at < (await kinds.count()); at++) {
    await kinds.nth(at).check();
    yield `a button, destination ${at + 1}`;
  }
}

/** Words that are found, replaced, and still elsewhere after one text was changed. */
export async function* findScreens(editor: LocalizedEditor): Screens {
  const { dialog, page, panel, site } = editor;
  await editor.open("Find text…");
  const query = dialog.getByRole("textbox").first();
  await query.fill("xyzxyz");
  await editor.message("No text contains “{0}”.", "xyzxyz");
  yield "no text found";
  await query.fill("claim");
  await dialog.locator(".finds").first().waitFor();
  yield "texts found";
  await editor.inDialog("Replace…").click();
  await dialog.getByRole("textbox").last().fill("bill");
  yield "words to replace";
  await dialog.locator("form button[type=submit]").last().click();
  await dialog.getByRole("status").filter({ hasText: "1" }).first().waitFor();
  yield "words replaced";
  await editor.close();
  await editor.button("Undo").click();
  await site.getByText("Coding and charge entry", { exact: true }).click();
  await editor.unfold("Fields and problems");
  await panel.locator("[data-selected] input").first().fill("Coding and charges");
  await page.locator(".same-words").waitFor();
  yield "old text elsewhere";
  await editor.inPanel("Change it there too").click();
  await page.locator(".same-words").waitFor({ state: "detached" });
  yield "old text changed";
}
