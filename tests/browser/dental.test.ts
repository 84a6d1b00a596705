// A site of another trade, a dental practice's, with pictures, tables, questions, quotes, a file and a map.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { dentalSite, spanishDentalSite } from "../fixtures/sites.ts";
import { bringAxe, findingsInBothSchemes } from "./axe.ts";
import { goTo, test } from "./visit.ts";

const names = ["home", "team", "prices", "questions", "appointment", "privacy"];

let folder: string;
let spanish: string;
/** The practice with the opening hours of the site on the page, with a break at noon. */
let withBreaks: string;
beforeAll(async () => {
  folder = await built(dentalSite);
  spanish = await built(spanishDentalSite);
  const content = await mkdtemp(join(tmpdir(), "breaks-"));
  await cp(dentalSite, content, { recursive: true });
  const edit = async (name: string, from: RegExp, to: string) => {
    const file = join(content, name);
    await writeFile(file, (await readFile(file, "utf8")).replaceAll(from, to));
  };
  await edit("home.json", /("heading": "Opening hours"),\s*"rows": \[[^\]]*\]/g, "$1");
  await edit("site.json", /"08:00-17:00"/g, '"08:00-12:00", "13:00-17:30"');
  withBreaks = await built(content);
  await rm(content, { recursive: true });
});
afterAll(async () => {
  for (const each of [folder, spanish, withBreaks]) await rm(each, { recursive: true });
});

async function built(content: string): Promise<string> {
  const into = await mkdtemp(join(tmpdir(), "dental-"));
  expect(await buildSite(content, into)).toMatchObject({ ok: true });
  return into;
}

/** Pictures wait until they are near. */
async function seeAll(page: Page): Promise<void> {
  for (const image of await page.locator("main img:visible").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0))
      .toBe(true);
  }
}

for (const [language, width] of [
  ["English", 320],
  ["English", 390],
  ["English", 1280],
  ["Spanish", 390],
] as const) {
  test(`its pages in ${language} fit ${width} pixels, answers open, and axe objects to nothing`, async ({
    open,
  }) => {
    const own = language === "English" ? folder : spanish;
    const { page, address } = await open({ folder: own, viewport: { width, height: 800 } });
    for (const name of names) {
      await page.goto(new URL(name === "home" ? "./" : `${name}/`, address).href);
      await bringAxe(page);
      for (const question of await page.locator("summary:visible").all()) await question.click();
      await seeAll(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ name, wide, found: await findingsInBothSchemes(page) }).toEqual({
        name,
        wide: width,
        found: [],
      });
    }
  });
}

test("portraits aren't cropped, on a phone or next to others", async ({ open }) => {
  for (const width of [320, 1280]) {
    const { page } = await open({ folder, viewport: { width, height: 800 } });
    await goTo(page, "team");
    await seeAll(page);
    const ratios = await page
      .locator("section", { hasText: "Who looks after you" })
      .locator("img")
      .evaluateAll((all: HTMLImageElement[]) =>
        all.map((image) => {
          const { width: shown, height } = image.getBoundingClientRect();
          return [shown / height, image.naturalWidth / image.naturalHeight];
        }),
      );
    expect(ratios).toHaveLength(4);
    for (const [shown = 0, own = 1] of ratios) expect(shown).toBeCloseTo(own, 2);
  }
});

test("a portrait that can't be loaded keeps its place and size, and the words instead of it can be read", async ({
  open,
}) => {
  const whole = await open({ folder, viewport: { width: 1280, height: 800 } });
  const broken = await open({
    folder,
    viewport: { width: 1280, height: 800 },
    colorScheme: "dark",
  });
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await broken.page.route("**/media/**", (route) => failed.then(() => route.abort()));
  const boxes = ({ page }: { page: Page }) =>
    page
      .locator("main .whole-picture img")
      .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().toJSON()));
  for (const { page } of [whole, broken]) {
    await goTo(page, "team");
    await page.getByText("Who looks after you").waitFor();
  }
  const waiting = await broken.page
    .locator("main .whole-picture img")
    .first()
    .evaluate((image) => {
      const { color, backgroundColor } = getComputedStyle(image);
      return { color, backgroundColor };
    });
  expect(waiting).toEqual({ color: "rgb(0, 0, 0)", backgroundColor: "rgb(252, 253, 251)" });
  fail();
  const placeholders = broken.page.locator('main img[alt="Error loading image"]');
  await expect.poll(() => placeholders.count()).toBeGreaterThan(3);
  await seeAll(whole.page);
  await seeAll(broken.page);
  expect(await boxes(broken)).toEqual(await boxes(whole));
  broken.forgetMessages();
});

test("the pictures of a row end where the row does", async ({ open }) => {
  const { page } = await open({ folder, viewport: { width: 1280, height: 800 } });
  await goTo(page, "team");
  for (const heading of ["Who looks after you", "Your first visit"]) {
    const row = page.locator("section", { hasText: heading }).locator("ul, ol");
    const edges = await row.evaluate((list) => {
      const pictures = Array.from(list.querySelectorAll("img"));
      const endOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
      return { row: endOf(list), pictures: Math.max(...pictures.map(endOf)) };
    });
    expect({ heading, end: edges.pictures }).toEqual({ heading, end: edges.row });
  }
});

/** Words, or whole texts, that go on in another line, on the page that is shown. */
const inTwoLines = (page: Page, elements: string, piece: RegExp): Promise<string[]> =>
  page.locator(elements).evaluateAll(
    (all, pattern) =>
      all.flatMap((element) => {
        const words = element.textContent?.match(new RegExp(pattern, "g")) ?? [];
        return words.filter((word) => {
          const text = element.firstChild;
          const from = element.textContent?.indexOf(word) ?? 0;
          if (!text) return true;
          const range = document.createRange();
          range.setStart(text, from);
          range.setEnd(text, from + word.length);
          return range.getClientRects().length > 1;
        });
      }),
    piece.source,
  );

test("neither a label nor a table's word is broken, and opening hours stay in one line", async ({
  open,
}) => {
  for (const width of [320, 1280]) {
    const { page } = await open({ folder, viewport: { width, height: 800 } });
    for (const name of ["appointment", "prices", "privacy"]) {
      await goTo(page, name);
      const broken = await inTwoLines(page, "dt:visible, th:visible, td:visible", /[^\s-]+/);
      expect({ width, name, broken }).toEqual({ width, name, broken: [] });
    }
    await goTo(page, "home");
    expect(await inTwoLines(page, "td:visible", /8:00.*/)).toEqual([]);
  }
});

test.for(["typed hours", "the site's hours, with a break at noon"])(
  "%s are below their days where text is too large for both, and nothing is beside the screen",
  async (whose, { open }) => {
    const own = whose === "typed hours" ? folder : withBreaks;
    // As on screens of 390 and 320 pixels with text twice as large.
    for (const width of [195, 160]) {
      const { page } = await open({ folder: own, viewport: { width, height: 400 } });
      const [day, hours] = [page.locator(".hours th").first(), page.locator(".hours td").first()];
      const [above, below] = [await day.boundingBox(), await hours.boundingBox()];
      expect(below?.x).toBe(above?.x);
      expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
      const end = await page
        .locator(".contact-info:visible")
        .evaluate((element) => element.getBoundingClientRect().right);
      expect(end).toBeLessThanOrEqual(width);
    }
  },
);

test("all text of a prose item is in one column, next to its heading or below it", async ({
  open,
}) => {
  for (const width of [320, 1280]) {
    const { page } = await open({ folder, viewport: { width, height: 800 } });
    await goTo(page, "privacy");
    const items = await page.locator("main li:visible:has(> h2)").evaluateAll((all) =>
      all.map((item) => {
        const boxes = [...item.querySelectorAll("h3, p, table, ul, a, button")]
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect());
        const heading = item.querySelector("h2")?.getBoundingClientRect();
        return {
          starts: [...new Set(boxes.map(({ left }) => Math.round(left)))],
          isBeside: boxes.every(({ left }) => left >= (heading?.right ?? 0)),
          isInOrder: boxes.every(({ top }, at) => top >= (boxes[at - 1]?.top ?? 0)),
        };
      }),
    );
    const column = items[0]?.starts[0];
    const expected = { starts: [column], isBeside: width > 960, isInOrder: true };
    expect(items).toEqual([expected, expected, expected]);
  }
});

test("in a table figures end together, and words begin together", async ({ open }) => {
  const { page } = await open({ folder });
  await goTo(page, "privacy");
  const aligned = await page
    .locator("table:visible tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => getComputedStyle(cell).textAlign)),
    );
  expect(aligned).toEqual(Array.from({ length: 3 }, () => ["start", "start", "end"]));
});

test("the browser's own search finds words of an answer and opens it", async ({ open }) => {
  const { page } = await open({ folder });
  await page.locator("header [data-page=questions]:visible").click();
  const answer = page.getByText("Keep the piece in milk");
  await answer.waitFor({ state: "attached" });
  expect(await answer.isVisible()).toBe(false);
  // A script can only start this search after a click: https://wicg.github.io/scroll-to-text-fragment/
  await page.locator("h1:visible").click();
  await page.evaluate(() => (location.hash = "search:~:text=Keep%20the%20piece"));
  await answer.waitFor({ state: "visible" });
  expect(await page.locator("details[open]").count()).toBe(1);
});

test("a question opens by the keyboard", async ({ open }) => {
  const { page } = await open({ folder });
  await goTo(page, "questions");
  await page.locator("summary", { hasText: "Something broke off" }).focus();
  await page.keyboard.press("Enter");
  expect(await page.getByText("Keep the piece in milk").isVisible()).toBe(true);
});

test("on paper all answers are open, and a map's address is not spelled out", async ({ open }) => {
  const { page } = await open({ folder });
  await goTo(page, "questions");
  const shown = () =>
    page
      .locator("[data-page-view=questions] summary + *")
      .evaluateAll((all) => all.map((answer) => answer.checkVisibility()));
  expect(await shown()).toEqual(Array.from({ length: 6 }, () => false));
  await page.emulateMedia({ media: "print" });
  expect(await shown()).toEqual(Array.from({ length: 6 }, () => true));
  const location = page.locator("footer dd a", { hasText: "Causeway Street" });
  expect(await location.evaluate((it) => getComputedStyle(it, "::after").content)).toBe("none");
});

test("without scripting its questions open, and its prices are there to read", async ({ open }) => {
  const { page, address } = await open({ folder, javaScriptEnabled: false });
  await page.goto(new URL("questions/", address).href);
  await page.locator("summary", { hasText: "Something broke off" }).click();
  expect(await page.getByText("Keep the piece in milk").isVisible()).toBe(true);
  await page.goto(new URL("prices/", address).href);
  expect(await page.getByRole("row", { name: "Crown $1,150" }).isVisible()).toBe(true);
});

test("the price list is published as it is, under the address that its links have", async ({
  open,
}) => {
  const { page, address } = await open({ folder });
  const link = page.getByRole("link", { name: "Open our price list (PDF, 1 kB)" });
  const href = (await link.getAttribute("href")) ?? "";
  const answer = await page.request.get(new URL(href, address).href);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect(await answer.body()).toEqual(await readFile(`${dentalSite}/media/prices-2025.pdf`));
});

test("in the footer, the lines of an address are next to each other, and a network's name next to its drawing", async ({
  open,
}) => {
  const { page } = await open({ folder, viewport: { width: 360, height: 800 } });
  const heights = (links: string) =>
    page
      .locator(`footer ${links}`)
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().height)));
  const phoneTarget = 44;
  expect(await heights("a:has(svg)")).toEqual([phoneTarget, phoneTarget]);
  expect(await heights("dd a:has(br)")).toEqual([48]);
});

test("the names of plans are side by side, whether one has a badge or not", async ({ open }) => {
  const { page } = await open({ folder, viewport: { width: 1280, height: 800 } });
  await goTo(page, "prices");
  const headings = page.locator("section", { hasText: "Our yearly plans" }).locator("h3");
  const tops = await headings.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

test("after a refused request, the first wrong field is in view with its label and its message", async ({
  open,
}) => {
  const { page } = await open({
    folder,
    path: "appointment/",
    viewport: { width: 447, height: 700 },
  });
  const form = page.locator("form");
  const send = form.getByRole("button", { name: "Ask for an appointment" });
  // Until the form is live, the browser checks it by itself.
  await expect
    .poll(async () => {
      await send.click();
      return form.locator(".field-error").count();
    })
    .toBeGreaterThan(0);
  for (const [wrong, text] of [
    ["Your name", "Nora Lindqvist"],
    ["Email", "nora@patient.example"],
    ["Phone", "+1 (503) 555-0123"],
  ] as const) {
    await send.click();
    const field = form.locator(".field", { has: page.getByText(wrong, { exact: true }) });
    const isFocused = () => field.locator("input").evaluate((it) => it === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    for (const part of ["label", "input", ".field-error"]) {
      const { y = -1, height = 0 } = (await field.locator(part).boundingBox()) ?? {};
      expect([wrong, part, y >= 0 && y + height <= 700]).toEqual([wrong, part, true]);
    }
    await field.locator("input").fill(text);
  }
});

test("on a small phone, the site's name and the menu's button are in one line", async ({
  open,
}) => {
  const { page } = await open({ folder, viewport: { width: 280, height: 640 } });
  const parts = page.locator("header :is(.logo, .menu-toggle):visible");
  const lines = await parts.evaluateAll((all) =>
    all.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBeCloseTo(lines[1] ?? 0, 0);
});
