// A site in the editor: a copy of a fixture, a dev server for it, and tabs that show the editor.
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type FrameLocator,
  type Page,
  type ViewportSize,
} from "playwright-core";
import type { ViteDevServer } from "vite";
import { inject } from "vitest";
import { firstSite } from "../fixtures/sites.ts";
import { startDev } from "../server/start-dev.ts";
import { servesBundledEditor } from "./bundled-editor.ts";
import { leaveEditor, newEditing, newTab, openEditor, untilComplete } from "./editor-tabs.ts";

export interface EditedSite {
  content: string;
  address: string;
  textOf: (name: string) => Promise<string>;
  newContext: () => Promise<BrowserContext>;
  openTab: (context: BrowserContext) => Promise<{ page: Page; site: FrameLocator }>;
  /** As if `npm start` had ended. */
  stop: () => Promise<void>;
  /** At the same address as before. @param folder the content, if it changes */
  startAgain: (folder?: string) => Promise<void>;
  end: () => Promise<void>;
}

/**
 * Starts a dev server with the editor bundled in advance.
 * @param port a free one if omitted
 * @param editor the folder of another build of the editor
 */
export const startEditor = (
  content: string,
  port = 0,
  editor = inject("bundledEditor"),
): Promise<ViteDevServer> =>
  startDev(content, inject("bundledDependencies"), {
    server: { port, strictPort: port !== 0 },
    plugins: [servesBundledEditor(editor)],
  });

/**
 * @param fixture the folder of the site to copy
 * @param editor the folder of another build of the editor
 */
export async function startEditedSite(fixture: string, editor?: string): Promise<EditedSite> {
  const root = await mkdtemp(join(tmpdir(), "edited-site-"));
  const content = join(root, "content");
  await cp(fixture, content, { recursive: true });
  const browser = await chromium.connect(inject("browserEndpoint"));
  let server = await startEditor(content, 0, editor);
  const address = server.resolvedUrls?.local[0] ?? "";
  return {
    content,
    address,
    textOf: (name) => readFile(join(content, name), "utf8"),
    newContext: () => newEditing(browser),
    async openTab(context) {
      const page = await context.newPage();
      await page.goto(`${address}__edit`);
      await untilComplete(page);
      const site = page.frameLocator("iframe");
      await site.locator("h1").waitFor();
      return { page, site };
    },
    stop: () => server.close(),
    async startAgain(folder = content) {
      server = await startEditor(folder, Number(new URL(address).port), editor);
    },
    async end() {
      await browser.close();
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** The browser's message when a policy or sandbox blocks something. */
const refusal = /Content Security Policy|sandboxed|Trusted Type/i;

/** The first site in the editor, which a file's tests open one after another in one tab. */
export const startFirstSite = (options?: BrowserContextOptions, connect?: () => Promise<Browser>) =>
  startSite(firstSite, options, connect);

/**
 * A site in the editor, which a file's tests open one after another in one tab.
 * @param fixture the folder of the site to copy
 * @param options of the tab's context
 * @param connect to the browser of all tests, unless another is launched
 * @returns the content's folder, the tab, the site inside it, and what tests do with them
 */
export async function startSite(
  fixture: string,
  options: BrowserContextOptions = {},
  connect = () => chromium.connect(inject("browserEndpoint")),
) {
  const root = await mkdtemp(join(tmpdir(), "edited-site-"));
  const content = join(root, "content");
  const browser = await connect();
  const page = await newTab(browser, options);
  const refusals: string[] = [];
  page.on("console", (message) => {
    if (refusal.test(message.text())) refusals.push(message.text());
  });
  await cp(fixture, content, { recursive: true });
  const server = await startEditor(content);
  return {
    content,
    page,
    site: page.frameLocator("iframe.page-frame"),
    /** The editor as in a new tab, with the original files and no drafts. @param size of its window, if it isn't a desktop's */
    async open(size?: ViewportSize) {
      await cp(fixture, content, { recursive: true });
      await openEditor(page, server.resolvedUrls?.local[0] ?? "", size);
    },
    leave: () => leaveEditor(page),
    async save() {
      await page.keyboard.press("Control+s");
      await page.getByText("Saved.").waitFor();
    },
    /** A file as it is on disk now. */
    textOf: (name: string) => readFile(join(content, name), "utf8"),
    /** A file as it was before anything was edited. */
    original: (name: string) => readFile(join(fixture, name), "utf8"),
    /** What a policy or sandbox has blocked in the editor and its frames since the last call, in the browser's words. */
    takeRefusals: () => refusals.splice(0),
    async end() {
      await browser.close();
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
