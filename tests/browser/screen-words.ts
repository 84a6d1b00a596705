// Reads what the editor's screen says, and finds what is in English there and what has no room.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { german } from "../../src/words/in-german.ts";
import { spanish } from "../../src/words/in-spanish.ts";
import type { ScreenLanguage } from "../../src/words/screen-language.ts";
import { french } from "../../src/words/in-french.ts";

export type Catalog = Readonly<Record<string, string>>;

const catalogOf = {
  de: ["de-DE", german],
  es: ["es-MX", spanish],
  fr: ["fr-CA", french],
} satisfies Record<Exclude<ScreenLanguage, "en">, readonly [locale: string, catalog: Catalog]>;

/** Each by the language of the browser. */
export const catalogs: Readonly<Record<string, Catalog>> = Object.fromEntries(
  Object.values(catalogOf),
);

/** Each language on a laptop and on a phone. */
export const cases = Object.entries(catalogs).flatMap(([locale, catalog]) =>
  [1366, 390].map((width) => ({ locale, catalog, width })),
);

/** What a person reads on the screen, and what is read to them; not the site itself, which is in frames. */
async function wordsOn(page: Page): Promise<string[]> {
  // Problems are put into words once their list is open, and the list may have just come.
  await page.waitForFunction(() => {
    for (const folded of document.querySelectorAll("details")) folded.open = true;
    const lists = [...document.querySelectorAll(".problem-list")];
    return lists.every((list) => list.querySelector("li") !== null);
  });
  return page.evaluate(() => {
    const read: (string | null)[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility() || element.matches("script, style, iframe, pre, textarea"))
        continue;
      // Such as the names of buttons that another service has in English for everyone, and lines of a file.
      if (element.closest("body [lang], pre")) continue;
      for (const name of ["title", "aria-label", "aria-valuetext", "placeholder", "alt"])
        read.push(element.getAttribute(name));
      const hasOwn = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (hasOwn) {
        // They can be part of a sentence, or beside it.
        const buttons = [...element.querySelectorAll<HTMLElement>("button, small")];
        const own = buttons.reduce(
          (text, { innerText }) => text.replace(innerText, () => `\u0000${innerText}\u0000`),
          element.innerText,
        );
        read.push(...own.split("\n"));
      }
      // Choices aren't drawn before their list is open.
      if (element instanceof HTMLSelectElement)
        for (const { text, label, parentElement } of element.options)
          read.push(label || text, parentElement?.getAttribute("label") ?? null);
    }
    return [...new Set(read.flatMap((text) => text?.trim() || []))];
  });
}

/**
 * Every text in the content, with its facts, and the files' names: authors' words stay as they are, names of fields don't.
 * @param locale for the names of languages
 */
export async function writtenIn(folder: string, locale: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const texts: string[] = [];
  for (const name of names.filter((each) => each.endsWith(".json")))
    JSON.parse(await readFile(join(folder, name), "utf8"), (_field, value: unknown) => {
      if (typeof value === "string") texts.push(value);
    });
  // Cast: the fixture has facts.
  const { facts } = JSON.parse(await readFile(join(folder, "site.json"), "utf8")) as {
    facts: Readonly<Record<string, string>>;
  };
  const filled = [...names, ...texts]
    .join("\n")
    .replaceAll(/\{\{facts\.(\w+)\}\}/g, (_fact, name: string) => facts[name] ?? "");
  return [filled, ...languageNames(locale)].join("\n").toLowerCase();
}

/** Those that a site can get by their names. */
const languages = "ar bn de en en-US es fa fr he hi it ja ko nl pl pt ru tr uk ur vi zh".split(" ");

/** The names of languages, which the browser knows. */
function languageNames(locale: string): (string | undefined)[] {
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return languages.map((code) => names.of(code));
}

/** What is written in the site that the tests at a web address edit. @param names what they write themselves */
export const builtTexts = async (locale: string, names: readonly string[]): Promise<string> =>
  [await writtenIn(inject("builtContent"), locale), ...names].join("\n").toLowerCase();

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

interface Sayable {
  /** Texts without values, in small letters. */
  whole: ReadonlySet<string>;
  /** Each with a group for each value. */
  patterns: readonly RegExp[];
  /** The same, for those that hardly say anything themselves. */
  vague: readonly RegExp[];
}

const patternOf = (said: string) =>
  new RegExp(
    `^${said
      .split(/\{\d\}/)
      .map(escaped)
      .join("([^]*)")}$`,
    "u",
  );

/** What a language can say, whatever is put into it. */
function sayableIn(catalog: Catalog): Sayable {
  const texts = Object.values(catalog).map((said) => said.replaceAll("**", "").trim());
  // Blocks and items are called by what the gallery has after their type, and labels begin small within sentences.
  const names = texts.map((said) => said.replace(/^\w+: /, ""));
  const withValues = texts.filter((said) => /\{\d\}/.test(said));
  const lettersIn = (said: string) => said.replaceAll(/\{\d\}|\P{L}/gu, "").length;
  return {
    whole: new Set([...texts, ...names].map((said) => said.toLowerCase())),
    patterns: withValues.filter((said) => lettersIn(said) > 3).map(patternOf),
    vague: withValues.filter((said) => [1, 2, 3].includes(lettersIn(said))).map(patternOf),
  };
}

/** The names of the languages themselves, kinds of files, keys, addresses, and what isn't words. */
const sameEverywhere =
  /^(English|Deutsch|Español|Français|PDF|SVG|PNG|JPEG|WebP|AVIF|GIF|MP4|WebM|\{\{\w+\}\}|(Ctrl|Alt|Shift|Enter|Escape|Delete|F\d+|.)(\+(Shift|.))*|https?:\S+|www\.\S+|\d+\.? (de )?\p{L}+ (de )?\d{4}(, [\d: h]+)?|[^\p{L}]*)$/u;

/** What is between texts that are beside each other, and around names. */
const between = [
  /^\+ /,
  // Keys.
  /(?<=\p{L})\+(?=\p{L})/u,
  /^… |…$|\.$/u,
  / (?:und|oder|y|e|o|u|et|ou) /u,
  / (?=\{\{\w+\}\}$)/u,
  / (?=\d+\.? (?:de )?\p{L}+ (?:de )?\d{4})/u,
  / (?=\d+$|https:)/,
  /(?<=\d:\d+) /,
  "›",
  " · ",
  /[()]/,
  /[„“”«»]/,
  ", ",
  ": ",
];

/** Whether the language or the author says a text. */
type Judge = (written: string) => boolean;

/** Finds it out for each text once: most of a screen's texts were on another one before. */
export function createJudge(catalog: Catalog, content: string): Judge {
  const { whole, patterns, vague } = sayableIn(catalog);
  const comesFromCatalog = (text: string) =>
    whole.has(text.toLowerCase()) ||
    patterns.some((said) => said.test(text)) ||
    vague.some((said) => said.exec(text)?.slice(1).every(isKnown));
  const isInParts = (text: string) =>
    between.some((separator) => {
      const parts = text.split(separator);
      return parts.length > 1 && parts.every(isKnown);
    }) ||
    // Several sentences: a text can be one of them, or two.
    [...text.matchAll(/(?<=[.?!…]) /g)].some(
      ({ index }) => isKnown(text.slice(0, index)) && isKnown(text.slice(index)),
    );
  const judged = new Map<string, boolean>();
  const isKnown = (written: string): boolean => {
    const text = written.trim();
    const before = judged.get(text);
    if (before !== undefined) return before;
    // Until it is, so that no text is judged by itself.
    judged.set(text, false);
    const known =
      sameEverywhere.test(text) ||
      content.includes(text.toLowerCase()) ||
      comesFromCatalog(text) ||
      isInParts(text);
    judged.set(text, known);
    return known;
  };
  return isKnown;
}

/** @returns what is on the screen that neither the language nor the author says */
export async function leftOn(page: Page, isKnown: Judge): Promise<string[]> {
  const isLeft = (text: string) =>
    !isKnown(text.replaceAll("\u0000", "")) && !text.split("\u0000").every(isKnown);
  return (await wordsOn(page)).filter(isLeft);
}

/** What has no room for its words, or is beside the screen. */
export const cutOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [
      ...document.querySelectorAll<HTMLElement>(
        "button, label, legend, summary, p, h2, h3, dt, dd, a, .dialog-body",
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest(".stage"))
      .filter((element) => {
        const { overflowX, whiteSpace } = getComputedStyle(element);
        const isClipped = overflowX !== "visible" || whiteSpace === "nowrap";
        return isClipped && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent);
    const isWide = document.documentElement.scrollWidth > innerWidth;
    return isWide ? [...found, `${document.documentElement.scrollWidth} px`] : found;
  });
