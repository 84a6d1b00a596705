// @vitest-environment jsdom
// A block in another language than its page: what the site adds to it is in that language, or says that it isn't.
import { expect, test } from "vitest";
import { islandProps } from "../../src/site/island-props.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { reportContent } from "../../src/content/report/content-report.ts";
import { renderSite } from "../../src/site/render.tsx";
import { arabicSite } from "../fixtures/sites.ts";

const content = await loadContent(arabicSite);
if (!content.result.ok) throw new Error(reportContent(content));
const { site } = content.result;
const { body } = renderSite(site);
document.body.innerHTML = body;

const view = (page: string): Element => {
  const found = document.querySelector(`[data-page-view=${page}]`);
  if (!found) throw new Error(`There is no page ${page}.`);
  return found;
};

/** The text of elements, each with the language that applies to all of it. */
const saidIn = (page: string, selector: string): (readonly [text: string, language: string])[] =>
  [...view(page).querySelectorAll(selector)].map((element) => {
    const text = element.textContent.replaceAll(/\s/g, " ").trim();
    const inner = [...element.querySelectorAll("[lang]")].find(
      ({ textContent }) => textContent === element.textContent,
    );
    const said = inner ?? element.closest("[lang]");
    return [text, said?.getAttribute("lang") ?? site.language];
  });

test("an English block on an Arabic page has days, times and dates in English", () => {
  const hours = 'section[lang="en"] .site-hours';
  expect(saidIn("home", `${hours} th`)).toEqual([
    ["Monday–Wednesday", "en"],
    ["Thursday", "en"],
    ["Friday", "en"],
    ["Saturday, Sunday", "en"],
    [expect.stringMatching(/عيد الفطرMar 20\D+22, 2026/), "en"],
  ]);
  expect(saidIn("home", `${hours} td`).slice(0, 3)).toEqual([
    ["6:00 AM–7:00 PM", "en"],
    ["6:00 AM–1:00 PM, 4:00 PM–9:00 PM", "en"],
    ["مغلق", "ar"],
  ]);
});

test("the site's own words in it say that they are in Arabic: a closed day, a holiday's name, “open now”", () => {
  const hours = 'section[lang="en"] .site-hours';
  for (const element of view("home").querySelectorAll(`${hours} :is(.open-now, th [lang])`))
    expect([element.getAttribute("lang"), element.getAttribute("dir")]).toEqual(["ar", "rtl"]);
  expect(saidIn("home", `${hours} th [lang]`)).toEqual([["عيد الفطر", "ar"]]);
});

test("an Arabic block on an English page has days in Arabic, and needs no marks for the site's own words", () => {
  const hours = 'section[lang="ar"] .site-hours';
  const [first, , closed] = saidIn("visitors", `${hours} tr`);
  expect(first).toEqual([expect.stringMatching(/^الاثنين–الأربعاء6:00/), "ar"]);
  expect(closed).toEqual(["الجمعةمغلق", "ar"]);
  expect(view("visitors").querySelectorAll(`${hours} [lang]`)).toHaveLength(0);
});

test("news on an English page has its date in English", () => {
  expect(saidIn("visitors", "time")).toEqual([["September 14, 2025", "en"]]);
});

test("phone numbers are isolated where text runs from right to left, and only there", () => {
  const numbers = (page: string, language: string) =>
    view(page).querySelectorAll(`section[lang="${language}"] :is(bdi)`).length;
  expect([numbers("home", "en"), numbers("visitors", "ar")]).toEqual([0, 2]);
});

test("an English form says which of its words are the site's own, and writes its messages in Arabic", () => {
  expect(saidIn("visitors", ".field-optional")).toEqual([["(اختياري)", "ar"]]);
  const noScript = `<span lang="ar" dir="rtl">${site.wording.noScript}</span>`;
  expect(body.split(noScript)).toHaveLength(2);
  const props: unknown = JSON.parse(islandProps(site.pages, site).get("cake-question") ?? "");
  expect(props).toMatchObject({ language: "en", wordingIn: { lang: "ar", dir: "rtl" } });
  const own: unknown = JSON.parse(islandProps(site.pages, site).get("cake-order") ?? "");
  expect(own).toMatchObject({ language: "ar" });
  expect(own).not.toHaveProperty("wordingIn");
});
