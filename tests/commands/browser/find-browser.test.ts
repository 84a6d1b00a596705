// Where the browser for these tests comes from.
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { findBrowser } from "../../../src/commands/find-browser.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("an installed browser is found", () => {
  expect(existsSync(findBrowser())).toBe(true);
});

test("CHROME_PATH comes before any other browser", () => {
  vi.stubEnv("CHROME_PATH", process.execPath);
  expect(findBrowser()).toBe(process.execPath);
});

test("a CHROME_PATH where no file exists is reported, not ignored", () => {
  vi.stubEnv("CHROME_PATH", "/no/such/browser");
  expect(() => findBrowser()).toThrow(
    "CHROME_PATH is /no/such/browser, but there is no such file.",
  );
});

test.runIf(process.platform === "linux")(
  "of two on the path the one without windows is taken",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "browsers-"));
    for (const name of ["chromium", "chromium-headless-shell"]) {
      await writeFile(join(folder, name), "");
    }
    vi.stubEnv("CHROME_PATH", "");
    vi.stubEnv("PATH", folder);
    expect(findBrowser()).toBe(join(folder, "chromium-headless-shell"));
    await rm(folder, { recursive: true });
  },
);
