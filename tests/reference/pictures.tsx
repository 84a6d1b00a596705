// The pictures in content/reference: the examples of each block and of site.json, drawn with the site's own views and stylesheet.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { chromium, type Route } from "playwright-core";
import { renderToStaticMarkup } from "react-dom/server";
import { BlockView } from "../../src/blocks/registry.tsx";
import { blockFiles, pictureName } from "../../src/reference/reference-text.ts";
import type { Site } from "../../src/content/model/site.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { lookRule, type Looks } from "../../src/document/tokens.ts";
import { SiteBody } from "../../src/site/SiteBody.tsx";
import { compileExamples, siteExamples, sitesWithExamples } from "../blocks/examples.ts";
import { findBrowser } from "../../src/commands/find-browser.ts";

const stylesheet = "src/site/styles.css";
/** The font itself changes only with its package. */
const headingFace = "node_modules/@fontsource/source-serif-4/600.css";

export interface Drawing {
  /** A document of its own, with the site's stylesheet. */
  html: string;
  /** What of it is in the picture, as a selector. */
  shown: string;
  /** A hash of everything that decides how the picture looks: it changes whenever the picture does. */
  hash: string;
}

/** The HTML of each picture, by the picture's file name. */
export async function drawings(): Promise<Map<string, Drawing>> {
  const styles = (await styleFiles(stylesheet)).join("\n");
  const drawn = (sample: unknown, html: string, shown: string): Drawing => {
    const text = JSON.stringify([sample, html, styles]);
    return { html, shown, hash: createHash("sha256").update(text).digest("base64url") };
  };
  const site = compileExamples();
  const ofBlocks = blockFiles(engineVocabulary).flatMap((file) => {
    const { samples = [] } = engineVocabulary.schemaFile(file).schema;
    return samples.map((sample, index) => {
      const name = pictureName(file, index + 1);
      const page = site.pages.find((one) => `${one.name}.png` === name.toLowerCase());
      const block = page?.blocks.at(-1);
      if (!page || !block) throw new Error(`There is no page for ${name}`);
      const view = (
        <BlockView block={block} site={site} page={page.name} language={site.language} />
      );
      const body = `<main><div class="page">${renderToStaticMarkup(view)}</div></main>`;
      return [name, drawn(sample, documentWith(body, site), ".page")] as const;
    });
  });
  const ofSites = sitesWithExamples().map((whole, index) => {
    const html = documentWith(bodyWith(whole), whole);
    const name = pictureName("site.schema.json", index + 1);
    return [name, drawn(siteExamples[index], html, "body")] as const;
  });
  return new Map([...ofBlocks, ...ofSites]);
}

/** A whole page that opens with an example. */
function bodyWith(site: Site): string {
  const pages = site.pages.filter(({ name }) => name === "hero-1");
  const [page] = pages;
  if (!page) throw new Error("There is no page for the pictures of a site");
  return renderToStaticMarkup(<SiteBody site={site} pages={pages} shown={page.name} />);
}

function documentWith(body: string, site: Looks): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<link rel="stylesheet" href="/${stylesheet}"><link rel="stylesheet" href="/${headingFace}"><style>${lookRule(site)}</style>
${body}
</html>`;
}

/** The texts of a stylesheet and of every stylesheet that it imports. */
async function styleFiles(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8");
  const imported = [...text.matchAll(/@import "([^"]+)"/g)].map(([, path = ""]) =>
    new URL(path, `file:///${file}`).pathname.slice(1),
  );
  return [text, ...(await Promise.all(imported.map(styleFiles))).flat()];
}

/**
 * Replaces every photo, so that no picture needs an outside host. It has no aspect ratio of its own, so it takes the one in
 * the picture's `width` and `height`.
 */
export const photo = `<svg xmlns="http://www.w3.org/2000/svg">
<svg width="100%" height="100%" viewBox="0 0 48 32" preserveAspectRatio="xMidYMid slice">
<path fill="#c9d9d6" d="M0 0h48v32H0z"/><circle cx="35" cy="9" r="3.5" fill="#f4f7f5"/>
<path fill="#93b3b0" d="m0 27 13-13 11 11 8-7 16 14H0z"/><path fill="#5f8a8a" d="m0 32 20-11 11 6 6-3 11 8z"/></svg></svg>`;

/** The pictures themselves, as PNG. */
export async function takePictures(
  wanted: ReadonlyMap<string, Drawing>,
): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Chromium's sandbox doesn't run as root, and most containers do.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--disable-gpu", "--font-render-hinting=none"],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1040, height: 600 },
      reducedMotion: "reduce",
    });
    await page.route("**", (route) => answer(route, wanted));
    for (const [name, { shown }] of wanted) {
      await page.goto(`http://reference.example/${name}`, { waitUntil: "load" });
      await page.evaluate(async () => void (await document.fonts.ready));
      pictures.set(name, await page.locator(shown).screenshot());
    }
  } finally {
    await browser.close();
  }
  return pictures;
}

async function answer(route: Route, wanted: ReadonlyMap<string, Drawing>): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (route.request().resourceType() === "image")
    return route.fulfill({ body: photo, contentType: "image/svg+xml" });
  const drawing = wanted.get(pathname.slice(1));
  if (drawing) return route.fulfill({ body: drawing.html, contentType: "text/html" });
  return route.fulfill({ body: await readFile(pathname.slice(1)), contentType: "text/css" });
}
