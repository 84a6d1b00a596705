// Editing a site from its web address without a repository: a copy in the browser, a folder on this computer, or a new site.
import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { expect, inject } from "vitest";
import { everyTranslation } from "../../src/content/translations/all-translations.ts";
import { newSiteIn } from "../../src/content/translations/new-site.ts";
import { hasLocation } from "../../src/media/camera-data/camera-data.ts";
import { test } from "./author.ts";
import {
  answerWithPrivateFolder,
  fillPrivateFolder,
  packFolder,
  readPrivateFolder,
} from "./private-folder.ts";
import { tasks } from "./web-tasks.ts";
import { filesWithoutRepository } from "./without-repository.ts";

test("without a repository, a copy is changed, and its changed files are downloaded to the byte", async ({
  serve,
}) => {
  const scene = await serve("GitHub Pages", await filesWithoutRepository());
  const author = await scene.visit();
  await author.button("Edit a copy").waitFor();
  await author.expectNoBarriers();
  await author.button("Edit a copy").click();
  await author.page.locator("h1").waitFor();
  await author.typeAfter("Why Choose Us", " now");
  await author.tab.keyboard.press("Control+s");
  await author.status("Saved in this browser.").waitFor();
  await author.button("Download").click();
  const downloading = author.tab.waitForEvent("download");
  await author.inDialog("Download changed files").click();
  await author.expectNoBarriers(".dialog");
  const zip = await buffer(await (await downloading).createReadStream());
  const files = unzipSync(zip);
  const texts = Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]);
  const expected = scene.textOf("home.json").replace("Why Choose Us", "Why Choose Us now");
  expect(texts).toEqual([["every-field/home.json", expected]]);
  await author.inDialog("Close").click();
  await author.typeAfter("Why Choose Us now", " more");
  await author.button("Copy").click();
  await author.inDialog("Start again with the published site…").click();
  await author.expectNoBarriers(".dialog");
  await author.inDialog("Delete my changes and start again").click();
  await author.words("Why Choose Us").waitFor();
  await author.tab.reload();
  await author.button("Edit a copy").waitFor();
  expect(scene.github.requests).toEqual([]);
});

test("without a repository, a folder on this computer is edited, and opens again after a reload", async ({
  serve,
}) => {
  const scene = await serve("Netlify", await filesWithoutRepository());
  const author = await scene.visit();
  await author.context.addInitScript(answerWithPrivateFolder);
  await author.tab.evaluate(fillPrivateFolder, await packFolder(inject("builtContent")));
  await author.tab.reload();
  await author.button("Choose a folder…").click();
  await author.page.locator("h1").waitFor();
  await author.expectNoBarriers();
  await author.typeAfter("Why Choose Us", " now");
  await author.choosePage("about");
  await tasks["a photo"](author);
  await author.tab.keyboard.press("Control+s");
  await author.status("Saved.").waitFor();
  const [home = "", about, photo = ""] = await author.tab.evaluate(readPrivateFolder, [
    "home.json",
    "about.json",
    "media/img-2041.jpg",
  ]);
  const published = Buffer.from(scene.textOf("home.json"));
  expect(home).toBe(published.toString("latin1").replace("Why Choose Us", "Why Choose Us now"));
  expect(about).toContain('"src": "media/img-2041.jpg"');
  expect(await hasLocation(Buffer.from(photo, "latin1"))).toBe(false);

  await author.tab.reload();
  await author.button("Open “content” again").waitFor();
  await author.expectNoBarriers();
  await author.button("Open “content” again").click();
  // The page that was open before.
  await author.isLoaded(author.page.getByAltText("Our new office"));
  await author.choosePage("home");
  await author.words("Why Choose Us now").waitFor();
  expect(scene.github.requests).toEqual([]);
});

test("a new site is started in an empty folder, in the author's language, and edited at once", async ({
  serve,
}) => {
  const scene = await serve("Netlify", await filesWithoutRepository());
  const author = await scene.visit({ locale: "de-DE" });
  await author.context.addInitScript(answerWithPrivateFolder);
  await author.tab.reload();
  await author.button("Ordner wählen…").click();
  await author.tab.getByRole("heading", { name: "Eine neue Website in „content“" }).waitFor();
  await author.expectNoBarriers();
  await author.button("Neue Website anlegen").click();
  await author.typeAfter("Warum Sie bei uns richtig sind", ", im Ernst");
  await author.tab.keyboard.press("Control+s");
  await author.status("Gespeichert.").waitFor();
  const german = newSiteIn({
    language: "de",
    say: everyTranslation.say("de"),
    schemas: "../.site/schema",
  });
  const [home = "", site = ""] = await author.tab.evaluate(readPrivateFolder, [
    "home.json",
    "site.json",
  ]);
  const written = (name: string) => Buffer.from(german.get(name) ?? "").toString("latin1");
  expect(home).toBe(written("home.json").replace("richtig sind", "richtig sind, im Ernst"));
  expect(site).toBe(written("site.json"));
  expect(scene.github.requests).toEqual([]);
});
