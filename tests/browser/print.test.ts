// A printed page: its text and the company's name, without what can only be clicked.
import { expect } from "vitest";
import { facts, menuItem, site, test } from "./visit.ts";

test("a visitor prints the page they are on, and no other", async ({ open }) => {
  const { page } = await open();
  await menuItem(page, "About").click();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("[data-page-view]:visible").count()).toBe(1);
  expect(await page.locator("h1:visible").count()).toBe(1);
  expect(await page.locator("header").innerText()).toBe(facts.company);
  for (const dead of ["nav", "form", "picture", "button:not(header :first-child, .link)"]) {
    expect(await page.locator(`${dead}:visible`).count()).toBe(0);
  }
  expect(await page.locator("footer").innerText()).toContain(facts.phone);
  // As on a letterhead, so that no sheet has nothing else.
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((it) => it.getBoundingClientRect().top);
  expect(await topOf("footer")).toBeLessThan(await topOf("main"));
  // The initials have no color behind them on paper.
  const { color, backgroundColor } = await page
    .locator("header [data-initials]")
    .first()
    .evaluate((it) => {
      const style = getComputedStyle(it);
      return { color: style.color, backgroundColor: style.backgroundColor };
    });
  expect({ color, backgroundColor }).toEqual({
    color: "rgb(22, 36, 47)",
    backgroundColor: "rgba(0, 0, 0, 0)",
  });
  expect(await page.locator("footer").innerText()).not.toContain(site.footer.links.heading);
});

test("nothing on paper moves or is marked, printed from a phone with a keyboard too", async ({
  open,
}) => {
  const { page } = await open({ viewport: { width: 412, height: 800 } });
  await page.locator("h1:visible").evaluate((heading: HTMLElement) => heading.focus());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await page.emulateMedia({ media: "print" });
  // Paper's width, at which the screen's view begins to move.
  await page.setViewportSize({ width: 794, height: 1123 });
  const moving = () => document.getAnimations().map(({ playState }) => playState);
  expect(await page.evaluate(moving)).toEqual([]);
  const outline = () =>
    document.activeElement && getComputedStyle(document.activeElement).outlineStyle;
  expect(await page.evaluate(outline)).toBe("none");
});

test("a form, which paper can't send, is left out; how to reach the company isn't", async ({
  open,
}) => {
  const { page } = await open();
  await menuItem(page, "Contact").click();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("form:visible, label:visible").count()).toBe(0);
  // Its heading neither, with nothing below it.
  expect(await page.locator("section:has(form):visible").count()).toBe(0);
  const main = await page.locator("main").innerText();
  for (const fact of [facts.phone, facts.email, facts.street]) expect(main).toContain(fact);
});

test("text around a form and page links in a sentence are printed", async ({ open }) => {
  const { page } = await open();
  await menuItem(page, "Join Our Team").click();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("main").innerText()).toContain(facts.careersEmail);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Privacy Policy", exact: true }).click();
  await page.emulateMedia({ media: "print" });
  const sentence = page.locator("main p", { hasText: "Questions about this policy" });
  expect(await sentence.innerText()).toMatch(/through the \w+/);
});

test("a printed link shows its address", async ({ open }) => {
  const { page } = await open();
  await menuItem(page, "Contact").click();
  await page.emulateMedia({ media: "print" });
  const link = page.locator('main a[href^="http"]:visible').first();
  const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(after).toContain(facts.website);
});

test("a heading stays with the item below it, which a browser can break, and others stay whole", async ({
  open,
}) => {
  const { page } = await open();
  await page.emulateMedia({ media: "print" });
  const looks = page.locator("section:has(h2) li:visible:has(h3)").evaluateAll((items) =>
    items.map((item) => {
      const { display, breakInside } = getComputedStyle(item);
      return [display, item.previousElementSibling === null, breakInside].join(" ");
    }),
  );
  // No browser breaks a row of a grid.
  expect([...new Set(await looks)].sort()).toEqual(["block false avoid", "block true auto"]);
  const lists = page.locator("section:has(h2) ul:visible:has(h3)");
  const displays = lists.evaluateAll((all) => all.map((list) => getComputedStyle(list).display));
  expect(new Set(await displays)).toEqual(new Set(["block"]));
});
