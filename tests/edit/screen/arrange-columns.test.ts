// What is done to a column: before the code for its cells is loaded, and where there is no room.
import { expect, test } from "vitest";
import type { Change } from "../../../src/content/edit/change.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { duplicate, move, remove, type Arranging } from "../../../src/edit/screen/arrange.ts";
import { sessionTools } from "../../../src/edit/session/session-tools.ts";

const table = ["blocks", 0, "items", 0, "table"];

function arrangingOf(columns: readonly string[], isLoaded: boolean) {
  const row = { heading: "Car", cells: columns.slice(1) };
  const items = [{ heading: "Prices", table: { caption: "Prices", columns, rows: [row] } }];
  const page = { title: "Prices", blocks: [{ type: "list", items }] };
  const files = new Map([["prices.json", JSON.stringify(page)]]);
  const [changes, messages]: [Change[], string[]] = [[], []];
  let load = (): void => undefined;
  const loading = new Promise<void>((resolve) => (load = resolve));
  let tools = isLoaded ? sessionTools : undefined;
  const session = {
    vocabulary: engineVocabulary,
    tools: {
      loaded: () => tools,
      load: () => loading.then(() => (tools = sessionTools)),
    },
    state: () => ({ history: { files } }),
    change: (_file: string, change: Change) => changes.push(change),
  };
  const arranging = {
    session,
    select: () => undefined,
    say: (words: string) => messages.push(words),
    explainAnswer: () => undefined,
  } as unknown as Arranging; // Cast: nothing else of it is used.
  return { arranging, changes, messages, load };
}

const at = (...path: (string | number)[]) => ({ file: "prices.json", path: [...table, ...path] });

test.each([
  ["moved", (of: Arranging) => move(of, at("columns", 1), 2)],
  ["duplicated", (of: Arranging) => duplicate(of, at("rows", 0, "cells", 0))],
  ["removed", (of: Arranging) => remove(of, at("columns", 2))],
] as const)("a column is %s once the code for its cells is loaded", async (_, arrange) => {
  const { arranging, changes, messages, load } = arrangingOf(["A", "B", "C"], false);
  arrange(arranging);
  expect([changes, messages]).toEqual([[], []]);
  load();
  await expect.poll(() => changes.length).toBe(1);
  expect(messages).toEqual([expect.stringContaining(" the column and its cells")]);
});

test("a row doesn't wait", () => {
  const { arranging, changes } = arrangingOf(["A", "B"], false);
  duplicate(arranging, at("rows", 0));
  expect(changes).toHaveLength(1);
});

test.each([at("columns", 5), at("rows", 0, "cells", 0)])(
  "a seventh column isn't made: %j",
  (from) => {
    const { arranging, changes, messages } = arrangingOf([..."ABCDEF"], true);
    expect(duplicate(arranging, from)).toBe(undefined);
    expect(changes).toEqual([]);
    expect(messages).toEqual(["A table can have up to 6 columns. Remove one first."]);
  },
);

test("a full list says how many entries it can have", () => {
  const { arranging, messages } = arrangingOf(["A", "B"], true);
  const rows = Array.from({ length: 40 }, () => ({ heading: "Car", cells: ["$1"] }));
  const items = [{ heading: "Prices", table: { caption: "Prices", rows } }];
  const files = new Map([["prices.json", JSON.stringify({ blocks: [{ type: "list", items }] })]]);
  const session = { ...arranging.session, state: () => ({ history: { files } }) };
  // Cast: nothing else of it is used.
  duplicate({ ...arranging, session } as unknown as Arranging, at("rows", 3));
  expect(messages).toEqual(["This list can have up to 40 entries. Remove one first."]);
});
