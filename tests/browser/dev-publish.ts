// Reviewing, publishing and bringing back at the dev server, in a repository that a colleague publishes to as well.
import type { Repositories } from "../git/repositories.ts";
import type { LocalizedEditor, Screens } from "./localized-editor.ts";

async function write(editor: LocalizedEditor, words: string): Promise<void> {
  await editor.select(editor.site.locator('[data-place="home.json/blocks/1/heading"]'));
  await editor.field("Heading").fill(words);
}

/** A colleague publishes. */
async function publishHers({ hers }: Repositories, from: string, to: string): Promise<void> {
  hers.git("pull", "--quiet");
  const text = await hers.read("content/home.json");
  if (!text.includes(from)) throw new Error(`home.json has no ${from}`);
  await hers.write("content/home.json", text.replace(from, to));
  hers.commit("Hers");
  hers.git("push", "--quiet", "origin", "main");
}

/** @yields the outcomes of publishing */
export async function* publishScreens(editor: LocalizedEditor, all: Repositories): Screens {
  const { dialog } = editor;
  await editor.open("Publish");
  await editor.message("Nothing has changed: this is {0}.");
  yield "nothing to publish";
  await editor.close();
  await write(editor, "Why us");
  await all.mine.write("content/media/prices.txt", "mine");
  await editor.open("What changed");
  await dialog.locator("ins").first().waitFor();
  yield "what changed";
  await dialog.locator(".change button").last().click();
  await dialog.locator("ins").first().waitFor({ state: "detached" });
  yield "an undone change";
  await editor.close();
  await write(editor, "Why us");
  await publishHers(all, '"Figures you can check"', '"Figures to check"');
  await editor.open("Publish");
  await editor.inDialog("Save and publish now").waitFor();
  yield "changes to publish";
  await editor.inDialog("Save and publish now").click();
  await editor.inDialog("Publish now").waitFor();
  yield "a colleague published first";
  await editor.inDialog("Publish now").click();
  await editor.message("Sent to {0}. Visitors will see it once the site is built.", "main");
  yield "published";
  await editor.close();
  await write(editor, "My words");
  await editor.open("Publish");
  await editor.inDialog("Save and publish now").waitFor();
  await publishHers(all, '"Why us"', '"Her words"');
  await editor.inDialog("Save and publish now").click();
  await editor.inDialog("Apply choices").waitFor();
  yield "a colleague published the same field";
  await editor.inDialog("Apply choices").click();
  await editor.inDialog("Publish now").waitFor();
  await editor.close();
  yield* proposalScreens(editor);
}

async function* proposalScreens(editor: LocalizedEditor): Screens {
  const { dialog } = editor;
  await write(editor, "Why not");
  await editor.open("Publish");
  await dialog.getByRole("radio").last().check();
  await dialog.getByLabel(editor.say("Proposal name")).fill("--force");
  await editor.inDialog("Save and send as a proposal").click();
  await dialog.locator(".outcome, [role=alert]").first().waitFor();
  yield "a wrong name for a proposal";
  await dialog.getByRole("radio").last().check();
  await dialog.getByLabel(editor.say("Proposal name")).fill("why-not");
  await editor.inDialog("Send as a proposal").click();
  await editor.message("Until then, you can send more changes under the same name.");
  yield "a proposal";
  await editor.close();
  await editor.open("Publish");
  await editor.message("Chosen because you sent a proposal last time.");
  yield "the next proposal";
  await editor.close();
}

/** Earlier versions of the site. */
export async function* historyScreens(editor: LocalizedEditor): Screens {
  const { dialog } = editor;
  await editor.open("History…");
  const states = dialog.locator(".published-state button");
  await states.first().waitFor();
  yield "earlier versions";
  await states.first().click();
  await editor.inDialog("All versions").waitFor();
  await editor.inDialog("Open the version before").waitFor();
  // The dialog grows when this ends, and its buttons move.
  await dialog.getByText(editor.say("Comparing with this version…")).waitFor({ state: "detached" });
  yield "the last version";
  await editor.inDialog("All versions").click();
  await states.last().click();
  await editor.inDialog("Bring back everything").waitFor();
  yield "the first version";
  await dialog.locator(".change button").last().click();
  await dialog.getByRole("status").or(dialog.getByRole("group")).first().waitFor();
  yield "a change that was brought back";
  await editor.inDialog("Bring back everything").click();
  await dialog.getByRole("status").first().waitFor();
  yield "everything brought back";
  await editor.close();
}
