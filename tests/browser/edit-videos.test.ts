// A video in the editor: adding it begins with its file, and it plays there and in what visitors will see.
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { dentalSite } from "../fixtures/sites.ts";
import { startFirstSite } from "./edited-site.ts";
import { playedSecond } from "./played-second.ts";

const edited = await startFirstSite();
const { page, site, textOf, save, original } = edited;
afterAll(edited.end);

beforeEach(async () => {
  await edited.open();
  await site.locator("h1").waitFor();
  return edited.leave;
});

const question = page.getByRole("dialog", { name: "Choose a video" });

async function askForVideo(): Promise<void> {
  await page.getByRole("button", { name: "Add block", exact: true }).click();
  const gallery = page.getByRole("dialog", { name: "Add block" });
  await gallery.getByRole("button", { name: /A video of your own/ }).click();
  await question.waitFor();
}

test("the gallery asks for a video's file first, and without one nothing is added", async () => {
  await askForVideo();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: "Undo", exact: true }).isEnabled()).toBe(false);
  expect(await site.locator("video").count()).toBe(0);
  expect(await textOf("home.json")).toBe(await original("home.json"));
});

test("a video plays in the editor and in the view of the site", async () => {
  await askForVideo();
  const file = join(dentalSite, "media/brushing.webm");
  await question.locator("input[type=file]").setInputFiles(file);
  const video = site.locator("video");
  await video.waitFor();
  await expect.poll(() => playedSecond(video)).toBeGreaterThan(0);
  await save();
  const { blocks } = JSON.parse(await textOf("home.json"));
  const [item] = blocks.find(
    (block: { items?: { video?: object }[] }) => block.items?.[0]?.video,
  ).items;
  expect(item).toMatchObject({
    heading: "What the video is about",
    video: { file: "media/brushing.webm", poster: { alt: "What the video shows" } },
  });
  await page.getByRole("button", { name: "View site", exact: true }).click();
  const view = page.frameLocator("iframe[title='The site as visitors will see it']");
  await expect.poll(() => playedSecond(view.locator("video"))).toBeGreaterThan(0);
  expect(edited.takeRefusals()).toEqual([]);
});

test("a video that is added to an item begins with its file, too", async () => {
  await site.locator('[data-place="home.json/blocks/2/items/0/heading"]').click();
  const add = page.getByRole("button", { name: "Add video", exact: true });
  await add.click();
  await question.getByRole("button", { name: "Close", exact: true }).click();
  expect(await page.getByRole("button", { name: "Undo", exact: true }).isEnabled()).toBe(false);
  await add.click();
  const file = join(dentalSite, "media/brushing.webm");
  await question.locator("input[type=file]").setInputFiles(file);
  await expect.poll(() => playedSecond(site.locator("video"))).toBeGreaterThan(0);
});
