// Editing a site from its web address, with nothing installed: alone, and with others at the same time. Typing, saving,
// publishing, a photo and a look link are each done under the policies of both kinds of hosts.
import { expect } from "vitest";
import { hasLocation } from "../../src/media/camera-data/camera-data.ts";
import { anna } from "../store/github/stand-in.ts";
import { test, type Author, type Scene } from "./author.ts";
import { leftByTasks, photoWithPlace, tasks } from "./web-tasks.ts";

const desktop = { width: 2000, height: 1000 };

/** What the tasks left in the files of a branch, or would have. */
const left = ({ textOf }: Scene, branch: string) =>
  Object.entries(leftByTasks).map(([name, texts]) => {
    const text = textOf(name, branch);
    return [name, texts.filter((each) => text.includes(each))];
  });

const branches = ({ github }: Scene) => [...github.state.repository.branches().keys()];
const commitsOn = ({ github }: Scene, branch: string): number => {
  const { repository } = github.state;
  return repository.history(repository.branches().get(branch) ?? "", 100).length;
};

/** The rules that the host sends, next to those in the page. */
const policyOf = async ({ address }: Scene) =>
  (await fetch(address)).headers.get("Content-Security-Policy");

/** The documents of a site with several, which browsers may show for ten minutes without asking for them again. */
const documents = (which: string) =>
  new Map([
    ["index.html", `<p>${which} home page</p><a href="page-about.html">About</a>`],
    ["page-about.html", `<p>${which} page about us</p>`],
  ]);

test("an author signs in, does what the guide teaches, and publishes it with one commit", async ({
  serve,
}) => {
  const scene = await serve("GitHub Pages", documents("Old"));
  expect(await policyOf(scene)).toBeNull();
  const author = await scene.visit({ hasClock: true });
  await author.expectNoBarriers();
  await author.giveToken("github_pat_wrong");
  await author.tab.getByText("GitHub doesn't accept this token").waitFor();
  scene.github.state.tokens.set("github_pat_reads", { ...anna, contents: "read" });
  await author.giveToken("github_pat_reads");
  await author.tab.getByText('set "Contents" to "Read and write"').waitFor();
  await author.expectNoBarriers();
  await author.tab.setViewportSize({ width: 390, height: 844 });
  await author.expectNoSidewaysScrolling();
  await author.tab.setViewportSize(desktop);
  await author.signIn();
  for (const width of [1024, 1100]) {
    await author.tab.setViewportSize({ ...desktop, width });
    expect((await author.tab.locator(".toolbar").boundingBox())?.height).toBeLessThan(60);
  }
  await author.tab.setViewportSize(desktop);
  for (const doTask of Object.values(tasks)) await doTask(author);
  await author.save();
  expect(left(scene, scene.draftOf("anna-m"))).toEqual(Object.entries(leftByTasks));
  expect(left(scene, "main").flatMap(([, texts]) => texts)).toEqual([]);
  const photo = scene.bytesOf("media/img-2041.jpg", scene.draftOf("anna-m")) ?? new Uint8Array();
  expect(photo.length).toBeGreaterThan(0);
  expect(await hasLocation(await photoWithPlace())).toBe(true);
  expect(await hasLocation(photo)).toBe(false);
  await author.expectNoBarriers();
  await author.expectTokenIsHidden();

  const atHome = await scene.visit();
  await atHome.signIn();
  await atHome.page.locator("footer").getByText("555-0199").waitFor();
  await atHome.choosePage("about");
  await atHome.isLoaded(atHome.page.getByAltText("Our new office"));

  const visits = await author.context.newPage();
  for (const address of ["../", "../page-about.html"]) {
    await visits.goto(new URL(address, scene.address).href);
    await visits.getByText("Old").waitFor();
  }

  const fragment = `#look=${encodeURIComponent(scene.draftOf("anna-m"))}`;
  const anybody = await scene.visit({ fragment });
  await anybody.page.locator("footer").getByText("555-0199").waitFor();

  await author.button("Publish").click();
  await author.inDialog("Publish now").waitFor();
  await author.expectNoBarriers(".dialog");
  await author.publishNow();
  expect(left(scene, "main")).toEqual(Object.entries(leftByTasks));
  expect(commitsOn(scene, "main")).toBe(2);
  expect(branches(scene)).toEqual(["main"]);
  await scene.goLive(documents("New"));
  const askedBefore = scene.asked.length;
  await author.tab.clock.fastForward(10_000);
  await author.dialog.getByText("It’s live.").waitFor();
  await author.expectNoBarriers(".dialog");
  // A page that the author hasn't visited isn't loaded for nothing.
  const renewed = scene.asked.slice(askedBefore).filter((path) => !path.includes("/edit/"));
  expect(renewed.sort()).toEqual(["/website/", "/website/page-about.html"]);
  const opened = author.context.waitForEvent("page");
  await author.dialog.getByRole("link", { name: "See the site" }).click();
  const site = await opened;
  await site.getByText("New home page").waitFor();
  await site.getByRole("link", { name: "About" }).click();
  await site.getByText("New page about us").waitFor();
  await author.expectTokenIsHidden();
  await author.closeDialog();
  await author.signOut();
});

/** Selects a heading on the home page and changes it in its field. */
async function write(author: Author, from: string, to: string): Promise<void> {
  await author.words(from).click();
  await author.field("Heading").fill(to);
}

test.for([
  ["GitHub Pages", false],
  ["Netlify", true],
] as const)(
  "at %s, what a colleague publishes meanwhile is merged or asked about, and an earlier version comes back",
  async ([hosting, hasHeaders], { serve }) => {
    const scene = await serve(hosting);
    expect((await policyOf(scene))?.includes("frame-ancestors 'none'") ?? false).toBe(hasHeaders);
    const author = await scene.visit();
    await author.signIn();
    const original = scene.textOf("home.json");
    await tasks["a problem"](author);
    await tasks["a change that was undone"](author);
    await write(author, "Why Choose Us", "Why us");
    await author.button("Publish").click();
    await author.inDialog("Save and publish now").waitFor();
    scene.publish("home.json", '"Figures you can check"', '"Figures to check"');
    await author.inDialog("Save and publish now").click();
    await author.dialog
      .getByText(/^Nothing was published\. Otto changed .* are here now along with yours\./)
      .waitFor();
    expect(scene.textOf("home.json")).not.toContain("Why us");
    await author.publishNow();
    await author.closeDialog();
    for (const text of ['"Why us"', '"Figures to check"'])
      expect(scene.textOf("home.json")).toContain(text);

    await write(author, "Why us", "My words");
    await author.save();
    await author.button("Publish").click();
    await author.inDialog("Publish now").waitFor();
    scene.publish("home.json", '"Why us"', '"Her words"');
    await author.inDialog("Publish now").click();
    await author.dialog.getByText("Otto published changes to the same fields as you").waitFor();
    expect(await author.dialog.locator(".conflict-text").allTextContents()).toEqual([
      "My words",
      "Her words",
    ]);
    await author.expectNoBarriers(".dialog");
    await author.inDialog("Apply choices").click();
    await author.publishNow();
    await author.closeDialog();
    expect(scene.textOf("home.json")).toContain('"My words"');

    await author.button("History…").click();
    await author.inDialog("Start the site").waitFor();
    await author.expectNoBarriers(".dialog");
    await author.expectDialogToFit();
    await author.inDialog("Start the site").click();
    await author.inDialog("Bring back everything").waitFor();
    await author.expectNoBarriers(".dialog");
    await author.expectDialogToFit();
    await author.inDialog("Bring back everything").click();
    await author.closeDialog();
    await author.words("Why Choose Us").waitFor();
    await author.button("Publish").click();
    await author.publishNow();
    expect(scene.textOf("home.json")).toBe(original);
    expect(branches(scene)).toEqual(["main"]);
    await author.expectTokenIsHidden();
  },
);

test("the site is viewed as it is being written: its menu, links and cropped photos work, and its form sends nothing", async ({
  serve,
}) => {
  const scene = await serve("Netlify");
  const author = await scene.visit({ viewport: { width: 390, height: 844 } });
  await author.signIn();
  expect((await author.tab.locator(".toolbar").boundingBox())?.height).toBeLessThan(100);
  await author.words("Why Choose Us").click();
  await author.tab.keyboard.press("ControlOrMeta+a");
  await author.tab.keyboard.type("Not saved yet");
  const picture = author.page.getByAltText("A calculator and a pen on printed statements");
  await picture.click();
  await author.button("Change picture").click();
  await author.dialog.locator("input[type=file]").setInputFiles("tests/browser/photo.png");
  await expect.poll(() => author.dialog.count()).toBe(0);
  // The panel is drawn again for the new picture: what opens before that may close with the old one.
  await expect.poll(() => picture.getAttribute("src")).toMatch(/^blob:/);
  await author.button("Crop and focus…").click();
  await author.dialog.getByLabel("Square").check();
  await author.dialog.getByLabel("From the top").fill("0");
  await author.inDialog("Apply").click();
  await author.button("View site").click();
  const view = author.tab.frameLocator("iframe[title='The site as visitors will see it']");
  await view.getByText("Not saved yet", { exact: true }).waitFor();
  // The top of the square, cut to 3:2, of a photo of 60 by 40 pixels: its store has only the whole one.
  const cropped = view.getByAltText("A calculator and a pen on printed statements");
  const size = () =>
    cropped.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([40, 27]);
  expect(await view.locator("[contenteditable]").count()).toBe(0);
  await author.expectNoBarriers(".dialog");

  await view.getByRole("button", { name: "Menu" }).click();
  await view.locator("header").getByRole("button", { name: "Contact" }).click();
  const send = view.locator("form button[type=submit]");
  await send.click();
  await expect.poll(() => view.locator(":focus").getAttribute("name")).toBe("name");
  await view.locator("[name=name]").fill("Anna");
  await view.locator("[name=email]").fill("anna@example.org");
  await view.locator("textarea").fill("Hello");
  await send.click();
  await author.dialog.getByText(/^Nothing was sent/).waitFor();
  await author.inDialog("Edit this page").waitFor();

  await view.locator("h1").click();
  await author.closeDialog();
  await author.words("Not saved yet").waitFor();
  await author.button("View site").click();
  await author.inDialog("Close").click();
  expect(await author.dialog.count()).toBe(0);
});
