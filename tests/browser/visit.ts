// A visitor with a browser of their own, on a preview of their own, who leaves no request to the outside world.
import { readFile } from "node:fs/promises";
import {
  chromium,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Route,
} from "playwright-core";
import { expect, inject, test as base } from "vitest";
import { startPreview } from "../../src/commands/preview.ts";
import type { Fault } from "../../src/server/mailbox/faults.ts";
import { mail } from "../fixtures/every-field.ts";
import { firstSiteFiles } from "../fixtures/sites.ts";
import { launchWithOwnClipboard } from "./launch.ts";

export const { site } = firstSiteFiles;
export const { facts } = site;

const photo = await readFile(new URL("./photo.png", import.meta.url));

/** What answers a request instead of the server. */
type Answer = (route: Route) => Promise<void>;

export interface VisitOptions extends BrowserContextOptions {
  /** The folder of the built site; that of the first site, unless a test says otherwise. */
  folder?: string;
  /** Where on the site the visit begins. */
  path?: string;
  /** How requests for pages' own documents are answered; by the server, unless a test says otherwise. */
  pages?: Answer;
  /** Where photos come from; the first site's host, unless a test says otherwise. */
  photoHosts?: readonly string[];
  /** How the photo host answers; with a photo, unless a test says otherwise. */
  photos?: Answer;
  /** How requests for the form's code are answered; by the server, unless a test says otherwise. */
  formCode?: Answer;
  /** Whether the visit copies something and reads the clipboard; no, unless a test says otherwise. */
  usesClipboard?: boolean;
}

export interface Visit {
  page: Page;
  address: string;
  /** What was asked for at the site's own host, in order. */
  requests: string[];
  /** What the browser's console says, errors of scripts included. A visit must end without any. */
  messages: string[];
  /** For what a test has broken on purpose; its consequences may be reported late. */
  forgetMessages(): void;
  mailbox: Mailbox;
}

interface Mailbox {
  read(): Promise<{ template: string; parameters: Record<string, string>; unused: string[] }[]>;
  break(fault: Fault): Promise<void>;
  /** Also forgets when it took the last one, so that it takes the next at once. */
  empty(): Promise<void>;
}

/** What the browser logs about a failed request, and the form about a message that couldn't be sent. */
const consequence =
  /Failed to load resource|Failed to fetch dynamically imported|was not sent|is not valid JSON|Launched external handler/;

/** Those that visits have left: at the same address a document is the same, and compressed already. */
const freePorts: number[] = [];

// One for all tests of a worker, with which it ends.
const browser = await chromium.connect(inject("browserEndpoint"));

export const test = base.extend<{ open: (options?: VisitOptions) => Promise<Visit> }>({
  open: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (options) => {
      const { visit, end } = await begin(options);
      ends.push(end);
      return visit;
    });
    for (const end of ends) await end();
  },
});

async function begin({
  folder = inject("builtSite"),
  path = "",
  pages,
  photoHosts = site.pictures.hosts.map(({ host }) => host),
  photos,
  formCode,
  usesClipboard = false,
  ...context
}: VisitOptions = {}): Promise<{
  visit: Visit;
  end(): Promise<void>;
}> {
  const preview = await startPreview({
    folder,
    port: freePorts.pop() ?? 0,
    mailSettings: () => mail,
  });
  const ownBrowser = usesClipboard ? await launchWithOwnClipboard() : undefined;
  const visitor = await (ownBrowser ?? browser).newContext({
    ...(usesClipboard && { permissions: ["clipboard-read", "clipboard-write"] }),
    viewport: { width: 1280, height: 800 },
    // The animation on the first page is redrawn sixty times a second: more work than most tests there do.
    reducedMotion: "reduce",
    ...context,
  });
  // Well below a test's own limit, so that a failure names what was waited for.
  visitor.setDefaultTimeout(60_000);
  const requests: string[] = [];
  const messages: string[] = [];
  const outside: string[] = [];
  let isBroken = false;
  let isOver = false;
  // No test waits for what is still on its way when the visit ends.
  const goOn: Answer = (route) =>
    route.continue().catch((error: unknown) => {
      if (!isOver) throw error;
    });
  await visitor.route("**", async (route) => {
    const { host, origin, pathname } = new URL(route.request().url());
    if (origin === preview.address) {
      requests.push(pathname);
      const answer = /\/page-/.test(pathname)
        ? pages
        : /\/form-[^/]*\.js$/.test(pathname)
          ? formCode
          : undefined;
      return (answer ?? goOn)(route);
    }
    if (photoHosts.includes(host)) return (photos ?? showPhoto)(route);
    outside.push(route.request().url());
    return route.abort();
  });
  visitor.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  visitor.on("weberror", (error) => messages.push(`uncaught: ${error.error().message}`));

  const page = await visitor.newPage();
  await page.goto(`${preview.address}/${path}`);
  return {
    visit: {
      page,
      address: `${preview.address}/${path}`,
      requests,
      messages,
      forgetMessages: () => {
        messages.length = 0;
        isBroken = true;
      },
      mailbox: mailboxOf(preview.address),
    },
    end: async () => {
      const cookies = await visitor.cookies();
      isOver = true;
      await visitor.close();
      await ownBrowser?.close();
      await preview.close();
      freePorts.push(preview.port);
      expect(outside).toEqual([]);
      expect(cookies).toEqual([]);
      expect(messages.filter((text) => !(isBroken && consequence.test(text)))).toEqual([]);
    },
  };
}

/** @param address of a preview */
export function mailboxOf(address: string): Mailbox {
  const mailbox = `${address}/__mail`;
  return {
    read: async () => (await fetch(`${mailbox}/messages.json`)).json(),
    break: async (fault) => {
      const answer = await fetch(`${mailbox}/fault`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ fault }),
      });
      expect(answer.ok).toBe(true);
    },
    empty: async () => {
      expect((await fetch(`${mailbox}/messages.json`, { method: "DELETE" })).ok).toBe(true);
    },
  };
}

export const showPhoto: Answer = (route) =>
  route.fulfill({ body: photo, contentType: "image/png" });

/** Goes to a page by the first link or button to it, even if that is in a closed menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page
    .locator(`[data-page="${name}"]`)
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await page.locator(`[data-page-view="${name}"]:visible`).waitFor();
}

/** The names of all pages in the document. */
export const pageNames = (page: Page): Promise<string[]> =>
  page
    .locator("[data-page-view]")
    .evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset["pageView"] ?? ""));

/** Expects no part of an element to be above the screen or below it. */
export async function expectWhollyOnScreen(element: Locator): Promise<void> {
  const { y = -1, height = 0 } = (await element.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(element.page().viewportSize()?.height ?? 0);
}

/** The page of the site that is shown, by its name; fails when it isn't exactly one. */
export async function shownPage(page: Page): Promise<string | null> {
  const views = page.locator("[data-page-view]:visible");
  expect(await views.count()).toBe(1);
  return views.getAttribute("data-page-view");
}

export const heading = (page: Page): Locator => page.locator("h1:visible");

export const menuItem = (page: Page, label: string): Locator =>
  page.locator("header nav").getByRole("button", { name: label, exact: true });

/** The name of what has the focus, or null when nothing has. */
export const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() =>
    document.activeElement === document.body ? null : (document.activeElement?.textContent ?? null),
  );
