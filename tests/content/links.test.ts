// Links to a file of one's own and to a place on a map: what a visitor reads and gets, and what can be wrong.
import { describe, expect, test } from "vitest";
import type { Measured } from "../../src/content/model/symbols.ts";
import { mapAddress } from "../../src/content/text/contact-link.ts";
import { change, compileFiles, type Files } from "./base.ts";

const target = '"Write to us", "page": "contact"';
const text = "We answer every denial.";
const inHome = (from: string, to: string, files?: Files) => change("home.json", from, to, files);

const pdf = (bytes: number): Measured => ({ kind: "pdf", bytes });

function compile(files: Files, found?: Measured) {
  return compileFiles(files, {
    media: ["media/favicon.svg", "media/prices.pdf"],
    measured: new Map(found ? [["media/prices.pdf", found]] : []),
  });
}

/** The home page's opening as it is compiled. Throws where there is an error. */
function opening(files: Files, found?: Measured) {
  const result = compile(files, found);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join("\n"));
  const hero = result.site.pages[0]?.blocks[0];
  if (hero?.type !== "hero") throw new Error("There is no opening.");
  return hero;
}

const wordsOf = (files: Files) =>
  compile(files).diagnostics.map(({ id, message, hint }) => `${id}: ${message} ${hint}`);

describe("a button to a file says what kind of file it is and how large", () => {
  const files = inHome(target, '"Our prices", "file": "media/prices.pdf"');
  test.each([
    [1, "Our prices (PDF, 1\u00a0kB)"],
    [182_400, "Our prices (PDF, 183\u00a0kB)"],
    [999_999, "Our prices (PDF, 1\u00a0MB)"],
    [2_340_000, "Our prices (PDF, 2.3\u00a0MB)"],
  ])("of %d bytes: %s", (bytes, label) => {
    expect(opening(files, pdf(bytes)).actions).toEqual([{ label, href: "./media/prices.pdf" }]);
  });

  test("in the language of the site", () => {
    const german = change("site.json", '"en-US"', '"de"', files);
    expect(opening(german, pdf(2_340_000)).actions?.[0]?.label).toBe(
      "Our prices (PDF, 2,3\u00a0MB)",
    );
  });

  test("and nothing of a size that isn't known", () => {
    expect(opening(files).actions?.[0]?.label).toBe("Our prices (PDF)");
  });

  test("also where a fact names the file", () => {
    const named = change("site.json", '"facts": {', '"facts": { "list": "prices.pdf",', files);
    const byFact = inHome('"media/prices.pdf"', '"media/{{facts.list}}"', named);
    const [action] = opening(byFact, pdf(5000)).actions ?? [];
    expect(action).toEqual({ label: "Our prices (PDF, 5\u00a0kB)", href: "./media/prices.pdf" });
  });
});

test("a link to a file inside a text says so too", () => {
  const files = inHome(text, "Take [our *prices*](media/prices.pdf) with you.");
  expect(opening(files, pdf(40_000)).text).toEqual([
    {
      type: "paragraph",
      children: [
        "Take ",
        {
          type: "link",
          href: "./media/prices.pdf",
          children: ["our ", { type: "emphasis", children: ["prices"] }, " (PDF, 40\u00a0kB)"],
        },
        " with you.",
      ],
    },
  ]);
});

describe("a missing file is reported where it is named, with the one that was probably meant", () => {
  test.each([
    ["by a button", inHome(target, '"Our prices", "file": "media/price.pdf"')],
    ["among words", inHome(text, "Take [our prices](media/price.pdf) with you.")],
  ])("%s", (_where, files) => {
    const [found, ...others] = wordsOf(files);
    expect(found).toContain('missing-media: There is no file "media/price.pdf"');
    expect(found).toContain('Did you mean "media/prices.pdf"?');
    expect(others).toEqual([]);
  });
});

describe("a file name with an unknown fact is one mistake", () => {
  test.each([
    ["of a button", inHome(target, '"Our prices", "file": "media/{{facts.list}}.pdf"')],
    ["among words", inHome(text, "Take [our prices](media/{{facts.list}}.pdf) with you.")],
  ])("%s", (_where, files) => {
    const { diagnostics } = compileFiles(files);
    expect(diagnostics.map(({ id }) => id).filter((id) => id !== "unreached-page")).toEqual([
      "unknown-fact",
    ]);
  });
});

test("a link to a file with a space in its name, which would be shown as typed, is reported", () => {
  const files = inHome(text, "Take [our prices](media/our prices.pdf) with you.");
  const [found] = wordsOf(files);
  expect(found).toContain(
    "broken-link: Visitors would see [our prices](media/our prices.pdf) as typed, not a link.",
  );
});

test("a file that has the name of a PDF but isn't one is reported once, however many links go to it", () => {
  const files = inHome(target, '"Our prices", "file": "media/prices.pdf"');
  const both = inHome(text, "Take [our prices](media/prices.pdf) with you.", files);
  const { ok, diagnostics } = compile(both, { bytes: 900 });
  expect(ok).toBe(false);
  expect(diagnostics.map(({ id, file }) => [id, file])).toEqual([
    ["wrong-file", "content/media/prices.pdf"],
  ]);
});

describe("a button to a map", () => {
  test("links to a map website that searches for the address, with facts filled in", () => {
    const street = change("site.json", '"facts": {', '"facts": { "town": "Fernwick & Bay",');
    const files = inHome(target, '"Show us", "map": "27 Quay #2, {{facts.town}}"', street);
    expect(opening(files).actions).toEqual([
      {
        label: "Show us",
        href: "https://www.google.com/maps/search/?api=1&query=27+Quay+%232%2C+Fernwick+%26+Bay",
      },
    ]);
  });

  test("is one address made of several lines", () => {
    expect(mapAddress("12 Example Street", "Sampletown")).toBe(
      "https://www.google.com/maps/search/?api=1&query=12+Example+Street%2C+Sampletown",
    );
  });
});

test("a button with a file and a map is reported with both", () => {
  const files = inHome(target, '"Both", "file": "media/prices.pdf", "map": "27 Quay"');
  const [found, ...others] = wordsOf(files);
  expect(found).toContain(
    'button-target: This has "file" and "map", but it can go to only one of them.',
  );
  expect(others.filter((each) => !each.includes("unreached-page"))).toEqual([]);
});
