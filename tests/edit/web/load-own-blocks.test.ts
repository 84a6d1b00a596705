// What a person reads if the module of a site's own blocks can't be used.
import { beforeEach, expect, test, vi } from "vitest";
import { loadOwnBlocks } from "../../../src/edit/web/load-own-blocks.ts";

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "https://site.example/edit/" });
});

const moduleThat = (makes: string) =>
  `data:text/javascript,${encodeURIComponent(
    `export const schemas = {}; export const css = ""; export const make = () => { ${makes} };`,
  )}`;

test("a module that can be read is the site's vocabulary", async () => {
  const { ownBlocks } = await loadOwnBlocks(moduleThat("return { views: {}, validators: {} };"));
  expect(ownBlocks?.views).toEqual({});
});

test("a mistake in the code isn't taken for a broken connection", async () => {
  await expect(loadOwnBlocks(moduleThat('throw new Error("There is no list.");'))).rejects.toThrow(
    "The site’s own blocks have a mistake in their code, so the editor can’t open: There is no list. Show this to the person who develops them.",
  );
});

test("where there is no module, the message is about the connection", async () => {
  await expect(loadOwnBlocks("data:text/javascript,export const =")).rejects.toThrow(
    "The site’s own blocks couldn’t be loaded. Check your internet connection, then reload the page.",
  );
});
