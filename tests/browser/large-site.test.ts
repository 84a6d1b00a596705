// A site with more pages than one document holds: each has a document of its own, which is fetched, or opened as it is.
import { describe, expect, inject } from "vitest";
import type { Page, Route } from "playwright-core";
import { focused, heading, shownPage, site, test } from "./visit.ts";

const folder = inject("largeSite");

const footerLink = (page: Page, number: number) =>
  page.locator("footer").getByRole("link", { name: `Topic ${number}`, exact: true });
const menuItem = (page: Page, label: string) =>
  page.locator("header nav").getByRole("link", { name: label, exact: true });
const shows = (page: Page, name: string) =>
  page.locator(`[data-page-view=${name}]:visible`).waitFor();
const arrival = (page: Page, title: string) =>
  page.locator("h1:visible").getByText(title, { exact: true }).waitFor();
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate(`window.scrollTo({ top: ${top}, behavior: "instant" })`);
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
const documents = (requests: string[]) => requests.filter((path) => path.includes("/page-topic"));

/** Holds the pages' documents back until the test lets them through. */
function heldBack(): { pages: (route: Route) => Promise<void>; arrive: () => void } {
  let arrive = () => {};
  const released = new Promise<void>((resolve) => (arrive = resolve));
  return { pages: (route) => released.then(() => route.continue()), arrive };
}

test("a visitor reaches a page that has to be fetched as they reach any other", async ({
  open,
}) => {
  const { page, address } = await open({ folder });
  await scrollTo(page, 500);
  await footerLink(page, 1).click();
  await arrival(page, "Topic 1");
  expect(await shownPage(page)).toBe("topic-1");
  expect(page.url()).toBe(`${address}page-topic-1.html`);
  expect(await page.title()).toBe("Topic 1 of many");
  expect(await focused(page)).toBe("Topic 1");
  expect(await scrolled(page)).toBe(0);
  expect(await page.locator("[aria-current]").count()).toBe(0);
  await menuItem(page, "About").click();
  await shows(page, "about");
  expect(await page.locator("[aria-current]").allTextContents()).toEqual(["About"]);
});

test("the page is fetched once, as soon as a pointer rests on a button that links there", async ({
  open,
}) => {
  const { page, requests } = await open({ folder });
  expect(documents(requests)).toEqual([]);
  const response = page.waitForResponse(/page-topic-1/);
  await footerLink(page, 1).hover();
  await response;
  expect(await shownPage(page)).toBe("home");
  await footerLink(page, 1).click();
  await arrival(page, "Topic 1");
  await menuItem(page, "About").click();
  await shows(page, "about");
  await footerLink(page, 1).click();
  expect(await shownPage(page)).toBe("topic-1");
  expect(documents(requests)).toEqual(["/page-topic-1.html"]);
});

test("a visitor goes on from a fetched page to the next, and Back through them all, each where they left it", async ({
  open,
}) => {
  const { page } = await open({ folder });
  await footerLink(page, 2).click();
  await arrival(page, "Topic 2");
  await scrollTo(page, 300);
  await page
    .locator("main [data-page=topic-3]:visible")
    .evaluate((button: HTMLElement) => button.click());
  await arrival(page, "Topic 3");
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await settled(page);
  expect(await shownPage(page)).toBe("topic-2");
  expect(await scrolled(page)).toBe(300);
  expect(await focused(page)).toBe("Topic 2");
  await page.goBack();
  expect(await shownPage(page)).toBe("home");
  await page.goForward();
  expect(await shownPage(page)).toBe("topic-2");
});

test.for([
  ["a fetched page", "topic-3"],
  ["a page of the menu", "contact"],
])(
  "a visitor who reloads %s never sees another, however slow line and phone are",
  async ([, name], { open }) => {
    const { page } = await open({ folder });
    const button = page.locator(`[data-page=${name}]`).first();
    await button.evaluate((element: HTMLElement) => element.click());
    await page.locator(`[data-page-view=${name}]:visible`).waitFor();
    await page.addInitScript(() => {
      const seen = new Set<string | undefined>();
      Object.assign(window, { seen });
      const look = () => {
        for (const view of document.querySelectorAll<HTMLElement>("[data-page-view]")) {
          if (view.checkVisibility({ visibilityProperty: true }))
            seen.add(view.dataset["pageView"]);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 200,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.reload();
    await page.locator(`[data-page-view=${name}]:visible`).waitFor();
    await settled(page);
    expect(await page.evaluate("[...seen]")).toEqual([name]);
    expect(await focused(page)).toBeNull();
    await page.goBack();
    await page.locator("[data-page-view=home]:visible").waitFor();
    expect(await shownPage(page)).toBe("home");
  },
);

describe("while a page is on its way", () => {
  test("a visitor sees that something is coming, and then gets it", async ({ open }) => {
    const { pages, arrive } = heldBack();
    const { page } = await open({ folder, pages });
    await footerLink(page, 1).click();
    await page.locator("main[aria-busy=true]").waitFor();
    await heading(page).waitFor({ state: "hidden" });
    arrive();
    await arrival(page, "Topic 1");
    expect(await page.locator("main").getAttribute("aria-busy")).toBeNull();
  });

  test("a visitor who chooses another page isn't pulled away from it", async ({ open }) => {
    const { pages, arrive } = heldBack();
    const { page } = await open({ folder, pages });
    await footerLink(page, 1).click();
    await menuItem(page, "About").click();
    const response = page.waitForResponse(/page-topic-1/);
    arrive();
    await response;
    await shows(page, "about");
    await settled(page);
    expect(await shownPage(page)).toBe("about");
    expect(await page.locator("main").getAttribute("aria-busy")).toBeNull();
    await page.goBack();
    expect(await shownPage(page)).toBe("home");
  });
});

describe("when a page can't be fetched", () => {
  test.for([
    ["the connection is gone", (route: Route) => route.abort()],
    ["the host is in trouble", (route: Route) => route.fulfill({ status: 503, body: "Sorry" })],
    ["something else answers", (route: Route) => route.fulfill({ body: "<p>Please log in" })],
  ] as const)(
    "because %s, a visitor sees a message and can try again",
    async ([, fail], { open }) => {
      let broken = true;
      const { page, address, forgetMessages } = await open({
        folder,
        pages: (route) => (broken ? fail(route) : route.continue()),
      });
      await footerLink(page, 1).click();
      await arrival(page, site.wording.pageError);
      expect(await page.getByText(site.wording.pageErrorHelp).isVisible()).toBe(true);
      expect(await focused(page)).toBe(site.wording.pageError);
      expect(await page.title()).toBe(site.wording.pageError);
      expect(page.url()).toBe(`${address}page-topic-1.html`);

      const retry = page.getByRole("link", { name: site.wording.tryAgain });
      const again = page.waitForRequest(/page-topic-1/);
      await retry.click();
      await again;
      await arrival(page, site.wording.pageError);
      broken = false;
      await retry.click();
      await arrival(page, "Topic 1");
      expect(await page.title()).toBe("Topic 1 of many");
      await page.goBack();
      expect(await shownPage(page)).toBe("home");
      forgetMessages();
    },
  );

  test("a visitor can go elsewhere instead", async ({ open }) => {
    const pages = (route: Route) =>
      route.request().url().includes("topic") ? route.abort() : route.continue();
    const { page, forgetMessages } = await open({ folder, pages });
    await footerLink(page, 1).click();
    await arrival(page, site.wording.pageError);
    await menuItem(page, "Contact").click();
    await shows(page, "contact");
    expect(await shownPage(page)).toBe("contact");
    expect(await page.getByText(site.wording.pageError).isVisible()).toBe(false);
    forgetMessages();
  });

  test("nor another after it, a visitor tries that one again, and Back goes to the one before", async ({
    open,
  }) => {
    const { page, forgetMessages } = await open({ folder, pages: (route) => route.abort() });
    const retry = page.getByRole("link", { name: site.wording.tryAgain });
    const asked = (name: string) => page.waitForRequest((request) => request.url().includes(name));
    await footerLink(page, 1).click();
    await arrival(page, site.wording.pageError);
    const second = asked("page-topic-2");
    await footerLink(page, 2).click();
    await second;
    await page.locator("[data-page=topic-2]", { hasText: site.wording.tryAgain }).waitFor();
    const again = asked("page-topic-2");
    await retry.click();
    await again;
    const first = asked("page-topic-1");
    await page.goBack();
    await first;
    await page.locator("[data-page=topic-1]", { hasText: site.wording.tryAgain }).waitFor();
    await page.goBack();
    expect(await shownPage(page)).toBe("home");
    forgetMessages();
  });

  test("because there is no such page, a visitor sees what the host says, and the way home", async ({
    open,
  }) => {
    const { page, address, forgetMessages } = await open({ folder });
    await page.locator("footer [data-page=topic-1]").evaluate((link) => {
      link.setAttribute("data-page", "a-page-that-is-gone");
      link.setAttribute("href", "./page-a-page-that-is-gone.html");
    });
    await footerLink(page, 1).click();
    await arrival(page, site.wording.missingPage);
    await page.locator("main a").click();
    expect(page.url()).toBe(address);
    forgetMessages();
  });

  test("because it is missing while a release is copied, the next click opens it", async ({
    open,
  }) => {
    let isCopied = false;
    const pages = (route: Route) =>
      isCopied ? route.fallback() : route.fulfill({ status: 404, body: "<title>Not here</title>" });
    const { page, forgetMessages } = await open({ folder, pages });
    await footerLink(page, 1).click();
    await page.waitForURL(/page-topic-1/);
    isCopied = true;
    await page.goBack();
    await footerLink(page, 1).click();
    await arrival(page, "Topic 1");
    forgetMessages();
  });
});

test("a visitor sends the form of a fetched page", async ({ open }) => {
  const { page, mailbox } = await open({ folder });
  await footerLink(page, 2).click();
  await arrival(page, "Topic 2");
  const form = page.locator("form:visible");
  await form.getByLabel("Name", { exact: true }).fill("Dana Ortiz");
  await form.getByLabel("Email", { exact: true }).fill("dana@practice.example");
  await form.getByLabel("Message", { exact: true }).fill("Hello");
  await form.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Thank you for your message", { exact: true }).waitFor();
  expect(await mailbox.read()).toMatchObject([{ parameters: { from_name: "Dana Ortiz" } }]);
});

test("a photo on a fetched page that can't be had gives way to the placeholder", async ({
  open,
}) => {
  const { page, forgetMessages } = await open({ folder, photos: (route) => route.abort() });
  await footerLink(page, 1).click();
  await page.locator('main img[alt="Error loading image"]:visible').waitFor();
  forgetMessages();
});

describe("a visitor who opens a page's own document", () => {
  test("is on that page at once, and fetches the others from there", async ({ open }) => {
    const { page, address, requests } = await open({ folder, path: "page-topic-2.html" });
    expect(await shownPage(page)).toBe("topic-2");
    expect(await page.title()).toBe("Topic 2 of many");
    expect(documents(requests)).toEqual(["/page-topic-2.html"]);
    await menuItem(page, "About").click();
    await page.locator("[data-page-view=about]:visible").waitFor();
    expect(await page.locator("[aria-current]").allTextContents()).toEqual(["About"]);
    await page.locator("header [data-page]").first().click();
    await page.locator("[data-page-view=home]:visible").waitFor();
    expect(await shownPage(page)).toBe("home");
    expect(page.url()).toBe(new URL("./", address).href);
    await page.goBack();
    expect(page.url()).toMatch(/\/page-about\.html$/);
    await page.goBack();
    expect(await shownPage(page)).toBe("topic-2");
    expect(page.url()).toBe(address);
  });

  test("stays where they went when they reload", async ({ open }) => {
    const { page } = await open({ folder, path: "page-topic-2.html" });
    await menuItem(page, "Contact").click();
    await page.locator("[data-page-view=contact]:visible").waitFor();
    await page.reload();
    await page.locator("[data-page-view=contact]:visible").waitFor();
    expect(await shownPage(page)).toBe("contact");
  });
});

describe("without scripting", () => {
  const off = { folder, javaScriptEnabled: false };

  test("a visitor follows links to every page and back home", async ({ open }) => {
    const { page, address } = await open(off);
    await page.locator("footer").getByRole("link", { name: "Topic 1", exact: true }).click();
    expect(new URL(page.url()).pathname).toBe("/page-topic-1.html");
    expect(await shownPage(page)).toBe("topic-1");
    await page.locator("main").getByRole("link", { name: "Next topic", exact: true }).click();
    expect(await heading(page).innerText()).toBe("Topic 2");
    await page.locator("header").getByRole("link", { name: "About", exact: true }).click();
    expect(await heading(page).innerText()).toBe(
      await page.locator("[data-page-view=about] h1").innerText(),
    );
    await page.locator("header a.logo").click();
    expect(page.url()).toBe(address);
  });

  test("a visitor sees no message about a failure that hasn't happened", async ({ open }) => {
    const { page } = await open(off);
    expect(await page.getByText(site.wording.pageError).count()).toBe(0);
  });
});
