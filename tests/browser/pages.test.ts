// The pages of the built site, as a visitor reaches them.
import { describe, expect } from "vitest";
import type { Page } from "playwright-core";
import { focused, heading, menuItem, shownPage, test } from "./visit.ts";

const menu = [
  ["Home", "home"],
  ["About", "about"],
  ["RCM Solutions", "rcm-solutions"],
  ["Denial Management", "denial-management"],
  ["Contact", "contact"],
  ["Join Our Team", "join-team"],
  ["Get Started", "get-started"],
] as const;

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate(`window.scrollTo({ top: ${top}, behavior: "instant" })`);
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
const press = (page: Page, label: string) =>
  page.locator("main").getByRole("button", { name: label, exact: true }).first().click();

test("a visitor who opens the site sees the home page, and nothing takes their focus", async ({
  open,
}) => {
  const { page } = await open();
  expect(await shownPage(page)).toBe("home");
  expect(await focused(page)).toBeNull();
});

test.for(menu)("a visitor reaches %s through the menu", async ([label, name], { open }) => {
  const { page, address } = await open();
  if (name === "home") await menuItem(page, "About").click();
  await scrollTo(page, 400);
  await menuItem(page, label).click();
  expect(await shownPage(page)).toBe(name);
  expect(page.url()).toBe(address);
  expect(await scrolled(page)).toBe(0);
  expect(await page.title()).toBe(
    await page.locator(`[data-page-view="${name}"]`).getAttribute("data-title"),
  );
  expect(await focused(page)).toBe(await heading(page).textContent());
  expect(await page.locator("[aria-current]").allTextContents()).toEqual([label]);
  expect(await menuItem(page, label).getAttribute("aria-current")).toBe("page");
});

test("a visitor reaches the privacy policy through the footer, and no menu item claims it", async ({
  open,
}) => {
  const { page } = await open();
  await page.locator("footer").getByRole("button", { name: "Privacy Policy" }).click();
  expect(await shownPage(page)).toBe("privacy-policy");
  expect(await page.locator("[aria-current]").count()).toBe(0);
});

test("every page has a title of its own", async ({ open }) => {
  const { page } = await open();
  const titles = await page
    .locator("[data-title]")
    .evaluateAll((views) => views.map((view) => view.getAttribute("data-title")));
  expect(titles).toHaveLength(8);
  expect(new Set(titles).size).toBe(8);
});

test.for([
  ["home", "Get Started", "get-started"],
  ["home", "Contact Us", "contact"],
  ["get-started", "Schedule Consultation", "contact"],
  ["get-started", "Email Us", "contact"],
] as const)("on %s the button %s links to %s", async ([from, label, to], { open }) => {
  const { page } = await open();
  if (from === "get-started") await menuItem(page, "Get Started").click();
  await press(page, label);
  expect(await shownPage(page)).toBe(to);
});

test("the logo and links to missing pages go to the home page", async ({ open }) => {
  const { page } = await open();
  await menuItem(page, "About").click();
  await page.locator("header [data-page]").first().click();
  expect(await shownPage(page)).toBe("home");
  await page.locator("footer [data-page]").evaluateAll((buttons) => {
    for (const button of buttons) button.setAttribute("data-page", "a-page-that-is-gone");
  });
  await menuItem(page, "About").click();
  await page.locator("footer [data-page]").first().click();
  expect(await shownPage(page)).toBe("home");
});

test("a visitor with a keyboard skips to the page's heading, and the address stays", async ({
  open,
}) => {
  const { page, address } = await open();
  await menuItem(page, "About").click();
  await page.locator(".skip-link").focus();
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe(await heading(page).textContent());
  expect(await shownPage(page)).toBe("about");
  expect(page.url()).toBe(address);
});

describe("a visitor who clicks Back and Forward", () => {
  test("moves through the pages they have seen, each where they left it", async ({ open }) => {
    const { page, address } = await open();
    await scrollTo(page, 700);
    await page.locator("main [data-page=rcm-solutions]").evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
    await scrollTo(page, 300);
    await page.locator("footer [data-page=privacy-policy]").evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
    expect(await scrolled(page)).toBe(0);

    await page.goBack();
    await settled(page);
    expect(await shownPage(page)).toBe("rcm-solutions");
    expect(await scrolled(page)).toBe(300);
    expect(await focused(page)).toBe(await heading(page).textContent());

    await page.goBack();
    await settled(page);
    expect(await shownPage(page)).toBe("home");
    expect(await scrolled(page)).toBe(700);

    await page.goForward();
    await settled(page);
    expect(await shownPage(page)).toBe("rcm-solutions");
    expect(await scrolled(page)).toBe(300);
    expect(page.url()).toBe(address);
  });

  test("finds one entry for a page, even after several clicks on its button", async ({ open }) => {
    const { page } = await open();
    await menuItem(page, "About").click();
    await scrollTo(page, 200);
    await menuItem(page, "About").click();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    expect(await shownPage(page)).toBe("home");
  });
});

describe("a visitor who reloads", () => {
  test("stays on their page, and never sees another", async ({ open }) => {
    const { page } = await open();
    await menuItem(page, "Denial Management").click();
    await page.addInitScript(() => {
      const seen = new Set<string | undefined>();
      Object.assign(window, { seen });
      const look = () => {
        for (const view of document.querySelectorAll<HTMLElement>("[data-page-view]"))
          if (view.querySelector("h1")?.checkVisibility()) seen.add(view.dataset["pageView"]);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.reload();
    await settled(page);
    expect(await shownPage(page)).toBe("denial-management");
    expect(await page.evaluate("[...seen]")).toEqual(["denial-management"]);
    expect(await focused(page)).toBeNull();
    expect(await page.locator("[aria-current]").allTextContents()).toEqual(["Denial Management"]);
  });

  test("can still go Back", async ({ open }) => {
    const { page } = await open();
    await menuItem(page, "About").click();
    await page.reload();
    await page.goBack();
    expect(await shownPage(page)).toBe("home");
  });
});

test("a visitor who opens the site's address again, in the same tab, sees the home page and can still go Back", async ({
  open,
}) => {
  const { page, address } = await open();
  await menuItem(page, "Contact").click();
  await menuItem(page, "About").click();
  await page.goto(address);
  expect(await shownPage(page)).toBe("home");
  await menuItem(page, "Join Our Team").click();
  await page.goBack();
  expect(await shownPage(page)).toBe("home");
  await page.goBack();
  expect(await shownPage(page)).toBe("contact");
});

test("a visitor who adds something to the address stays on their page", async ({ open }) => {
  const { page } = await open();
  await menuItem(page, "About").click();
  await page.evaluate(() => location.assign("#contact-us"));
  await settled(page);
  expect(await shownPage(page)).toBe("about");
});

test("a visitor who opens the site a second time, in another tab, sees the home page", async ({
  open,
}) => {
  const { page, address } = await open();
  await menuItem(page, "About").click();
  const tab = await page.context().newPage();
  await tab.goto(address);
  expect(await shownPage(tab)).toBe("home");
});

describe("a link to a page", () => {
  test("opens it at once, and the address is that of the site again", async ({ open }) => {
    const { page, address } = await open({ path: "#about" });
    expect(await shownPage(page)).toBe("about");
    expect(`${page.url()}#about`).toBe(address);
    await menuItem(page, "Contact").click();
    await page.evaluate(() => (location.hash = "page-join-team"));
    await page.locator("[data-page-view=join-team]:visible").waitFor();
    expect(await shownPage(page)).toBe("join-team");
    expect(`${page.url()}#about`).toBe(address);
  });

  test("to a text shows the page that has it", async ({ open }) => {
    const { page } = await open({ path: "#:~:text=billing%20office%20behind" });
    await page.locator("#page-about h1:visible").waitFor();
    expect(await shownPage(page)).toBe("about");
    expect(await page.title()).toBe(await page.locator("#page-about").getAttribute("data-title"));
    await page.goBack();
    expect(await shownPage(page)).toBe("home");
  });

  test("to a text can find it on every page, also on one that the visitor has left", async ({
    open,
  }) => {
    const { page } = await open();
    await menuItem(page, "About").click();
    const hidden = page.locator("[data-page-view][hidden=until-found]");
    expect(await hidden.count()).toBe(7);
    // Without the browser's support, it is true.
    expect(await page.locator("#page-home").evaluate((view: HTMLElement) => view.hidden)).toBe(
      "until-found",
    );
    expect(await page.locator("#page-home h1").isVisible()).toBe(false);
  });
});

test("a visitor who gets an altered script, which the policy refuses, sees all pages and links to them", async ({
  open,
}) => {
  const { page, address, forgetMessages } = await open();
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace("(function(){", "(function(){ ");
    await route.fulfill({ response: answer, body: html });
  });
  await page.reload();
  expect(await page.locator("[data-page-view]:visible").count()).toBe(8);
  expect(await page.locator("[data-page]:visible, [data-menu-toggle]:visible").count()).toBe(0);
  await page.locator("header").getByRole("link", { name: "Contact", exact: true }).click();
  await expect.poll(() => page.locator("#page-contact").evaluate(isAtTop)).toBe(true);
  forgetMessages();
});

const isAtTop = (view: Element) => Math.abs(view.getBoundingClientRect().top) < 200;
