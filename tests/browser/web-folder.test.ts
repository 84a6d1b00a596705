// Editing a site in another content folder of the repository, at the same address as the page's own.
import { expect } from "vitest";
import { addEntries, entryAt } from "../store/github/add-entries.ts";
import { test, type Scene } from "./author.ts";

/** Copies the content into another folder of the repository. */
function copyContent({ github }: Scene, from: string, to: string): void {
  const { repository } = github.state;
  const { tree = "" } = repository.commit(repository.branches().get("main") ?? "") ?? {};
  const { oid = "" } = repository.tree(tree)?.find(({ name }) => name === from) ?? {};
  addEntries(github, { [to]: { mode: "40000", content: { oid } } });
}

/** The name of the content folder, which is the first in the repository. */
function contentFolder({ github }: Scene): string {
  const [folder = ""] = github.state.repository
    .git(["ls-tree", "--name-only", "main"])
    .toString()
    .split("\n");
  return folder;
}

test("an author makes the site in another language, and opens it without signing in again", async ({
  serve,
}) => {
  const scene = await serve("Netlify");
  const folder = contentFolder(scene);
  const textOf = (path: string) => entryAt(scene.github, path)?.content;
  const before = textOf(`${folder}/site.json`);
  const author = await scene.visit();
  await author.signIn();
  await author.button("Add other languages").click();
  await author.dialog.getByLabel("Language", { exact: true }).selectOption("French");
  await author.inDialog("Make the site").click();
  await author.dialog.getByText("The site in French is made.").waitFor();
  expect(textOf(`${folder}-fr/home.json`)).toBe(textOf(`${folder}/home.json`));
  expect(textOf(`${folder}-fr/site.json`)).toContain('"language": "fr"');
  expect(textOf(`${folder}/site.json`)).toBe(before);
  const [tab] = await Promise.all([
    author.context.waitForEvent("page"),
    author.inDialog("Open the site in French").click(),
  ]);
  await tab.getByText(/texts of the original aren’t translated yet/).waitFor();
  expect(new URL(tab.url()).hash).toBe(`#site=${folder}-fr`);
  await tab.close();
  // The link is part of the next publish, and visitors don't see the site yet.
  await author.button("Publish").click();
  await author.inDialog("Save and publish now").click();
  await expect.poll(() => textOf(`${folder}/site.json`)).toContain(`"../${folder}-fr"`);
  expect(textOf(`${folder}/site.json`)).toContain('"hidden": true');
});

test("an author edits and publishes the site in another folder, and signing out forgets it, too", async ({
  serve,
}) => {
  const scene = await serve("Netlify");
  const homeOf = (folder: string) => entryAt(scene.github, `${folder}/home.json`)?.content ?? "";
  const folder = contentFolder(scene);
  copyContent(scene, folder, "content-de");
  const before = homeOf(folder);

  const author = await scene.visit({ fragment: "#site=content-de" });
  await author.signIn();
  await author.words("Why Choose Us").click();
  await author.field("Heading").fill("Warum wir");
  await author.button("Publish").click();
  await author.inDialog("Save and publish now").click();
  // The build says nothing about when visitors see another folder.
  await author.dialog.getByText("Sent to main. Visitors will see it").waitFor();
  await author.closeDialog();
  expect(homeOf("content-de")).toContain('"Warum wir"');
  expect([before.includes("Why Choose Us"), homeOf(folder)]).toEqual([true, before]);
  expect([...scene.github.state.repository.branches().keys()]).toEqual(["main"]);

  const reader = await scene.visit({ fragment: "#look=main&site=content-de" });
  await reader.words("Warum wir").waitFor();

  await author.tab.reload();
  await author.words("Warum wir").click();
  await author.field("Heading").fill("Nur in diesem Browser");
  await expect.poll(() => author.stored()).toContainEqual(expect.stringContaining("Nur in diesem"));

  // The page's own site needs no other sign-in.
  await author.tab.evaluate(() => (location.hash = ""));
  await author.words("Why Choose Us").waitFor();
  await author.tab.evaluate(() => (location.hash = "#site=content-de"));
  await author.words("Nur in diesem Browser").waitFor();
  await author.tab.evaluate(() => (location.hash = ""));
  await author.words("Why Choose Us").waitFor();
  await author.signOut();
});
