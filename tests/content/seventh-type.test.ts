// A type of block that the engine doesn't have, described by one schema: nothing of what is done with content forgets it.
import { describe, expect, test } from "vitest";
import { compareContent } from "../../src/content/compare/compare.ts";
import type { Site } from "../../src/content/model/site.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { asOf } from "../../src/document/as-of.ts";
import { optionalScripts } from "../../src/document/optional-scripts.ts";
import { engineAddresses } from "../../src/engine/engine-addresses.ts";
import { referenceText } from "../../src/reference/reference-text.ts";
import { iconsToBegin } from "../../src/builder/icons-to-begin.ts";
import { structuredData } from "../../src/site/structured-data.ts";
import { openDay, withAgenda, withType } from "../fixtures/seventh-type/vocabulary.ts";
import { base, compileFiles } from "./base.ts";

type Block = Readonly<Record<string, unknown>>;

const home = (block: Block) => {
  // Cast: the base has this page.
  const page = JSON.parse(base.get("home.json") ?? "") as { blocks: Block[] };
  return { ...page, blocks: [...page.blocks, block] };
};
const located = (base.get("site.json") ?? "").replace(
  "{",
  '{ "organization": { "address": { "city": "Phoenix", "country": "US" } },',
);
const filesWith = (block: Block) =>
  new Map(base).set("site.json", located).set("home.json", JSON.stringify(home(block), null, 2));
const at = home(openDay).blocks.length - 1;
const photo = { kind: "jpg", format: "jpg", bytes: 9000, width: 3000, height: 1000 } as const;
const beside = {
  vocabulary: withAgenda,
  media: ["media/favicon.svg", "media/hall.jpg"],
  measured: new Map([["media/hall.jpg", photo]]),
};
const compiled = (block: Block) => compileFiles(filesWith(block), beside);
const found = (block: Block) =>
  compiled(block).diagnostics.map(({ id, line, message }) => ({ id, line, message }));
const lineOf = (block: Block, words: string) =>
  (filesWith(block).get("home.json") ?? "").split("\n").findIndex((line) => line.includes(words)) +
  1;

function siteWith(block: Block): Site {
  const result = compiled(block);
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.site;
}

/** What is left of the block on a day. */
function blockOn(day: string, block: Block = openDay): unknown {
  const site = asOf(siteWith(block), new Date(`${day}T12:00:00Z`));
  return site.pages[0]?.blocks.find(({ type }) => String(type) === "agenda");
}

describe("the check", () => {
  test("finds nothing wrong with it, and compiles its facts, Markdown and pictures", () => {
    expect(found(openDay)).toEqual([]);
    expect(siteWith(openDay).pages[0]?.blocks[at]).toMatchObject({
      banner: { src: "./media/hall.jpg", framed: { width: 1500 } },
      crew: { jobs: [{ text: [{ type: "paragraph" }] }, {}] },
      reach: [{ lines: [expect.not.stringContaining("facts.")] }],
    });
  });

  test("doesn't know it without its schema", () => {
    const { diagnostics } = compileFiles(filesWith(openDay), { media: beside.media });
    expect(diagnostics.map(({ id }) => id)).toContain("unknown-type");
  });

  test("names the line of a misspelled field, and the field that was meant", () => {
    const { heading: headline, ...rest } = openDay;
    const block = { ...rest, haeding: headline };
    expect(found(block)).toEqual([
      {
        id: "unknown-field",
        line: lineOf(block, '"haeding"'),
        message: expect.stringContaining('"haeding"'),
      },
    ]);
    expect(compiled(block).diagnostics[0]?.hint).toContain('"heading"');
  });

  test("reads its other names for fields, and its misspelled type", () => {
    const { sessions, ...rest } = openDay;
    expect(compiled({ ...rest, talks: sessions }).diagnostics[0]?.hint).toContain('"sessions"');
    expect(compiled({ ...openDay, type: "agneda" }).diagnostics[0]?.message).toContain(
      'Did you mean "agenda"?',
    );
  });

  test("says where a field of its list belongs, and that an entry may belong into its list", () => {
    const misplaced = compiled({ ...openDay, room: "Foyer" }).diagnostics[0]?.hint;
    expect(misplaced).toContain('"sessions"');
    const untyped = compiled({ heading: "Doors open" }).diagnostics[0]?.hint;
    expect(untyped).toContain("a session");
    expect(untyped).toContain('"sessions"');
  });

  test("reports a block of this type that is pasted into a list", () => {
    const sessions = [...openDay.sessions, { type: "agenda", sessions: [] }];
    expect(found({ ...openDay, sessions }).map(({ id }) => id)).toEqual(["misplaced-block"]);
  });

  test("reports days that aren't in the calendar, and an end before the start, at any depth", () => {
    const [job] = openDay.crew.jobs;
    const crew = { jobs: [{ ...job, from: "2025-12-02", until: "2025-12-01" }] };
    const block = { ...openDay, since: "2025-02-30", crew };
    expect(found(block).map(({ id, line }) => [id, line])).toEqual([
      ["ends-before-start", lineOf(block, '"until": "2025-12-01"')],
      ["wrong-date", lineOf(block, '"since"')],
    ]);
  });

  test("reports an opening that search engines don't get, by the name of its field", () => {
    const crew = { jobs: [{ heading: "Usher", wanted: openDay.crew.jobs[0]?.wanted }] };
    const [only] = compiled({ ...openDay, crew }).diagnostics;
    expect(only).toMatchObject({ id: "unlisted-opening", hint: expect.stringContaining("wanted") });
  });

  test("reports the sample's words until they are replaced", () => {
    const sessions = [{ heading: "What the session is about" }];
    const { standIns, diagnostics } = compiled({ ...openDay, sessions });
    const all = [...standIns, ...diagnostics].map(({ id }) => id);
    expect(all).toContain("sample-text");
  });

  test("reads a type with the name of one of the engine's parts as its own schema describes it", () => {
    const text = { $ref: "../parts.schema.json#/$defs/text" };
    const texts = { type: "array", items: text };
    const row = { type: "object", properties: { cells: texts }, additionalProperties: false };
    const properties = {
      type: { const: "table", title: "Type", description: "Makes this a table block." },
      columns: texts,
      rows: { type: "array", items: row },
    };
    const schema = { title: "Table", type: "object", properties, required: ["type"] };
    const vocabulary = withType("table", { ...schema, additionalProperties: false });
    // The engine's own tables have a heading in each row, and as many cells besides as there are columns left.
    const block = {
      type: "table",
      columns: ["Day", "Room"],
      rows: [{ cells: ["Monday", "Hall"] }],
    };
    const result = compileFiles(filesWith(block), { vocabulary });
    expect(result.diagnostics).toEqual([]);
    expect(result.ok && result.site.pages[0]?.blocks[at]).toEqual(block);
  });
});

describe("a build", () => {
  test("leaves out what is over, in a list of the block and in one inside of its fields", () => {
    expect(blockOn("2025-12-05")).toMatchObject({
      sessions: [{ heading: "Doors open" }, { heading: "Carols" }],
      crew: { jobs: [{ heading: "Usher" }] },
    });
    expect(blockOn("2025-12-05")).not.toHaveProperty(["sessions", 1, "from"]);
  });

  test("leaves out the block only if nothing of its lists is left", () => {
    const sessions = [{ heading: "Gone by", until: "2025-11-30" }];
    expect(blockOn("2025-12-05", { ...openDay, sessions })).toMatchObject({
      sessions: [],
      crew: { jobs: [{ heading: "Usher" }] },
    });
    const { crew: _crew, ...alone } = openDay;
    expect(blockOn("2025-12-05", { ...alone, sessions })).toBeUndefined();
  });

  test("adds the script for what is shown for a time", () => {
    const always = { ...openDay, sessions: [{ heading: "Doors open" }], crew: undefined };
    expect(optionalScripts(siteWith(openDay))).toContain(engineAddresses.dated);
    expect(optionalScripts(siteWith(always))).not.toContain(engineAddresses.dated);
  });

  test("lists its job openings for search engines", () => {
    expect(structuredData(siteWith(openDay))).toMatchObject({
      "@graph": [{}, { "@type": "JobPosting", title: "Usher", employmentType: "PART_TIME" }],
    });
  });

  test("puts the icons of its samples into the editor", () => {
    const properties = {
      type: { const: "spot" },
      icon: { $ref: "../parts.schema.json#/$defs/icon" },
    };
    const defaultSnippets = [{ label: "a", description: "b", body: { icon: "anchor" } }];
    const vocabulary = withType("spot", {
      type: "object",
      properties,
      required: ["type"],
      defaultSnippets,
    });
    expect(iconsToBegin(new Set(), vocabulary)["anchor"]).not.toEqual([]);
    expect(iconsToBegin(new Set(), engineVocabulary)["anchor"]).toEqual([]);
  });
});

test("what changed names it by its title, and its fields by theirs", () => {
  const state = (block: Block) => ({ files: filesWith(block), media: new Map<string, string>() });
  const [doors, ...others] = openDay.sessions;
  const after = { ...openDay, sessions: [{ ...doors, room: "Hall" }, ...others] };
  const [change, ...rest] = compareContent(state(openDay), state(after), withAgenda);
  expect(rest).toEqual([]);
  expect(change?.location).toEqual(["Agenda “Open day”", "Session “Doors open”", "Room"]);
  const before = { ...state(openDay), files: new Map(base).set("site.json", located) };
  const [added] = compareContent(before, state(openDay), withAgenda);
  expect(added).toMatchObject({ did: "added", location: ["Agenda “Open day”"] });
});

test("the reference has a chapter with its fields, its lists' fields and its example", () => {
  const text = referenceText(withAgenda);
  expect(text).toContain('- [Agenda](#agenda), `"type": "agenda"`: what is on, day by day');
  const [, chapter = ""] = text.split("\n## Agenda\n");
  const [own = ""] = chapter.split("\n## ");
  for (const field of ["banner", "sessions", "crew", "reach", "room", "wanted"])
    expect(own).toContain(`\n| \`${field}\` |`);
  expect(own).toContain("![Agenda, example 1](agenda-1.png)");
  expect(own).toContain('"heading": "Doors open"');
});

test("the engine's own vocabulary stays as it is", () => {
  expect(Object.keys(withAgenda.blockPlans)).toEqual([
    ...Object.keys(engineVocabulary.blockPlans),
    "agenda",
  ]);
});
