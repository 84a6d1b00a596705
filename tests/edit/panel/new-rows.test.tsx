// @vitest-environment jsdom
// A row that is added to a table in the panel has a cell for each column.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

test("in a table of four columns, a new row has three cells besides its heading", async () => {
  const table = { caption: "Prices", rows: [{ heading: "Lesson", cells: ["25", "30", "35"] }] };
  const items = [{ heading: "Lessons", table }];
  const blocks = [{ type: "list", layout: "prose", items }];
  const home = { title: "Home", description: "What we do.", blocks };
  const session = sessionOf(new Map(base).set("home.json", JSON.stringify(home)));
  const path = ["blocks", 0, "items", 0, "table"];
  render(<PanelOnPage session={session} at={{ file: "home.json", path }} />);
  fireEvent.click(await screen.findByText("Add row"));
  const { blocks: now } = JSON.parse(session.state().history.files.get("home.json") ?? "");
  const [, added] = now[0].items[0].table.rows;
  expect(added.cells).toHaveLength(3);
});
