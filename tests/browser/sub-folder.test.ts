// The same built folder at another depth, as GitHub Pages serves a project: everything must still be found.
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright-core";
import { expect, inject, test } from "vitest";
import { serveFolder } from "../../src/server/static-server.ts";
import { expectLiveForm } from "./live-form.ts";

/** Serves the site below folders, each as one of an owner's sites. */
async function serveIn(folders: readonly string[]) {
  const serve = serveFolder(inject("builtSite"), (text) => text);
  const missing: string[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    response.on("finish", () => response.statusCode === 200 || missing.push(url));
    const folder = folders.find((each) => url.startsWith(`/${each}/`));
    if (folder === undefined) return void response.writeHead(404).end();
    request.url = url.slice(folder.length + 1);
    void serve(request, response);
  }).listen(0, "localhost");
  await once(server, "listening");
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${port}`, missing, asked, end };
}

test("a visitor of /site/ gets every page, the forms' code and the icons, all from /site/", async () => {
  const { address: host, missing, asked, end } = await serveIn(["site"]);
  const browser = await chromium.connect(inject("browserEndpoint"));
  try {
    const page = await browser.newPage();
    await page.goto(`${host}/site/`);
    // What sends the forms' messages comes after the forms' own code.
    const sending = page.waitForResponse(/\/assets\/(?!form-|heading-)[^/]*\.js$/);
    for (const item of await page.locator("header nav button").all()) await item.click();
    await page.locator("header nav").getByRole("button", { name: "Contact" }).click();
    await (await sending).finished();
    await expectLiveForm(page);
    const links = page.locator("head link[href]:not([rel=canonical])");
    for (const link of await links.all()) {
      const address = await link.evaluate((element) => (element as HTMLLinkElement).href);
      expect(address).toContain("/site/");
      expect((await fetch(address)).status).toBe(200);
      if (!address.endsWith("manifest.json")) continue;
      for (const icon of (await (await fetch(address)).json()).icons)
        expect((await fetch(new URL(icon.src, address))).status).toBe(200);
    }
    const code = asked.filter((url) => /\/(?!heading-)[^/]*\.js$/.test(url));
    expect(code).toHaveLength(2);
    expect(missing).toEqual([]);
    expect(page.url()).toBe(`${host}/site/`);
  } finally {
    await browser.close();
    end();
  }
});

test("what a visitor has typed stays in its form, and out of the form of another site at the host", async () => {
  const { address, end } = await serveIn(["one", "two"]);
  const browser = await chromium.connect(inject("browserEndpoint"));
  try {
    const page = await browser.newPage();
    const name = page.getByLabel("Name", { exact: true });
    const openForm = async (site: string) => {
      await page.goto(`${address}/${site}/`);
      await page.locator("header nav").getByRole("button", { name: "Contact" }).click();
      await expectLiveForm(page);
    };
    await openForm("one");
    await name.fill("Dana Ortiz");
    await openForm("two");
    expect(await name.inputValue()).toBe("");
    await openForm("one");
    await expect.poll(() => name.inputValue()).toBe("Dana Ortiz");
  } finally {
    await browser.close();
    end();
  }
});
