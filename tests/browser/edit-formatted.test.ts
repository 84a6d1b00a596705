// Editing a formatted text in place on the page, and everything beyond typing in texts of one line.
import type { Locator } from "playwright-core";
import { afterAll, beforeEach, expect, test } from "vitest";
import { bringAxe, findings } from "./axe.ts";
import { startFirstSite } from "./edited-site.ts";
import { pasteData } from "./paste-data.ts";

const file = "privacy-policy.json";

const edited = await startFirstSite();
const { page, site, textOf, save } = edited;
afterAll(edited.end);

beforeEach(async () => {
  await edited.open();
  await page.getByLabel("Page").first().selectOption("privacy-policy");
  await site.getByText("Questions about this policy").waitFor();
  return edited.leave;
});

const original = () => edited.original(file);
const saved = async () => {
  await save();
  return textOf(file);
};
const tools = () => page.getByRole("toolbar", { name: "Formatting" });
const tool = (name: string) => tools().getByRole("button", { name, exact: true });
const undo = async () => {
  const button = page.getByRole("button", { name: "Undo", exact: true });
  while (await button.isEnabled()) await page.keyboard.press("Control+z");
};

/** Opens the formatted text that contains some words. */
async function open(words: string): Promise<Locator> {
  await site.getByText(words).click();
  await tools().waitFor();
  return site.locator("[data-formatted].ProseMirror");
}

/** Selects words as a mouse does, and waits until the editor has noticed; only the caret for no words. */
async function select(text: Locator, words: string, before = ""): Promise<void> {
  await text.evaluate(
    (element, [wanted = "", ahead = ""]) => {
      const { ownerDocument } = element;
      const walker = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = (node.textContent ?? "").indexOf(ahead + wanted);
        if (at === -1) continue;
        const start = at + ahead.length;
        ownerDocument.getSelection()?.setBaseAndExtent(node, start, node, start + wanted.length);
        break;
      }
    },
    [words, before],
  );
  // The browser reports a selection in the next animation frame; the page's own frame runs no scripts, so it never gets
  // one.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

test("typing a word into a paragraph changes nothing else in the file", async () => {
  const text = await open("We don’t sell your information");
  await select(text, "", "We don’t ");
  await page.keyboard.type("ever ");
  await expect.poll(() => text.textContent()).toContain("We don’t ever sell");
  const before = await original();
  expect(await saved()).toBe(before.replace("We don’t sell", "We don’t ever sell"));
  await undo();
  await expect.poll(() => text.textContent()).toContain("We don’t sell");
  expect(await saved()).toBe(before);
});

test("an emptied formatted text can be written again, at once and after leaving it", async () => {
  await page.getByLabel("Page").first().selectOption("home");
  // A card needs one.
  const words = site.locator('[data-place="home.json/blocks/1/cards/0/text"]');
  await words.click();
  await tools().waitFor();
  const before = (await words.textContent()) ?? "";
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  await expect.poll(() => words.getAttribute("class")).toContain("empty");
  await page.keyboard.type("We sell nothing");
  await expect.poll(() => words.textContent()).toBe("We sell nothing");
  await page.keyboard.press("Control+z");
  await expect.poll(() => words.textContent()).toBe(before);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await expect.poll(() => words.getAttribute("class")).toContain("empty");
  await page.keyboard.press("Escape");
  await tools().waitFor({ state: "detached" });
  await words.click();
  await tools().waitFor();
  await page.keyboard.type("We keep it");
  await expect.poll(() => words.textContent()).toBe("We keep it");
  await saved();
  expect(await textOf("home.json")).toContain('"text": "We keep it"');
});

test("Ctrl-B makes words bold and plain again", async () => {
  const text = await open("We don’t sell your information");
  await select(text, "sell");
  await page.keyboard.press("Control+b");
  await expect.poll(() => text.locator("strong").allTextContents()).toEqual(["sell"]);
  expect(await tool("Bold").getAttribute("aria-pressed")).toBe("true");
  const before = await original();
  expect(await saved()).toBe(before.replace("We don’t sell", "We don’t **sell**"));
  await page.keyboard.press("Control+b");
  await expect.poll(() => text.locator("strong").count()).toBe(0);
  expect(await saved()).toBe(before);
});

test("Ctrl-K links words to a page or an address and removes the link, and “Open link” opens it", async () => {
  const text = await open("Questions about this policy");
  const before = await original();
  const dialog = page.getByRole("dialog", { name: "Link" });
  await select(text, "Questions");
  await page.keyboard.press("Control+k");
  await dialog.getByText("“Questions” links to").waitFor();
  await dialog.getByLabel("Which page?").selectOption("about");
  await dialog.getByRole("button", { name: "Add link" }).click();
  await expect.poll(() => text.locator("a").first().textContent()).toBe("Questions");
  expect(await saved()).toBe(before.replace("Questions about", "[Questions](page:about) about"));

  await page.keyboard.press("Control+k");
  await dialog.getByLabel("Website").check();
  await dialog.getByLabel("Web address").fill("nowhere");
  await page.keyboard.press("Enter");
  await dialog.getByText("Enter an address such as").waitFor();
  await dialog.getByLabel("Web address").fill("www.rights.example");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  const address = "https://www.rights.example";
  expect(await saved()).toBe(before.replace("Questions about", `[Questions](${address}) about`));

  // The dialog opens with what the link is; a known address is written as the fact that has it.
  await page.keyboard.press("Control+k");
  await expect.poll(() => dialog.getByLabel("Website").isChecked()).toBe(true);
  expect(await dialog.getByLabel("Web address").inputValue()).toBe(address);
  await dialog.getByLabel("Email", { exact: true }).check();
  await dialog.getByRole("button", { name: "hello@ledgerwren.example" }).click();
  await dialog.getByRole("button", { name: "Change link" }).click();
  expect(await saved()).toBe(
    before.replace("Questions about", "[Questions](mailto:{{facts.email}}) about"),
  );

  // Escape changes nothing, and the caret is back in the text.
  await page.keyboard.press("Control+k");
  await dialog.getByLabel("Email address").fill("other@company.example");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => text.evaluate((each) => each.matches(":focus"))).toBe(true);

  await page.keyboard.press("Control+k");
  await dialog.getByRole("button", { name: "Remove link" }).click();
  await expect.poll(() => text.locator("a").count()).toBe(2);
  expect(await saved()).toBe(before);

  // What would open in a new tab; none may ask another website.
  await page.evaluate("opened = []; open = (address) => void opened.push(address)");
  const link = async (kind: string, choose: () => Promise<void>, to: string) => {
    await page.keyboard.press("Control+k");
    await dialog.getByLabel(kind, { exact: true }).check();
    await choose();
    await dialog.getByRole("button", { name: /^(Add|Change) link$/ }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await saved()).toBe(before.replace("Questions about", `[Questions](${to}) about`));
    await tool("Open link").click();
  };
  const phone = dialog.getByLabel("Phone number");
  await link("Phone", () => phone.fill("+1 (602) 555-0142"), "tel:{{facts.phone}}");
  const map = "https://www.google.com/maps/search/?api=1&query=12+Example+Street%2C+Sampletown";
  const street = dialog.getByLabel("Street and city");
  await link("Map", () => street.fill("12 Example Street, Sampletown"), map);
  const prices = {
    name: "Prices.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7"),
  };
  const addFile = async () => {
    await dialog.locator("input[type=file]").setInputFiles(prices);
    await expect.poll(() => dialog.getByLabel("Which file?").inputValue()).toBe("media/prices.pdf");
  };
  await link("File", addFile, "media/prices.pdf");
  const [dialed, shown, opened] = await page.evaluate<string[]>("opened");
  expect([dialed, shown]).toEqual(["tel:+16025550142", map]);
  const served = await page.request.get(new URL(opened ?? "", page.url()).href);
  expect(await served.body()).toEqual(prices.buffer);
  const chooseSection = async () => {
    await dialog.getByLabel("Which page?").selectOption("home");
    await dialog.getByLabel("Section").selectOption("Card grid “Why Choose Us”");
  };
  await link("Page", chooseSection, "page:home#why-choose-us");
  expect(await textOf("home.json")).toContain('"type": "cardGrid",\n      "id": "why-choose-us"');
  // A page opens in the editor, at the section.
  await site.locator(".selected#why-choose-us").waitFor();
  expect(await page.evaluate("opened.length")).toBe(3);
});

test("a list is made with the toolbar by keyboard, gets an item, and ends with an empty one", async () => {
  const text = await open("Questions about this policy");
  await select(text, "", "Questions ");
  const isBoldFocused = () => tool("Bold").evaluate((each) => each.matches(":focus"));
  await page.keyboard.press("Alt+F10");
  await expect.poll(isBoldFocused).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(isBoldFocused).toBe(false);
  await page.keyboard.press("Alt+F10");
  await expect.poll(isBoldFocused).toBe(true);
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => text.locator("li").count()).toBe(1);
  await select(text, "", "Questions ");
  await page.keyboard.press("Enter");
  await expect.poll(() => text.locator("li").count()).toBe(2);
  const before = await original();
  const start = "Questions about this policy go to [{{facts.email}}]";
  expect(before).toContain(start);
  expect(await saved()).toBe(
    before.replace(start, start.replace("Questions ", "- Questions\\n- ")),
  );
  await page.keyboard.press("Backspace");
  await expect.poll(() => text.locator("li").count()).toBe(1);
  expect(await saved()).toBe(
    before.replace(start, start.replace("Questions ", "- Questions\\n\\n")),
  );
});

test("pasted text keeps its lines and the formatting that the site can show", async () => {
  const text = await open("Questions about this policy");
  await select(text, "", "Questions");
  await pasteData(text, {
    "text/html":
      '<h2 style="color: red">One</h2><p>two <b>three</b> <a href="javascript:alert(1)">four</a> ' +
      '<a href="https://five.example/">five</a> <img src="six.png"></p>',
  });
  await pasteData(text, { "text/plain": "six\nseven\n\neight" });
  const before = await original();
  const pasted =
    "QuestionsOne\\n\\ntwo **three** four [five](https://five.example/)six\\nseven\\n\\neight about";
  await expect.poll(() => text.locator("p").count()).toBe(3);
  expect(await saved()).toBe(before.replace("Questions about", pasted));
});

test("a pasted picture leaves the text and the selected words as they are, and open", async () => {
  const text = await open("Questions about this policy");
  const before = await text.textContent();
  await select(text, "Questions");
  await pasteData(text, {});
  await pasteData(text, { "text/html": '<img src="six.png">' });
  expect(await text.textContent()).toBe(before);
  await page.keyboard.type("Answers");
  await expect.poll(() => text.textContent()).toContain("Answers about this policy");
  expect(edited.takeRefusals()).toEqual([]);
});

test("words typed between two stars each become bold, and one undo brings the stars back", async () => {
  const text = await open("We don’t sell your information");
  await select(text, "", "We don’t ");
  await page.keyboard.type("**ever again**, we ");
  await expect.poll(() => text.locator("strong").allTextContents()).toEqual(["ever again"]);
  const before = await original();
  const written = before.replace("We don’t sell", "We don’t **ever again**, we sell");
  expect(await saved()).toBe(written);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => text.textContent()).toContain("We don’t **ever again**sell");
  expect(await text.locator("strong").count()).toBe(0);
  await undo();
  expect(await saved()).toBe(before);
});

test("other typed Markdown characters appear as themselves", async () => {
  const text = await open("Questions about this policy");
  await select(text, "", "Questions");
  const characters = " *a* _b_ ** c ** 2**3** [d](e) `f` <g> \\# ";
  await page.keyboard.type(characters);
  await expect.poll(() => text.textContent()).toContain(characters);
  await page.keyboard.press("Escape");
  await tools().waitFor({ state: "detached" });
  await expect.poll(() => site.getByText("*a* _b_").textContent()).toContain(characters.trim());
  expect(await site.getByText("*a* _b_").locator("em, strong, code").count()).toBe(0);
});

test("a fact survives changes around it and shows its new value at once", async () => {
  const text = await open("Questions about this policy");
  const fact = text.locator("[data-fact=email]");
  await select(text, "", "go to ");
  await page.keyboard.type("us at ");
  await expect.poll(() => text.textContent()).toContain("us at hello@ledgerwren.example,");
  await page.keyboard.type("{{");
  await page
    .getByRole("dialog", { name: "Insert fact" })
    .getByText("Phone", { exact: true })
    .click();
  await expect.poll(() => text.locator("[data-fact=phone]").count()).toBe(1);
  await page.keyboard.type(" or ");
  await expect.poll(() => text.textContent()).toContain("0142 or hello@ledgerwren.example,");
  const before = await original();
  expect(await saved()).toBe(before.replace("go to [", "go to us at {{facts.phone}} or ["));
  await fact.click();
  await page.getByLabel("Email", { exact: true }).fill("desk@ledgerwren.example");
  // Writing in the panel leaves the text and closes its toolbar.
  await tools().waitFor({ state: "detached" });
  const shown = site.locator("[data-formatted] [data-fact=email]");
  await expect.poll(() => shown.last().textContent()).toBe("desk@ledgerwren.example");
});

test("lines break at the same words while a text is edited", async () => {
  await page.getByLabel("Page").first().selectOption("home");
  const text = site.locator("[data-formatted]").filter({ hasText: "runs the billing behind" });
  await text.waitFor();
  const before = await lineStarts(text);
  await text.click({ position: { x: 300, y: 10 } });
  await tools().waitFor();
  expect(await lineStarts(text)).toEqual(before);
});

/** The first words of each line, at several widths of a text. */
const lineStarts = (text: Locator) =>
  text.evaluate((element) => {
    const range = element.ownerDocument.createRange();
    const wordsIn = (node: Node) =>
      [...(node.textContent ?? "").matchAll(/\S+/g)].map(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        return { word, top: range.getBoundingClientRect().top };
      });
    const all: string[] = [];
    for (let width = 200; width < 600; width += 16) {
      element.style.inlineSize = `${width}px`;
      const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let last = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { word, top } of wordsIn(node)) {
          if (top > last + 5) all.push(word);
          last = top;
        }
    }
    element.style.inlineSize = "";
    return all;
  });

test("a text of one line takes pasted lines as one, and keeps its facts", async () => {
  await page.getByLabel("Page").first().selectOption("home");
  const heading = site.locator("h1 [data-place]");
  // All of it is a fact, which the second key leaves.
  await heading.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type(" and ");
  await pasteData(heading, { "text/plain": "one\r\n  two\n" });
  await expect.poll(() => heading.textContent()).toBe("You treat, We track and one two");
  await page.keyboard.type("{{");
  await page
    .getByRole("dialog", { name: "Insert fact" })
    .getByText("Phone", { exact: true })
    .click();
  await page.keyboard.type("!");
  await save();
  const heading1 = '"heading": "{{facts.tagline}}"';
  const before = await edited.original("home.json");
  expect(await textOf("home.json")).toBe(
    before.replace(heading1, '"heading": "{{facts.tagline}} and one two{{facts.phone}}!"'),
  );
  await page.keyboard.press("Escape");
  expect(await heading.evaluate((element) => element.matches(":focus"))).toBe(false);
});

test("a list pasted into an item of a list becomes items, and one undo removes them", async () => {
  await page.getByLabel("Page").first().selectOption("home");
  const place = "home.json/blocks/2/items";
  const heading = (item: number) => site.locator(`[data-place="${place}/${item}/heading"]`);
  const headings = () => site.locator(`[data-place^="${place}"][data-place$="/heading"]`);
  await heading(0).waitFor();
  const before = await headings().allTextContents();
  await heading(0).focus();
  await page.keyboard.press("Control+a");
  await pasteData(heading(0), { "text/plain": "- Claims\n- Denials\n- Payments" });
  await page.getByText("Pasted 3 items.").waitFor();
  const after = ["Claims", "Denials", "Payments", ...before.slice(1)];
  await expect.poll(() => headings().allTextContents()).toEqual(after);
  await page.keyboard.press("Control+z");
  await expect.poll(() => headings().allTextContents()).toEqual(before);
});

test("the toolbar doesn't cover the heading above the text", async () => {
  await page.getByLabel("Page").first().selectOption("home");
  const text = site.locator("[data-formatted]").filter({ hasText: "Ask about a payer" });
  await text.click({ position: { x: 3, y: 5 } });
  await tools().waitFor();
  const heading = site.getByText("Start with one question", { exact: true });
  const [bar, words, above] = await Promise.all(
    [tools(), text, heading].map((each) => each.boundingBox()),
  );
  if (!bar || !words || !above) throw new Error("One of them isn't visible.");
  const isOver = (box: typeof bar) => bar.y < box.y + box.height && bar.y + bar.height > box.y;
  const isAcross = (box: typeof bar) => bar.x < box.x + box.width && bar.x + bar.width > box.x;
  expect([words, above].map((box) => isOver(box) && isAcross(box))).toEqual([false, false]);
});

test("axe finds nothing about the toolbar", async () => {
  await open("What this website does");
  await bringAxe(page);
  expect(await findings(page)).toEqual([]);
  // On phones, and on a screen at twice the size.
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => isWithinStage(tools())).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

const isWithinStage = (bar: Locator) =>
  bar.evaluate((element) => {
    const [own, stage] = [element, element.parentElement ?? element].map((each) =>
      each.getBoundingClientRect(),
    );
    return (
      own && stage && own.left >= stage.left && own.right <= stage.right && own.top >= stage.top
    );
  });
