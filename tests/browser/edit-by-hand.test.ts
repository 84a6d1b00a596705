// Selecting, moving and viewing what is on the page, with the mouse and with the keyboard alone.
import type { Locator } from "playwright-core";
import { afterAll, beforeEach, expect, test } from "vitest";
import { bringAxe, findings } from "./axe.ts";
import { startFirstSite } from "./edited-site.ts";

const edited = await startFirstSite();
const { page, site, textOf, original, save } = edited;
afterAll(edited.end);

beforeEach(async () => {
  await edited.open();
  await site.locator("h1").waitFor();
  return edited.leave;
});

const panel = () => page.getByRole("complementary", { name: "Fields and problems" });
const row = (name: string) => page.getByRole("row", { name });
const part = (location: string) => site.locator(`[data-part="${location}"]`);
const choosePage = (name: string) =>
  page.getByRole("banner").getByRole("combobox", { name: "Page", exact: true }).selectOption(name);
const cards = "home.json/blocks/1/cards";

async function savedAs(name: string, expected: string): Promise<void> {
  await save();
  expect(await textOf(name)).toBe(expected);
}

/** home.json with its first two cards swapped, byte for byte. */
async function firstCardsSwapped(): Promise<string> {
  const text = await original("home.json");
  const [first = "", second = ""] =
    text.match(/ {8}\{\n {10}"icon"[^}]*(\{\{[^}]*\}\}[^}]*)*\n {8}\}/g) ?? [];
  return text.replace(`${first},\n${second}`, `${second},\n${first}`);
}

/** The panel shows the fields of what is selected, at this one. */
const fieldOf = (label: string) => panel().getByLabel(label, { exact: true });

test("clicking a picture, an icon, a button or a card selects it", async () => {
  await site.getByAltText("A calculator and a pen on printed statements").click();
  await expect
    .poll(() => fieldOf("Alternative text").inputValue())
    .toBe("A calculator and a pen on printed statements");
  // The field is ready to be used.
  const focusedField = () =>
    page.evaluate(() =>
      document.activeElement?.closest(".panel [data-pointer]")?.getAttribute("data-pointer"),
    );
  await expect.poll(focusedField).toMatch(/\/src$/);
  await site.locator("header [data-initials]").click();
  await expect.poll(focusedField).toBe("/logo");
  await part(`${cards}/2/icon`).click();
  await expect.poll(() => fieldOf("Icon").textContent()).toBe("list-checks");
  await part("home.json/blocks/0/actions/0").click({ position: { x: 3, y: 3 } });
  await expect.poll(() => fieldOf("Label").count()).toBe(1);
  await part(`${cards}/1`).click({ position: { x: 3, y: 3 } });
  await expect.poll(() => fieldOf("Card heading").textContent()).toBe("A 50-seat office");
  expect(await part(`${cards}/1`).getAttribute("class")).toContain("selected");
});

test("Tab reaches each of them in order and opens its fields", async () => {
  const focused = () =>
    site
      .locator(":focus")
      .evaluate((element: HTMLElement) => element.dataset["part"] ?? element.dataset["place"]);
  await part("home.json/blocks/1").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const seen: (string | undefined)[] = [];
  for (let step = 0; step < 3; step++) {
    seen.push(await focused());
    await page.keyboard.press("Tab");
  }
  expect(seen).toEqual([`${cards}/0`, `${cards}/0/icon`, `${cards}/0/heading`]);
  await part(`${cards}/0/icon`).focus();
  await expect.poll(() => fieldOf("Icon").textContent()).toBe("shield-check");
  await page.keyboard.press("Escape");
  expect(await focused()).toBe(`${cards}/0`);
  await page.keyboard.press("Escape");
  expect(await focused()).toBe("home.json/blocks/1");
});

test("the title and description are previewed as a search result", async () => {
  await page.getByRole("button", { name: /^Page settings/ }).click();
  await fieldOf("Description").fill("Every claim, followed to the end.");
  const result = page.getByRole("figure", { name: "Search preview" });
  await expect.poll(() => result.textContent()).toContain("Every claim, followed to the end.");
});

const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

async function openFirstCard(): Promise<void> {
  await part(`${cards}/0`).click({ position: { x: 3, y: 3 } });
  await row("HIPAA-compliant processes").waitFor();
}

test("a card is dragged with the mouse", async () => {
  await openFirstCard();
  const [from, to] = [row("HIPAA-compliant processes"), row("A 50-seat office")];
  await dragBelow(from, to);
  await page.getByText("Moved to position 2 of 6.").waitFor();
  expect(await site.locator("main h3").nth(1).textContent()).toBe("HIPAA-compliant processes");
  await savedAs("home.json", await firstCardsSwapped());
});

async function dragBelow(from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = await boxOf(to);
  await page.mouse.move(box.x + 60, box.y + 4);
  await page.mouse.move(box.x + 60, box.y + box.height - 3, { steps: 4 });
  // The line that shows where it would go.
  const line = page.locator(".react-aria-DropIndicator[data-drop-target]");
  await expect
    .poll(async () => (await line.boundingBox())?.y ?? 0)
    .toBeGreaterThan(box.y + box.height / 2);
  await page.mouse.up();
}

test("a card is dragged by keyboard and keeps the focus", async () => {
  await openFirstCard();
  await row("HIPAA-compliant processes").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const between = (name: string) => page.getByRole("button", { name: `Insert between ${name}` });
  await expect.poll(() => isFocused(between("HIPAA-compliant processes and"))).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => isFocused(between("A 50-seat office and"))).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByText("Moved to position 2 of 6.").waitFor();
  await expect.poll(() => isFocused(row("HIPAA-compliant processes"))).toBe(true);
  await savedAs("home.json", await firstCardsSwapped());
});

test("a card moves with the button on the page, and the button stays under the finger", async () => {
  await openFirstCard();
  const down = page.getByRole("main").getByRole("button", { name: "Move right" });
  await down.press("Enter");
  await page.getByText("Moved to position 2 of 6.").waitFor();
  expect(await isFocused(down)).toBe(true);
  await savedAs("home.json", await firstCardsSwapped());
});

test("the arrows in the panel stay under the pointer", async () => {
  // So low that the open card has no room in the panel.
  await page.setViewportSize({ width: 2000, height: 420 });
  await openFirstCard();
  const down = panel()
    .getByRole("group", { name: /^Card \d of 6$/ })
    .getByLabel("Move down");
  // Selecting it has scrolled its tools to the top of the panel, and the author scrolls back to its row.
  await expect.poll(() => isInView(down)).toBe(true);
  await panel().evaluate((element) => (element.scrollTop -= 80));
  const before = await down.boundingBox();
  if (!before) throw new Error("The arrow isn't visible.");
  await page.mouse.move(before.x + 4, before.y + 4);
  for (const position of [2, 3, 4]) {
    await page.mouse.down();
    await page.mouse.up();
    await page.getByText(`Moved to position ${position} of 6.`).waitFor();
    // The panel would scroll in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await down.boundingBox()).toEqual(before);
  }
});

test("a field stays under the pressed pointer, though the tools of the field before it go", async () => {
  await page.getByRole("button", { name: "Add opening hours", exact: true }).click();
  const day = (name: string) => panel().getByRole("group", { name, exact: true });
  const closes = (name: string) => day(name).getByLabel("to", { exact: true });
  const tools = (name: string) => day(name).getByRole("group", { name: "Open time 1 of 1" });
  await closes("Monday").click();
  await tools("Monday").waitFor();
  const before = await closes("Tuesday").boundingBox();
  if (!before) throw new Error("The field isn't visible.");
  // A click ends where the pointer was pressed, so that what it is for, such as the clock, opens.
  await page.mouse.move(before.x + before.width - 8, before.y + before.height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await isFocused(closes("Tuesday"))).toBe(true);
  expect(await closes("Tuesday").boundingBox()).toEqual(before);
  await page.mouse.up();
  await tools("Tuesday").waitFor();
  expect(await tools("Monday").count()).toBe(0);
  // By keyboard, nothing has to wait.
  await closes("Monday").focus();
  await tools("Monday").waitFor();
});

test("blocks are reordered, and a hidden one is shown again", async () => {
  await row("Start with one question").click();
  const tools = panel().getByRole("group", { name: "Call to action 4 of 4" });
  await tools.getByRole("button", { name: "Hide" }).click();
  const shown = site.getByText("Start with one question", { exact: true });
  await expect.poll(() => shown.count()).toBe(0);
  await site.getByText("Hidden: Call to action “Start with one question”").waitFor();
  await row("Start with one question, Call to action, hidden").waitFor();
  await tools.getByRole("button", { name: "Show" }).click();
  await expect.poll(() => shown.count()).toBe(1);
  await tools.getByRole("button", { name: "Move up" }).click();
  await page.getByText("Moved to position 3 of 4.").waitFor();
  await expect
    .poll(() => site.locator("main h2").nth(1).textContent())
    .toBe("Start with one question");
});

test("the thank-you text is edited where visitors read it", async () => {
  await choosePage("contact");
  await row("Send us a message").click();
  await panel().getByLabel("Form state").selectOption("Sent");
  await site.getByText("Thank you for your message", { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(", truly");
  await expect
    .poll(() => fieldOf("Heading").last().inputValue())
    .toBe("Thank you for your message, truly");
  const before = await original("contact.json");
  await savedAs("contact.json", before.replace("for your message", "for your message, truly"));
});

test("a form shows the state whose text is selected", async () => {
  await choosePage("contact");
  await row("Send us a message").click();
  await panel().getByLabel("Sending label").focus();
  await site.getByRole("button", { name: "Sending…" }).waitFor();
  await panel().getByRole("group", { name: "Failure message" }).getByLabel("Text").focus();
  await site.locator(".form-failure").getByText("There was an error sending").waitFor();
  await panel().getByLabel("Form state").selectOption("Offline");
  await expect
    .poll(() => site.locator(".form-failure").textContent())
    .toContain("You seem to be offline.");
  const isMessageInView = () => isInView(site.locator(".form-failure"));
  await expect.poll(isMessageInView).toBe(true);
  // The message is below the fields, out of view.
  await site.locator(":root").evaluate((root) => root.ownerDocument.defaultView?.scrollTo(0, 0));
  await expect.poll(isMessageInView).toBe(false);
  await panel().getByLabel("Form state").selectOption("Sending failed");
  await expect.poll(isMessageInView).toBe(true);
});

test("moving through the panel shows the location on the page", async () => {
  await row("Start with one question").click();
  await fieldOf("Heading").focus();
  const heading = site.getByText("Start with one question", { exact: true });
  await expect.poll(() => heading.getAttribute("class")).toBe("selected");
  await expect.poll(() => isInView(heading)).toBe(true);
});

test("undo and redo go to what they change and announce it, by button and by keyboard", async () => {
  const heading = site.getByText("Start with one question", { exact: true });
  const messageShown = (words: string) => page.getByText(words, { exact: true }).waitFor();
  await row("Start with one question").click();
  await fieldOf("Heading").fill("Ask one question");
  await choosePage("contact");
  await part("contact.json/blocks/0").waitFor();
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await undo.click();
  await messageShown(
    "Undone: Heading of Call to action “Start with one question” on “Medical billing for US practices | …”.",
  );
  await expect.poll(() => heading.getAttribute("class")).toBe("selected");
  await expect.poll(() => isInView(heading)).toBe(true);
  await expect.poll(() => fieldOf("Heading").inputValue()).toBe("Start with one question");
  await expect.poll(() => undo.isEnabled()).toBe(false);
  expect(await isFocused(undo)).toBe(true);
  // People who write on the page keep the focus there after an undo.
  await site.locator("h1 [data-place]").focus();
  await page.keyboard.press("Control+y");
  await messageShown(
    "Redone: Heading of Call to action “Ask one question” on “Medical billing for US practices | …”.",
  );
  const again = site.getByText("Ask one question", { exact: true });
  await expect
    .poll(() => again.evaluate((words) => words === words.ownerDocument.activeElement))
    .toBe(true);
  expect(await isInView(again)).toBe(true);
  // And people who write in a field keep it in the field.
  await row("Why Choose Us").click();
  await fieldOf("Heading").focus();
  await page.keyboard.press("Control+z");
  await expect.poll(() => fieldOf("Heading").inputValue()).toBe("Start with one question");
  await expect.poll(() => isFocused(fieldOf("Heading"))).toBe(true);
});

test("undo and redo name a moved block and go to it", async () => {
  const messageShown = (words: string) => page.getByText(words, { exact: true }).waitFor();
  await row("What we take off your desk").click();
  const tools = panel().getByRole("group", { name: "List 3 of 4" });
  await tools.getByRole("button", { name: "Move up" }).click();
  await page.getByText("Moved to position 2 of 4.").waitFor();
  const home = "“Medical billing for US practices | …”";
  await page.keyboard.press("Control+z");
  await messageShown(`Undone: List “What we take off your desk” on ${home} moved back.`);
  await expect.poll(() => part("home.json/blocks/2").getAttribute("class")).toContain("selected");
  await page.keyboard.press("Control+y");
  await messageShown(`Redone: List “What we take off your desk” on ${home} moved up.`);
  await expect.poll(() => part("home.json/blocks/1").getAttribute("class")).toContain("selected");
});

test("announcements move nothing on the screen at any width", async () => {
  const boxes = () =>
    page.evaluate(() =>
      Array.from(
        document.querySelectorAll(
          ".toolbar, .toolbar button:not(.status-close), .toolbar select, main, .stage, iframe, .panel",
        ),
        (element) => {
          const { left, top, width: wide, height } = element.getBoundingClientRect();
          return [element.className || element.textContent, left, top, wide, height];
        },
      ),
    );
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = part("home.json/blocks/1/heading").or(site.locator("main h2 [data-place]"));
    await heading.first().focus();
    await fieldOf("Heading").fill(`Why us at ${width}`);
    await save();
    const before = await boxes();
    await page.keyboard.press("Control+z");
    await page.getByText("Undone: Heading of Card grid “Why Choose Us” on ").waitFor();
    expect(await boxes(), `at ${width} pixels`).toEqual(before);
  }
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It isn't visible.");
  return box;
}

test("the tools of a menu link are beside it, and their arrows point along the menu", async () => {
  const link = part("site.json/navigation/6").first();
  await link.focus();
  const tools = page.getByRole("main").getByRole("group", { name: "Link 7 of 7" });
  const [own, stage] = [await boxOf(link), await boxOf(page.locator(".stage"))];
  await expect.poll(async () => (await boxOf(tools)).y).toBeGreaterThanOrEqual(own.y + own.height);
  const beside = await boxOf(tools);
  expect(beside.x).toBeGreaterThanOrEqual(stage.x);
  expect(beside.x + beside.width).toBeLessThanOrEqual(stage.x + stage.width);
  await tools.getByRole("button", { name: "Move left" }).click();
  await page.getByText("Moved to position 6 of 7.").waitFor();
});

test("tools cover no other text: they go beside their element, into its corner, or only into the panel", async () => {
  await page.setViewportSize({ width: 1024, height: 844 });
  const toolbar = await page.locator(".toolbar").boundingBox();
  expect(toolbar?.height).toBeLessThan(60);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await site.locator("h1").waitFor();
  const onPage = (name: string) => page.getByRole("main").getByRole("group", { name });
  // Texts that end where there is room.
  const tick = site.locator('[data-place="home.json/blocks/0/track/2"]');
  await tick.focus();
  const words = await boxOf(tick);
  await expect
    .poll(async () => (await boxOf(onPage("Stage 3 of 4"))).x)
    .toBeGreaterThan(words.x + words.width);
  const tools = await boxOf(onPage("Stage 3 of 4"));
  const middle = words.y + words.height / 2;
  expect(tools.y).toBeLessThan(middle);
  expect(tools.y + tools.height).toBeGreaterThan(middle);
  // Menu items are directly below each other and as wide as the screen. Selecting one opens the menu.
  const entry = part("site.json/navigation/2").first();
  await entry.evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => entry.isVisible()).toBe(true);
  await panel().getByRole("group", { name: "Link 3 of 7" }).waitFor();
  await expect.poll(() => onPage("Stage 3 of 4").count()).toBe(0);
  expect(await onPage("Link 3 of 7").count()).toBe(0);
});

test("F6 goes to the next region of the screen, Shift-F6 to the previous one", async () => {
  const region = () =>
    page.evaluate(() => {
      const inside = document.activeElement?.closest("[data-region]");
      return inside?.getAttribute("aria-label") ?? inside?.tagName;
    });
  await page.getByRole("combobox", { name: "Page", exact: true }).focus();
  const names: (string | undefined)[] = [];
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("F6");
    names.push(await region());
  }
  expect(names).toEqual(["Blocks and settings", "Page", "Fields and problems", "HEADER"]);
  await page.keyboard.press("Shift+F6");
  expect(await region()).toBe("Fields and problems");
});

test("on a laptop, both panels fold away, and the page has its real size until one is needed", async () => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const scale = () => page.locator(".page-frame").evaluate((frame) => frame.style.scale);
  const fold = page.getByRole("button", { name: "Fields and problems" });
  const isOpen = () => fold.getAttribute("aria-expanded");
  await expect.poll(async () => Number(await scale())).toBeLessThan(0.7);
  await fold.click();
  await page.getByRole("button", { name: "Blocks and settings" }).click();
  await expect.poll(scale).toBe("1");
  await site.getByText("Why Choose Us", { exact: true }).click();
  await part("home.json/blocks/1").and(site.locator(":has(.selected)")).waitFor();
  expect(await isOpen()).toBe("false");
  await fold.click();
  await fieldOf("Heading").waitFor();
  // From a text on the page, too.
  await site.getByText("Why Choose Us", { exact: true }).focus();
  await page.keyboard.press("F8");
  await expect.poll(scale).toBe("1");
  await page.keyboard.press("F8");
  await expect.poll(isOpen).toBe("true");
  // What only its fields show opens them.
  await fold.click();
  await page.getByRole("button", { name: "Tagline" }).click();
  await fieldOf("Tagline").waitFor();
});

test("on a phone, closing the panel shows the page, and the next selection opens it", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const line = page.getByRole("button", { name: "Fields and problems" });
  const isOpen = () => line.getAttribute("aria-expanded");
  const room = async () => (await page.locator(".stage").boundingBox())?.height ?? 0;
  const heading = site.getByText("Why Choose Us", { exact: true });
  await heading.focus();
  await fieldOf("Heading").waitFor();
  const before = await room();
  await line.click();
  await expect.poll(isOpen).toBe("false");
  expect(await fieldOf("Heading").count()).toBe(0);
  expect(await room()).toBeGreaterThan(before + 250);
  // Continuing in the same text keeps it closed.
  await heading.focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" now");
  await site.getByText("Why Choose Us now", { exact: true }).waitFor();
  expect(await isOpen()).toBe("false");
  await part(`${cards}/1`).focus();
  await expect.poll(() => fieldOf("Card heading").count()).toBe(1);
  await fieldOf("Card heading").focus();
  await page.keyboard.press("Escape");
  await expect.poll(isOpen).toBe("false");
  expect(await isFocused(line)).toBe(true);
  // The same for a fact: it is edited on the page, too.
  const fact = site.locator("footer [data-fact=email]").first();
  await fact.evaluate((chip: HTMLElement) => chip.click());
  await expect.poll(isOpen).toBe("true");
  await fieldOf("Email").focus();
  await page.keyboard.press("Escape");
  await expect.poll(isOpen).toBe("false");
  await fact.evaluate((chip: HTMLElement) => chip.click());
  expect(await isOpen()).toBe("false");
});

test("search finds text wherever visitors read it, including facts, and Enter goes there", async () => {
  const search = page.getByRole("textbox", { name: "Text to find" });
  const finds = page.getByRole("dialog", { name: "Find text" }).getByRole("listitem");
  await site.locator("h1 [data-place]").first().focus();
  await page.keyboard.press("Control+Shift+F");
  await search.fill("WITHIN 24  hours");
  await page.getByText("5 texts with “WITHIN 24  hours”", { exact: true }).waitFor();
  expect(await finds.allTextContents()).toContainEqual(
    expect.stringMatching(
      /reply within 24 hours\. Form “Send us a message” › Thank-you message › Text$/,
    ),
  );
  await search.fill("nobody wrote this");
  await page.getByText("No text contains “nobody wrote this”.").waitFor();
  await search.fill("a reply within 24");
  await expect.poll(() => finds.count()).toBe(1);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  // On another page, and in another state of its form.
  await expect
    .poll(() => panel().locator("[role=textbox]:focus").textContent())
    .toContain("a reply within 24 hours");
  // The caret is at the words, although a fact is one of them.
  const afterCaret = () =>
    page.evaluate(() => {
      const { isCollapsed, anchorNode, anchorOffset } = getSelection() ?? {};
      return isCollapsed ? anchorNode?.nodeValue?.slice(anchorOffset) : undefined;
    });
  await expect.poll(afterCaret).toBe("a reply within ");
  await site.locator(".selected").getByText("24 hours").waitFor();
  await page.getByRole("button", { name: "Find text…" }).click();
  await expect.poll(() => search.inputValue()).toBe("a reply within 24");
});

test("with Whole words ticked, search finds no part of a longer word", async () => {
  const dialog = page.getByRole("dialog", { name: "Find text" });
  const finds = dialog.getByRole("listitem");
  const search = dialog.getByRole("textbox", { name: "Text to find" });
  const wholeWords = dialog.getByLabel("Whole words", { exact: true });
  /** Without where they are. */
  const texts = () =>
    finds.evaluateAll((all) =>
      all.map((each) => {
        const where = each.querySelector("small")?.textContent ?? "";
        return each.textContent.slice(0, -where.length);
      }),
    );
  const isWhole = (text: string) => /(?<!\p{L})claim(?!\p{L})/iu.test(text);
  await page.keyboard.press("Control+Shift+F");
  await search.fill("claim");
  await dialog.getByText(/^\d+ texts with “claim”$/).waitFor();
  const all = await texts();
  expect(all.some(isWhole)).toBe(true);
  expect(all.every(isWhole)).toBe(false);
  await wholeWords.check();
  await expect.poll(() => finds.count()).toBeLessThan(all.length);
  const whole = await texts();
  expect(whole.length).toBeGreaterThanOrEqual(all.filter(isWhole).length);
  expect(whole.filter((text) => !isWhole(text))).toEqual([]);
  await dialog.getByText(`${whole.length} texts with “claim”`, { exact: true }).waitFor();
  await search.fill("bill");
  await dialog.getByText("No text contains “bill”.").waitFor();
  await wholeWords.uncheck();
  await dialog.getByText(/^\d+ texts with “bill”$/).waitFor();
});

test("a field shows the values of its facts and links to their fields", async () => {
  await part(`${cards}/1`).focus();
  const heading = panel()
    .locator(".field")
    .filter({ has: page.getByLabel("Card heading", { exact: true }) });
  const field = heading.getByRole("textbox");
  await expect.poll(() => field.textContent()).toBe("A 50-seat office");
  await heading.getByRole("button", { name: "Edit fact “Seats”" }).click();
  await expect.poll(() => isFocused(fieldOf("Seats"))).toBe(true);
  await fieldOf("Seats").fill("60");
  await part(`${cards}/1`).focus();
  await expect.poll(() => field.textContent()).toBe("A 60-seat office");
  // The fact is stepped over and deleted as a whole.
  await field.press("Home");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "Backspace"]) await field.press(key);
  await page.keyboard.type("x");
  await expect.poll(() => field.textContent()).toBe("A x-seat office");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => field.textContent()).toBe("A 60-seat office");
  // An unknown fact is only reported as a problem.
  await fieldOf("Card heading").fill("A {{facts.chairs}}-seat office");
  await heading.getByText("There is no fact").waitFor();
  expect(await heading.getByRole("button", { name: "Edit fact" }).count()).toBe(0);
});

test("axe finds nothing on a desktop and on a phone", async () => {
  await bringAxe(page);
  for (const [width, height] of [
    // Tall enough that nothing is under anything else, where axe can't compute colors.
    [1440, 3000],
    [390, 4400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await choosePage("home");
    await part(`${cards}/0/icon`).focus();
    await row("HIPAA-compliant processes").waitFor();
    expect(await findings(page), `at ${width} pixels`).toEqual([]);
    await choosePage("contact");
    await part("contact.json/blocks/2").focus();
    await panel().getByLabel("Form state").selectOption("Sent");
    expect(await findings(page), `at ${width} pixels`).toEqual([]);
    const isWithin = () => document.documentElement.scrollWidth <= innerWidth;
    expect(await page.evaluate(isWithin), `at ${width} pixels`).toBe(true);
  }
});

test("the site's settings are listed in groups, on a desktop and on a phone", async () => {
  const settings = page.getByRole("region", { name: "Site settings" });
  const groups = async () => {
    const all = await settings.getByRole("group").all();
    return Promise.all(
      all.map(async (group) => [
        await group.getByRole("heading").innerText(),
        ...(await group.getByRole("button").allInnerTexts()),
      ]),
    );
  };
  const inOrder = [
    [
      "Name and look",
      "Name",
      "Tagline",
      "Language",
      "Browser tab icon",
      "Add logo",
      "Add colors and shapes",
    ],
    ["Business", "Facts", "Placeholders", "Add time zone", "Add opening hours", "Add notice"],
    ["Navigation", "Home page", "Menu", "Footer", "Add other languages"],
    [
      "Search and sharing",
      "Web address",
      "Search listing",
      "Add page addresses",
      "Add link preview picture",
    ],
    ["Forms and email", "Mail service"],
    ["Web editor", "Add repository", "Add repository settings"],
    ["Advanced", "Photo hosts", "Built-in text", "Add security email"],
  ];
  expect(await groups()).toEqual(inOrder);
  await settings.getByRole("button", { name: "Add other languages" }).focus();
  await page.keyboard.press("Tab");
  expect(await isFocused(settings.getByRole("button", { name: "Web address" }))).toBe(true);
  await bringAxe(page);
  // As high as it takes for nothing to lie under something else.
  await page.setViewportSize({ width: 1440, height: 6000 });
  expect(await findings(page, { within: ".outline" })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 6000 });
  await page.getByRole("button", { name: "Blocks and settings" }).click();
  expect(await groups()).toEqual(inOrder);
  expect(await findings(page, { within: ".outline" })).toEqual([]);
});
