// The axe audit in a page with real layout and colors.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

const source = await readFile(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

const resultTypes: axe.resultGroups[] = ["violations", "incomplete"];

/** Documents in frames have tests of their own, and waiting for them would give the page time to change. */
const alone = { iframes: false } satisfies axe.RunOptions;

const options: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true }, "frame-tested": { enabled: false } },
  resultTypes,
  ...alone,
};

/** Checks only colors, for a page where nothing else differs from the one checked before. */
const ofColors: axe.RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  resultTypes,
  ...alone,
};

/**
 * What axe objects to, and what it can't decide: a test must fail on both.
 * @param within the part to check, for example a dialog that blocks everything else
 */
export async function findings(
  page: Page,
  { onlyColors = false, within = "html" } = {},
): Promise<string[]> {
  // What still fades has no color of its own yet.
  await page.evaluate(() =>
    document.getAnimations().forEach((animation) => {
      animation.finish();
    }),
  );
  // What keeps a double click's second half away is gone soon, and axe finds nodes by their place among others.
  await page.waitForFunction(() => !document.querySelector(".click-cover"));
  return page.evaluate(
    async ({ context, runOptions }) => {
      // Cast: `axe.min.js` has defined it.
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations, incomplete } = await run(context, runOptions);
      return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
        nodes.map(({ html, any, all, none }) => {
          const why = [...any, ...all, ...none].map((check) => check.message).join(" ");
          return `${id}: ${html.slice(0, 200)} ${why}`;
        }),
      );
    },
    { context: within, runOptions: onlyColors ? ofColors : options },
  );
}

/** What axe objects to in the light scheme, and to the colors of the dark one. The page is light again afterwards. */
export async function findingsInBothSchemes(page: Page): Promise<string[]> {
  const inLight = await findings(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await findings(page, { onlyColors: true });
  await page.emulateMedia({ colorScheme: "light" });
  return [...inLight, ...inDark.map((finding) => `in the dark scheme, ${finding}`)];
}

/** Brings axe into the page, where it stays until another document is loaded. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}
