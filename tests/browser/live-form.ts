// Waits until a form on a page is alive: its code has loaded, and answers instead of the visitor's email program.
import { expect } from "vitest";
import type { Page } from "playwright-core";

/** A form without its code has the same fields. Only the live one has the field that traps robots. */
export async function expectLiveForm(page: Page): Promise<void> {
  await page.locator("form:visible [name=website]").waitFor({ state: "attached" });
  expect(await page.locator("[data-island] + :visible").count()).toBe(0);
}
