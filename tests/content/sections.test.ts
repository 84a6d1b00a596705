// Links to a section of a page: where they can be, and what is reported when the section isn't there for visitors.
import { describe, expect, test } from "vitest";
import { readLinkedPage } from "../../src/content/model/linked-page.ts";
import { base, change, compileFiles, type Files } from "./base.ts";

const found = (files: Files) =>
  compileFiles(files).diagnostics.map(({ file, id }) => `${file.slice("content/".length)} ${id}`);

const reported = (files: Files) => {
  const [first, ...others] = compileFiles(files).diagnostics;
  expect(others).toEqual([]);
  return { message: first?.message, hint: first?.hint };
};

const inButton = (link: string, files?: Files) =>
  change("home.json", '"page": "contact"', `"page": "${link}"`, files);
const inText = (link: string, files?: Files) =>
  change("home.json", "every denial", `[every denial](page:${link})`, files);
const hiddenForm = (files?: Files) =>
  change("contact.json", '"type": "form",', '"type": "form", "hidden": true,', files);

test.each([
  ["contact", { page: "contact" }],
  ["contact#message-form", { page: "contact", section: "message-form" }],
  ["contact#", { page: "contact", section: "" }],
])("%s is read", (written, read) => {
  expect(readLinkedPage(written)).toEqual(read);
});

test.each([
  ["a button", inButton("contact#message-form")],
  ["a text", inText("contact#message-form")],
  ["the menu", change("site.json", '"page": "contact" }\n', '"page": "contact#message-form" }\n')],
  ["the footer", change("site.json", '"page": "contact" }]', '"page": "contact#message-form" }]')],
  ["the same page", inText("home#values")],
])("a link to a section is no problem in %s", (_where, files) => {
  expect(found(files)).toEqual([]);
});

test("the compiled link has the page and the section apart", () => {
  const result = compileFiles(inText("home#values", inButton("contact#message-form")));
  if (!result.ok) throw new Error("The content has errors");
  const [opening] = result.site.pages[0]?.blocks ?? [];
  expect(opening).toMatchObject({
    actions: [{ label: "Write to us", page: "contact", section: "message-form" }],
    text: [
      { children: ["We answer ", { type: "pageLink", page: "home", section: "values" }, "."] },
    ],
  });
});

describe("a section that isn't there is reported", () => {
  test("with the similar one that was probably meant", () => {
    expect(reported(inText("contact#messageform"))).toEqual({
      message:
        'No block on the page "contact" has the id "messageform". Did you mean "contact#message-form"?',
      hint: 'Write "contact#message-form". Otherwise: use one of the ids on this page: message-form. Or give the block that you mean this "id".',
    });
  });

  test("with the page that it is on now, as after a block was moved", () => {
    expect(reported(inButton("contact#values")).message).toBe(
      'No block on the page "contact" has the id "values". Did you mean "home#values"?',
    );
  });

  test("with how to make one, if no block on the page has an id yet", () => {
    const without = change("home.json", '"id": "values",', "");
    expect(reported(inText("home#prices", without)).hint).toBe(
      'Give the block that you mean an "id": no block on this page has one yet.',
    );
  });

  test("as that, not as a wrong format, whatever its name looks like", () => {
    expect(found(inButton("contact#Message form"))).toEqual(["home.json unknown-section"]);
    expect(found(inButton("contact#"))).toEqual(["home.json unknown-section"]);
  });

  test("once in each place that links to it, at its characters", () => {
    const files = inText("contact#form", inButton("contact#form"));
    expect(compileFiles(files).diagnostics.map(({ line, column }) => [line, column])).toEqual([
      [10, 41],
      [11, 53],
    ]);
  });
});

test("a link to a section of a page that doesn't exist is about the page alone", () => {
  expect(reported(inButton("contct#message-form")).message).toBe(
    'There is no page "contct". Did you mean "contact"?',
  );
});

describe("a link to a hidden block", () => {
  test("is reported, and no longer when the block is shown", () => {
    const files = hiddenForm(inButton("contact#message-form"));
    expect(found(files)).toEqual(["home.json hidden-section"]);
  });

  test("is no problem while the link is hidden too, but a section that doesn't exist is", () => {
    const linked = (section: string) =>
      change(
        "home.json",
        `"page": "contact#${section}"`,
        `"hidden": true, "page": "contact#${section}"`,
        inButton(`contact#${section}`, hiddenForm()),
      );
    expect(found(linked("message-form"))).not.toContain("home.json hidden-section");
    expect(found(linked("form"))).toContain("home.json unknown-section");
  });
});

test("a page with a mistake in its blocks keeps links to its sections quiet", () => {
  const broken = change("contact.json", '"id": "message-form"', '"id": 5');
  expect(found(inButton("contact#message-form", broken))).toEqual(["contact.json wrong-type"]);
});

test("a link to a section of a draft is a link to a draft, and the menu leaves it out", () => {
  const draft = change("contact.json", '"title"', '"draft": true,\n  "title"');
  expect(found(inButton("contact#message-form", draft))).toEqual(["home.json draft-link"]);
  const menu = '"page": "contact" }\n';
  const files = change("site.json", menu, '"page": "contact#message-form" }\n', draft);
  expect(found(inButton("home", files))).toEqual([]);
});

test("a page that only a section of is linked to is reached", () => {
  const menu =
    '{ "label": "Home", "page": "home" },\n    { "label": "Contact", "page": "contact" }';
  const site = change("site.json", menu, '{ "label": "Home", "page": "home" }');
  const legal = '"legal": [{ "label": "Contact", "page": "contact" }]';
  const files = change("site.json", legal, '"legal": [{ "label": "Home", "page": "home" }]', site);
  expect(found(inButton("contact#message-form", files))).toEqual([]);
  expect(found(inButton("home", files))).toEqual(["contact.json unreached-page"]);
});

test("the home page is a page, not a section of one", () => {
  const files = change("site.json", '"homePage": "home"', '"homePage": "home#values"');
  expect(found(files)).not.toEqual([]);
  expect(found(new Map(base))).toEqual([]);
});
