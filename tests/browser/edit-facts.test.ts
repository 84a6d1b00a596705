// Editing facts where they are shown on the page: typing changes them everywhere, or in one text only.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startFirstSite } from "./edited-site.ts";
import { pasteData } from "./paste-data.ts";

const edited = await startFirstSite();
const { content, page, site, textOf, original, save } = edited;
afterAll(edited.end);

beforeEach(async () => {
  await edited.open();
  await page.getByLabel("Page").first().selectOption("privacy-policy");
  await text().waitFor();
  return edited.leave;
});

/** A formatted text: "… go to EMAIL, or through the contact page." */
const text = () =>
  site.locator("[data-formatted]").filter({ hasText: "Questions about this policy" });
const inText = () => text().locator("[data-fact=email]");
const inFooter = () => site.locator("footer [data-fact=email]").first();
const heading = () => site.locator("h1 [data-place]");
const tools = () => page.getByRole("toolbar", { name: "Formatting" });
const message = () => page.getByRole("banner").getByRole("status").textContent();
const others = () => page.getByText(/^Also changes in \d+ other places?$/);
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** The start and the end of a fact: Home and End go to those of the line. */
const atStart = ["Control+a", "ArrowLeft"];
const atEnd = ["Control+a", "ArrowRight"];
const goHome = async () => {
  await page.getByLabel("Page").first().selectOption("home");
  await site.locator("[data-page-view=home]").waitFor();
};

/** How much of the space before a fact is under the fact's frame. */
function coveredSpace(fact: Element): number {
  const framed = fact.matches(".selected-fact") ? fact : fact.querySelector(":focus");
  const pen = document.createElement("canvas").getContext("2d");
  if (!framed || !pen) throw new Error("The fact isn't selected.");
  const { font, outlineWidth, outlineOffset } = getComputedStyle(framed);
  pen.font = font;
  return (parseFloat(outlineWidth) + parseFloat(outlineOffset)) / pen.measureText(" ").width;
}

test("what is typed in a fact changes it everywhere, as one undo step, and no other file", async () => {
  await inText().click();
  await expect.poll(() => others().count()).toBe(1);
  expect(await inText().evaluate(coveredSpace)).toBeLessThan(0.5);
  await press("Control+a");
  await page.keyboard.type("desk@ledgerwren.example");
  await expect.poll(() => inFooter().textContent()).toBe("desk@ledgerwren.example");
  expect(await inText().textContent()).toBe("desk@ledgerwren.example");
  await save();
  expect(await textOf("privacy-policy.json")).toBe(await original("privacy-policy.json"));
  expect(await textOf("site.json")).toBe(
    (await original("site.json")).replace('"hello@ledgerwren', '"desk@ledgerwren'),
  );
  await press("Control+z");
  await expect.poll(() => inFooter().textContent()).toBe("hello@ledgerwren.example");
  expect(await inText().textContent()).toBe("hello@ledgerwren.example");
  await press("Control+y");
  await expect.poll(() => inText().textContent()).toBe("desk@ledgerwren.example");
});

test("typing in a fact and in the text around it are two undo steps, and the keys go from one to the other", async () => {
  await inText().click();
  await press(...atEnd);
  await page.keyboard.type("s");
  await press("ArrowRight");
  await tools().waitFor();
  await page.keyboard.type(" today");
  await expect.poll(() => text().textContent()).toContain("hello@ledgerwren.examples today,");
  await press("Control+z");
  await expect.poll(() => text().textContent()).toContain("hello@ledgerwren.examples,");
  await press("Control+z");
  await expect.poll(() => text().textContent()).toContain("hello@ledgerwren.example,");
});

test("at its edges, keys do in an open text what they do in any other", async () => {
  await inText().click();
  await press(...atStart, "ArrowLeft");
  await tools().waitFor();
  // Into the fact again.
  await press("ArrowRight");
  await tools().waitFor({ state: "detached" });
  await press("Backspace");
  await expect.poll(() => text().textContent()).toContain("go tohello@ledgerwren.example,");
  await inText().click();
  await press(...atEnd, "Delete");
  await expect.poll(() => text().textContent()).toContain("example or through");
  await inText().click();
  await press("Enter");
  await expect.poll(() => text().locator("p").count()).toBe(2);
  expect(await inText().textContent()).toBe("hello@ledgerwren.example");
});

test("a fact whose words are all deleted gets them back when the author leaves, which is announced", async () => {
  await inText().click();
  await press("Control+a", "Delete");
  expect(await inText().textContent()).toBe("");
  // Nothing has changed yet that Undo could take for the last change.
  await press("Control+z");
  expect(await inText().textContent()).toBe("hello@ledgerwren.example");
  await press(...atEnd);
  await press(...Array.from("hello@ledgerwren.example", () => "Backspace"));
  expect(await inText().textContent()).toBe("");
  await heading().click();
  expect(await inText().textContent()).toBe("hello@ledgerwren.example");
  await expect
    .poll(message)
    .toBe("The fact “Email” can’t be empty, so it has its old value again.");
  await expect.poll(() => inFooter().textContent()).toBe("hello@ledgerwren.example");
});

test("one more Backspace removes the emptied fact from its text, and so does the button in the panel", async () => {
  const gone = "The fact “Email” is no longer in this text. Undo brings it back.";
  const before = await original("privacy-policy.json");
  const without = before.replace("[{{facts.email}}](mailto:{{facts.email}})", "");
  expect(without).not.toBe(before);
  const removals = [
    () => press("Control+a", "Backspace", "Backspace"),
    () => page.getByRole("button", { name: "Remove from this text" }).click(),
  ];
  for (const remove of removals) {
    await inText().click();
    await page.getByLabel("Email", { exact: true }).waitFor();
    await remove();
    await expect.poll(message).toBe(gone);
    await expect.poll(() => inText().count()).toBe(0);
    await save();
    expect(await textOf("privacy-policy.json")).toBe(without);
    expect(await textOf("site.json")).toBe(await original("site.json"));
    await press("Control+z");
    await expect.poll(() => inText().textContent()).toBe("hello@ledgerwren.example");
    await save();
    expect(await textOf("privacy-policy.json")).toBe(before);
  }
});

test("Change only here leaves the new words in one text and gives the others the old ones back", async () => {
  await inText().click();
  await press("Control+a");
  await page.keyboard.type("desk@ledgerwren.example");
  await expect.poll(() => inFooter().textContent()).toBe("desk@ledgerwren.example");
  await page.locator(".fact-popover").getByRole("button").click();
  await expect.poll(() => inFooter().textContent()).toBe("hello@ledgerwren.example");
  expect(await inText().count()).toBe(0);
  expect(await others().count()).toBe(0);
  // The caret is where it was.
  await tools().waitFor();
  await page.keyboard.type("!");
  await expect.poll(() => text().textContent()).toContain("desk@ledgerwren.example!,");
  await save();
  expect(await textOf("site.json")).toBe(await original("site.json"));
  expect(await textOf("privacy-policy.json")).toContain("[desk@ledgerwren.example");
  await press("Control+z", "Control+z");
  await expect.poll(() => inFooter().textContent()).toBe("desk@ledgerwren.example");
  await expect.poll(() => inText().textContent()).toBe("desk@ledgerwren.example");
});

test("pasted lines become one, and Enter does nothing in a text of one line", async () => {
  await goHome();
  await heading().click();
  await press("Control+a");
  await pasteData(heading().locator("[contenteditable=plaintext-only]"), {
    "text/plain": "You heal,\r\n  we & they track\n",
  });
  await press("Enter");
  await save();
  expect(await heading().textContent()).toBe("You heal, we & they track");
  expect(await textOf("site.json")).toContain('"tagline": "You heal, we & they track"');
});

test("words that are being composed are the fact's, and nothing is lost between two of them", async () => {
  await goHome();
  await heading().click();
  await press("End");
  const session = await page.context().newCDPSession(page);
  for (const part of ["に", "にほ", "にほん"])
    await session.send("Input.imeSetComposition", {
      text: part,
      selectionStart: part.length,
      selectionEnd: part.length,
    });
  await session.send("Input.insertText", { text: "日本" });
  await session.detach();
  await page.keyboard.type("!");
  await expect.poll(() => heading().textContent()).toBe("You treat, We track日本!");
  await save();
  expect(await textOf("site.json")).toContain('"tagline": "You treat, We track日本!"');
});

test("Tab goes to a text that is only a fact with all of it selected, and past it", async () => {
  const home = join(content, "home.json");
  const before = await readFile(home, "utf8");
  await writeFile(
    home,
    before.replace(/"\{\{facts\.company\}\} runs [^"]*"/, '"{{facts.company}}"'),
  );
  await goHome();
  const formatted = site.locator('[data-place="home.json/blocks/0/text"]');
  await expect.poll(() => formatted.textContent()).toBe("Ledgerwren");
  await heading().locator("[contenteditable=plaintext-only]").focus();
  await press("Control+a");
  await page.keyboard.type("You heal");
  await press("Tab");
  await page.keyboard.type("Wren");
  await expect.poll(() => formatted.textContent()).toBe("Wren");
  expect(await heading().textContent()).toBe("You heal");
  await press("Shift+Tab");
  await page.keyboard.type("!");
  await expect.poll(() => heading().textContent()).toContain("!");
  await save();
  expect(await textOf("site.json")).toContain('"company": "Wren"');
});

test("the same fact twice in a text, and a fact right after another, are each edited by themselves", async () => {
  const home = join(content, "home.json");
  const before = await readFile(home, "utf8");
  const twice = "{{facts.seats}}{{facts.company}} and {{facts.seats}}";
  await writeFile(home, before.replace('"heading": "{{facts.tagline}}"', `"heading": "${twice}"`));
  await goHome();
  await expect.poll(() => heading().textContent()).toBe("50Ledgerwren and 50");
  const seats = heading().locator("[data-fact=seats]");
  await seats.last().click();
  await press(...atEnd);
  await page.keyboard.type("1");
  await expect.poll(() => heading().textContent()).toBe("501Ledgerwren and 501");
  // From the first fact into the second, which begins where the first one ends.
  await seats.first().click();
  await press(...atEnd, "ArrowRight", "ArrowRight");
  await page.keyboard.type("A");
  await expect.poll(() => heading().textContent()).toBe("501ALedgerwren and 501");
  await seats.last().click();
  await page.locator(".fact-popover").getByRole("button").click();
  await expect.poll(() => seats.count()).toBe(1);
  await page.keyboard.type("x");
  await expect.poll(() => heading().textContent()).toContain("x");
  await save();
  const saved = await textOf("home.json");
  expect(saved).toMatch(/"heading": "\{\{facts\.seats\}\}\{\{facts\.company\}\} and [501x]{4}"/);
  expect(await textOf("site.json")).toContain('"company": "ALedgerwren"');
});

test("a fact that someone else changes meanwhile is shown at once, and typing goes on from there", async () => {
  await inText().click();
  const other = (await original("site.json")).replace('"hello@', '"office@');
  await writeFile(join(content, "site.json"), other);
  await expect.poll(() => inText().textContent()).toBe("office@ledgerwren.example");
  await press(...atEnd);
  await page.keyboard.type("s");
  await expect.poll(() => inFooter().textContent()).toBe("office@ledgerwren.examples");
  await press("Control+a", "Delete");
  await heading().click();
  await expect.poll(() => inFooter().textContent()).toBe("office@ledgerwren.example");
});

test("a space at the end of a fact is neither a problem nor lost while a word follows", async () => {
  await goHome();
  await heading().click();
  await press("End");
  await page.keyboard.type(" every ");
  expect(await heading().textContent()).toBe("You treat, We track every ");
  await page.keyboard.type("day ");
  await site.getByText("Why Choose Us", { exact: true }).click();
  await expect.poll(() => heading().textContent()).toBe("You treat, We track every day");
});

test("what is typed at the edge of a fact, coming from the text around it, is the text's", async () => {
  const settings = join(content, "site.json");
  const own = (await readFile(settings, "utf8")).replace(
    /"copyright": "[^"]*"/,
    '"copyright": "© {{facts.company}}"',
  );
  await writeFile(settings, own);
  const copyright = site.locator('[data-place="site.json/footer/copyright"]');
  await expect.poll(() => copyright.textContent()).toBe("© Ledgerwren");
  await copyright.scrollIntoViewIfNeeded();
  const clickOn = async (at: "start" | "end") => {
    const box = await copyright.boundingBox();
    if (!box) throw new Error("The copyright isn't shown.");
    const fact = await copyright.locator("[data-fact]").boundingBox();
    const right = (fact?.x ?? 0) + (fact?.width ?? 0);
    await page.mouse.click(at === "start" ? box.x + 3 : right - 1, box.y + box.height / 2);
  };
  await clickOn("start");
  await press("End");
  await page.keyboard.type(" Ltd");
  await expect.poll(() => copyright.textContent()).toBe("© Ledgerwren Ltd");
  await press("Control+z");
  await expect.poll(() => copyright.textContent()).toBe("© Ledgerwren");
  await clickOn("end");
  await page.keyboard.type(" Inc.");
  await expect.poll(() => copyright.textContent()).toBe("© Ledgerwren Inc.");
  await save();
  expect(await textOf("site.json")).toBe(
    own.replace('"© {{facts.company}}"', '"© {{facts.company}} Inc."'),
  );
});

test("in a fact that is used once, a line says that the fact changes", async () => {
  const settings = join(content, "site.json");
  const before = await readFile(settings, "utf8");
  const own = before
    .replace('"facts": {', '"facts": {\n    "zip": "10999",')
    .replace(/"copyright": "[^"]*"/, '"copyright": "{{facts.zip}}"');
  await writeFile(settings, own);
  const zip = site.locator("[data-fact=zip]");
  await zip.click();
  await page.getByText("Changes the fact “Zip”").first().waitFor();
  await press("End");
  await page.keyboard.type(" Berlin");
  await page.locator(".fact-popover").getByRole("button").click();
  await save();
  expect(await textOf("site.json")).toBe(
    own.replace('"copyright": "{{facts.zip}}"', '"copyright": "10999 Berlin"'),
  );
});
