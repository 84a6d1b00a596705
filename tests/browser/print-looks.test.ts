// Words on paper stand out, whatever background and accent a site has chosen, also when they are printed from a dark screen.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { dentalSite } from "../fixtures/sites.ts";
import { test } from "./visit.ts";

extend([a11yPlugin]);

/** The practice with this look. @returns the folder of the built site */
async function built(look: object): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "print-looks-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const [content, folder] = [join(root, "content"), join(root, "dist")];
  await cp(dentalSite, content, { recursive: true });
  const file = join(content, "site.json");
  const site = JSON.parse(await readFile(file, "utf8")) as { look?: object };
  await writeFile(file, JSON.stringify({ ...site, look: { ...site.look, ...look } }));
  expect(await buildSite(content, folder)).toMatchObject({ ok: true });
  return folder;
}

interface Words {
  text: string;
  color: string;
  /** Of the nearest element that has one. */
  background: string;
}

/** All words that are printed. axe can't tell what is behind some of them. */
const printedWords = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    const clear = "rgba(0, 0, 0, 0)";
    const behind = (element: Element | null): string => {
      if (!element) return "#fff";
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === clear ? behind(element.parentElement) : backgroundColor;
    };
    return [...document.body.querySelectorAll("*")].flatMap((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ nodeValue }) => nodeValue?.trim()).join("");
      const isPrinted = element.checkVisibility() && element.getClientRects().length > 0;
      const { color } = getComputedStyle(element);
      return text !== "" && isPrinted ? [{ text, color, background: behind(element) }] : [];
    });
  });

test.for([
  { paper: "tinted", accent: "#0c5257" },
  { paper: "white", accent: "#9c1f2e" },
  // As light as an accent may be.
  { paper: "tinted", accent: "#876900" },
  { paper: "white", accent: "#6c6c6c" },
  { paper: "warm", accent: "#006fc3" },
  { paper: "warm", accent: "#000000" },
])("on $paper with $accent", async (look, { open }) => {
  const { page, address } = await open({ folder: await built(look) });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const name of ["", "prices/", "questions/"]) {
    await page.goto(new URL(name, address).href);
    const words = await printedWords(page);
    expect(words.length).toBeGreaterThan(15);
    // Printers leave out every background, unless they are asked for it.
    const faint = words.filter(({ color, background }) =>
      [background, "#fff"].some((ground) => colord(color).contrast(ground) < 4.5),
    );
    expect(faint).toEqual([]);
  }
});
