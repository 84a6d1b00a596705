// Editing a site from its web address when things go wrong, as someone else, and on a phone.
import { expect } from "vitest";
import { readIcons } from "../../src/files/icon-set.ts";
import { notLoaded } from "../../src/media/load-code.ts";
import { anna, annasToken } from "../store/github/stand-in.ts";
import { laterScripts, test, type Author } from "./author.ts";
import { untilComplete } from "./editor-tabs.ts";

const newToken = "github_pat_11ANNA_renewed";

/** The line breaks right after the editor has appeared, and is back later: no event tells. */
async function expectToWorkWithoutParts(author: Author): Promise<void> {
  await author.status(notLoaded).waitFor();
  await author.expectNoBarriers();
  const formatted = author.page.locator("main p").first();
  await author.typeAfter("Why Choose Us", "!");
  await author.tab.getByText("The fields couldn’t be loaded.").waitFor();
  await formatted.click();
  await author.status(notLoaded).waitFor();
  // The message is already there: this click has failed once its request has.
  const failed = author.tab.waitForEvent("requestfailed", (request) =>
    /\/dialogs-/.test(request.url()),
  );
  await author.button("Publish").click();
  await failed;
  await author.status(notLoaded).waitFor();
  expect(await author.dialog.count()).toBe(0);
  await author.tab.unroute(laterScripts);
  await author.button("Publish").click();
  await author.dialog.waitFor();
  // The dialog can come before the last of the other parts.
  await expect.poll(() => author.status(notLoaded).count()).toBe(0);
  await author.closeDialog();
  await author.words("Why Choose Us!").click();
  await author.field("Heading").waitFor();
  await formatted.click();
  await author.page.locator(".ProseMirror").waitFor();
  await author.button("Undo").click();
  await author.words("Why Choose Us").waitFor();
}

test("a broken line, an expired token and a closed tab: nothing that was typed is lost, until signing out", async ({
  serve,
}) => {
  const scene = await serve("GitHub Pages");
  const { tokens } = scene.github.state;
  const author = await scene.visit();
  await author.tab.route(laterScripts, (route) => route.abort());
  const isSaved = (words: string) => {
    expect(scene.textOf("home.json", scene.draftOf("anna-m"))).toContain(words);
  };
  await author.signIn();
  await expectToWorkWithoutParts(author);
  await author.typeAfter("Why Choose Us", " now");
  tokens.set(annasToken, { ...anna, isExpired: true });
  await author.button("Save").click();
  await author.dialog.getByText("Your changes are still here.").waitFor();
  await author.expectNoBarriers(".dialog");
  await author.inDialog("Later").click();
  await author.typeAfter("Why Choose Us now", ", really");
  tokens.set(newToken, { ...anna });
  await author.button("Sign in").click();
  await author.giveToken(newToken);
  await author.status("You are signed in again. Save your changes.").waitFor();
  await author.save();
  isSaved("Why Choose Us now, really");

  await author.context.setOffline(true);
  await author.typeAfter("What we take off your desk", " today");
  await author.button("Save").click();
  await author.tab
    .getByRole("alert")
    .getByText(/internet connection/)
    .waitFor();
  await author.expectNoBarriers();
  await author.typeAfter("What we take off your desk today", ", gladly");
  await author.context.setOffline(false);
  scene.github.once(/^(PATCH|POST) .*refs/, "answer lost");
  await author.save();
  isSaved("What we take off your desk today, gladly");

  await author.typeAfter("Start with one question", "?");
  await author.tab.reload();
  await author.status("Your changes from last time are back.").waitFor();
  await author.words("Start with one question?").waitFor();
  await author.expectTokenIsHidden(newToken);

  await author.button("Account").click();
  await author.dialog.waitFor();
  await author.expectNoBarriers(".dialog");
  await author.inDialog("Sign out").click();
  await author.inDialog("Save and sign out").click();
  await author.expectForgotten();
  isSaved("Start with one question?");
});

/** What opens above the page, and over it, on a phone. */
async function expectPhoneFits(author: Author): Promise<void> {
  const outline = author.button("Blocks and settings");
  await outline.tap();
  await author.expectRoomForFingers();
  const heading = author.tab.getByRole("heading", { name: "Site settings" });
  const bottom = ({ y = 0, height = 0 } = {}) => y + height;
  const endOfHeading = async () => bottom((await heading.boundingBox()) ?? undefined);
  await author.button("Site settings").tap();
  const frame = await author.tab.locator("iframe.page-frame").boundingBox();
  expect(frame?.y).toBeGreaterThan(0);
  await expect.poll(endOfHeading).toBeLessThan(frame?.y ?? 0);
  await outline.tap();
  await author.button("Pages…").tap();
  const actions = author.dialog.getByRole("toolbar").first();
  await actions.waitFor();
  const tops = await actions
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([5, 1]);
  await author.expectRoomForFingers();
  await author.expectNoSidewaysScrolling();
  await author.closeDialog();
}

test("a colleague without an account edits on a phone by invitation, and anybody can see the proposal", async ({
  serve,
}) => {
  const scene = await serve("Netlify");
  scene.github.state.protections.set("main", { by: "ruleset", canBypass: false });
  const author = await scene.visit();
  await author.signIn();
  await author.button("Account").click();
  await author.dialog.getByText("Invite a colleague").click();
  await author.dialog.getByLabel("Colleague’s name").fill("Bea Ortiz");
  await author.expectNoBarriers(".dialog");
  await author.dialog.getByLabel("Your own token").check();
  await author.inDialog("Make the link").click();
  const link = (await author.dialog.locator(".invitation-link").textContent()) ?? "";
  const phrase = (await author.dialog.locator(".pass-phrase").textContent()) ?? "";
  await author.expectNoBarriers(".dialog");
  await author.expectTokenIsHidden();

  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const fragment = new URL(link).hash;
  const invited = await scene.visit({ ...phone, fragment });
  const typed = invited.tab.getByLabel("Pass phrase");
  await typed.waitFor();
  expect(invited.tab.url()).not.toContain("invitation");
  await typed.fill(phrase.split(" ").toReversed().join(" "));
  await invited.button("Open the editor").tap();
  await invited.tab.getByText("This pass phrase doesn't belong to the invitation.").waitFor();
  await invited.expectNoBarriers();
  await invited.expectNoSidewaysScrolling();
  await typed.fill(phrase);
  await invited.button("Open the editor").tap();
  await invited.page.locator("h1").waitFor();
  await invited.expectNoBarriers();
  await invited.expectNoSidewaysScrolling();
  await expectPhoneFits(invited);
  const panel = invited.button("Fields and problems");
  expect(await panel.getAttribute("aria-expanded")).toBe("false");
  await panel.tap();
  await invited.tab.getByText("Tap any text to edit it.").waitFor();
  // A phone has no such key.
  expect(await invited.tab.getByText("F6").isVisible()).toBe(false);
  await panel.tap();
  await invited.words("Why Choose Us").tap();
  await expect.poll(() => panel.getAttribute("aria-expanded")).toBe("true");
  await invited.tab.keyboard.press("End");
  await invited.tab.keyboard.insertText(" now");
  await invited.words("Why Choose Us now").waitFor();
  await invited.button("Publish").tap();
  const direct = invited.dialog.getByLabel(/^Directly to the site/);
  await direct.waitFor();
  expect(await direct.isDisabled()).toBe(true);
  await invited.expectNoBarriers(".dialog");
  await invited.expectNoSidewaysScrolling();
  await invited.dialog.getByLabel("Proposal name").fill("why-now");
  await invited.inDialog("Save and send as a proposal").tap();
  const look = invited.dialog.getByRole("link", { name: /^See the site with these changes/ });
  const address = (await look.getAttribute("href")) ?? "";
  await invited.expectNoSidewaysScrolling();
  await invited.expectTokenIsHidden();
  expect(scene.github.state.pulls).toMatchObject([{ head: "why-now", base: "main" }]);
  expect(scene.github.state.pulls[0]?.body).toContain(address);
  expect(scene.textOf("home.json", scene.draftOf("bea-ortiz--invited"))).toContain(
    "Why Choose Us now",
  );
  expect(scene.textOf("home.json")).not.toContain("Why Choose Us now");

  const anybody = await scene.visit({ ...phone, fragment: new URL(address).hash });
  await anybody.words("Why Choose Us now").waitFor();
  await anybody.tab.getByRole("heading", { name: "What changed" }).waitFor();
  await anybody.expectNoBarriers();
  await anybody.expectNoSidewaysScrolling();
});

test("a draft that can't be read is explained, and what wasn't saved is back once it can be", async ({
  serve,
}) => {
  const scene = await serve("Netlify");
  const { state } = scene.github;
  const draft = scene.draftOf("anna-m");
  const author = await scene.visit({ hasClock: true });
  await author.signIn();
  await author.typeAfter("Why Choose Us", " now");
  const files = { "notes.txt": "Not by the editor" };
  state.commit({ branch: draft, files, message: "Keep notes" });
  const strange = state.repository.branches().get(draft);
  await author.tab.reload();
  const reason = author.tab.getByRole("alert").getByText(`The branch "${draft}" has changes`);
  await reason.waitFor();
  await author.expectNoBarriers();
  // Nothing that the editor didn't make is removed.
  expect(state.repository.branches().get(draft)).toBe(strange);
  state.setBranch(draft, undefined);
  // Until then, an answer without the branch may be from before it was there.
  await author.tab.clock.fastForward(61_000);
  await author.button("Try again").click();
  await author.status("Your changes from last time are back.").waitFor();
  await author.words("Why Choose Us now").waitFor();
});

test("an icon that the site hasn't used is chosen, offline only at the second try, and still drawn after a reload", async ({
  serve,
}) => {
  const scene = await serve("GitHub Pages");
  const author = await scene.visit();
  const [[, shape] = []] = readIcons()["piggy-bank"] ?? [];
  const piggyBank = author.page.locator(`svg.icon path[d="${shape?.["d"]}"]`);
  const notDrawn = author.page.locator("svg.icon:empty");
  await author.signIn();
  await untilComplete(author.tab);
  await author.context.setOffline(true);
  await author.words("HIPAA-compliant processes").click();
  await author.field("Icon").click();
  await author.dialog.getByText("Check your internet connection and try again.").waitFor();
  await author.expectNoBarriers(".dialog");
  await author.context.setOffline(false);
  await author.inDialog("Try again").click();
  await author.dialog.getByText("1,908 icons").waitFor();
  await author.dialog.getByRole("searchbox").fill("piggy bank");
  await author.inDialog("piggy bank").click();
  await piggyBank.waitFor();
  await author.save();
  expect(scene.textOf("home.json", scene.draftOf("anna-m"))).toContain('"icon": "piggy-bank"');
  await author.tab.reload();
  await piggyBank.waitFor();
  expect(await notDrawn.count()).toBe(0);
});
