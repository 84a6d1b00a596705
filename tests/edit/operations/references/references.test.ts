// Renaming a page or a fact updates every reference to it and changes nothing else.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createCompiler } from "../../../../src/content/compile.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import {
  makeStep,
  startHistory,
  undo,
  type Operation,
  type Files,
} from "../../../../src/edit/model/history.ts";
import { renamePage } from "../../../../src/edit/operations/pages/edit-pages.ts";
import {
  fileTitles,
  locationName,
} from "../../../../src/edit/operations/references/location-name.ts";
import {
  factReferences,
  pageReferences,
} from "../../../../src/edit/operations/references/references.ts";
import {
  factNameProblem,
  removeFact,
  renameFact,
} from "../../../../src/edit/operations/references/rename-fact.ts";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { dentalSite, firstSite, secondSite } from "../../../fixtures/sites.ts";

const sites = await Promise.all(
  [firstSite, secondSite, dentalSite].map(async (folder) => (await loadContent(folder)).files),
);
const made = (files: Files, operations: readonly Operation[]): Files =>
  makeStep(startHistory(files), operations).files;
const pagesOf = (files: Files) =>
  [...files.keys()].filter((name) => name !== "site.json").map((name) => name.slice(0, -5));
const factsOf = (files: Files) =>
  // Cast: it is what a site.json holds.
  Object.keys((JSON.parse(files.get("site.json") ?? "") as { facts: object }).facts);
/** Problems about names, file by file; unchanged files aren't checked again. */
function createProblemsOf(): (files: Files) => string[] {
  const compile = createCompiler(engineVocabulary);
  return (files) =>
    compile({ folder: "content", files, media: new Map(), icons: {} })
      .diagnostics.map(({ id }) => id)
      .filter((id) => /page|fact/.test(id));
}

const words = fc.oneof(
  fc.constantFrom("about", "page:about", "](page:about)", "{{facts.phone}}", "{{ facts.phone }}"),
  fc.constantFrom("[us](page:about)", "**[about](page:about)**", "- [a](page:about)\n", "phone"),
  fc.constantFrom("\\", '"', "é", "\u2028", "\n\n", "😀", "(page:about-us)", "{{facts.phoneX}}"),
  fc.string({ unit: "binary", maxLength: 5 }),
);
/** A text with some of its characters escaped. */
const written = fc
  .tuple(fc.array(words, { maxLength: 12 }), fc.infiniteStream(fc.boolean()))
  .map(([parts, isCode]) => {
    const inner = JSON.stringify(parts.join(" ")).slice(1, -1);
    return inner.replaceAll(/\\.|[^]/g, (character) => {
      if (character.length > 1 || /[a-z{}.:]/i.test(character) || !isCode.next().value)
        return character;
      return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    });
  });

test("renaming a page and renaming it back gives the same bytes where pages have no addresses", () => {
  // Where they have, the page's file lists the name that it had in between.
  const withoutAddresses = sites.map((files) => {
    const site = files.get("site.json") ?? "";
    return new Map(files).set("site.json", site.replace('"addresses": true', '"addresses": false'));
  });
  const name = fc.stringMatching(/^[a-z][a-z0-9]{0,20}(-[a-z0-9]{1,9})?$/);
  fc.assert(
    fc.property(
      fc.constantFrom(...withoutAddresses),
      fc.nat(),
      name,
      written,
      (files, nth, to, text) => {
        const pages = pagesOf(files);
        const from = pages[nth % pages.length] ?? "";
        fc.pre(!files.has(`${to}.json`) && to !== "site");
        const odd = `{"title":"Odd","blocks":[{"type":"hero","text":"${text}","actions":[{"page":"${from}"}]}]}`;
        const before = new Map(files).set("odd-page.json", odd.replaceAll("about", from));
        const after = made(before, renamePage(engineVocabulary, before, from, to));
        expect(after.has(`${from}.json`)).toBe(false);
        expect(pageReferences(engineVocabulary, after, from)).toEqual([]);
        expect(made(after, renamePage(engineVocabulary, after, to, from))).toEqual(before);
      },
    ),
    { numRuns: 25, seed: 7 },
  );
});

test("renaming a fact and renaming it back gives the same bytes", () => {
  const name = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,20}$/);
  fc.assert(
    fc.property(fc.constantFrom(...sites), fc.nat(), name, written, (files, nth, to, text) => {
      const facts = factsOf(files);
      const from = facts[nth % facts.length] ?? "";
      fc.pre(!facts.includes(to));
      const odd = `{"title":"${text}","blocks":[]}`.replaceAll("phone", from);
      // The new name must not be referenced yet: renaming back would change those references too.
      fc.pre(!odd.includes(`facts.${to}`));
      const before = new Map(files).set("odd-page.json", odd);
      const after = made(before, renameFact(engineVocabulary, before, from, to));
      expect(factReferences(engineVocabulary, after, from)).toEqual([]);
      expect(factsOf(after)).toEqual(facts.map((fact) => (fact === from ? to : fact)));
      expect(made(after, renameFact(engineVocabulary, after, to, from))).toEqual(before);
    }),
    { numRuns: 25, seed: 7 },
  );
});

test.each(sites)("a site has no mistake more with any page or fact under another name", (files) => {
  const problemsOf = createProblemsOf();
  const before = problemsOf(files);
  for (const page of pagesOf(files))
    expect(
      problemsOf(made(files, renamePage(engineVocabulary, files, page, "another-name"))),
    ).toEqual(before);
  for (const fact of factsOf(files))
    expect(
      problemsOf(made(files, renameFact(engineVocabulary, files, fact, "anotherName"))),
    ).toEqual(before);
});

const [site = new Map<string, string>()] = sites;

test("a renamed page remembers its former names only where pages have addresses", () => {
  const facts = site.get("site.json") ?? "";
  const addressed = new Map(site).set("site.json", facts.replace("{", '{ "addresses": true,'));
  const namesOf = (files: ReadonlyMap<string, string>, page: string) =>
    JSON.parse(files.get(`${page}.json`) ?? "{}").formerNames;
  const once = made(addressed, renamePage(engineVocabulary, addressed, "contact", "write-to-us"));
  expect(namesOf(once, "write-to-us")).toEqual(["contact"]);
  const twice = made(once, renamePage(engineVocabulary, once, "write-to-us", "reach-us"));
  expect(namesOf(twice, "reach-us")).toEqual(["contact", "write-to-us"]);
  const back = made(twice, renamePage(engineVocabulary, twice, "reach-us", "contact"));
  expect(namesOf(back, "contact")).toEqual(["write-to-us", "reach-us"]);
  expect(
    namesOf(made(site, renamePage(engineVocabulary, site, "contact", "reach-us")), "reach-us"),
  ).toBeUndefined();
});

test("renaming a page updates the menu, the footer, buttons, and links in texts, and one undo reverts it", () => {
  const history = makeStep(
    startHistory(site),
    renamePage(engineVocabulary, site, "contact", "write-to-us"),
  );
  for (const [name, text] of history.files) {
    const before = site.get(name === "write-to-us.json" ? "contact.json" : name) ?? "";
    expect(text).toBe(
      before
        .replaceAll('"page": "contact"', '"page": "write-to-us"')
        .replaceAll("(page:contact)", "(page:write-to-us)"),
    );
  }
  expect(undo(history).files).toEqual(site);
});

test("a placeholder fact is listed by its new name", () => {
  const after = made(site, renameFact(engineVocabulary, site, "city", "town"));
  expect(after.get("site.json")).toBe(
    (site.get("site.json") ?? "")
      .replaceAll('"city"', (_name, at: number, all: string) =>
        // An address has a city, whatever the fact in it is called.
        all.slice(at).startsWith('"city": "{{') ? '"city"' : '"town"',
      )
      .replaceAll("{{facts.city}}", "{{facts.town}}"),
  );
});

test("a removed fact is no longer listed as a placeholder", () => {
  const after = made(site, removeFact(engineVocabulary, site, "city")).get("site.json") ?? "";
  // Cast: it is what a site.json holds.
  const { facts, standIns } = JSON.parse(after) as { facts: object; standIns: string[] };
  expect(Object.keys(facts)).not.toContain("city");
  expect(standIns).toEqual(["company", "fullName", "street", "state", "postalCode"]);
});

test("places are named by titles and texts that people know", () => {
  const called = (references: ReturnType<typeof pageReferences>) =>
    references.map((reference) => locationName(engineVocabulary, site, reference));
  expect(called(pageReferences(engineVocabulary, site, "get-started"))).toEqual([
    "Medical billing for US practices | Ledgerwren › Page opening “You treat, We track” › Button “Get Started”",
    "RCM Solutions | Ledgerwren › Call to action “Find out where your cycle leaks” › Button “Get Started”",
    "Site settings › Menu › Link “Get Started”",
  ]);
  expect(called(factReferences(engineVocabulary, site, "seats"))).toEqual([
    "About Ledgerwren › Description",
    "About Ledgerwren › Long text “Who we are” › Item “Who we are” › Item text",
    "Medical billing for US practices | Ledgerwren › Card grid “Why Choose Us” › Card “A 50-seat office” › Card heading",
    "Join Our Team | Ledgerwren › Page opening “Join our team” › Text",
  ]);
});

test.each([
  ["phone2", undefined],
  ["Phone", /begin with a letter/],
  ["e-mail", /letters from A to Z and digits/],
  ["e_mail", /letters from A to Z and digits/],
  ["2phones", /begin with a letter/],
  ["", /begin with a letter/],
  ["phone", /already/],
])("%j as a fact's name: %s", (name, problem) => {
  const found = factNameProblem(name, ["phone"]);
  expect(problem ? problem.test(found ?? "") : found === undefined).toBe(true);
});

test("a block without text is named by its type and position", () => {
  const called = (block: object) => {
    const home = JSON.stringify({ title: "Home", blocks: [{ type: "form" }, block] });
    const files = new Map([
      ["site.json", JSON.stringify({ facts: { tagline: "" } })],
      ["home.json", home],
    ]);
    return locationName(engineVocabulary, files, {
      file: "home.json",
      path: ["blocks", 1, "heading"],
    });
  };
  expect(called({ type: "hero", heading: "", text: " " })).toBe("Home › Page opening 2 › Heading");
  expect(called({ type: "hero", heading: "{{facts.tagline}}" })).toBe(
    "Home › Page opening 2 › Heading",
  );
  expect(called({ type: "hero", heading: "", text: "We track" })).toBe(
    "Home › Page opening “We track” › Heading",
  );
});

test("pages are named by title, and also by file if two have the same title", () => {
  const page = (title: string) => JSON.stringify({ title, blocks: [] });
  const files = new Map([
    ["about.json", page("About us")],
    ["team.json", page("About us")],
    ["news.json", page("News")],
  ]);
  const names = ["team.json", "news.json", "site.json"];
  expect(fileTitles(files, names)).toEqual(["About us", "News", "Site settings"]);
  expect(fileTitles(files, ["about.json", "team.json"])).toEqual([
    "About us (about.json)",
    "About us (team.json)",
  ]);
});
