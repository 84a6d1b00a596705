// Runs once for all browser tests: builds a site with every kind of field and a large one, and starts one browser.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { buildSite } from "../../src/builder/build-site.ts";
import { writeEveryField } from "../fixtures/every-field.ts";
import { writeLargeSite } from "../fixtures/large-site.ts";
import { firstSite } from "../fixtures/sites.ts";
import { startDev } from "../server/start-dev.ts";
import { bundleEditor, servesBundledEditor } from "./bundled-editor.ts";
import { launchOptions } from "./launch.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the built site: the first one, with every kind of field in its application form. */
    builtSite: string;
    /** The folder of its content. It names a repository, so the built site has an editor. */
    builtContent: string;
    /** The folder of a built site of 14 pages, too many for one document. */
    largeSite: string;
    /** Where the browser takes orders. */
    browserEndpoint: string;
    /** Where the dev servers find what the editor imports, bundled already. */
    bundledDependencies: string;
    /** Where they find the editor itself, bundled too. */
    bundledEditor: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "built-site-"));
  const builtSite = join(folder, "site");
  const largeContent = join(folder, "large-content");
  const largeSite = join(folder, "large-site");
  const everyField = join(folder, "every-field");
  await writeEveryField(everyField);
  await nameRepository(join(everyField, "site.json"));
  await writeLargeSite(largeContent, 14);
  for (const [content, out] of [
    [everyField, builtSite],
    [largeContent, largeSite],
  ] as const) {
    const built = await buildSite(content, out);
    if (!built.ok) throw new Error(built.report);
  }
  const browser = await chromium.launchServer(launchOptions());
  const bundledEditor = join(folder, "editor");
  await bundleEditor(bundledEditor);
  const bundledDependencies = join(folder, "dependencies");
  await bundleDependencies(bundledDependencies, bundledEditor);
  provide("bundledDependencies", bundledDependencies);
  provide("bundledEditor", bundledEditor);
  provide("builtSite", builtSite);
  provide("builtContent", everyField);
  provide("largeSite", largeSite);
  provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  };
}

/** Visitors get the same bytes with and without it. */
async function nameRepository(file: string): Promise<void> {
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("{", '{\n  "repository": "github:ledgerwren/website",'));
}

/**
 * No test then waits until Vite has bundled them, or for a page that Vite reloads.
 * @param editor the folder of its code: the same dev server as in the tests, or Vite bundles them again for those
 */
async function bundleDependencies(folder: string, editor: string): Promise<void> {
  const server = await startDev(firstSite, folder, {
    plugins: [servesBundledEditor(editor)],
    // As soon as it knows them: nothing is asked for here.
    optimizeDeps: { holdUntilCrawlEnd: false },
  });
  const optimizer = server.environments.client.depsOptimizer;
  await optimizer?.scanProcessing;
  const found = Object.values(optimizer?.metadata.discovered ?? {});
  await Promise.all(found.map(({ processing }) => processing));
  await server.close();
}
