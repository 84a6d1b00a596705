// Two people edit the same file: their edits are merged field by field, and conflicts are described in words.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Choice } from "../../../src/content/compare/merge-result.ts";
import type { Change } from "../../../src/content/edit/change.ts";
import { makeStep, startHistory, undo } from "../../../src/edit/model/history.ts";
import { mergeFile } from "../../../src/edit/session/merge-file.ts";
import { withFollowUps } from "../../../src/edit/operations/questions/follow-up.ts";
import { parseJson } from "../../../src/content/text/parse-json.ts";
import { base as site } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const cards = ["blocks", 1, "cards"] as const;
const start = `{
  "title": "About",
  "description": "Who we are.",
  "blocks": [
    { "type": "hero", "level": 1, "heading": "Hello", "text": "Caf\\u00e9 and more." },
    {
      "type": "cardGrid",
      "heading": "Values",
      "cards": [
        { "heading": "Speed", "text": "Done today." },
        { "heading": "Care", "text": "Read twice." },
        { "heading": "Price", "text": "Paid later." }
      ]
    }
  ]
}
`;

const changed = (text: string, changes: readonly Change[]) =>
  changes.reduce((now, change) => {
    const files = new Map([["about.json", now]]);
    const made = makeStep(
      startHistory(files),
      withFollowUps(engineVocabulary, files, "about.json", change),
    );
    return made.files.get("about.json") ?? "";
  }, text);
const files = new Map([...site, ["about.json", start]]);
const mergedOf = (mine: readonly Change[], theirs: readonly Change[], base = start) =>
  mergeFile(
    engineVocabulary,
    "about.json",
    { mine: changed(base, mine), base, theirs: changed(base, theirs) },
    files,
  );
const set = (value: string, ...path: (string | number)[]): Change => ({ do: "set", path, value });
const blocksOf = (text: string | undefined) =>
  (parseJson(text ?? "") as { blocks: unknown[] }).blocks;
const headings = (text: string | undefined) =>
  (blocksOf(text)[1] as { cards: { heading: string }[] }).cards.map(({ heading }) => heading);

describe("one item", () => {
  test("changed by both keeps all other edits of both, whichever text is chosen", () => {
    const button: Change = {
      do: "insert",
      into: [...cards, 0],
      name: "action",
      value: { label: "More", page: "contact" },
    };
    const { conflicts, resolve } = mergedOf(
      [set("Done at once.", ...cards, 0, "text"), button],
      [set("Done tomorrow.", ...cards, 0, "text"), set("Pace", ...cards, 0, "heading")],
    );
    expect(conflicts).toEqual([
      {
        location: ["Card grid “Values”", "Card “Speed”", "Card text"],
        mine: "Done at once.",
        theirs: "Done tomorrow.",
      },
    ]);
    expect(resolve(["theirs"])).toBe(
      start.replace(
        '{ "heading": "Speed", "text": "Done today." }',
        `{
          "heading": "Pace",
          "text": "Done tomorrow.",
          "action": { "label": "More", "page": "contact" }
        }`,
      ),
    );
    expect(resolve(["mine"])).toBe(resolve(["theirs"])?.replace("tomorrow", "at once"));
  });

  test("moved by one and changed by the other is moved and changed", () => {
    const { conflicts, resolve } = mergedOf(
      [{ do: "move", path: [...cards, 0], to: 2 }],
      [set("Done tomorrow.", ...cards, 0, "text")],
    );
    expect(conflicts).toEqual([]);
    expect(headings(resolve())).toEqual(["Care", "Price", "Speed"]);
    expect(resolve()).toContain("Done tomorrow.");
    expect(resolve()).not.toContain("Done today.");
  });

  test("removed by one and changed by the other is a conflict", () => {
    const { conflicts, resolve } = mergedOf(
      [{ do: "remove", path: [...cards, 1] }],
      [set("Read three times.", ...cards, 1, "text")],
    );
    expect(conflicts).toEqual([
      {
        location: ["Card grid “Values”", "Card “Care”"],
        mine: "Remove Card “Care”",
        theirs: "Keep Card “Care”, with the changes:\nCard text: Read three times.",
      },
    ]);
    expect(headings(resolve(["mine"]))).toEqual(["Speed", "Price"]);
    expect(headings(resolve(["theirs"]))).toEqual(["Speed", "Care", "Price"]);
    expect(resolve(["theirs"])).toContain("Read three times.");
  });
});

test("items that both added are all there, and identical ones are there once", () => {
  const add = (heading: string): Change => ({
    do: "insert",
    into: cards,
    at: 3,
    value: { heading, text: `All of ${heading}.` },
  });
  const two = mergedOf([add("Mine")], [add("Theirs")]);
  expect(two.conflicts).toEqual([]);
  expect(headings(two.resolve())).toEqual(["Speed", "Care", "Price", "Theirs", "Mine"]);
  const same = mergedOf([add("Mine"), set("About us", "title")], [add("Mine")]);
  expect(headings(same.resolve())).toEqual(["Speed", "Care", "Price", "Mine"]);
});

test("two conflicts in a file can be resolved differently", () => {
  const { conflicts, resolve } = mergedOf(
    [set("I", "title"), set("Mine.", ...cards, 2, "text")],
    [set("You", "title"), set("Theirs.", ...cards, 2, "text")],
  );
  expect(conflicts.map(({ location }) => location.at(-1))).toEqual(["Title", "Card text"]);
  expect(resolve(["mine", "theirs"])).toBe(
    start.replace("About", "I").replace("Paid later.", "Theirs."),
  );
});

test("a list that both reordered is a conflict that shows the names of its items", () => {
  const { conflicts, resolve } = mergedOf(
    [{ do: "move", path: [...cards, 0], to: 2 }],
    [{ do: "move", path: [...cards, 2], to: 0 }],
  );
  expect(conflicts).toEqual([
    {
      location: ["Card grid “Values”", "Cards", "Order"],
      mine: "1. Card “Care”\n2. Card “Price”\n3. Card “Speed”",
      theirs: "1. Card “Price”\n2. Card “Speed”\n3. Card “Care”",
    },
  ]);
  expect(headings(resolve(["mine"]))).toEqual(["Care", "Price", "Speed"]);
  expect(headings(resolve(["theirs"]))).toEqual(["Price", "Speed", "Care"]);
});

test("an order of lines, or of items without a name, shows facts by their values", () => {
  const orders = (block: object, list: string) => {
    const base = JSON.stringify({ title: "About", description: "Who.", blocks: [block] });
    const items = ["blocks", 0, ...list.split("/").map((name) => (name === "0" ? 0 : name))];
    return mergedOf(
      [{ do: "move", path: [...items, 0], to: 2 }],
      [{ do: "move", path: [...items, 2], to: 0 }],
      base,
    ).conflicts.map(({ mine }) => mine);
  };
  const lines = ["Ask for Ada", "{{facts.phone}}", "At the back"];
  const points = [{ kind: "text", label: "Way in", lines }];
  expect(orders({ type: "contactInfo", points }, "points/0/lines")).toEqual([
    "1. +1 (602) 555-0142\n2. At the back\n3. Ask for Ada",
  ]);
  const call = "Whatever it is, whenever it is: call {{facts.phone}} and ask.";
  const own = [{ text: "One." }, { text: call }, { text: "Three." }];
  const [order] = orders({ type: "cardGrid", cards: own }, "cards");
  expect(order).toMatch(/^1\. Card “Whatever it is, whenever it is: call \+1/);
});

test("a fact that both renamed stays one fact", () => {
  const base = site.get("site.json") ?? "";
  const renamed = (name: string) => base.replace('"phone": "+1', `"${name}": "+1`);
  const { conflicts, resolve } = mergeFile(
    engineVocabulary,
    "site.json",
    { base, mine: renamed("call").replace("hello@", "hi@"), theirs: renamed("tel") },
    site,
  );
  expect(conflicts).toEqual([{ location: ["Fact “Phone”", "Name"], mine: "call", theirs: "tel" }]);
  expect(resolve(["theirs"])).toBe(renamed("tel").replace("hello@", "hi@"));
  expect(resolve(["mine"])).toBe(renamed("call").replace("hello@", "hi@"));
});

describe("facts", () => {
  const own = site.get("site.json") ?? "";
  const written = (facts: Readonly<Record<string, string>>) =>
    own.replace(/"facts": \{[^}]*\}/, `"facts": ${JSON.stringify(facts)}`);
  const mergedFacts = (mine: Readonly<Record<string, string>>, theirs: typeof mine) => {
    const base = written({ phone: "111", mail: "a@b.example" });
    const texts = { base, mine: written(mine), theirs: written(theirs) };
    return mergeFile(engineVocabulary, "site.json", texts, site);
  };

  test.each([
    [
      "renamed to a name that the other person added",
      { hotline: "111", mail: "a@b.example" },
      { phone: "111", mail: "a@b.example", hotline: "222" },
      { location: ["Fact “Hotline”"], mine: "111", theirs: "222" },
    ],
    [
      "renamed by each person, two different ones, to the same name",
      { contact: "111", mail: "a@b.example" },
      { phone: "111", contact: "a@b.example" },
      { location: ["Fact “Contact”"], mine: "111", theirs: "a@b.example" },
    ],
  ])("%s are a conflict: neither value gets lost", (_how, mine, theirs, asked) => {
    const { conflicts, resolve } = mergedFacts(mine, theirs);
    expect(conflicts).toEqual([asked]);
    expect(resolve(["mine"])).toContain(`"${asked.mine}"`);
    expect(resolve(["theirs"])).toContain(`"${asked.theirs}"`);
  });

  test("renamed by both to the same name, and changed by one, are merged", () => {
    const mine = { tel: "111", mail: "a@b.example" };
    const { conflicts, resolve } = mergedFacts(mine, { ...mine, tel: "112" });
    expect(conflicts).toEqual([]);
    expect(resolve()).toBe(written({ ...mine, tel: "112" }));
  });
});

describe("a conflict shows that", () => {
  const shownSides = (mine: Change, theirs: Change) => {
    const [clash] = mergedOf([mine], [theirs]).conflicts;
    return clash && [clash.mine, clash.theirs];
  };
  const at = [...cards, 0, "action"];
  const link = (value: Record<string, string>): Change => ({
    do: "insert",
    into: at.slice(0, -1),
    name: "action",
    value: { label: "More", ...value },
  });

  test.each<[string, Change, Change, string[]]>([
    [
      "a link is its label and the title of its page",
      link({ page: "contact" }),
      link({ page: "home" }),
      ["More · Page “Contact”", "More · Page “Home”"],
    ],
    [
      "a picture is its file name and its description",
      {
        do: "insert",
        into: [...cards, 0],
        name: "picture",
        value: { src: "media/a.png", alt: "A" },
      },
      {
        do: "insert",
        into: [...cards, 0],
        name: "picture",
        value: { src: "media/b.png", alt: "B" },
      },
      ["a.png · A", "b.png · B"],
    ],
    [
      "facts and links in a text have names",
      set("Call {{facts.phone}}.", "blocks", 0, "text"),
      set("[Write](page:contact).", "blocks", 0, "text"),
      ["Call +1 (602) 555-0142 (fact “Phone”).", "Write (Page “Contact”)."],
    ],
    [
      "a list is counted",
      { do: "remove", path: ["blocks", 1, "cards"] },
      set("New.", ...cards, 0, "text"),
      ["Nothing", "3 cards"],
    ],
    [
      "true and false are Yes and No",
      { do: "insert", into: ["blocks", 0], name: "hidden", value: true },
      { do: "insert", into: ["blocks", 0], name: "hidden", value: false },
      ["Yes", "No"],
    ],
    [
      "a choice has the panel's label",
      { do: "set", path: ["blocks", 0, "level"], value: 2 },
      { do: "remove", path: ["blocks", 0, "level"] },
      ["A heading below it", "Nothing"],
    ],
    [
      "a removed value is Nothing",
      { do: "remove", path: ["blocks", 0, "text"] },
      set("New.", "blocks", 0, "text"),
      ["Nothing", "New."],
    ],
  ])("%s", (_name, mine, theirs, words) => {
    expect(shownSides(mine, theirs)).toEqual(words);
  });

  test("an item that replaces another one removes it", () => {
    const [clash] = mergedOf(
      [
        { do: "remove", path: ["blocks", 1] },
        {
          do: "insert",
          into: ["blocks"],
          at: 1,
          value: { type: "list", heading: "Other", hidden: true, items: [] },
        },
      ],
      [set("Our values", "blocks", 1, "heading")],
    ).conflicts;
    expect(clash?.mine).toBe("Remove Card grid “Values”");
    expect(clash?.theirs).toBe("Keep Card grid “Values”, with the changes:\nHeading: Our values");
  });
});

describe("a table", () => {
  const table = ["blocks", 0, "items", 0, "table"];
  const page = `{
  "title": "Prices",
  "blocks": [
    {
      "type": "list",
      "items": [
        {
          "heading": "Riding",
          "table": {
            "caption": "Prices",
            "columns": ["Lesson", "Price", "Ten"],
            "rows": [
              { "heading": "Single", "cells": ["$40", "$350"] },
              { "heading": "Double", "cells": ["$60", "$500"] }
            ]
          }
        }
      ]
    }
  ]
}
`;
  const cell = (value: string, row: number, at: number) =>
    set(value, ...table, "rows", row, "cells", at);
  const tableIn = (text: string | undefined) => {
    const [block] = blocksOf(text) as { items: { table: object }[] }[];
    return block?.items[0]?.table;
  };

  test("keeps changed cells under their heading if someone else moved the column", () => {
    const { conflicts, resolve } = mergedOf(
      [{ do: "move", path: [...table, "columns", 2], to: 1 }],
      [cell("$45", 0, 0), cell("$550", 1, 1)],
      page,
    );
    expect(conflicts).toEqual([]);
    expect(resolve()).toBe(
      page
        .replace('"Price", "Ten"', '"Ten", "Price"')
        .replace('["$40", "$350"]', '["$350", "$45"]')
        .replace('["$60", "$500"]', '["$550", "$60"]'),
    );
  });

  test("has equal rows if one person added a column and another a row", () => {
    const { conflicts, resolve } = mergedOf(
      [{ do: "insert", into: [...table, "columns"], at: 1, value: "Length" }, cell("1 h", 0, 0)],
      [
        {
          do: "insert",
          into: [...table, "rows"],
          at: 2,
          value: { heading: "Group", cells: ["$20", "$150"] },
        },
      ],
      page,
    );
    expect(conflicts).toEqual([]);
    expect(tableIn(resolve())).toMatchObject({
      columns: ["Lesson", "Length", "Price", "Ten"],
      rows: [
        { heading: "Single", cells: ["1 h", "$40", "$350"] },
        { heading: "Double", cells: ["", "$60", "$500"] },
        { heading: "Group", cells: ["", "$20", "$150"] },
      ],
    });
  });

  test("has a conflict if one person removed a column and another changed a cell in it", () => {
    const { conflicts, resolve } = mergedOf(
      [{ do: "remove", path: [...table, "columns", 1] }],
      [cell("$45", 0, 0)],
      page,
    );
    expect(conflicts).toEqual([
      {
        location: ["List “Riding”", "Item “Riding”", "Table", "Column “Price”"],
        mine: "Remove Column “Price”",
        theirs: "Keep Column “Price”, with the changes:\nCell “Single”: $45",
      },
    ]);
    expect(tableIn(resolve(["mine"]))).toEqual(
      tableIn(changed(page, [{ do: "remove", path: [...table, "columns", 1] }])),
    );
    expect(tableIn(resolve(["theirs"]))).toEqual(tableIn(changed(page, [cell("$45", 0, 0)])));
  });

  test("has a conflict that names the row and column if both changed the same cell", () => {
    const { conflicts } = mergedOf([cell("$45", 0, 0)], [cell("$50", 0, 0)], page);
    expect(conflicts).toEqual([
      {
        location: ["List “Riding”", "Item “Riding”", "Table", "Row “Single”", "Cell “Price”"],
        mine: "$45",
        theirs: "$50",
      },
    ]);
  });

  const remove = (at: number): Change => ({ do: "remove", path: [...table, "columns", at] });

  test.each([
    ["the text that another person wrote there", 1, "$380", "$400", '["", "$380"]'],
    ["a text of another column", 0, "$45", "Nothing", '["$45", "$400"]'],
  ])(
    "never takes a text that moved to the next cell for %s",
    (_which, at, written, asked, result) => {
      const half = page.replace('["$40", "$350"]', '["$40", ""]');
      const moved = [cell("", 0, 0), cell("$400", 0, 1)];
      const { conflicts, resolve } = mergedOf(moved, [cell(written, 0, at)], half);
      expect(conflicts).toMatchObject([{ mine: asked, theirs: written }]);
      expect(resolve(["theirs"])).toBe(half.replace('["$40", ""]', result));
    },
  );

  test("has a conflict if one person removed a column and another added a row with a text in it", () => {
    const row = { heading: "Group", cells: ["$20", "$150"] };
    const adding: Change = { do: "insert", into: [...table, "rows"], at: 2, value: row };
    const { conflicts, resolve } = mergedOf([remove(1)], [adding], page);
    expect(conflicts).toEqual([
      {
        location: ["List “Riding”", "Item “Riding”", "Table", "Column “Price”"],
        mine: "Remove Column “Price”",
        theirs: "Keep Column “Price”, with the changes:\nCell “Group”: $20",
      },
    ]);
    expect(tableIn(resolve(["mine"]))).toEqual(tableIn(changed(page, [adding, remove(1)])));
    expect(tableIn(resolve(["theirs"]))).toEqual(tableIn(changed(page, [adding])));
    const empty = { ...adding, value: { ...row, cells: ["", "$150"] } };
    expect(mergedOf([remove(1)], [empty], page).conflicts).toEqual([]);
  });

  test("has a conflict, too, if the changed cell's row is called like another one", () => {
    const twice = page.replace("Double", "Single");
    const { conflicts } = mergedOf([remove(1)], [cell("$45", 0, 0)], twice);
    expect(conflicts).toMatchObject([{ mine: "Remove Column “Price”" }]);
  });

  test("keeps each text in its column and row, whatever each person does to columns and rows", () => {
    const columns = [...table, "columns"];
    const rows = [...table, "rows"];
    const shape = fc.oneof(
      fc.record({ do: fc.constant("move" as const), at: fc.nat(2), to: fc.nat(2) }),
      fc.record({ do: fc.constant("remove" as const), at: fc.nat(2) }),
      fc.record({ do: fc.constant("insert" as const), at: fc.nat(3) }),
      fc.record({ do: fc.constant("row" as const), at: fc.nat(1) }),
    );
    const cells = fc.array(fc.record({ row: fc.nat(1), at: fc.nat(1) }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(shape, cells, fc.boolean(), (made, edits, isMine) => {
        const change: Change =
          made.do === "move"
            ? { do: "move", path: [...columns, made.at], to: made.to }
            : made.do === "remove"
              ? { do: "remove", path: [...columns, made.at] }
              : made.do === "insert"
                ? { do: "insert", into: columns, at: made.at, value: "New" }
                : { do: "move", path: [...rows, made.at], to: 1 - made.at };
        const typed = edits.map(({ row, at }, number) => cell(`$${number}9`, row, at));
        const [mine, theirs] = isMine ? [[change], typed] : [typed, [change]];
        const { conflicts, resolve } = mergedOf(mine, theirs, page);
        const side = isMine ? "theirs" : "mine";
        // As if one edit followed the other; a removed column is a conflict if its cells were changed.
        const wanted =
          conflicts.length > 0 ? changed(page, typed) : changed(changed(page, typed), [change]);
        expect(tableIn(resolve(conflicts.map(() => side)))).toEqual(tableIn(wanted));
      }),
      { numRuns: 20 },
    );
  });
});

test("whatever is chosen, all other edits of both survive, and nothing is duplicated", () => {
  /** Unique words. */
  const edit = (who: string) =>
    fc
      .oneof(
        {
          weight: 4,
          arbitrary: fc.record({ do: fc.constant("set"), at: fc.nat(9), to: fc.nat(9) }),
        },
        fc.record({
          do: fc.constantFrom("add", "remove", "move", "button"),
          at: fc.nat(9),
          to: fc.nat(9),
        }),
      )
      .map((made) => ({ ...made, who }));
  const edited = (
    text: string,
    edits: readonly { do: string; at: number; to: number; who: string }[],
  ) =>
    edits.reduce((now, made, number) => {
      const count = headings(now).length;
      const [at, own] = [made.at % Math.max(1, count), `${made.who}${number}x`];
      const path = [...cards, at];
      if (made.do === "add")
        return changed(now, [
          { do: "insert", into: cards, at, value: { heading: own, text: `${own}y and ${own}z` } },
        ]);
      if (count === 0) return now;
      if (made.do === "set")
        return changed(now, [set(own, ...path, made.to % 2 ? "text" : "heading")]);
      if (made.do === "remove") return changed(now, [{ do: "remove", path }]);
      if (made.do === "move") return changed(now, [{ do: "move", path, to: made.to % count }]);
      return changed(now, [
        { do: "insert", into: path, name: "action", value: { label: own, page: "home" } },
      ]);
    }, text);
  const words = (text: string) => text.match(/\b[mtb]\d+[xyz]\b/g) ?? [];
  const base = start
    .replace("Speed", "b1x")
    .replace("Done today", "b1y")
    .replace("Care", "b2x")
    .replace("Read twice", "b2y")
    .replace("Price", "b3x")
    .replace("Paid later", "b3y");
  const arbitrary = fc.tuple(
    fc.array(edit("m"), { minLength: 1, maxLength: 5 }),
    fc.array(edit("t"), { minLength: 1, maxLength: 5 }),
    fc.array(fc.constantFrom<Choice>("mine", "theirs"), { maxLength: 6 }),
  );
  fc.assert(
    fc.property(arbitrary, ([ofMine, ofTheirs, choices]) => {
      const [mine, theirs] = [edited(base, ofMine), edited(base, ofTheirs)];
      const { conflicts, resolve } = mergeFile(
        engineVocabulary,
        "about.json",
        { mine, base, theirs },
        files,
      );
      const asked = conflicts.flatMap((clash) =>
        words(`${clash.location.join()} ${clash.mine} ${clash.theirs}`),
      );
      const sides = { mine, theirs };
      const open = new Set(asked);
      const read = (chosen: readonly Choice[]) =>
        words(JSON.stringify(parseJson(resolve(chosen) ?? "")));
      const found = read(choices);
      expect(new Set(found).size).toBe(found.length);
      const isKept = (word: string) =>
        [mine, theirs].some((text) => text.includes(word)) &&
        (!word.startsWith("b") || [mine, theirs].every((text) => text.includes(word)));
      const [own, others] = [words(mine), words(theirs)];
      expect(found).toEqual(
        expect.arrayContaining(
          [...own, ...others].filter((word) => isKept(word) && !open.has(word)),
        ),
      );
      for (const side of ["mine", "theirs"] as const) {
        const taken = read(conflicts.map(() => side));
        const gone = words(base).filter((word) => !sides[side].includes(word));
        expect(taken).toEqual(
          expect.arrayContaining(words(sides[side]).filter((word) => !word.startsWith("b"))),
        );
        expect(taken.filter((word) => gone.includes(word))).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});

test("a file that isn't JSON is merged line by line", () => {
  const base = start.replace('"About",', '"About"');
  const texts = { base, mine: base.replace("Hello", "Hi"), theirs: base.replace("Speed", "Pace") };
  const { conflicts, resolve } = mergeFile(engineVocabulary, "about.json", texts, files);
  expect(conflicts).toEqual([]);
  expect(resolve()).toBe(base.replace("Hello", "Hi").replace("Speed", "Pace"));
});

test("undo restores a resolved file to the byte", () => {
  const mine = changed(start, [set("I", "title")]);
  const { resolve } = mergedOf([set("I", "title")], [set("You", "title")]);
  const history = startHistory(new Map([["about.json", mine]]));
  const made = makeStep(history, [{ file: "about.json", text: resolve(["theirs"]) }]);
  expect(made.files.get("about.json")).toBe(start.replace("About", "You"));
  expect(undo(made).files.get("about.json")).toBe(mine);
});
