// @vitest-environment jsdom
// How long a text with a limit is: shown while the author types, announced only near the limit.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Path } from "../../../src/content/model/path.ts";
import { base, change } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

function show(file: string, path: Path, files: ReadonlyMap<string, string> = base) {
  render(<PanelOnPage session={sessionOf(files)} at={{ file, path }} />);
}

/** Types a whole text. */
function write(label: string, value: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
}

const announced = () => document.querySelector(".text-length [role=status]")?.textContent;

test("a title is counted against what search results show of it", async () => {
  show("home.json", ["title"]);
  write("Title", "a".repeat(40));
  await screen.findByText("40 of 60");
  expect(announced()).toBe("");
  write("Title", "a".repeat(52));
  await screen.findByText("52 of 60");
  expect(announced()).toBe("10 characters left or fewer.");
  write("Title", "a".repeat(60));
  expect(announced()).toBe("No characters left.");
  write("Title", "a".repeat(61));
  await screen.findByText("61 of 60");
  expect(announced()).toBe("Longer than 60 characters.");
});

test("the next letter near the limit isn't announced again", async () => {
  show("home.json", ["title"]);
  write("Title", "a".repeat(53));
  await screen.findByText("53 of 60");
  const before = announced();
  write("Title", "a".repeat(54));
  expect(announced()).toBe(before);
});

test("a fact in a title counts as long as what visitors read, and an emoji as one character", async () => {
  const files = change("site.json", '"facts": {', '"facts": { "seats": "50",');
  show("home.json", ["title"], files);
  write("Title", "{{facts.seats}} 👍");
  expect(await screen.findByText("4 of 60")).toBeTruthy();
});

test("any other text is counted against the schema's limit, as it is written", async () => {
  show("home.json", ["blocks", 0, "heading"]);
  write("Heading", "{{facts.phone}}!");
  expect(await screen.findByText(/^16 of \d+$/)).toBeTruthy();
});

test("a text that is nothing but a fact isn't counted: what is typed there is the fact", async () => {
  show("home.json", ["blocks", 0, "heading"]);
  write("Heading", "{{facts.phone}}!");
  await screen.findByText(/^16 of \d+$/);
  write("Heading", "{{facts.phone}}");
  expect(screen.queryByText(/^\d+ of \d+$/)).toBeNull();
});

test("a long text is counted only toward its end", async () => {
  show("home.json", ["description"]);
  write("Description", "a".repeat(20));
  await screen.findByText("20 of 160");
  cleanup();
  show("home.json", ["blocks", 0, "text"]);
  fireEvent.click(screen.queryByText("Add Text") ?? document.body);
  write("Text", "a".repeat(20));
  expect(screen.queryByText(/^20 of/)).toBeNull();
  write("Text", "a".repeat(5000));
  await screen.findByText(/^5000 of \d+$/);
});
