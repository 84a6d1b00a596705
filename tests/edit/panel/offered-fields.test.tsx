// @vitest-environment jsdom
// The panel offers the fields and items that fit the layout of the block, and shows whatever is written.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Path } from "../../../src/content/model/path.ts";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

/** The names after “Add” on the buttons of the panel, with this block alone on the page and a place in it selected. */
function offered(block: object, ...within: Path): string[] {
  const home = { title: "Home", description: "What we do.", blocks: [block] };
  const session = sessionOf(new Map(base).set("home.json", JSON.stringify(home)));
  const path = ["blocks", 0, ...within];
  render(<PanelOnPage session={session} at={{ file: "home.json", path }} />);
  return screen.getAllByText(/^Add /).map(({ textContent }) => textContent.slice("Add ".length));
}

const price = {
  heading: "Lessons",
  table: { caption: "Prices", rows: [{ heading: "Half an hour", cells: ["25"] }] },
};

test("an item of a price list is offered no date and no listing in job search engines", () => {
  const buttons = offered({ type: "list", layout: "prose", items: [price] }, "items", 0);
  expect(buttons).toContain("subsections");
  expect(buttons).not.toContain("date");
  expect(buttons).not.toContain("job search listing");
});

test("a job opening is offered the listing, and news its date", () => {
  const items = [{ heading: "Teacher" }];
  const opening = offered({ type: "list", layout: "ledger", items }, "items", 0);
  expect(opening).toContain("job search listing");
  expect(opening).not.toContain("date");
  cleanup();
  const news = offered({ type: "list", layout: "news", items }, "items", 0);
  expect(news).toContain("date");
  expect(news).not.toContain("job search listing");
  cleanup();
  const event = offered({ type: "list", layout: "events", items }, "items", 0);
  expect(event).toEqual(expect.arrayContaining(["first day", "last day", "time", "place"]));
  expect(event).not.toContain("date");
});

test("a list offers the items of its layout", () => {
  const items = [{ heading: "Ada" }];
  expect(offered({ type: "list", layout: "quotes", items })).toContain("quote");
  expect(screen.queryByText("Add job opening")).toBe(null);
  expect(screen.queryByText("Add question")).toBe(null);
  cleanup();
  const inColumns = offered({ type: "list", items });
  expect(inColumns).toContain("item");
  expect(inColumns).not.toContain("quote");
});

test("a card is offered a price, a badge and details only among price plans", () => {
  const cards = [{ heading: "Piano", text: "From the first note." }];
  const ofPlans = ["price", "badge", "details"];
  const plain = offered({ type: "cardGrid", cards }, "cards", 0);
  expect(plain.filter((name) => ofPlans.includes(name))).toEqual([]);
  cleanup();
  const plan = offered({ type: "cardGrid", layout: "plans", cards }, "cards", 0);
  expect(plan.filter((name) => ofPlans.includes(name))).toEqual(ofPlans);
});

test("a picture is offered no crop or focus point, which have a dialog, but shows those that are written", () => {
  const picture = { src: "media/desk.jpg", alt: "A desk" };
  const hero = { type: "hero", level: 1, heading: "Us" };
  const plain = offered({ ...hero, picture }, "picture");
  expect(plain).toContain("width");
  expect(plain.filter((name) => /crop|focus/.test(name))).toEqual([]);
  cleanup();
  offered({ ...hero, picture: { ...picture, focus: { left: 20 } } }, "picture");
  expect(screen.getByLabelText<HTMLInputElement>("From the left").value).toBe("20");
});

test("a field that is written is shown in any layout, and stays after it is emptied", () => {
  const items = [{ heading: "Open day", details: ["From ten"], date: "2025-05-27" }];
  offered({ type: "list", layout: "prose", items }, "items", 0);
  const date = screen.getByLabelText<HTMLInputElement>("Date");
  expect(date.value).toBe("2025-05-27");
  fireEvent.change(date, { target: { value: "" } });
  expect(screen.getByLabelText<HTMLInputElement>("Date").value).toBe("");
});

test("another layout offers its own fields at once", () => {
  const items = [{ heading: "Open day" }];
  offered({ type: "list", layout: "news", items }, "items", 0);
  expect(screen.queryByText("Add date")).not.toBe(null);
  fireEvent.change(screen.getByLabelText("Layout"), { target: { value: "ledger" } });
  expect(screen.queryByText("Add date")).toBe(null);
  expect(screen.queryByText("Add job search listing")).not.toBe(null);
});
