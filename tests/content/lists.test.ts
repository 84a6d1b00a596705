// What lists, tables and contact blocks must have beyond their shape, and what they may leave out.
import { describe, expect, test } from "vitest";
import { change, compileFiles } from "./base.ts";

/** What is reported for the home page with this block in it, and where. */
function reported(block: object): string[] {
  const text = `${JSON.stringify(block)},\n    {\n      "type": "cardGrid",`;
  const files = change("home.json", '{\n      "type": "cardGrid",', text);
  return compileFiles(files).diagnostics.map(
    ({ id, pointer, message }) => `${pointer} ${id}: ${message}`,
  );
}

const list = (layout: string, ...items: object[]) => reported({ type: "list", layout, items });
const withTable = (table: object) =>
  reported({ type: "list", items: [{ heading: "Fees", table: { caption: "Fees", ...table } }] });

describe("in a list of questions", () => {
  test("an answer is its text, its parts or its table", () => {
    const table = { caption: "Fees", rows: [{ heading: "Paper", cells: ["$9"] }] };
    const parts = [{ heading: "On paper", text: "Nine dollars." }];
    expect(list("questions", { heading: "A?", text: "A." }, { heading: "B?", table })).toEqual([]);
    expect(list("questions", { heading: "A?", parts })).toEqual([]);
  });

  test("each question without an answer is reported, unless it is hidden", () => {
    const hidden = { heading: "B?", hidden: true };
    expect(list("questions", { heading: "A?" }, hidden, { heading: "C?", icon: "clock" })).toEqual([
      "/blocks/1/items/0 unsaid-item: This question has no answer.",
      "/blocks/1/items/2 unsaid-item: This question has no answer.",
    ]);
  });
});

test("a quote without words is reported, and in other layouts a heading is enough", () => {
  const item = { heading: "Ingrid Solberg", details: ["May 2025"] };
  expect(list("quotes", item)).toEqual(["/blocks/1/items/0 unsaid-item: This quote has no words."]);
  for (const layout of ["columns", "ledger", "prose"]) expect(list(layout, item)).toEqual([]);
});

describe("an item with a picture", () => {
  const src = "https://images.unsplash.com/photo-1497366216548-37526070297c";
  const picture = { src, alt: "A desk", width: 1600, height: 1067 };
  const decorative = { ...picture, alt: "", decorative: true };

  test("needs no heading, and one without a picture does", () => {
    for (const layout of ["columns", "prose", "logos", "gallery"])
      expect(list(layout, { picture }, { picture, text: "Ours." })).toEqual([]);
    expect(list("columns", { picture: decorative })).toEqual([]);
    expect(list("columns", { picture }, { text: "Ours." })).toEqual([
      '/blocks/1/items/1 missing-field: The 2nd item has no "heading".',
    ]);
  });

  test("needs one as a question, as a job, and where nothing else names what opens it", () => {
    const opening = { posted: "2025-05-27", employment: "full-time" };
    expect(list("questions", { picture, text: "Yes." })).toEqual([
      '/blocks/1/items/0 missing-field: This question has no "heading".',
    ]);
    expect(list("ledger", { picture, opening })).toContain(
      '/blocks/1/items/0 missing-field: This job opening has no "heading".',
    );
    expect(list("gallery", { picture }, { picture: decorative })).toEqual([
      '/blocks/1/items/1 missing-field: This picture has no "heading".',
    ]);
    expect(list("gallery", { picture: decorative, hidden: true }, { picture })).toEqual([]);
  });
});

test("a layout that there isn't is one mistake, whatever items would lack in another", () => {
  const idsOf = (found: string[]) => found.map((each) => each.split(":")[0]);
  const item = { heading: "Ingrid Solberg" };
  expect(idsOf(list("grid", item))).toEqual(["/blocks/1/layout unknown-value"]);
  // The check can guess the intended layout, and so it can report what is missing for that layout.
  expect(idsOf(list("qoutes", item))).toEqual([
    "/blocks/1/layout unknown-value",
    "/blocks/1/items/0 unsaid-item",
  ]);
});

describe("a row of a table", () => {
  const one = { heading: "Paper", cells: ["$9"] };
  const two = { heading: "Electronic", cells: ["$4", "$5"] };

  test("has as many cells as the first, where the columns have no headings", () => {
    expect(withTable({ rows: [one, one] })).toEqual([]);
    expect(withTable({ rows: [one, two] })).toEqual([
      "/blocks/1/items/0/table/rows/1/cells uneven-row: This row has 2 cells besides its heading, but the first row has 1.",
    ]);
  });

  test("has one for each heading of a column but the first", () => {
    expect(withTable({ columns: ["Claim", "First", "Appeal"], rows: [two] })).toEqual([]);
    // That there are no headings at all is a mistake of its own, and the first row counts then.
    expect(withTable({ columns: [], rows: [one, one] }).join()).not.toContain("uneven-row");
    expect(withTable({ columns: ["Claim", "First"], rows: [two, one] })).toEqual([
      '/blocks/1/items/0/table/rows/0/cells uneven-row: This row has 2 cells besides its heading, but "columns" names 1.',
    ]);
  });
});

describe("a contact block", () => {
  const hours = { heading: "Hours", rows: [{ days: "Monday", hours: "9-5" }] };
  const points = [{ kind: "place", label: "Office", lines: ["27 Quay", "Boise"] }];

  test("needs hours or ways to reach the company, and no more than one of the two", () => {
    expect(reported({ type: "contactInfo", hours })).toEqual([]);
    expect(reported({ type: "contactInfo", points })).toEqual([]);
    expect(reported({ type: "contactInfo", points, hours })).toEqual([]);
  });

  test("with neither is one mistake, which names both", () => {
    const files = change("home.json", '"blocks": [', '"blocks": [{ "type": "contactInfo" },');
    const { diagnostics } = compileFiles(files);
    const [found] = diagnostics.filter(({ id }) => id !== "late-main-heading");
    expect(found).toMatchObject({
      pointer: "/blocks/0",
      message: 'The 1st block (contactInfo) has no "points".',
    });
    expect(found?.hint).toMatch(/^Add "points"\. Or add "hours"\.$/);
    expect(diagnostics).toHaveLength(2);
  });

  test("with misspelled hours has only that reported", () => {
    const found = reported({ type: "contactInfo", horus: hours });
    expect(found.map((each) => each.split(":")[0])).toEqual(["/blocks/1/horus unknown-field"]);
    expect(found[0]).toContain('Did you mean "hours"?');
  });
});
