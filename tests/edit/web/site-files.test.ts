// @vitest-environment jsdom
// Reading what the build put beside the editor's page, from hosts that don't answer as they should.
import { afterEach, expect, test, vi } from "vitest";
import { siteFiles } from "../../../src/edit/web/site-files.ts";

afterEach(() => vi.unstubAllGlobals());

const files = siteFiles({ icons: "./icons-1.json", allIcons: "./icons-all-1.json" });
const outOfOrder = "The site doesn't answer as it should. Try again in a few minutes.";

function answer(body: string, status = 200) {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

test("a file that the site doesn't have is none", async () => {
  answer("<h1>Not found</h1>", 404);
  expect(await files.built()).toBeUndefined();
});

test("a page in place of a file, as in a hotel's network, is explained in words", async () => {
  answer("<h1>Welcome to our Wi-Fi</h1>");
  await expect(files.live()).rejects.toThrow(outOfOrder);
  answer("", 500);
  await expect(files.content()).rejects.toThrow(outOfOrder);
});

test("icons are read once; if that fails, they are read again when they are needed", async () => {
  answer("", 500);
  await expect(files.allIcons()).rejects.toThrow(outOfOrder);
  answer("{}");
  const icons = await files.allIcons();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await files.allIcons()).toBe(icons);
  await expect(files.icons()).rejects.toThrow("The site can't be reached.");
});
