// The review of a change, opened from disk as a double click does: no server is there, and no other host is asked.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { imageSize } from "image-size";
import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { buildSite } from "../../../src/builder/build-site.ts";
import { makeFolder } from "../../../src/builder/folder-site.ts";
import { writeReview } from "../../../src/commands/review-folder.ts";
import { loadContent } from "../../../src/files/content-folder.ts";
import { hashSource, policyIn } from "../../../src/host/policy.ts";
import { writeLargeSite } from "../../fixtures/large-site.ts";
import { findFirefox, startFirefox } from "../../browser/firefox.ts";
import { expectLiveForm } from "../../browser/live-form.ts";
import { secondSite } from "../../fixtures/sites.ts";

let root: string;
/** The folder of a review in which the first and the last page look different. */
let out: string;
let browser: Browser;
beforeAll(async () => {
  // Where people unpack things: with a blank and a letter beyond ASCII.
  root = await mkdtemp(join(tmpdir(), "prüf mich "));
  out = join(root, "review");
  await writeFirstReview();
  browser = await chromium.connect(inject("browserEndpoint"));
});
afterAll(async () => {
  await browser.close();
  await rm(root, { recursive: true });
});

async function writeFirstReview(): Promise<void> {
  const content = await loadContent(secondSite);
  if (!content.result.ok) throw new Error("The content has errors.");
  const { pages } = content.result.site;
  const review = {
    against: "the content of 2025-05-27 (1a2b3c4)",
    differences: [],
    findings: { inChange: [], elsewhere: [] },
    pages: pages.filter(({ name }) => name !== "services"),
  };
  expect(await writeReview(review, content, out)).toBeUndefined();
}

test("a reviewer sees what changed in pictures, and finds the whole site behind a link", async () => {
  const visitor = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const asked: string[] = [];
  const logged: string[] = [];
  visitor.on("request", (request) => asked.push(new URL(request.url()).protocol));
  visitor.on("weberror", (error) => logged.push(error.error().message));
  visitor.on("console", (message) => logged.push(message.text()));
  const page = await visitor.newPage();

  await page.goto(pathToFileURL(join(out, "index.html")).href);
  const pictures = page.getByRole("img");
  expect(await pictures.evaluateAll((all) => all.map((one) => one.getAttribute("alt")))).toEqual([
    "Spindlebrook Cycles, bicycle repairs in Nether Spindle on a phone",
    "Spindlebrook Cycles, bicycle repairs in Nether Spindle on a desktop",
    "Write to us | Spindlebrook Cycles on a phone",
    "Write to us | Spindlebrook Cycles on a desktop",
  ]);
  for (const picture of await pictures.all())
    expect(await picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).not.toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole("link", { name: "Open the whole site" }).click();
  const heading = page.locator("h1:visible");
  await expect.poll(() => heading.textContent()).toBe("Bring it in squeaking");
  const drawing = page.getByRole("img", { name: "A drawing of a bicycle seen from the side" });
  expect(await drawing.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(300);
  // Its stylesheet is there.
  const paper = () => getComputedStyle(document.body).backgroundColor;
  expect(await page.evaluate(paper)).toBe("rgb(252, 253, 251)");
  await page.getByRole("button", { name: "See what we mend" }).click();
  expect(await heading.textContent()).toBe("What we mend");
  await page.goBack();
  expect(await heading.textContent()).toBe("Bring it in squeaking");
  expect(logged).toEqual([]);

  await page.getByRole("button", { name: "Book a repair" }).click();
  await expectLiveForm(page);
  await page.getByLabel("Kind of bicycle").selectOption("Tandem");
  await page.getByLabel("What it does, or doesn’t").fill("It clicks going uphill.");
  await page.getByLabel("Your name").fill("Ann Example");
  await page.getByLabel("Where to write back").fill("ann@example.org");
  await page.getByRole("button", { name: "Send to the bench" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Your letter didn’t leave." });
  await alert.waitFor();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Ann Example");
  expect([...new Set(asked)]).toEqual(["file:"]);
  await visitor.close();
});

test("a reviewer's form is alive in Firefox, too", async ({ skip }) => {
  const program = findFirefox();
  if (program === undefined) return skip("Firefox isn't installed, so nothing was tried in it.");
  const { visitor, end } = await startFirefox(program);
  try {
    await visitor.goTo(pathToFileURL(join(out, "site/index.html")).href);
    await visitor.click(`[data-page="write-to-us"]`);
    await visitor.waitFor(`document.querySelector("form [name=website]")`);
    const fallback = `document.querySelector("[data-island] + *").hidden`;
    expect(await visitor.evaluate(fallback)).toBe(true);
  } finally {
    await end();
  }
});

test("the review and its site block what untrusted content would run or load", async () => {
  for (const name of ["index.html", "site/index.html"]) {
    const html = await readFile(join(out, name), "utf8");
    expect(html.slice(0, 200)).toMatch(
      /^<!doctype html>\s*<html lang="en(?:-\w+)?">\s*<head>\s*<meta charset="utf-8" ?\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /i,
    );
    const sources = [...html.matchAll(/<(?:script|style)>([^]*?)<\//g)].map(([, code = ""]) =>
      hashSource(code),
    );
    expect(
      policyIn(html)
        ?.match(/'sha256-[^']+'/g)
        ?.toSorted(),
    ).toEqual(sources.toSorted());
  }
  // As if the program let markup through that it makes text of.
  const visitor = await browser.newContext();
  const reached: string[] = [];
  await visitor.route("https://**", (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  const page = await visitor.newPage();
  for (const name of ["index.html", "site/index.html"]) {
    const path = join(out, name);
    const html = await readFile(path, "utf8");
    const hostile = path.replace(/index\.html$/, "hostile.html");
    await writeFile(
      hostile,
      html.replace("</body>", () => `${hostileMarkup}</body>`),
    );
    await page.goto(pathToFileURL(hostile).href);
    expect(await page.locator("hostile-end").count()).toBe(1);
    expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
    await rm(hostile);
  }
  expect(reached).toEqual([]);
  await visitor.close();
});

const hostileMarkup = `
<script>globalThis.ran = 1</script>
<script nonce>globalThis.ran = 1</script>
<script>import("data:text/javascript,globalThis.ran=1")</script>
<script src="data:text/javascript,globalThis.ran=2"></script>
<script type="module" src="data:text/javascript,globalThis.ran=3"></script>
<img src="data:," onerror="globalThis.ran = 4" />
<svg onload="globalThis.ran = 5"></svg>
<iframe srcdoc="<script>parent.ran = 6</script>"></iframe>
<script src="https://x.example/7.js"></script>
<img src="https://x.example/8.png" />
<link rel="stylesheet" href="https://x.example/9.css" />
<p style="background: url(https://x.example/10.png)">x</p>
<iframe src="https://x.example/11"></iframe>
<hostile-end></hostile-end>`;

test("the folder has only those linked files that can't run anything", async () => {
  const content = join(root, "linking");
  const built = join(root, "linking-site");
  await cp(secondSite, content, { recursive: true });
  await writeFile(join(content, "media", "prices.js"), "alert(1)");
  await writeFile(join(content, "media", "prices.pdf"), "%PDF-1.4");
  const start = await readFile(join(content, "start.json"), "utf8");
  const links = "[Read](media/prices.js) [Prices](media/prices.pdf) [Drawn](media/bicycle.svg)";
  await writeFile(join(content, "start.json"), start.replace('"text": "', `"text": "${links} `));
  expect(await buildSite(content, built, makeFolder)).toMatchObject({ ok: true });
  expect(await readdir(join(built, "media"))).toEqual([
    expect.stringMatching(/^prices-.+\.pdf$/) as string,
  ]);
  const html = await readFile(join(built, "index.html"), "utf8");
  const drawing = Buffer.from(await readFile(join(content, "media", "bicycle.svg")));
  expect(html.includes(`src="data:image/svg+xml;base64,${drawing.toString("base64")}"`)).toBe(true);
  expect(html.match(/"\.\/media\/[^"]+\.svg"/)).toBe(null);
});

test("each page is photographed as a phone and as a desktop show it, whole", async () => {
  const pictures = join(out, "pictures");
  expect((await readdir(pictures)).sort()).toEqual([
    "start-desktop.png",
    "start-phone.png",
    "write-to-us-desktop.png",
    "write-to-us-phone.png",
  ]);
  const size = async (name: string) => imageSize(await readFile(join(pictures, name)));
  const [phone, desktop] = [
    await size("write-to-us-phone.png"),
    await size("write-to-us-desktop.png"),
  ];
  expect([phone.width, desktop.width]).toEqual([390, 1280]);
  expect(phone.height).toBeGreaterThan(844);
});

test("a site that is too large for one document has all pages in the one that opens", async () => {
  const content = join(root, "large-content");
  const built = join(root, "large-site");
  await writeLargeSite(content, 14);
  expect(await buildSite(content, built, makeFolder)).toMatchObject({ ok: true });
  expect((await readdir(built)).sort()).toEqual(["index.html"]);
  const html = await readFile(join(built, "index.html"), "utf8");
  expect(html.match(/data-page-view=/g)).toHaveLength(14);
  expect(html).not.toContain("page-topic-1.html");
});
