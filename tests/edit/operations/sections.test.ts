// Links to sections of pages while the pages are edited: they follow a new name, and blocks get names for them.
import { describe, expect, test } from "vitest";
import { compareContent } from "../../../src/content/compare/compare.ts";
import { textOf } from "../../../src/content/compare/difference-text.ts";
import type { Change } from "../../../src/content/edit/change.ts";
import { makeStep, startHistory, type Files } from "../../../src/edit/model/history.ts";
import { renamePage } from "../../../src/edit/operations/pages/edit-pages.ts";
import { removePage } from "../../../src/edit/operations/pages/remove-page.ts";
import {
  linkNameProblem,
  nameSection,
  sectionsOn,
} from "../../../src/edit/operations/pages/sections.ts";
import { linksToSection } from "../../../src/edit/operations/pages/rename-section.ts";
import { withFollowUps } from "../../../src/edit/operations/questions/follow-up.ts";
import { linkReferences } from "../../../src/edit/operations/references/references.ts";
import { base, change, compileFiles } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const menu = '"page": "contact" }\n';
/** A button, a text, the menu and a text on the same page link to the form. */
const linked: Files = change(
  "home.json",
  '"page": "contact"',
  '"page": "contact#message-form"',
  change(
    "home.json",
    "every denial",
    "[every](page:contact#message-form) [denial](page:contact)",
    change(
      "site.json",
      menu,
      '"page": "contact#message-form" }\n',
      change("contact.json", "We reply", "[We](page:contact#message-form) reply"),
    ),
  ),
);
const made = (files: Files, operations: Parameters<typeof makeStep>[1]): Files =>
  makeStep(startHistory(files), operations).files;
const text = (files: Files) => [...files.values()].join("\n");
const problems = (files: Files) => compileFiles(files).diagnostics.map(({ id }) => id);
const idPath = ["blocks", 1, "id"];
const set = (value: string): Change => ({ do: "set", path: idPath, value });

describe("a block's new link name", () => {
  test("is in every link to it, and nothing else changes", () => {
    const after = made(
      linked,
      withFollowUps(engineVocabulary, linked, "contact.json", set("write")),
    );
    expect(text(after)).toBe(text(linked).replaceAll("message-form", "write"));
    expect(problems(after)).toEqual([]);
  });

  test("leaves links alone while two blocks have the old one, as it isn't known which is meant", () => {
    const twice = change("home.json", '"id": "values"', '"id": "message-form"', linked);
    const after = made(twice, withFollowUps(engineVocabulary, twice, "contact.json", set("write")));
    expect(after.get("site.json")).toContain("contact#message-form");
  });

  test("leaves a link to a section of another page with the same name alone", () => {
    const files = change("home.json", "every denial", "[every](page:home#message-form)");
    const after = made(files, withFollowUps(engineVocabulary, files, "contact.json", set("write")));
    expect(after.get("home.json")).toBe(files.get("home.json"));
  });
});

test("a page's new name is in links to its sections, which stay", () => {
  const after = made(linked, renamePage(engineVocabulary, linked, "contact", "reach-us"));
  expect(text(after)).toContain("reach-us#message-form");
  expect(problems(after)).toEqual([]);
});

test("a link to a section of a removed page goes to another page as a whole", () => {
  const actions = linkReferences(engineVocabulary, linked, "contact").map(
    (reference) => [reference, { is: "redirect", page: "home" }] as const,
  );
  const after = made(linked, removePage(linked, "contact", actions));
  expect(text(after)).not.toContain("message-form");
  expect(problems(after).filter((id) => /page|section/.test(id))).toEqual([]);
});

test("it is known how many places link to a block", () => {
  const count = (at: number, files = linked) =>
    linksToSection(engineVocabulary, files, { file: "contact.json", path: ["blocks", at] });
  expect([count(0), count(1), count(1, new Map(base))]).toEqual([0, 4, 0]);
});

describe("the sections of a page to choose from", () => {
  const list = (heading: string, more = "") =>
    `{ "type": "list", ${more}"heading": "${heading}", "items": [{ "heading": "One" }] },`;
  const files = change(
    "home.json",
    '{\n      "type": "cardGrid"',
    `${list("Prices & fees 2025")}${list("Contact")}${list("Prices & fees 2025", '"hidden": true, ')}{\n      "type": "cardGrid"`,
  );

  test("are its blocks below the opening, each with a name of its own or one made from its heading", () => {
    expect(
      sectionsOn(engineVocabulary, files, "home").map(({ id, isNamed, isHidden }) => [
        id,
        isNamed,
        isHidden,
      ]),
    ).toEqual([
      ["prices-fees-2025", false, false],
      // A page has the name without a number.
      ["contact-2", false, false],
      ["prices-fees-2025-2", false, true],
      ["values", true, false],
    ]);
    expect(sectionsOn(engineVocabulary, files, "home").at(-1)?.name).toMatch(/“Core values”/);
  });

  test("get their name with the first link, after their type", () => {
    const after = made(files, nameSection(engineVocabulary, files, "home#contact-2"));
    expect(after.get("home.json")).toMatch(/"type": "list",\s*"id": "contact-2",\s*"heading"/);
    expect(nameSection(engineVocabulary, after, "home#contact-2")).toEqual([]);
    expect(nameSection(engineVocabulary, after, "home#values")).toEqual([]);
    expect(nameSection(engineVocabulary, after, "home")).toEqual([]);
  });
});

test("a link name that nothing else has can be used", () => {
  expect(linkNameProblem("prices-2025", ["taken"])).toBeUndefined();
});

test.each([
  ["Prices", /lowercase letters/],
  ["main", /reserved/],
  ["taken", /already taken/],
  ["a".repeat(41), /lowercase letters/],
])("%s can't be a link name, and the problem names the reason", (name, problem) => {
  expect(linkNameProblem(name, ["taken"])).toMatch(problem);
});

test("what has changed names the page and the section", () => {
  const media = new Map<string, string>();
  const differences = compareContent(
    { files: new Map(base), media },
    { files: linked, media },
    engineVocabulary,
  );
  const words = differences.map(({ after }) => textOf(after)).join("\n");
  expect(words).toContain("Page “Contact”, section “message-form”");
  expect(words).not.toContain("contact#");
});
