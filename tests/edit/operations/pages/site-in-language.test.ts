// The content of a site in another language, as it is made from a site.
import { describe, expect, test } from "vitest";
import { compile } from "../../../../src/content/compile.ts";
import { siblingPagesOf } from "../../../../src/content/model/sibling-pages.ts";
import { valueAt } from "../../../../src/content/model/json.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { parseJson } from "../../../../src/content/text/parse-json.ts";
import {
  makeStep,
  startHistory,
  type Files,
  type Operation,
} from "../../../../src/edit/model/history.ts";
import {
  languagesLeft,
  siteInLanguage,
  sitesInLanguages,
} from "../../../../src/edit/operations/pages/site-in-language.ts";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { base, change } from "../../../content/base.ts";
import { dentalSite } from "../../../fixtures/sites.ts";

const { files, media, result } = await loadContent(dentalSite);
const pages = [...files.keys()].map((name) => name.replace(".json", ""));
const here = { folder: "tests/fixtures/dental", media: media.keys() };
const french = (of: readonly string[], from: Files = files) =>
  siteInLanguage(
    engineVocabulary,
    from,
    { ...here, media: media.keys() },
    {
      language: "fr",
      pages: of,
    },
  );
const value = (texts: Files, name: string): unknown => parseJson(texts.get(name) ?? "");
const made = (operations: readonly Operation[], from: Files = files): Files =>
  makeStep(startHistory(from), operations).files;
const input = { folder: "content", media: new Map<string, string>(), icons: {} };

/** The ids of what is wrong with a site, without what its missing icons and pictures make. */
function errorsOf(texts: Files): string[] {
  return compile(
    {
      ...input,
      files: texts,
      media: new Map([...media].map(([name, { address }]) => [name, address])),
      icons: Object.fromEntries([...result.icons].map((name) => [name, []])),
    },
    engineVocabulary,
  )
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ id, file, message }) => `${file} ${id} ${message}`);
}

test("has every page as it is, in a folder beside the site's own, and names the site that it is translated from", () => {
  const { site } = french(pages);
  expect(site.folder).toBe("../dental-fr");
  expect([...site.texts.keys()].toSorted()).toEqual([...files.keys()].toSorted());
  const its = value(site.texts, "site.json");
  expect(new Map([...site.texts, ["site.json", ""]])).toEqual(
    new Map([...files, ["site.json", ""]]),
  );
  const url = String(valueAt(value(files, "site.json"), ["url"]));
  expect(valueAt(its, ["language"])).toBe("fr");
  expect(valueAt(its, ["url"])).toBe(`${url.replace(/\/$/, "")}/fr/`);
  expect(valueAt(its, ["siblings", 0])).toEqual({
    language: valueAt(value(files, "site.json"), ["language"]),
    url: `${url.replace(/\/$/, "")}/`,
    folder: "../dental",
    original: true,
  });
  expect(errorsOf(site.texts)).toEqual([]);
});

test("copies the media that its pages use, and no others", () => {
  const { site } = siteInLanguage(
    engineVocabulary,
    files,
    { ...here, media: [...media.keys(), "media/nobody-uses-this.png"] },
    { language: "fr", pages },
  );
  expect(site.media.length).toBeGreaterThan(0);
  expect(site.media).not.toContain("media/nobody-uses-this.png");
  const all = [...files.values()].join("");
  for (const name of site.media) expect(all).toContain(name);
});

test("the site names it, hidden from visitors until it is shown", () => {
  const { link, site } = french(pages);
  const after = made([link]);
  expect(sitesInLanguages(value(after, "site.json"))).toContainEqual({
    language: "fr",
    folder: site.folder,
  });
  const compiled = compile({ ...input, files: after }, engineVocabulary);
  expect(compiled.ok && compiled.site.siblings.map(({ language }) => language)).not.toContain("fr");
});

describe("pages that are left out", () => {
  const [home, ...others] = [
    String(valueAt(value(files, "site.json"), ["homePage"])),
    ...pages.filter((page) => page !== "site"),
  ];

  test.each(others.filter((page) => page !== home))("%s isn't linked to any more", (page) => {
    const { site } = french(pages.filter((each) => each !== page));
    expect(site.texts.has(`${page}.json`)).toBe(false);
    expect(errorsOf(site.texts)).toEqual([]);
  });

  test("all of them but the home page, which always comes along", () => {
    const { site } = french([]);
    expect([...site.texts.keys()].toSorted()).toEqual([`${home}.json`, "site.json"].toSorted());
    expect(errorsOf(site.texts)).toEqual([]);
  });

  test("a menu item goes with its page, a button goes to the home page", () => {
    const { site } = siteInLanguage(
      engineVocabulary,
      change("home.json", '"We answer every denial."', '"[Write](page:contact) to us."'),
      { folder: "content", media: [] },
      { language: "de", pages: ["home"] },
    );
    expect(site.texts.get("site.json")).not.toContain('"page": "contact"');
    expect(valueAt(value(site.texts, "home.json"), ["blocks", 0, "actions", 0, "page"])).toBe(
      "home",
    );
    expect(site.texts.get("home.json")).toContain("[Write](page:home) to us.");
  });
});

test("an address that the site names already gets its folder, and no second entry", () => {
  const url = "https://www.company.example/deutsch/";
  const before = change(
    "site.json",
    '"homePage"',
    `"siblings": [{ "language": "fr", "url": "https://www.company.example/fr/" }, { "language": "de", "url": "${url}" }],\n  "homePage"`,
  );
  const { site, link } = siteInLanguage(
    engineVocabulary,
    before,
    { folder: "content", media: [] },
    { language: "de", pages: [] },
  );
  expect(valueAt(value(site.texts, "site.json"), ["url"])).toBe(url);
  const listed = valueAt(value(made([link], before), "site.json"), ["siblings"]);
  expect(listed).toEqual([
    { language: "fr", url: "https://www.company.example/fr/" },
    { language: "de", url, folder: "../content-de", hidden: true },
  ]);
  // The French site is one of the German site's other languages, too.
  expect(valueAt(value(site.texts, "site.json"), ["siblings", 1, "language"])).toBe("fr");
});

test("a third language beside a translated site is translated from that one", () => {
  const { texts, folder } = french(pages).site;
  const second = siteInLanguage(
    engineVocabulary,
    texts,
    { folder: `sites/${folder.replace("../", "")}`, media: [] },
    { language: "it", pages },
  );
  expect(second.site.folder).toBe("../dental-it");
  const siblings = valueAt(value(second.site.texts, "site.json"), ["siblings"]);
  expect(siblings).toMatchObject([
    { language: "fr", original: true },
    { folder: "../dental" },
    { folder: "../dental-es" },
  ]);
  expect(valueAt(siblings, [1, "original"])).toBeUndefined();
});

test("former names, and words that the site knows in its own language, stay behind", () => {
  const before = change(
    "site.json",
    '"homePage"',
    '"standIns": ["phone", "wording.menu"],\n  "homePage"',
    change("contact.json", '"title"', '"formerNames": ["write"],\n  "title"'),
  );
  const { texts } = siteInLanguage(
    engineVocabulary,
    before,
    { folder: "content", media: [] },
    { language: "de", pages: ["contact"] },
  ).site;
  expect(texts.get("contact.json")).not.toContain("formerNames");
  const site = value(texts, "site.json");
  expect(valueAt(site, ["wording"])).toBeUndefined();
  expect(valueAt(site, ["standIns"])).toEqual(["phone"]);
});

test("only languages without a site of their own are offered", () => {
  const site = (siblings: object[]) => ({ language: "de-AT", siblings });
  const german = { language: "en", url: "https://www.company.example/en/" };
  expect(languagesLeft(site([]), ["de", "en", "fr"])).toEqual(["en", "fr"]);
  expect(languagesLeft(site([german]), ["de", "en", "fr"])).toEqual(["en", "fr"]);
  expect(languagesLeft(site([{ ...german, folder: "../x" }]), ["de", "en", "fr"])).toEqual(["fr"]);
});

describe("what isn't translated", () => {
  const english = { ...input, files: base };
  const { site } = siteInLanguage(
    engineVocabulary,
    base,
    { folder: "content", media: [] },
    { language: "de", pages: ["contact"] },
  );
  const original = siblingPagesOf(
    new Map([...base].map(([name, text]) => [name, parseJson(text) as unknown])),
  );
  const listed = (texts: Files) =>
    compile(
      { ...input, files: texts, siblingPages: new Map([["../content", original]]) },
      engineVocabulary,
    ).standIns.filter(({ id }) => id === "untranslated");

  test("is every text of a new site", () => {
    const messages = listed(site.texts).map(({ message }) => message);
    expect(messages).toContain('"We answer every denial." isn\'t translated yet.');
    expect(messages).toContain('"Send Message" isn\'t translated yet.');
    expect(messages.some((message) => message.includes("555"))).toBe(false);
  });

  test("is one text less once it is translated, or said to be the same in both", () => {
    const all = listed(site.texts).length;
    const translated = change(
      "home.json",
      "We answer every denial.",
      "Wir antworten auf jede.",
      new Map(site.texts),
    );
    expect(listed(translated)).toHaveLength(all - 1);
    const same = change(
      "site.json",
      '"original": true',
      '"original": true, "same": ["We answer every denial."]',
      new Map(site.texts),
    );
    expect(listed(same)).toHaveLength(all - 1);
  });

  test("leaves out what says that it is in the original's language", () => {
    const all = listed(site.texts).length;
    const inEnglish = change(
      "contact.json",
      '"title"',
      '"language": "en",\n  "title"',
      new Map(site.texts),
    );
    const left = listed(inEnglish);
    expect(left.length).toBeLessThan(all);
    expect(left.some(({ file }) => file.endsWith("contact.json"))).toBe(false);
  });

  test("leaves out what is in the new site's language on the original already", () => {
    const german = change("contact.json", '"title"', '"language": "de",\n  "title"');
    const { texts } = siteInLanguage(
      engineVocabulary,
      german,
      { folder: "content", media: [] },
      { language: "de", pages: ["contact"] },
    ).site;
    expect(texts.get("contact.json")).not.toContain('"language"');
    const values = new Map([...german].map(([name, text]) => [name, parseJson(text) as unknown]));
    const left = compile(
      { ...input, files: texts, siblingPages: new Map([["../content", siblingPagesOf(values)]]) },
      engineVocabulary,
    ).standIns.filter(({ id }) => id === "untranslated");
    expect(left.some(({ file }) => file.endsWith("home.json"))).toBe(true);
    expect(left.some(({ file }) => file.endsWith("contact.json"))).toBe(false);
  });

  test("is nothing on the original itself", () => {
    expect(compile(english, engineVocabulary).standIns.map(({ id }) => id)).not.toContain(
      "untranslated",
    );
  });
});
