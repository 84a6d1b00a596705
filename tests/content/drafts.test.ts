// Draft pages: checked like any page, and never where a visitor's click can end.
import { expect, test } from "vitest";
import { compareContent } from "../../src/content/compare/compare.ts";
import { differenceTitle, textOf } from "../../src/content/compare/difference-text.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { renderSite } from "../../src/site/render.tsx";
import { withoutDrafts } from "../../src/site/without-drafts.ts";
import { base, change, compileFiles, type Files } from "./base.ts";

const draft = (text: string, more: object = {}) =>
  JSON.stringify({
    title: "Prices",
    description: "What our work costs.",
    draft: true,
    ...more,
    blocks: [{ type: "hero", level: 1, heading: "Prices", text }],
  });
const withDraft = (files: Files = new Map(base), text = "You pay a share.") =>
  new Map(files).set("prices.json", draft(text));
const inMenu = change(
  "site.json",
  '{ "label": "Contact", "page": "contact" }\n  ],',
  '{ "label": "Contact", "page": "contact" },\n    { "label": "Prices", "page": "prices" }\n  ],',
);

function found(
  files: Files,
  siblings?: readonly { names: string[]; drafts: string[] }[],
): string[] {
  const known = siblings?.map((each) => ["../content-de", { ...each, addressed: [] }] as const);
  const result = compileFiles(files, known && { siblingPages: new Map(known) });
  return result.diagnostics.map(({ file, id }) => `${file.slice("content/".length)} ${id}`);
}

function siteOf(files: Files) {
  const result = compileFiles(files);
  if (!result.ok) throw new Error("The content has errors");
  return result.site;
}

test("a draft that nothing links to is no problem, and neither is a link to it in the menu", () => {
  expect(found(withDraft())).toEqual([]);
  expect(found(withDraft(inMenu))).toEqual([]);
});

test("the menu leaves out a link to a draft until the page is published", () => {
  const labels = (files: Files) =>
    withoutDrafts(siteOf(files)).navigation.map(({ label }) => label);
  expect(labels(withDraft(inMenu))).toEqual(["Home", "Contact"]);
  const published = new Map(inMenu).set("prices.json", draft("A share.", { draft: false }));
  expect(labels(published)).toEqual(["Home", "Contact", "Prices"]);
});

test.each([
  ["a button", change("home.json", '"page": "contact"', '"page": "prices"')],
  ["a link in a text", change("home.json", "every denial", "every [denial](page:prices)")],
])("%s on a published page must not link to a draft", (_what, files) => {
  const pages = withDraft(files);
  expect(found(pages)).toEqual(["home.json draft-link"]);
  expect(found(pages.set("prices.json", draft("A share.", { draft: false })))).toEqual([]);
});

test("a link to a draft on a block that is hidden isn't reported: nobody can click it", () => {
  const hidden = change("home.json", '"level": 1', '"hidden": true,\n      "level": 1');
  const linked = change("home.json", "every denial", "every [denial](page:prices)", hidden);
  expect(found(withDraft(linked))).not.toContain("home.json draft-link");
});

test("a draft may link to itself and to other drafts, but not to a page that doesn't exist", () => {
  const files = withDraft(undefined, "See [our prices](page:prices) and [terms](page:terms).");
  expect(found(files)).toEqual(["prices.json unknown-page"]);
  expect(
    found(files.set("terms.json", draft("[Prices](page:prices)", { title: "Terms" }))),
  ).toEqual([]);
});

test("a draft is checked like every other page", () => {
  expect(found(new Map(base).set("prices.json", draft("{{facts.fee}}")))).toEqual([
    "prices.json unknown-fact",
  ]);
});

test("a page that only a draft links to is one that nobody gets to", () => {
  const terms = draft("Ours.", { title: "Terms", draft: false });
  const files = withDraft(undefined, "See [terms](page:terms).").set("terms.json", terms);
  expect(found(files)).toEqual(["terms.json unreached-page"]);
});

test("the home page can't be a draft, which is reported once however many links go to it", () => {
  const files = change("home.json", '"blocks"', '"draft": true,\n  "blocks"');
  expect(found(files)).toEqual(["site.json draft-home"]);
});

test("all pages but Home may be drafts", () => {
  const button = ',\n      "actions": [{ "label": "Write to us", "page": "contact" }]';
  const files = change(
    "contact.json",
    '"blocks"',
    '"draft": true,\n  "blocks"',
    change("home.json", button, ""),
  );
  const { body } = renderSite(withoutDrafts(siteOf(files)));
  expect(body).toContain("You treat, We track");
  expect(body).not.toContain("Contact us");
  expect(body.match(/data-page="contact"/g)).toBeNull();
});

test("a site without drafts is left as it is", () => {
  const site = siteOf(new Map(base));
  expect(withoutDrafts(site)).toBe(site);
});

test("the page that its author is previewing stays, with the links to it", () => {
  const site = withoutDrafts(siteOf(withDraft(inMenu)), "prices");
  expect(site.pages.map(({ name }) => name)).toContain("prices");
  expect(site.navigation.map(({ label }) => label)).toContain("Prices");
});

test("a draft has its counterpart in another language, but doesn't need one", () => {
  const sibling =
    '"siblings": [{ "language": "de", "url": "https://www.company.example/de/", "folder": "../content-de" }],\n  "homePage"';
  const files = withDraft(change("site.json", '"homePage"', sibling));
  const names = ["contact", "home"];
  expect(found(files, [{ names, drafts: [] }])).toEqual([]);
  expect(found(files, [{ names: [...names, "prices", "team"], drafts: ["team"] }])).toEqual([]);
  expect(found(files, [{ names: [...names, "team"], drafts: [] }])).toEqual([
    "site.json sibling-pages",
  ]);
});

test("what has changed says that a page was published", () => {
  const media = new Map<string, string>();
  const after = draft("You pay a share.").replace('"draft":true,', "");
  const differences = compareContent(
    { files: withDraft(), media },
    { files: withDraft().set("prices.json", after), media },
    engineVocabulary,
  );
  expect(differences.map((each) => [differenceTitle(each), textOf(each.before)])).toEqual([
    ["Draft", "yes"],
  ]);
});
