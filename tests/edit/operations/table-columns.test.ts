// A column of a table is its heading and its cells.
import { allTools } from "../../../src/edit/session/session-tools.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editsFor, type Change } from "../../../src/content/edit/change.ts";
import { isFields, valueAt, type Json } from "../../../src/content/model/json.ts";
import { compareContent } from "../../../src/content/compare/compare.ts";
import { duplicate, move, remove, type Arranging } from "../../../src/edit/screen/arrange.ts";
import { columnAt } from "../../../src/edit/operations/table-at.ts";
import { makeStep, redo, startHistory, undo } from "../../../src/edit/model/history.ts";
import { revert } from "../../../src/edit/operations/changes/revert.ts";
import { locateUndo } from "../../../src/edit/operations/locate-undo.ts";
import { withFollowUps } from "../../../src/edit/operations/questions/follow-up.ts";
import { fileValue } from "../../../src/edit/model/read-json.ts";
import { callsIn } from "../../content/calls.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";

const table = ["blocks", 0, "items", 0, "table"];
const columns = [...table, "columns"];

const page = (rows: string, headings = '["Lesson", "Price", "Ten lessons"]') => `{
  "title": "Prices",
  "blocks": [
    {
      "type": "list",
      "items": [
        {
          "heading": "Riding",
          "table": {
            "caption": "Prices in US dollars",
            "columns": ${headings},
            "rows": [
${rows}
            ]
          }
        }
      ]
    }
  ]
}
`;
const row = (heading: string, cells: string) =>
  `              { "heading": "${heading}", "cells": ${cells} }`;
const even = page(
  [row("Single", '["$40", "$350"]'), row("Caf\\u00e9", '["$30", "{{facts.ten}}"]')].join(",\n"),
);

const step = (text: string, change: Change) => {
  const files = new Map([["prices.json", text]]);
  return makeStep(
    startHistory(files),
    withFollowUps(engineVocabulary, files, "prices.json", change),
  );
};
const after = (text: string, change: Change) => step(text, change).files.get("prices.json") ?? "";
/** The table as visitors see it: the headings, then row by row. */
const shown = (text: string) => {
  const read = valueAt(fileValue(new Map([["a", text]]), "a"), table);
  const { columns: headings, rows } = isFields(read) ? read : {};
  const list = Array.isArray(rows) ? (rows as { heading: Json; cells?: Json[] }[]) : [];
  return [headings, ...list.map(({ heading, cells }) => [heading, ...(cells ?? [])])];
};

describe("a column", () => {
  test("moves with its cells, and nothing else changes by a byte", () => {
    const moved = after(even, { do: "move", path: [...columns, 2], to: 1 });
    expect(moved).toBe(
      page(
        [row("Single", '["$350", "$40"]'), row("Caf\\u00e9", '["{{facts.ten}}", "$30"]')].join(
          ",\n",
        ),
        '["Lesson", "Ten lessons", "Price"]',
      ),
    );
  });

  test("that is moved to or from the first position swaps with the row headings", () => {
    const right = after(even, { do: "move", path: [...columns, 0], to: 2 });
    expect(shown(right)).toEqual([
      ["Price", "Ten lessons", "Lesson"],
      ["$40", "$350", "Single"],
      ["$30", "{{facts.ten}}", "Café"],
    ]);
    expect(shown(after(right, { do: "move", path: [...columns, 2], to: 0 }))).toEqual(shown(even));
  });

  test.each([
    [0, ["Price", "Ten lessons"], ["$40", "$350"]],
    [1, ["Lesson", "Ten lessons"], ["Single", "$350"]],
  ])("number %i is removed with its cells", (at, headings, first) => {
    const left = shown(after(even, { do: "remove", path: [...columns, at] }));
    expect(left.slice(0, 2)).toEqual([headings, first]);
  });

  test("gets an empty cell in each row when it is added", () => {
    const two = after(even, { do: "remove", path: [...columns, 2] });
    const three = after(two, { do: "insert", into: columns, at: 2, value: "" });
    expect(shown(three)).toEqual([
      ["Lesson", "Price", ""],
      ["Single", "$40", ""],
      ["Café", "$30", ""],
    ]);
  });

  test("gets copies of its cells when it is duplicated", () => {
    const change = { do: "insert", into: columns, at: 2, value: "Price", copyOf: 1 } as const;
    expect(shown(after(even, change))[1]).toEqual(["Single", "$40", "$40", "$350"]);
  });

  test.each([
    ["move", { do: "move", path: [...table, "rows", 1, "cells", 0], to: 1 }],
    ["remove", { do: "remove", path: [...table, "rows", 1, "cells", 0] }],
    [
      "copy",
      { do: "insert", into: [...table, "rows", 1, "cells"], at: 1, value: "$30", copyOf: 0 },
    ],
  ] as const)("goes with one of its cells: %s", (_name, change) => {
    const ofHeading: Record<string, Change> = {
      move: { do: "move", path: [...columns, 1], to: 2 },
      remove: { do: "remove", path: [...columns, 1] },
      insert: { do: "insert", into: columns, at: 2, value: "Price", copyOf: 1 },
    };
    const wanted = ofHeading[change.do];
    expect(after(even, change)).toBe(wanted && after(even, wanted));
  });

  test("without a heading is removed with its cells too", () => {
    const bare = page(row("Single", '["$40", "$350"]'), "[]").replace(/ +"columns": .*\n/, "");
    const change = { do: "remove", path: [...table, "rows", 0, "cells", 0] } as const;
    expect(shown(after(bare, change))[1]).toEqual(["Single", "$350"]);
  });
});

describe("a row", () => {
  test("with missing cells keeps the others under their headings", () => {
    const short = page(row("Single", '["$40"]'));
    const moved = after(short, { do: "move", path: [...columns, 2], to: 1 });
    expect(shown(moved)[1]).toEqual(["Single", "", "$40"]);
    expect(shown(after(short, { do: "remove", path: [...columns, 2] }))[1]).toEqual([
      "Single",
      "$40",
    ]);
  });

  test("without cells gets its first one", () => {
    const none = page('              { "heading": "Single" }');
    expect(shown(after(none, { do: "move", path: [...columns, 0], to: 1 }))[1]).toEqual([
      "",
      "Single",
    ]);
    expect(after(none, { do: "remove", path: [...columns, 1] })).toContain(
      '{ "heading": "Single" }',
    );
  });

  test("with an extra cell keeps it last, and a heading added there belongs to it", () => {
    const long = page(row("Single", '["$40", "$350"]'), '["Lesson", "Price"]');
    const moved = after(long, { do: "move", path: [...columns, 1], to: 0 });
    expect(shown(moved)[1]).toEqual(["$40", "Single", "$350"]);
    const headed = after(long, { do: "insert", into: columns, at: 2, value: "Ten lessons" });
    expect(shown(headed)[1]).toEqual(["Single", "$40", "$350"]);
  });

  test("with an extra cell can lose only that one", () => {
    const rows = [row("Single", '["$40", "$350"]'), row("Double", '["$60"]')].join(",\n");
    const change = { do: "remove", path: [...table, "rows", 0, "cells", 1] } as const;
    expect(shown(after(page(rows, '["Lesson", "Price"]'), change))).toEqual([
      ["Lesson", "Price"],
      ["Single", "$40"],
      ["Double", "$60"],
    ]);
  });
});

test.each<[string, Change]>([
  ["moved", { do: "move", path: [...columns, 2], to: 1 }],
  ["removed", { do: "remove", path: [...columns, 0] }],
  ["copied", { do: "insert", into: columns, at: 2, value: "Price", copyOf: 1 }],
])("a column that was %s is one change in the list and is reverted as a whole", (_did, change) => {
  const [before, now] = [new Map([["prices.json", even]]), step(even, change).files];
  const media = new Map<string, string>();
  const [found, ...more] = compareContent(
    { files: before, media },
    { files: now, media },
    engineVocabulary,
  );
  expect(found).toMatchObject({ did: "changed", path: table });
  expect(found?.location.at(-1)).toBe("Table");
  expect(more).toEqual([]);
  const operations = found && revert(engineVocabulary, found, before, now);
  expect(makeStep(startHistory(now), operations ?? []).files).toEqual(before);
});

test("undo names the column, even if it was moved by a cell", () => {
  const made = step(even, { do: "move", path: [...table, "rows", 0, "cells", 1], to: 0 });
  const { message } = locateUndo(
    engineVocabulary,
    "Undone",
    made.files,
    undo(made).files,
    new Map(),
    made.past.at(-1)?.action,
  );
  expect(message).toMatch(/^Undone: Column “Ten lessons” of Table on .* moved back\.$/);
});

test("an edited heading or cell is a separate change", () => {
  const now = after(even, { do: "set", path: [...columns, 1], value: "Fee" }).replace(
    "$350",
    "$360",
  );
  const media = new Map<string, string>();
  const found = compareContent(
    { files: new Map([["prices.json", even]]), media },
    { files: new Map([["prices.json", now]]), media },
    engineVocabulary,
  );
  expect(found.map(({ location }) => location.at(-1))).toEqual(["Columns", "Cells"]);
});

test("the tools of a cell say that they act on its column", () => {
  const messages: string[] = [];
  const files = new Map([["prices.json", even]]);
  const arranging = {
    session: {
      vocabulary: engineVocabulary,
      tools: allTools,
      state: () => ({ history: { files } }),
      change: () => undefined,
    },
    select: () => undefined,
    say: (words: string) => messages.push(words),
    explainAnswer: () => undefined,
  } as unknown as Arranging; // Cast: nothing else of it is used.
  const cell = { file: "prices.json", path: [...table, "rows", 1, "cells", 0] };
  remove(arranging, cell);
  duplicate(arranging, { file: "prices.json", path: [...columns, 2] });
  move(arranging, { file: "prices.json", path: [...table, "rows", 1] }, 0);
  move(arranging, cell, 1);
  expect(messages).toEqual([
    "Removed the column and its cells. Undo brings it back.",
    "Duplicated the column and its cells. The copy is selected.",
    "Moved to position 1 of 2.",
    "Moved the column and its cells to position 3 of 3.",
  ]);
  expect(columnAt(engineVocabulary, files, cell)).toEqual({ number: 2, count: 3 });
  const long = new Map([["prices.json", page(row("Single", '["$40", "$350"]'), '["A", "B"]')]]);
  const ofFirst = { file: "prices.json", path: [...table, "rows", 0, "cells", 1] };
  expect(columnAt(engineVocabulary, long, ofFirst)).toBeUndefined();
});

describe("in a hand-formatted file with euro signs", () => {
  const priced = (count: number, one: string) =>
    page(
      Array.from({ length: count }, (_, at) =>
        row(`${one} ${at}, €`, `["${one} ${at} €"\n  , "${at} € a ${one}"]`).replace(":", " :"),
      ).join(",\n"),
    );
  const called = (calls: ReadonlyMap<string, number>, name: string) =>
    [...calls].reduce((sum, [each, n]) => sum + (each.startsWith(`${name} of `) ? n : 0), 0);

  test("moving a column with twice the rows takes twice the work", async () => {
    const work = async (rows: number) => {
      const text = priced(rows, "Ride");
      return called(
        await callsIn(() => step(text, { do: "move", path: [...columns, 1], to: 2 })),
        "widthOf",
      );
    };
    expect((await work(40)) / (await work(20))).toBeLessThan(2.2);
  });

  test("each text is measured only once, even across changes", async () => {
    const text = priced(20, "Lesson");
    const change: Change = { do: "insert", into: [], name: "description", value: "Fees" };
    const calls = await callsIn(() => {
      editsFor(text, change);
      editsFor(text, change);
    });
    expect(called(calls, "columnsOf")).toBe(60);
  });

  test("typing in a text on its own line measures nothing", async () => {
    const typed: Change = { do: "set", path: ["title"], value: "Fees" };
    const calls = await callsIn(() => editsFor(priced(20, "Drive"), typed));
    expect(called(calls, "widthOf")).toBe(0);
  });
});

test("any change to columns keeps each text under its heading, and one undo restores the bytes", () => {
  const index = fc.nat({ max: 2 });
  const change = fc.oneof(
    fc.record({ do: fc.constant("move" as const), at: index, to: index }),
    fc.record({ do: fc.constant("remove" as const), at: index }),
    fc.record({ do: fc.constant("insert" as const), at: fc.nat({ max: 3 }) }),
  );
  const cells = fc.array(fc.constantFrom("a", "b", "{{facts.c}}"), { maxLength: 4 });
  fc.assert(
    fc.property(change, fc.array(cells, { minLength: 1, maxLength: 3 }), (made, lists) => {
      const text = page(
        lists.map((list, at) => row(`R${at}`, JSON.stringify(list.map((x) => x + at)))).join(",\n"),
      );
      const whole: Change =
        made.do === "insert"
          ? { do: "insert", into: columns, at: made.at, value: "New" }
          : made.do === "move"
            ? { do: "move", path: [...columns, made.at], to: made.to }
            : { do: "remove", path: [...columns, made.at] };
      const history = step(text, whole);
      const [headings, ...rows] = shown(history.files.get("prices.json") ?? "");
      const [were, ...before] = shown(text);
      // Each text by its heading; texts without a heading by their number.
      const byHeading = (all: unknown, texts: unknown) =>
        (Array.isArray(texts) ? texts : []).flatMap((each: unknown, at) => {
          const heading: unknown = Array.isArray(all) ? all[at] : undefined;
          return each === "" || heading === undefined
            ? []
            : [`${String(heading)}: ${String(each)}`];
        });
      const gone = made.do === "remove" && Array.isArray(were) ? String(were[made.at]) : "none";
      for (const [at, texts] of rows.entries())
        expect(byHeading(headings, texts)).toEqual(
          expect.arrayContaining(
            byHeading(were, before[at]).filter((each) => !each.startsWith(`${gone}: `)),
          ),
        );
      const undone = undo(history);
      expect(undone.files.get("prices.json")).toBe(text);
      expect(redo(undone).files).toEqual(history.files);
    }),
    { numRuns: 25 },
  );
});
