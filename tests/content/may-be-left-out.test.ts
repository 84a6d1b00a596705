// What content may leave out: sizes are measured, built-in English texts fill gaps, and everything else is required.
import { describe, expect, test } from "vitest";
import type { CompileResult } from "../../src/content/compile.ts";
import type { Measured } from "../../src/content/model/symbols.ts";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { completeWording, wordsLeftOut } from "../../src/content/resolve/complete-wording.ts";
import { firstSiteFiles } from "../fixtures/sites.ts";
import { base, change, compileFiles } from "./base.ts";

describe("the size of a picture that content leaves out", () => {
  const withPicture = (picture: string) =>
    change("home.json", '"text": "We answer every denial.",', `"picture": { ${picture} },`);
  const own = '"src": "media/desk.jpg", "alt": "A desk"';
  const beside = (measured: Partial<Measured>) => ({
    media: ["media/favicon.svg", "media/desk.jpg"],
    measured: new Map([["media/desk.jpg", { kind: "jpg", bytes: 9000, ...measured }]]),
  });
  const known = beside({ width: 800, height: 600 });
  const sizeIn = (result: CompileResult) => {
    const hero = result.ok ? result.site.pages[0]?.blocks[0] : undefined;
    return hero?.type === "hero" ? [hero.picture?.width, hero.picture?.height] : undefined;
  };

  test.each([own, `${own}, "width": 800`, `"height": 600, ${own}`])(
    "is what was measured, and no mistake: %s",
    (picture) => {
      const result = compileFiles(withPicture(picture), known);
      expect(result.diagnostics).toEqual([]);
      expect(sizeIn(result)).toEqual([800, 600]);
    },
  );

  test("stays left out, whatever else is fixed", () => {
    const files = change("home.json", '"Home",', '"Home"', withPicture(own));
    const { fixes } = compileFiles(files, known);
    expect(applyFixes(files.get("home.json") ?? "", fixes).text).toBe(
      withPicture(own).get("home.json"),
    );
    expect(compileFiles(withPicture(own), known).fixes).toEqual([]);
  });

  test("is reported when the half that is written is wrong, and only that half is fixed", () => {
    const files = withPicture(`${own}, "height": 601`);
    const { diagnostics, fixes } = compileFiles(files, known);
    expect(diagnostics.map(({ id }) => id)).toEqual(["wrong-size"]);
    const { text } = applyFixes(files.get("home.json") ?? "", fixes);
    expect(text).toBe(withPicture(`${own}, "height": 600`).get("home.json"));
  });

  test("is required where it can't be measured", () => {
    const reported = (picture: string, measured: Partial<Measured>) =>
      compileFiles(withPicture(picture), beside(measured)).diagnostics.map(
        ({ id, message }) => `${id}: ${message}`,
      );
    expect(reported(`${own}, "width": 800`, { kind: "gif" })).toEqual([
      'missing-size: "height" is missing: media/desk.jpg doesn\'t give its size.',
    ]);
    // What isn't there at all has no size either, which goes without saying.
    expect(reported('"src": "media/dsk.jpg", "alt": "A desk"', {})).toHaveLength(1);
    expect(reported('"src": "http://photos.example/1.jpg", "alt": "A desk"', {})).toHaveLength(1);
    expect(reported(own, { kind: "bmp" })).toHaveLength(1);
  });

  test("is measured where a fact names the file", () => {
    const files = change(
      "site.json",
      '"phone"',
      '"photo": "media/desk.jpg",\n    "phone"',
      withPicture('"src": "{{facts.photo}}", "alt": "A desk"'),
    );
    const result = compileFiles(files, known);
    expect(result.diagnostics).toEqual([]);
    expect(sizeIn(result)).toEqual([800, 600]);
  });
});

test("$schema may be left out of any file, and the site is the same", () => {
  const files = new Map(
    [...base].map(([name, text]) => [name, text.replace(/ *"\$schema": ".*",\n/, "")]),
  );
  expect([...files.values()].join("")).not.toContain("$schema");
  const result = compileFiles(files);
  expect(result.diagnostics).toEqual([]);
  expect(result.ok && result.site.name).toBe("Example Billing");
});

/** What the first site leaves out. */
const fieldErrors = {
  fillIn: "Please fill in this field.",
  choose: "Please choose one.",
  check: "Please check this box.",
  invalidEmail: "Please write the whole email address, with the @.",
  invalidUrl: "Please write the whole address, which begins with https://.",
  invalidNumber: "Please write a number.",
  wholeNumber: "Please write a whole number.",
  invalidDate: "Please write the whole date.",
  tooSmall: "The smallest possible number is {limit}.",
  tooLarge: "The largest possible number is {limit}.",
  tooEarly: "The earliest possible date is {limit}.",
  tooLate: "The latest possible date is {limit}.",
};

describe("the site's built-in text", () => {
  const { wording: first } = firstSiteFiles.site;
  const wording = {
    ...first,
    // That site has neither opening hours nor a gallery.
    openNow: "Open now",
    closedNow: "Closed now",
    closedDay: "Closed",
    allDay: "Open 24 hours",
    closePicture: "Close",
    previousPicture: "Previous picture",
    nextPicture: "Next picture",
    forms: { ...first.forms, ...fieldErrors },
  };
  const withWording = (written: object | undefined, language = "en-US") => {
    const site = JSON.parse(base.get("site.json") ?? "") as object;
    const text = JSON.stringify({ ...site, language, wording: written }, null, 2);
    return compileFiles(new Map(base).set("site.json", text));
  };
  const wordingIn = (result: CompileResult) => (result.ok ? result.site.wording : undefined);

  test("have an English default each", () => {
    const missing = wordsLeftOut(undefined).filter((word) => typeof word.default !== "string");
    expect(missing).toEqual([]);
    expect(completeWording()).toEqual(wording);
  });

  test.each(["en", "en-US", "en-GB"])(
    "are all there on a site in %s that leaves them out",
    (en) => {
      const result = withWording(undefined, en);
      expect(result.diagnostics).toEqual([]);
      expect(wordingIn(result)).toEqual(wording);
    },
  );

  test("are each the site's own where it says them, and the defaults are held to the same rules", () => {
    const own = { menu: "Contents", forms: { copy: "Copy it" } };
    const result = withWording(own);
    expect(result.diagnostics).toEqual([]);
    expect(wordingIn(result)).toEqual({
      ...wording,
      menu: "Contents",
      forms: { ...wording.forms, copy: "Copy it" },
    });
    // As if they were written out.
    expect(withWording(completeWording()).diagnostics).toEqual([]);
  });

  test("are all named on a site in another language, where it begins to differ", () => {
    const { diagnostics } = withWording(undefined, "it");
    expect(diagnostics.map(({ id, pointer }) => `${pointer} ${id}`)).toEqual([
      "/language missing-wording",
    ]);
    expect(diagnostics[0]?.message).toContain("Missing: skipToContent, mainNavigation, menu,");
    expect(diagnostics[0]?.message).toContain("forms.choose, forms.check");
    const most = withWording({ ...wording, forms: { ...wording.forms, trap: undefined } }, "it");
    expect(most.diagnostics.map(({ message }) => message)).toEqual([
      "The site's language is \"it\", but its built-in text isn't in this language yet. Missing: forms.trap.",
    ]);
    expect(withWording(wording, "it").diagnostics).toEqual([]);
  });

  test("are one mistake where one is misspelled or of another kind", () => {
    const { menu, ...rest } = wording;
    const reported = (written: object) =>
      withWording(written, "es").diagnostics.map(({ id }) => id);
    expect(reported({ ...rest, meun: menu })).toEqual(["unknown-field"]);
    expect(reported({ ...rest, menu: 12 })).toEqual(["wrong-type"]);
    expect(withWording([], "es").diagnostics.map(({ id }) => id)).toEqual(["wrong-type"]);
    expect(withWording(undefined, "Spanish").diagnostics.map(({ id }) => id)).toEqual([
      "wrong-form",
    ]);
  });
});
