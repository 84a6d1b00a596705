// A video that an author adds at a web address: it plays in the editor and in View site, now and after it is published.
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { dentalSite } from "../fixtures/sites.ts";
import { entryAt } from "../store/github/add-entries.ts";
import { test } from "./author.ts";
import { playedSecond } from "./played-second.ts";

async function plays(video: Locator): Promise<void> {
  await expect.poll(() => playedSecond(video)).toBeGreaterThan(0);
}

test("a video is added, plays, is saved as it is, and plays again for the next person", async ({
  serve,
}) => {
  const scene = await serve("Netlify");
  const author = await scene.visit();
  await author.signIn();
  await author.button("Add block").click();
  await author.inDialog(/A video of your own/).click();
  const file = join(dentalSite, "media/brushing.webm");
  await author.dialog.locator("input[type=file]").setInputFiles(file);
  await plays(author.page.locator("video"));
  await author.button("View site").click();
  const view = author.tab.frameLocator("iframe[title='The site as visitors will see it']");
  await plays(view.locator("video"));
  await author.closeDialog();
  await author.button("Publish").click();
  await author.publishNow();
  await author.closeDialog();
  const [folder = ""] = scene.github.state.repository
    .git(["ls-tree", "--name-only", "main"])
    .toString()
    .split("\n");
  expect(entryAt(scene.github, `${folder}/home.json`)?.content).toContain("media/brushing.webm");
  const other = await scene.visit();
  await other.signIn();
  await plays(other.page.locator("video"));
});
