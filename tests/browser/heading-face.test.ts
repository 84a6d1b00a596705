// The headings' face comes after the first paint, and nothing moves by it: on any site, with any words, at any width.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { fontFile, sans } from "../../src/host/font-files.ts";
import {
  arabicSite,
  dentalSite,
  firstSite,
  firstSiteFiles,
  japaneseSite,
  secondSite,
} from "../fixtures/sites.ts";
import { shifts, watchShifts } from "./layout-shifts.ts";
import { goTo, test, type Visit, type VisitOptions } from "./visit.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "face-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** @returns the folder of a built site @param write writes its content */
async function build(name: string, write: (content: string) => Promise<void>): Promise<string> {
  const content = join(folder, name, "content");
  await write(content);
  const out = join(folder, name, "site");
  const built = await buildSite(content, out);
  if (!built.ok) throw new Error(built.report);
  return out;
}

/** Opens a site whose font is held back on each visit, until `release` is called. */
async function openWithout(
  open: (options: VisitOptions) => Promise<Visit>,
  options: VisitOptions,
): Promise<{ page: Page; release: () => void }> {
  const { page } = await open(options);
  let release = () => {};
  let released = Promise.resolve();
  await page.route("**/heading-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  const hold = () => {
    released = new Promise((resolve) => (release = resolve));
  };
  hold();
  return {
    page,
    release: () => {
      release();
      hold();
    },
  };
}

/** Loads the page again, as a visitor with a screen of this width does the first time. */
async function visitAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.locator("h1:visible").waitFor();
  expect(await shifts(page)).toEqual([]);
}

/** Once the font is there, if the site has one. */
const fontArrived = (page: Page) =>
  page.waitForFunction(() => {
    const isAwaited = document.scripts[0]?.text.includes("/heading-");
    return !isAwaited || [...document.fonts].some(({ family }) => /Heading Font/.test(family));
  });

/** Where each element that is shown begins, and how high each heading is. */
const placesIn = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>("header *, main *, footer *")];
    return all
      .filter((element) => !element.closest("svg") && element.checkVisibility())
      .map((element) => {
        const { y, height } = element.getBoundingClientRect();
        const isHeading = /^H[1-6]$/.test(element.nodeName);
        return { element: element.nodeName, y, height: isHeading ? height : undefined };
      });
  });

type Places = Awaited<ReturnType<typeof placesIn>>;

/** Those that are somewhere else. Browsers don't count less than three pixels. */
const movedBetween = (before: Places, after: Places): Places =>
  before.filter(({ y, height }, index) => {
    const now = after[index];
    return !now || Math.abs(now.y - y) >= 3 || now.height !== height;
  });

/** The headings that are shown, by whether they are set in the face. */
const headingsByFace = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("h1, h2, h3")].filter((it) => it.checkVisibility());
    const isThere = [...document.fonts].some(({ family }) => /Heading Font/.test(family));
    const isInFace = (heading: Element) =>
      isThere && /^"?Heading Font/.test(getComputedStyle(heading).fontFamily);
    const texts = (found: Element[]) => found.map(({ textContent }) => textContent);
    return {
      inFace: texts(all.filter(isInFace)),
      others: texts(all.filter((heading) => !isInFace(heading))),
    };
  });

const words = firstSiteFiles.contact.description
  .concat(" ", JSON.stringify(firstSiteFiles.joinTeam))
  .match(/[A-Za-z’]{2,}/g);

/** Headings of one to twelve words, the same every time. */
function* headings(): Generator<string> {
  const known = [...new Set(words)];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return (seed >> 8) % below;
  };
  for (;;)
    yield Array.from({ length: 1 + next(12) }, () => known[next(known.length)])
      .join(" ")
      .slice(0, 80)
      .trim();
}

/** A site of one page with a thousand headings. */
async function writeHeadings(content: string, look: object): Promise<void> {
  const made = headings();
  const heading = () => made.next().value;
  const { site } = firstSiteFiles;
  await cp(firstSite, content, { recursive: true });
  await writeFile(join(content, "site.json"), JSON.stringify({ ...site, look, addresses: true }));
  const lists = Array.from({ length: 38 }, (_, index) => ({
    ...(index % 2 === 0 && { layout: "prose" }),
    type: "list",
    heading: heading(),
    items: Array.from({ length: 25 }, () => ({ heading: heading(), text: "Some text." })),
  }));
  const heroes = Array.from({ length: 12 }, (_, index) => ({
    type: "hero",
    level: index === 0 ? 1 : 2,
    heading: heading(),
    text: "Some text.",
  }));
  const home = JSON.parse(await readFile(join(content, "home.json"), "utf8"));
  await writeFile(
    join(content, "home.json"),
    JSON.stringify({ ...home, blocks: [...heroes, ...lists] }),
  );
  await cp(fontFile("latin", 600, sans), join(content, "media", "brand.woff2"));
}

const looks = {
  "our face": {},
  "a font of the site's own that is narrower": { headingFont: "media/brand.woff2" },
  "a font of the site's own without serifs": {
    headingFont: "media/brand.woff2",
    headings: "sans",
  },
};

describe.for(Object.entries(looks))("of a thousand headings in %s", ([name, look]) => {
  let out: string;
  beforeAll(async () => {
    out = await build(name, (content) => writeHeadings(content, look));
  });

  test("none takes more or fewer lines when the font arrives, and nearly all are set in it", async ({
    open,
  }) => {
    const { page, release } = await openWithout(open, { folder: out });
    let stay = 0;
    for (const width of [320, 412, 600, 1024, 1440]) {
      await visitAt(page, width);
      expect((await headingsByFace(page)).inFace).toEqual([]);
      const before = await placesIn(page);
      release();
      await fontArrived(page);
      expect({ [width]: movedBetween(before, await placesIn(page)) }).toEqual({ [width]: [] });
      expect({ [width]: await shifts(page) }).toEqual({ [width]: [] });
      const { inFace, others } = await headingsByFace(page);
      expect(inFace.length).toBeGreaterThan(900);
      stay += others.length;
    }
    // The others would have moved what is below them.
    expect(stay).toBeGreaterThan(0);
  });
});

describe("a heading that would take another line", () => {
  let out: string;
  beforeAll(async () => {
    out = await build("page by page", (content) => writeHeadings(content, looks["our face"]));
  });

  test("is set in the face with all others once another page is shown", async ({ open }) => {
    const { page, release } = await openWithout(open, { folder: out });
    await visitAt(page, 320);
    release();
    await fontArrived(page);
    const { others } = await headingsByFace(page);
    expect(others.length).toBeGreaterThan(0);
    await goTo(page, "about");
    expect((await headingsByFace(page)).others).toEqual([]);
    await page.goBack();
    await page.locator("[data-page-view=home]:visible").waitFor();
    const { inFace } = await headingsByFace(page);
    expect(inFace).toEqual(expect.arrayContaining(others));
  });
});

const sites = { firstSite, secondSite, dentalSite, arabicSite, japaneseSite };

test.for(Object.entries(sites))(
  "nothing moves on %s while its first page is shown and the font arrives",
  async ([name, content], { open }) => {
    const out = await build(name, (copy) => cp(content, copy, { recursive: true }));
    const { page, release } = await openWithout(open, { folder: out });
    for (const width of [320, 412, 768, 1366]) {
      await visitAt(page, width);
      release();
      await fontArrived(page);
      expect({ [width]: await shifts(page) }).toEqual({ [width]: [] });
    }
  },
);

/** As high as its font is, above something else with spaces in it. */
const tallHeading = `<h2 style="line-height: normal">Tall</h2><div id="below"> <p>Below</p> </div>`;

test("nothing moves where a device's own font isn't as tall as the one that the face was fitted to", async ({
  open,
}) => {
  const { page, release } = await openWithout(open, {});
  // Without the policy, which knows the styles by their hash.
  await page.route(/\/$/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<meta http-equiv[^>]*>/, "");
    const taller = html.replaceAll(/ascent-override:[\d.]+%/g, "ascent-override:150%");
    expect(taller).not.toBe(html);
    const body = taller.replace(/<main[^>]*>/, `$&${tallHeading}`);
    await route.fulfill({ contentType: "text/html", body });
  });
  for (const width of [320, 1366]) {
    await visitAt(page, width);
    release();
    await fontArrived(page);
    expect({ [width]: await shifts(page) }).toEqual({ [width]: [] });
    // Nothing but headings has another font for a while.
    expect(await page.locator("#below").getAttribute("style")).toBeNull();
  }
  await goTo(page, "about");
  expect((await headingsByFace(page)).others).toEqual([]);
});

test("without JavaScript, headings stay in the fonts of the device, and no font is loaded", async ({
  open,
}) => {
  const { page, requests } = await open({ javaScriptEnabled: false });
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => path.includes("/heading-"))).toEqual([]);
});

test("headings stay as they are, without a word, if the font can't be loaded", async ({ open }) => {
  const { page, forgetMessages } = await open();
  await page.route("**/heading-*.js", (route) => route.abort());
  await page.addInitScript(watchShifts);
  const failed = page.waitForEvent("requestfailed");
  await visitAt(page, 412);
  await failed;
  expect(await shifts(page)).toEqual([]);
  forgetMessages();
});
