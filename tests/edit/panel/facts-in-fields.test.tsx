// @vitest-environment jsdom
// Facts in the panel's fields: chips with their values, or a field for the fact that a text consists of.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Path } from "../../../src/content/model/path.ts";
import { valueIn } from "../../../src/edit/model/read-json.ts";
import { change } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

const headingPath = ["blocks", 0, "heading"];

/** Opens the field of a heading with this text. */
async function open(text: string, path: Path = headingPath) {
  const files = change("home.json", '"You treat, We track"', JSON.stringify(text));
  const session = sessionOf(files);
  render(<PanelOnPage session={session} at={{ file: "home.json", path }} />);
  const field = await screen.findByLabelText("Heading");
  return {
    field,
    session,
    written: () => valueIn(session.state().history.files, { file: "home.json", path }),
    fact: (name: string) =>
      valueIn(session.state().history.files, { file: "site.json", path: ["facts", name] }),
  };
}

const two = "{{facts.phone}} or {{facts.email}}";

test("two facts, one at each end, are shown by their values and can’t be typed into", async () => {
  const { field, written } = await open(two);
  expect(field.textContent).toBe("+1 (602) 555-0142 or hello@company.example");
  const chips = field.querySelectorAll("[contenteditable=false]");
  expect(Array.from(chips, (chip) => chip.getAttribute("title"))).toEqual([
    "Fact: Phone. Change it in Site settings.",
    "Fact: Email. Change it in Site settings.",
  ]);
  expect(written()).toBe(two);
});

test("a text without facts stays a plain input", async () => {
  const { field } = await open("Welcome");
  expect(field.tagName).toBe("INPUT");
});

test("a name that isn't a fact is shown as it is written", async () => {
  const { field } = await open("{{facts.fone}} or {{facts.email}}");
  expect(field.textContent).toBe("{{facts.fone}} or hello@company.example");
});

test("a fact that changes elsewhere changes in the chip", async () => {
  const { field, session } = await open("Call {{facts.phone}}");
  session.change("site.json", { do: "set", path: ["facts", "phone"], value: "112" });
  await expect.poll(() => field.textContent).toBe("Call 112");
});

test("typing over the only fact of a text changes the fact, and Change only here takes it back", async () => {
  const { field, written, fact, session } = await open("{{facts.phone}}");
  expect(field).toHaveProperty("value", "+1 (602) 555-0142");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: "112 " } });
  expect(field).toHaveProperty("value", "112 ");
  expect(fact("phone")).toBe("112");
  expect(written()).toBe("{{facts.phone}}");
  await screen.findByText(/Also changes in 2 other places/);
  fireEvent.click(screen.getByRole("button", { name: "Change only here" }));
  expect(written()).toBe("112");
  expect(fact("phone")).toBe("+1 (602) 555-0142");
  session.undo();
  expect(written()).toBe("{{facts.phone}}");
});

test("a fact can't be emptied: its old value comes back", async () => {
  const { field, fact } = await open("{{facts.phone}}");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: "1" } });
  fireEvent.change(field, { target: { value: "" } });
  expect(field).toHaveProperty("value", "");
  fireEvent.blur(field);
  expect(fact("phone")).toBe("+1 (602) 555-0142");
  expect(field).toHaveProperty("value", "+1 (602) 555-0142");
});

test("the length that is counted is that of the text as it is written", async () => {
  const { field } = await open(two);
  fireEvent.focus(field);
  const words = await screen.findByText(/^\d+ of \d+$/);
  expect(words.textContent).toMatch(new RegExp(`^${two.length} of`));
});

test("a reference that is being typed into a plain input becomes a chip when the author leaves it", async () => {
  const { field, written } = await open("Call us");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: "Call {{facts.phone}}" } });
  expect(field.isConnected).toBe(true);
  fireEvent.blur(field);
  const chips = await screen.findByRole("textbox", { name: "Heading" });
  expect(chips.textContent).toBe("Call +1 (602) 555-0142");
  expect(written()).toBe("Call {{facts.phone}}");
});

test.each([
  ["Riverside Billing", 1],
  ["Claims, denials and payments for practices in the whole valley, since 1998", 3],
])("the fact “%s” is edited in a field as high as its words", async (value, lines) => {
  const files = change("site.json", '"hello@company.example"', JSON.stringify(value));
  const at = { file: "site.json", path: ["facts", "email"] };
  render(<PanelOnPage session={sessionOf(files)} at={at} />);
  const field = await screen.findByLabelText("Email");
  expect(field.getAttribute("rows")).toBe(String(lines));
});
