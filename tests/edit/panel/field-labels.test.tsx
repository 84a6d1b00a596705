// @vitest-environment jsdom
// What a field is called where its schema alone doesn't say it well.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

/** The panel for a place in the items of a list. */
function open(items: readonly object[], ...path: readonly (string | number)[]): void {
  const page = { title: "Prices", description: "", blocks: [{ type: "list", items }] };
  const session = sessionOf(new Map(base).set("home.json", JSON.stringify(page)));
  const at = { file: "home.json", path: ["blocks", 0, "items", ...path] };
  render(<PanelOnPage session={session} at={at} />);
}

const rows = [{ heading: "One hour", cells: ["$95", "$80"] }];
const priced = (columns?: readonly string[]) => [{ heading: "Lessons", table: { columns, rows } }];
const firstCell = [0, "table", "rows", 0, "cells", 0] as const;

test("a cell is called as its column, with the words of its facts", () => {
  open(priced(["Lesson", "Ask {{facts.email}}", "At home"]), ...firstCell);
  expect(screen.getByLabelText<HTMLInputElement>("Ask hello@company.example").value).toBe("$95");
  expect(screen.getByLabelText<HTMLInputElement>("At home").value).toBe("$80");
});

test("a cell without a column's heading has a number", () => {
  open(priced(), ...firstCell);
  expect(screen.getByLabelText<HTMLInputElement>("Cell 2").value).toBe("$80");
  cleanup();
  open(priced(["Lesson", " ", "At home"]), ...firstCell);
  expect(screen.getByLabelText<HTMLInputElement>("Cell 1").value).toBe("$95");
});

test("a picture's heading isn't repeated in sight by the field below it, which screen readers call as the heading", () => {
  const picture = { src: "https://images.unsplash.com/desk", alt: "A desk" };
  open([{ heading: "Desk", picture }], 0);
  const named = (text: string) => screen.getByText(text, { selector: "label" }).className;
  expect(screen.getByText("Picture", { selector: "h3" })).toBeTruthy();
  expect(named("Picture")).toBe("is-named-above");
  expect(named("Alternative text")).toBe("");
});
