// @vitest-environment jsdom
// Enter goes from cell to cell: in tables, their column headings, and business hours.
import { afterEach, expect, test, vi } from "vitest";
import type { Path } from "../../../src/content/model/path.ts";
import { locationKey } from "../../../src/edit/model/location.ts";
import { valueIn } from "../../../src/edit/model/read-json.ts";
import { locationAttribute } from "../../../src/edit/screen/page-elements/attributes.ts";
import { goToNextCell } from "../../../src/edit/screen/table-keys.ts";
import { base } from "../../content/base.ts";
import { sessionOf } from "../panel/panel-on-page.tsx";

const file = "home.json";
const table = ["blocks", 0, "items", 0, "table"];
const hours = ["blocks", 1, "hours"];
const blocks = [
  {
    type: "list",
    items: [
      {
        heading: "Prices",
        table: {
          caption: "Prices",
          columns: ["Service", "Price"],
          rows: [
            { heading: "Review", cells: ["$90"] },
            { heading: "Audit", cells: ["$400"], hidden: true },
          ],
        },
      },
    ],
  },
  { type: "contactInfo", hours: { heading: "Hours", rows: [{ days: "Monday", hours: "9-5" }] } },
];

const say = vi.fn<(words: string) => void>();
afterEach(() => {
  say.mockReset();
  document.body.replaceChildren();
});

/** @returns the element of a text on a page that shows all of them, and more that Enter may add */
function draw(paths: readonly Path[]) {
  const frame = document.createElement("iframe");
  frame.className = "page-frame";
  document.body.append(frame);
  for (const path of paths) {
    const words = frame.contentDocument?.createElement("span");
    if (!words) continue;
    words.tabIndex = 0;
    words.scrollIntoView = () => undefined;
    words.setAttribute(locationAttribute, locationKey({ file, path }));
    frame.contentDocument?.body.append(words);
  }
  return () => frame.contentDocument?.activeElement?.getAttribute(locationAttribute);
}

test.each<[from: Path, to: Path]>([
  [
    [...table, "columns", 0],
    [...table, "columns", 1],
  ],
  [
    [...table, "columns", 1],
    [...table, "rows", 0, "heading"],
  ],
  [
    [...table, "rows", 0, "heading"],
    [...table, "rows", 0, "cells", 0],
  ],
  // After the last one that is shown, a row is added.
  [
    [...table, "rows", 0, "cells", 0],
    [...table, "rows", 2, "heading"],
  ],
  [
    [...hours, "rows", 0, "days"],
    [...hours, "rows", 0, "hours"],
  ],
  [
    [...hours, "rows", 0, "hours"],
    [...hours, "rows", 1, "days"],
  ],
])("from %j, Enter goes to %j", async (from, to) => {
  const session = sessionOf(new Map([...base, [file, JSON.stringify({ blocks })]]));
  const focused = draw([from, to]);
  goToNextCell({ session, say }, { file, path: from });
  await expect.poll(focused).toBe(locationKey({ file, path: to }));
  expect(valueIn(session.state().history.files, { file, path: to })).toEqual(expect.any(String));
});

test.each<Path[]>([[[...hours, "heading"]], [[...table, "caption"]], [["title"]]])(
  "Enter does nothing in %j, which isn't a cell",
  (path) => {
    const session = sessionOf(new Map([...base, [file, JSON.stringify({ blocks })]]));
    const before = session.state().history.files;
    goToNextCell({ session, say }, { file, path });
    expect(session.state().history.files).toBe(before);
    expect(say).not.toHaveBeenCalled();
  },
);

test("full business hours take no more rows", () => {
  const rows = Array.from({ length: 7 }, () => ({ days: "Monday", hours: "9-5" }));
  const full = [{ type: "contactInfo", hours: { heading: "Hours", rows } }];
  const session = sessionOf(new Map([...base, [file, JSON.stringify({ blocks: full })]]));
  const path = ["blocks", 0, "hours", "rows", 6, "hours"];
  goToNextCell({ session, say }, { file, path });
  expect(say).toHaveBeenCalledWith("The table is full. Remove a row first.", "failure");
});
