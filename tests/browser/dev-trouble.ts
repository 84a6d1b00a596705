// What the editor says about mistakes in files, and about files that change under it, at the dev server.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LocalizedEditor, Screens } from "./localized-editor.ts";

/** Replaces a text in a file, as another program does. */
async function change(content: string, name: string, from: string, to: string): Promise<void> {
  const path = join(content, name);
  const text = await readFile(path, "utf8");
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  await writeFile(
    path,
    text.replace(from, () => to),
  );
}

/** Two versions of the same field, and a file that changes without one. */
export async function* conflictScreens(editor: LocalizedEditor, content: string): Screens {
  const { page, panel, site } = editor;
  await editor.select(site.locator('[data-place="home.json/blocks/1/heading"]'));
  await editor.field("Heading").fill("My heading");
  await change(content, "home.json", '"Why Choose Us"', '"Their heading"');
  await panel.getByText("Their heading").first().waitFor();
  yield "two versions";
  await panel.getByRole("radio").last().check();
  await editor.inPanel("Apply choices").click();
  await panel.getByText("Their heading").first().waitFor({ state: "detached" });
  yield "a chosen version";
  await editor.button("Undo").click();
  await change(content, "about.json", '"title"', '  "title"');
  await change(content, "about.json", "About {{facts.company}}", "All about {{facts.company}}");
  await page.getByRole("status").getByText("about.json").first().waitFor();
  yield "a file that changed";
}

/** Mistakes that the problem list, the fields and the publish dialog show. */
export async function* problemScreens(editor: LocalizedEditor, content: string): Screens {
  const { page, panel, site } = editor;
  const problems = panel.locator(".problems .problem");
  await editor.select(site.locator('[data-place="home.json/blocks/1/heading"]'));
  await editor.field("Heading").fill("Call {{facts.phon}}");
  await problems.first().waitFor();
  yield "a wrong fact";
  await editor.field("Heading").fill("");
  await page.keyboard.press("Tab");
  yield "an empty heading";
  await change(content, "contact.json", '"title"', '"unknown": 1,\n  "titel": "", "title"');
  await change(
    content,
    "get-started.json",
    '"description"',
    '"language": "English", "description"',
  );
  await change(content, "home.json", '"page": "get-started"', '"page": "nowhere"');
  await problems.getByText("nowhere").first().waitFor();
  yield "several problems";
  await editor.open("Publish");
  await editor.dialog.locator(".problem-list, .hint, p").first().waitFor();
  yield "problems that block publishing";
  await editor.close();
}

/** Files that other programs saved with a mistake, or in another encoding. */
export async function* fileScreens(editor: LocalizedEditor, content: string): Screens {
  const { panel } = editor;
  await editor.unfold("Fields and problems");
  const places = panel.locator(".problem-place");
  const about = await readFile(join(content, "about.json"), "utf8");
  await writeFile(join(content, "about.json"), about.replace('",\n', '"\n'));
  await places.getByText("about.json").first().click();
  await panel.locator(".broken").waitFor();
  yield "a broken file";
  await writeFile(join(content, "about.json"), about);
  await panel.locator(".broken").waitFor({ state: "detached" });
  const contact = await readFile(join(content, "contact.json"), "utf8");
  const inGerman = contact.replace(/"title": "[^"]*"/, () => '"title": "Gespräch"');
  await writeFile(join(content, "contact.json"), Buffer.from(inGerman, "latin1"));
  await editor.inPanel("Convert to UTF-8…").waitFor();
  yield "a file in another encoding";
  await editor.inPanel("Convert to UTF-8…").click();
  await editor.dialog.waitFor();
  yield "convert to UTF-8";
  await editor.inDialog("Don't save").click();
  await editor.dialog.waitFor({ state: "detached" });
  await writeFile(join(content, "contact.json"), contact);
  await editor.inPanel("Convert to UTF-8…").waitFor({ state: "detached" });
}

/** The same site in another tab: this one only says so. */
export async function* otherTabScreens({ page }: LocalizedEditor): Screens {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.locator(".notice").waitFor();
  yield "another tab has the site";
  await other.close();
}
