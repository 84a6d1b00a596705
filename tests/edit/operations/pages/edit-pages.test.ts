// The files after adding, copying, and removing pages.
import { describe, expect, test } from "vitest";
import { compile } from "../../../../src/content/compile.ts";
import {
  makeStep,
  startHistory,
  undo,
  type Operation,
  type Files,
} from "../../../../src/edit/model/history.ts";
import { nameFor, nameProblem } from "../../../../src/edit/operations/pages/page-names.ts";
import {
  addPage,
  copyPage,
  isInMenu,
  isMenuFull,
  renamePage,
  type NewPage,
} from "../../../../src/edit/operations/pages/edit-pages.ts";
import { isHomePage } from "../../../../src/edit/operations/pages/home-page.ts";
import {
  isRemovable,
  removePage,
  defaultLinkAction,
} from "../../../../src/edit/operations/pages/remove-page.ts";
import { pageReferences } from "../../../../src/edit/operations/references/references.ts";
import { loadContent } from "../../../../src/files/content-folder.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { isTitleFree } from "../../../../src/edit/operations/pages/same-labels.ts";
import { titleLikeOthers } from "../../../../src/edit/operations/pages/like-other-pages.ts";
import { dentalSite, firstSite, secondSite } from "../../../fixtures/sites.ts";

const { files } = await loadContent(firstSite);
const siteText = files.get("site.json") ?? "";
const made = (operations: readonly Operation[]): Files =>
  makeStep(startHistory(files), operations).files;
const compiled = (of: Files) =>
  compile({ folder: "content", files: of, media: new Map(), icons: {} }, engineVocabulary);
const problemsOf = (of: Files) =>
  compiled(of)
    .diagnostics.map(({ id, file }) => `${file} ${id}`)
    .filter((each) => /page|title|heading|duplicate|shape|missing-field/.test(each));
const page = { name: "news", title: "News", description: "What is new.", label: "News" };

test("a new page starts with the schema's sample and is in the menu", () => {
  const after = made(addPage(engineVocabulary, files, page));
  expect(after.get("news.json")).toBe(`{
  "$schema": "../.site/schema/page.schema.json",
  "title": "News | {{facts.company}}",
  "description": "What is new.",
  "blocks": [
    {
      "type": "hero",
      "level": 1,
      "heading": "News",
      "text": "One to three sentences."
    }
  ]
}
`);
  const contact = '{ "label": "Contact", "page": "contact" }';
  expect(after.get("site.json")).toBe(
    siteText.replace(contact, `{ "label": "News", "page": "news" },\n    ${contact}`),
  );
  expect(isInMenu(after, "news")).toBe(true);
  expect(problemsOf(after)).toEqual(problemsOf(files));
});

test("sample texts on a new page are reported until they are replaced", () => {
  const samples = (of: Files) =>
    compiled(of).diagnostics.flatMap(({ id, pointer }) => (id === "sample-text" ? pointer : []));
  expect(samples(made(addPage(engineVocabulary, files, page)))).toEqual(["/blocks/0/text"]);
  const later = { ...page, description: "" };
  expect(samples(made(addPage(engineVocabulary, files, later)))).toEqual([
    "/description",
    "/blocks/0/text",
  ]);
  expect(samples(made(copyPage(engineVocabulary, files, "contact", later)))).toEqual([
    "/description",
  ]);
  expect(samples(files)).toEqual([]);
});

test("a page outside the menu doesn't change the menu", () => {
  const after = made(addPage(engineVocabulary, files, { ...page, label: undefined }));
  expect(after.get("site.json")).toBe(siteText);
  expect(isInMenu(after, "news")).toBe(false);
});

test("a page in the menu is in the footer's list too if all pages of the menu are, at the same place", () => {
  const link = (label: string, to: string) => `{ "label": "${label}", "page": "${to}" }`;
  const [home, contact] = [link("Home", "home"), link("Contact", "contact")];
  const siteWith = (menu: string, items: string) =>
    `{ "navigation": [${menu}], "footer": { "links": { "heading": "Pages", "items": [${items}] } } }`;
  const listed = (site: string, added: Partial<NewPage> = {}) => {
    const own = new Map(files).set("site.json", site);
    const history = makeStep(
      startHistory(own),
      addPage(engineVocabulary, own, { ...page, ...added }),
    );
    expect(undo(history).files).toEqual(own);
    const { items } = JSON.parse(history.files.get("site.json") ?? "").footer.links;
    return items.map(({ label }: { label: string }) => label);
  };
  const both = `${home}, ${contact}`;
  expect(listed(siteWith(both, both))).toEqual(["Home", "News", "Contact"]);
  expect(
    listed(siteWith(both, `${contact}, ${link("Privacy", "privacy-policy")}, ${home}`)),
  ).toEqual(["News", "Contact", "Privacy", "Home"]);
  expect(listed(siteWith(home, home))).toEqual(["Home", "News"]);
  expect(listed(siteWith(both, contact))).toEqual(["Contact"]);
  expect(listed(siteWith(both, both), { label: undefined })).toEqual(["Home", "Contact"]);
  const full = Array.from({ length: 8 }, (_, index) => link(`Section ${index}`, "contact#form"));
  expect(listed(siteWith(both, [both, ...full].join(", ")))).not.toContain("News");
});

test("the menu is full at the schema's maximum", () => {
  let now: Files = files;
  for (let count = 1; !isMenuFull(now) && count < 20; count++)
    now = makeStep(
      startHistory(now),
      addPage(engineVocabulary, now, { ...page, name: `news-${count}` }),
    ).files;
  expect(JSON.parse(now.get("site.json") ?? "")).toMatchObject({
    navigation: { length: 10 },
  });
  const after = makeStep(startHistory(now), addPage(engineVocabulary, now, page)).files;
  expect(after.get("site.json")).toBe(now.get("site.json"));
});

describe("a former name", () => {
  const costs = (text: string) => text.replace('"title"', '"formerNames": ["prices"],\n  "title"');
  const before = new Map(files).set("contact.json", costs(files.get("contact.json") ?? ""));
  const addressed = before.set(
    "site.json",
    siteText.replace('"name"', '"addresses": true,\n  "name"'),
  );
  const formerIn = (operations: readonly Operation[], file: string): unknown =>
    JSON.parse(makeStep(startHistory(addressed), operations).files.get(file) ?? "{}").formerNames;
  const prices = { ...page, name: "prices" };

  test("stays with the page, and isn't copied", () => {
    expect(
      formerIn(copyPage(engineVocabulary, addressed, "contact", page), "contact.json"),
    ).toEqual(["prices"]);
    expect(
      formerIn(copyPage(engineVocabulary, addressed, "contact", page), "news.json"),
    ).toBeUndefined();
  });

  test.each([
    ["added", addPage(engineVocabulary, addressed, prices)],
    ["copied", copyPage(engineVocabulary, addressed, "contact", prices)],
    ["renamed", renamePage(engineVocabulary, addressed, "home", "prices")],
    ["renamed back", renamePage(engineVocabulary, addressed, "contact", "prices")],
  ])("goes to the page that has the name once one is %s", (_, operations) => {
    expect(formerIn(operations, "contact.json")).toBeUndefined();
  });

  test("stays while the page that has the name is a draft", () => {
    const draft = addPage(engineVocabulary, addressed, { ...prices, isDraft: true });
    expect(formerIn(draft, "contact.json")).toEqual(["prices"]);
  });
});

test("a copy has its own title, name, and ids", () => {
  const after = made(
    copyPage(engineVocabulary, files, "contact", { ...page, title: "Write to us" }),
  );
  const before = files.get("contact.json") ?? "";
  const copied = after.get("news.json") ?? "";
  const lines = copied.split("\n");
  const other = before
    .split("\n")
    .flatMap((line, index) => (line === lines[index] ? [] : [lines[index]]));
  expect(other.map((line) => line?.trim())).toEqual([
    '"title": "Write to us | {{facts.company}}",',
    '"description": "What is new.",',
    '"id": "contact-form-2",',
  ]);
  expect(after.get("contact.json")).toBe(before);
  expect(problemsOf(after)).toEqual(problemsOf(files));
});

test("a copy's links to its own sections go to those of the copy", () => {
  const button = { label: "Write now", page: "contact#contact-form" };
  const [other, top] = ["contact#contact-forms", "contact"].map((to) => ({
    label: "To",
    page: to,
  }));
  const hero = {
    type: "hero",
    level: 1,
    heading: "Contact",
    text: "See [the form](page:contact#contact-form) and [us](page:contact).",
    actions: [button, other, top],
  };
  const own = (files.get("contact.json") ?? "").replace(
    '"blocks": [',
    `"blocks": [${JSON.stringify(hero)},`,
  );
  const after = made(
    copyPage(engineVocabulary, new Map(files).set("contact.json", own), "contact", page),
  );
  expect(JSON.parse(after.get("news.json") ?? "").blocks[0]).toEqual({
    ...hero,
    text: "See [the form](page:news#contact-form-2) and [us](page:contact).",
    actions: [{ ...button, page: "news#contact-form-2" }, other, top],
  });
});

test("removing a page removes its menu and footer items and reports buttons that link to it", () => {
  const references = pageReferences(engineVocabulary, files, "rcm-solutions");
  const actions = references.map((each) => [each, defaultLinkAction(each)] as const);
  const history = makeStep(startHistory(files), removePage(files, "rcm-solutions", actions));
  const entry = '{ "label": "RCM Solutions", "page": "rcm-solutions" },\n';
  expect(history.files.get("site.json")).toBe(
    siteText.replace(`    ${entry}`, "").replace(`        ${entry}`, ""),
  );
  expect(history.files.has("rcm-solutions.json")).toBe(false);
  expect(problemsOf(history.files)).toContain("content/home.json unknown-page");
  expect(undo(history).files).toEqual(files);
});

test("links to a removed page can get another page", () => {
  const references = pageReferences(engineVocabulary, files, "contact");
  const other = { is: "redirect", page: "about" } as const;
  const after = made(
    removePage(
      files,
      "contact",
      references.map((each) => [each, other] as const),
    ),
  );
  expect([...after.keys()]).not.toContain("contact.json");
  for (const [name, text] of after)
    expect(text).toBe(
      (files.get(name) ?? "")
        .replaceAll('"page": "contact"', '"page": "about"')
        .replaceAll("(page:contact)", "(page:about)"),
    );
});

test("buttons can be removed with the page, and their list with the last of them", () => {
  const references = pageReferences(engineVocabulary, files, "contact");
  const after = made(
    removePage(
      files,
      "contact",
      references.map(
        (each) => [each, isRemovable(each) ? { is: "remove" } : { is: "keep" }] as const,
      ),
    ),
  );
  const { blocks } = JSON.parse(after.get("home.json") ?? "") as {
    blocks: { actions?: unknown[] }[];
  };
  expect(blocks[0]?.actions).toEqual([{ label: "Get Started", page: "get-started" }]);
  expect(blocks[3]).not.toHaveProperty("actions");
  expect(after.get("privacy-policy.json")).toBe(files.get("privacy-policy.json"));
});

test("removing a page removes each of its menu items and no others", () => {
  const entry = (label: string, to: string) => ({ label, page: to });
  const site = JSON.stringify({
    navigation: [
      entry("About us", "about"),
      entry("Home", "home"),
      entry("Who we are", "about"),
      entry("Contact", "contact"),
    ],
  });
  const small = new Map([...files, ["site.json", site]]);
  const actions = pageReferences(engineVocabulary, small, "about").map(
    (each) => [each, defaultLinkAction(each)] as const,
  );
  const after = makeStep(startHistory(small), removePage(small, "about", actions)).files;
  expect(JSON.parse(after.get("site.json") ?? "")).toEqual({
    navigation: [entry("Home", "home"), entry("Contact", "contact")],
  });
});

test("the home page is recognized", () => {
  expect(isHomePage(files, "home")).toBe(true);
  expect(isHomePage(files, "about")).toBe(false);
});

test.each([
  ["Our team", "our-team"],
  ["Über uns & Straße!", "uber-uns-strasse"],
  ["24 hours", "hours"],
  ["About | {{facts.company}}", "about-2"],
  ["Site", "site-2"],
  ["Con", "con-2"],
  ["日本", "page"],
  ["x".repeat(100), "x".repeat(56)],
])("%j gets the name %s", (title, name) => {
  expect(nameFor(title, files)).toBe(name);
  expect(nameProblem(name, files)).toBeUndefined();
});

test.each([
  ["about", /already/],
  ["site", /reserved for the site settings/],
  ["media", /reserved for the site’s own files/],
  ["con", /Windows can’t store a file called “con”/],
  ["com1", /Windows can’t store/],
  ["Our team", /lowercase letters/],
  ["", /lowercase letters/],
  ["a".repeat(61), /at most 60 characters/],
])("%j can't be a page's name", (name, why) => {
  expect(nameProblem(name, files)).toMatch(why);
});

test("the folder of the site in another language can't be a page's name, and isn't suggested", () => {
  const siblings = [
    { language: "de", url: "https://www.company.example/de/" },
    { language: "ar", url: "https://ar.company.example/" },
  ];
  const site = JSON.stringify({ url: "https://www.company.example/", siblings });
  const bilingual = new Map(files).set("site.json", site);
  expect(nameProblem("de", bilingual)).toBe(
    "The site in another language is in a folder called “de”. Choose another name.",
  );
  expect(nameFor("De", bilingual)).toBe("de-2");
  for (const [name, of] of [
    ["ar", bilingual],
    ["de", files],
  ] as const)
    expect(nameProblem(name, of)).toBeUndefined();
});

const { pageTemplates = [] } = engineVocabulary.schemaFile("page.schema.json").schema;

test.each(pageTemplates)(
  "a page that starts with $title has no error, and no picture of another host",
  async ({ title, samples }) => {
    for (const site of [firstSite, secondSite, dentalSite]) {
      const { files: own } = await loadContent(site);
      const errors = (of: Files) =>
        compiled(of).diagnostics.flatMap(({ id, severity, file, message }) =>
          severity === "error" && id !== "missing-media" ? `${file}: ${message}` : [],
        );
      const operations = addPage(engineVocabulary, own, { ...page, title, samples });
      const after = makeStep(startHistory(own), operations).files;
      expect(errors(after)).toEqual(errors(own));
      expect(JSON.parse(after.get("news.json") ?? "").blocks).toHaveLength(samples.length + 1);
      const hosts = (of: Files) =>
        compiled(of).diagnostics.filter(({ id }) => id === "unlisted-host" || id === "unused-host");
      expect(hosts(after)).toEqual(hosts(own));
    }
  },
);

test("a new form lists its answers, under a template of its own or another form's", () => {
  const samples = ["form: contact form"];
  const once = made(addPage(engineVocabulary, files, { ...page, samples }));
  const templates = (of: Files) => JSON.parse(of.get("site.json") ?? "").mail.templates;
  expect(templates(once)).toEqual({
    ...templates(files),
    messages: {
      id: "set-your-template-id",
      parameters: ["from_name", "from_email", "answers", "to_email", "subject"],
    },
  });
  const next = { ...page, name: "more", title: "More", samples };
  const twice = makeStep(startHistory(once), addPage(engineVocabulary, once, next)).files;
  expect(templates(twice)).toEqual(templates(once));
  const formOn = (name: string) => JSON.parse(twice.get(name) ?? "").blocks[1];
  expect(formOn("more.json")).toEqual({ ...formOn("news.json"), id: "new-form-2" });
  expect(problemsOf(twice)).toEqual(problemsOf(files));
});

test("a title is free unless another page has it, with or without the company's name", () => {
  const own: Files = new Map([
    ["site.json", JSON.stringify({ facts: { company: "Acme" }, title: "Team" })],
    ["prices.json", JSON.stringify({ title: "Prices | {{facts.company}}" })],
    ["broken.json", "{"],
  ]);
  expect(["Prices", "prices ", "Prices 2", "Team"].map((title) => isTitleFree(own, title))).toEqual(
    [false, false, true, true],
  );
});

test("a title ends as most others do, unless it has an ending or would be too long", () => {
  const titleOf = (title: string, of: Files = files) => titleLikeOthers(of, title, 60);
  expect(titleOf("News")).toBe("News | {{facts.company}}");
  expect(titleOf("News – all of them")).toBe("News – all of them");
  expect(titleOf("n".repeat(50))).toBe("n".repeat(50));
  const plain = new Map([
    ["site.json", siteText],
    ["about.json", '{ "title": "About | Us" }'],
    ["contact.json", '{ "title": "Contact" }'],
  ]);
  expect(titleOf("News", plain)).toBe("News");
  expect(titleOf("News", new Map([["site.json", "{"]]))).toBe("News");
});

test("a new page is last in a menu without a page with contact details", () => {
  const site = siteText.replace('{ "label": "Contact", "page": "contact" },', "");
  const own = new Map(files).set("site.json", site);
  const after = makeStep(startHistory(own), addPage(engineVocabulary, own, page)).files;
  expect(JSON.parse(after.get("site.json") ?? "").navigation.at(-1)).toEqual({
    label: "News",
    page: "news",
  });
});

test("a new page can be a draft, which is written above its blocks", () => {
  const after = made(addPage(engineVocabulary, files, { ...page, isDraft: true }));
  expect(after.get("news.json")).toContain(`"What is new.",\n  "draft": true,\n  "blocks": [`);
  expect(problemsOf(after)).toEqual(problemsOf(files));
});

test("a copy of a draft is a draft only if it is meant to be one", () => {
  const copy = { ...page, name: "late-news", title: "Late news" };
  const drafted = made(addPage(engineVocabulary, files, { ...page, isDraft: true }));
  const textOf = (isDraft: boolean) =>
    makeStep(
      startHistory(drafted),
      copyPage(engineVocabulary, drafted, "news", { ...copy, isDraft }),
    ).files.get("late-news.json");
  expect(textOf(true)).toContain('"draft": true');
  expect(textOf(false)).not.toContain("draft");
});

test("a draft that is renamed stays one, and its menu entry follows", () => {
  const drafted = made(addPage(engineVocabulary, files, { ...page, isDraft: true }));
  const { files: renamed } = makeStep(
    startHistory(drafted),
    renamePage(engineVocabulary, drafted, "news", "press"),
  );
  expect(renamed.get("press.json")).toBe(drafted.get("news.json"));
  expect(isInMenu(renamed, "press")).toBe(true);
  expect(problemsOf(renamed)).toEqual(problemsOf(files));
});
