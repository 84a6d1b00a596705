// Screens of the editor at a web address, one after the other.
import { anna, annasToken } from "../store/github/stand-in.ts";
import type { Author, Scene } from "./author.ts";
import type { LocalizedEditor, Screens } from "./localized-editor.ts";

/** A person at a web address, and what they see. */
export interface AtAddress {
  author: Author;
  editor: LocalizedEditor;
  scene: Scene;
}

export async function giveToken(editor: LocalizedEditor, token: string): Promise<void> {
  const field = editor.page.getByLabel(editor.say("Token"), { exact: true });
  await field.fill(token);
  await field.press("Enter");
}

export async function* signInScreens({ editor, scene }: AtAddress): Screens {
  const { page } = editor;
  await page.getByLabel(editor.say("Token"), { exact: true }).waitFor();
  yield "signing in";
  await giveToken(editor, "");
  await editor.message("Paste your token here.");
  yield "signing in without a token";
  await giveToken(editor, "github_pat_wrong");
  await page.locator(".problem").getByText("GitHub").waitFor();
  yield "signing in with a wrong token";
  scene.github.state.tokens.set("github_pat_reads", { ...anna, contents: "read" });
  await giveToken(editor, "github_pat_reads");
  await page.locator(".problem").getByText("Contents").waitFor();
  yield "signing in with a token that only reads";
  await giveToken(editor, annasToken);
  await editor.site.locator("h1").waitFor();
  yield "the editor";
}

/** @returns the link of an invitation and its pass phrase */
export async function* accountScreens(at: AtAddress): AsyncGenerator<string, readonly string[]> {
  const { editor } = at;
  const { dialog } = editor;
  await editor.button("Account").click();
  await dialog.waitFor();
  yield "the account";
  // Reading has unfolded it.
  await dialog.locator(".invite").waitFor();
  yield "an invitation";
  await editor.inDialog("Make the link").click();
  await dialog.locator(".invite .problem").first().waitFor();
  yield "an invitation without a name";
  await dialog.getByLabel(editor.say("Colleague’s name")).fill("Bea Ortiz");
  await dialog.getByLabel(editor.say("Your own token")).check();
  yield "an invitation with one's own token";
  await editor.inDialog("Make the link").click();
  const link = await dialog.locator(".invitation-link").textContent();
  const phrase = await dialog.locator(".pass-phrase").textContent();
  yield "an invitation that is ready";
  await editor.close();
  return [link ?? "", phrase ?? ""];
}

async function write({ editor }: AtAddress, words: string): Promise<void> {
  await editor.select(editor.site.locator('[data-place="home.json/blocks/1/heading"]'));
  await editor.field("Heading").fill(words);
}

/** Whether there is something to save first or not. */
const publishNow = (editor: LocalizedEditor) =>
  editor.inDialog("Save and publish now").or(editor.inDialog("Publish now"));

/** Publishing, with colleagues who publish meanwhile. */
export async function* outcomeScreens(at: AtAddress): Screens {
  const { author, editor, scene } = at;
  await write(at, "Why us");
  await editor.open("What changed");
  await editor.dialog.locator("ins").first().waitFor();
  yield "what changed";
  await editor.close();
  await editor.open("Publish");
  await editor.inDialog("Save and publish now").waitFor();
  yield "changes to publish";
  scene.publish("home.json", '"Figures you can check"', '"Figures to check"');
  await publishNow(editor).click();
  await editor.dialog.getByText("Otto").first().waitFor();
  yield "a colleague published first";
  await publishNow(editor).click();
  await editor.message("You can close this dialog: the toolbar says when the new version is live.");
  yield "waiting for it to be live";
  await scene.goLive();
  await author.tab.clock.fastForward(10_000);
  await editor.message("Visitors see your changes.");
  yield "it is live";
  await editor.close();
  yield "the toolbar once it is live";
  await write(at, "My words");
  await editor.button("Save").click();
  await editor.message("Saved in your draft.");
  await editor.open("Publish");
  await editor.inDialog("Publish now").waitFor();
  scene.publish("home.json", '"Why us"', '"Her words"');
  await editor.inDialog("Publish now").click();
  await editor.inDialog("Apply choices").waitFor();
  yield "a colleague published the same field";
  await editor.inDialog("Apply choices").click();
  await publishNow(editor).waitFor();
  await editor.close();
  await editor.open("History…");
  await editor.dialog.locator(".published-state button").last().waitFor();
  yield "earlier versions";
  await editor.dialog.locator(".published-state button").last().click();
  await editor.inDialog("Bring back everything").waitFor();
  yield "an earlier version";
  await editor.close();
}

/** Signed out by the host, signing out oneself, and a draft that can't be read. */
export async function* endScreens(at: AtAddress): Screens {
  const { editor, scene } = at;
  const { dialog, page } = editor;
  const { state } = scene.github;
  await write(at, "Why we");
  await editor.button("Account").click();
  await editor.inDialog("Sign out").click();
  await editor.inDialog("Save and sign out").waitFor();
  yield "signing out with unsaved changes";
  await editor.close();
  state.tokens.set(annasToken, { ...anna, isExpired: true });
  await editor.button("Save").click();
  await editor.inDialog("Later").waitFor();
  yield "signed out";
  await editor.inDialog("Later").click();
  await dialog.waitFor({ state: "detached" });
  yield "signed out, for later";
  state.tokens.set(annasToken, { ...anna });
  const draft = scene.draftOf("anna-m");
  state.setBranch(draft, undefined);
  const files = { "notes.txt": "Not by the editor" };
  state.commit({ branch: draft, files, message: "Keep notes" });
  await page.reload();
  await page.getByLabel(editor.say("Token"), { exact: true }).waitFor();
  yield "signed out before a reload";
  await giveToken(editor, annasToken);
  await editor.button("Try again").waitFor();
  yield "a draft that can't be read";
}

/** @returns the address of the proposal's look */
export async function* invitedScreens(
  { editor }: AtAddress,
  phrase: string,
): AsyncGenerator<string, string> {
  const { dialog, page } = editor;
  const field = page.getByLabel(editor.say("Pass phrase"), { exact: true });
  await field.waitFor();
  yield "the invited person's screen";
  await field.fill(phrase.split(" ").toReversed().join(" "));
  await editor.button("Open the editor").click();
  await page.locator(".problem").first().waitFor();
  yield "a wrong pass phrase";
  await field.fill(phrase);
  await editor.button("Open the editor").click();
  await editor.site.locator("h1").waitFor();
  await editor.button("Account").click();
  await dialog.waitFor();
  yield "the invited person's account";
  await editor.close();
  await editor.select(editor.site.locator('[data-place="home.json/blocks/1/heading"]'));
  await editor.field("Heading").fill("Why now");
  await editor.open("Publish");
  await dialog.getByLabel(editor.say("Proposal name")).fill("why-now");
  yield "a site that takes only proposals";
  await editor.inDialog("Save and send as a proposal").click();
  const look = dialog.getByRole("link", {
    name: editor.say("See the site with these changes (opens in a new tab)"),
  });
  const address = (await look.getAttribute("href")) ?? "";
  yield "a proposal";
  await editor.close();
  return address;
}

/** Without a repository: a copy in the browser. */
export async function* copyScreens({ editor }: AtAddress): Screens {
  const { dialog, page } = editor;
  await editor.button("Edit a copy").waitFor();
  yield "choosing a folder or a copy";
  await editor.button("Edit a copy").click();
  await editor.site.locator("h1").waitFor();
  await editor.select(editor.site.locator('[data-place="home.json/blocks/1/heading"]'));
  await editor.field("Heading").fill("Why now");
  await page.keyboard.press("Control+s");
  await editor.message("Saved in this browser.");
  yield "a saved copy";
  await editor.open("Download");
  await editor.inDialog("Download changed files").click();
  await editor.message("Downloaded as {0}. Send it to the person who manages the site.");
  yield "a download";
  await editor.close();
  await editor.button("Copy").click();
  await dialog.waitFor();
  yield "the copy";
  await editor.inDialog("Start again with the published site…").click();
  await editor.inDialog("Delete my changes and start again").waitFor();
  yield "starting again";
  await editor.close();
  await page.reload();
  await editor.button("Continue with your copy").waitFor();
  yield "choosing with a copy";
}
