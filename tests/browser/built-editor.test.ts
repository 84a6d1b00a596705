// The editor as static files in a subfolder of a host, under its own policy: nothing that people do there breaks it.
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
  chromium,
  type Browser,
  type FrameLocator,
  type Locator,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { bundleEditor } from "../../src/builder/editor-bundle.ts";
import { editorPage, policyFor } from "../../src/builder/editor-page.ts";
import { contentTypeOf } from "../../src/server/http/content-type.ts";
import type { EditorSetup } from "../../src/store/setup.ts";
import { siteTexts } from "../fixtures/site-texts.ts";
import { firstSite } from "../fixtures/sites.ts";
import { newTab } from "./editor-tabs.ts";
import type { ServedContent } from "./memory-editor.ts";
import { pasteData } from "./paste-data.ts";

/** As a host serves a repository's pages. */
const site = "/our-site";
const font = await readFile(
  "node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2",
);
const photo = await readFile("tests/browser/photo.png");

let server: Server;
let browser: Browser;
let tab: Page;
let page: FrameLocator;
let refusals: string[] = [];

/** The site's folder on the host: path -> content. */
async function publishedFiles(): Promise<Map<string, string | Uint8Array>> {
  const bundle = await bundleEditor({ input: "tests/browser/memory-editor.ts" });
  const setup: EditorSetup = {
    url: "https://owner.example/our-site/",
    folder: "content",
    repository: undefined,
    icons: `./${bundle.allIcons}`,
    allIcons: `./${bundle.allIcons}`,
  };
  const content: ServedContent = {
    files: [...siteTexts(firstSite)].map(([name, text]) => ({ name, text, version: "0" })),
    media: [
      ["media/favicon.svg", "../media/favicon-1.svg"],
      ["media/desk.png", "../media/desk-1.png"],
    ],
    measured: [
      ["media/favicon.svg", { bytes: 300, kind: "svg", width: 32, height: 32 }],
      [
        "media/desk.png",
        { bytes: photo.length, kind: "png", format: "png", width: 900, height: 600 },
      ],
    ],
  };
  const editor = [...bundle.files].map(([path, code]) => [`edit/${path}`, code] as const);
  return new Map<string, string | Uint8Array>([
    ...editor,
    ["edit/index.html", editorPage(setup, bundle, { icon: "./media/favicon-1.svg" })],
    ["edit/content.json", JSON.stringify(content)],
    ["media/favicon-1.svg", await readFile(join(firstSite, "media/favicon.svg"))],
    ["media/desk-1.png", photo],
  ]);
}

beforeAll(async () => {
  const files = await publishedFiles();
  server = createServer((request, response) => {
    const path = (request.url ?? "").slice(site.length + 1).replace(/^edit\/$/, "edit/index.html");
    const content = files.get(path);
    if (content === undefined) return void response.writeHead(404).end();
    const policy = `${policyFor({ repository: undefined })}; frame-ancestors 'none'`;
    response.writeHead(200, {
      "Content-Type": contentTypeOf(path),
      "Content-Security-Policy": policy,
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  browser = await chromium.connect(inject("browserEndpoint"));
});
afterAll(async () => {
  await browser.close();
  server.close();
});

beforeEach(async () => {
  refusals = [];
  tab = await newTab(browser);
  // Not about sandboxes: what the test itself evaluates in a frame is reported, too.
  tab.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) refusals.push(message.text());
  });
  tab.on("pageerror", (error) => refusals.push(error.message));
  // Cast: it listens on a port.
  const { port } = server.address() as AddressInfo;
  await tab.goto(`http://localhost:${port}${site}/edit/`);
  page = tab.frameLocator("iframe.page-frame");
  await page.locator("h1").waitFor();
  return () => tab.context().close();
});

const button = (name: string) => tab.getByRole("button", { name, exact: true });
const dialog = () => tab.getByRole("dialog");
const isLoaded = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
const choosePage = (name: string) =>
  tab.getByRole("banner").getByRole("combobox", { name: "Page", exact: true }).selectOption(name);

test("a heading is edited on the page, in the site's colors, and saved", async () => {
  await page.getByText("HIPAA-compliant processes", { exact: true }).click();
  await tab.keyboard.press("End");
  await tab.keyboard.type(", always");
  await page.getByText("HIPAA-compliant processes, always", { exact: true }).waitFor();
  const color = await page
    .locator("body")
    .evaluate((body) => getComputedStyle(body).getPropertyValue("--accent"));
  expect(color).toMatch(/^#/);
  await tab.keyboard.press("Control+s");
  await expect.poll(() => button("Save").isEnabled()).toBe(false);
  expect(refusals).toEqual([]);
});

test("formatted text takes a paste with its formatting", async () => {
  await choosePage("privacy-policy");
  await page.getByText("We don’t sell your information").click();
  const text = page.locator("[data-formatted].ProseMirror");
  await pasteData(text, {
    "text/html": "<p style='color:red'>One <b>two</b> <img src='x' onerror='x()'></p>",
  });
  await text.locator("strong", { hasText: "two" }).waitFor();
  expect(refusals).toEqual([]);
});

test("a form is shown in each of its states", async () => {
  await choosePage("contact");
  await tab.getByRole("row", { name: "Send us a message" }).click();
  const states = tab.getByLabel("Form state");
  for (const state of await states.locator("option").allTextContents())
    await states.selectOption(state);
  expect(refusals).toEqual([]);
});

test("the gallery shows every block with the site's styles", async () => {
  await button("Add block").click();
  const sample = dialog().locator("iframe").first().contentFrame().locator("h2, h1").first();
  await sample.waitFor();
  await expect
    .poll(() => sample.evaluate((words) => getComputedStyle(words).getPropertyValue("--accent")))
    .toMatch(/^#/);
  await dialog()
    .getByRole("button", { name: /^Page opening/ })
    .click();
  await expect.poll(() => dialog().count()).toBe(0);
  expect(refusals).toEqual([]);
});

test("an icon is chosen", async () => {
  await page.getByText("HIPAA-compliant processes", { exact: true }).click();
  await button("Icon").click();
  await dialog().getByRole("searchbox").fill("piggy bank");
  await dialog().getByRole("button", { name: "piggy bank", exact: true }).click();
  await expect.poll(() => button("Icon").textContent()).toBe("piggy-bank");
  expect(refusals).toEqual([]);
});

test("a published picture and one that was just added are shown, in the panel and on the page", async () => {
  await page.getByText("HIPAA-compliant processes", { exact: true }).click();
  await button("Add picture").first().click();
  await dialog()
    .getByRole("button", { name: /^desk\.png/ })
    .click();
  await expect.poll(() => isLoaded(page.locator('main img[src="../media/desk-1.png"]'))).toBe(true);
  await button("Change picture").click();
  await dialog()
    .locator("input[type=file]")
    .setInputFiles({ name: "new.png", mimeType: "image/png", buffer: photo });
  await expect.poll(() => isLoaded(page.locator('main img[src^="blob:"]'))).toBe(true);
  expect(refusals).toEqual([]);
});

test("headings are shown in a font that was just added", async () => {
  await button("Add colors and shapes").click();
  await button("Add heading font").click();
  await button("Heading font").click();
  await dialog()
    .locator("input[type=file]")
    .setInputFiles({ name: "brand.woff2", mimeType: "font/woff2", buffer: font });
  const isDrawn = () =>
    page
      .locator("body")
      .evaluate(({ ownerDocument: { fonts } }) =>
        [...fonts].some(({ family, status }) => family === "Heading Font" && status === "loaded"),
      );
  await expect.poll(isDrawn).toBe(true);
  expect(refusals).toEqual([]);
});

test("the policy holds in the frames, too: no script, no style and no text becomes part of a page", async () => {
  await page.locator("body").evaluate((body) => {
    const { ownerDocument } = body;
    const style = ownerDocument.createElement("style");
    style.textContent = "body { display: none }";
    ownerDocument.head.append(style);
  });
  await expect.poll(() => refusals.join()).toContain("style-src");
  expect(await page.locator("body").isVisible()).toBe(true);
  const attempt = page.locator("body").evaluate((body) => void (body.innerHTML = "<p>from text"));
  await expect(attempt).rejects.toThrow("TrustedHTML");
});
