// @vitest-environment jsdom
// The panel shows an item's own fields, not the ones opened in the item before.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Json } from "../../../src/content/model/json.ts";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

const photo =
  '{ "src": "https://images.unsplash.com/desk", "alt": "A desk", "width": 800, "height": 600 }';
const pictured = `{ "picture": ${photo}, "heading": "Desk", "text": "A place to work." }`;
const plain = '{ "heading": "Plain", "text": "No more than words." }';

/** The cards of the home page, with some replaced. */
function panelOf(cards: readonly string[], at: number) {
  const [icon = ""] = /\{ "icon": "shield-check".*\}/.exec(base.get("home.json") ?? "") ?? [];
  const home = (base.get("home.json") ?? "").replace(
    /"cards": \[[^]*?\n {6}\]/,
    () => `"cards": [${cards.map((card) => (card === "icon" ? icon : card)).join(", ")}]`,
  );
  const session = sessionOf(new Map(base).set("home.json", home));
  const path = ["blocks", 1, "cards", at];
  render(<PanelOnPage session={session} at={{ file: "home.json", path }} />);
  return session;
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
/** Of the open card. */
const tool = (name: string) => {
  const [, ofCard] = screen.getAllByLabelText(name);
  if (!ofCard) throw new Error("No card is selected.");
  fireEvent.click(ofCard);
};
/** The open card's name, and whether it shows an icon field. */
const shown = () => ({
  heading: screen.getByLabelText<HTMLInputElement>("Card heading").value,
  icon: screen.queryByLabelText("Icon") !== null,
});

test("undoing an added card opens no empty icon field in the card above", () => {
  // Most of the cards have an icon, so the added one has one too.
  panelOf(["icon", "icon", pictured], 2);
  expect(shown()).toEqual({ heading: "Desk", icon: false });
  press("Add card");
  expect(shown()).toEqual({ heading: "A few words", icon: true });
  press("Undo");
  expect(shown()).toEqual({ heading: "Desk", icon: false });
  tool("Duplicate");
  expect(shown()).toEqual({ heading: "Desk", icon: false });
});

test("a card that takes the position of a removed one shows only its own fields", () => {
  panelOf(["icon", pictured, plain], 0);
  expect(shown()).toEqual({ heading: "Accuracy", icon: true });
  tool("Remove");
  expect(shown()).toEqual({ heading: "Desk", icon: false });
  tool("Remove");
  expect(screen.queryByLabelText("Alternative text")).toBe(null);
  press("Undo");
  press("Undo");
  expect(shown()).toEqual({ heading: "Accuracy", icon: true });
});

test("what someone is doing in a card's field goes on while others add cards and blocks below it", async () => {
  const session = panelOf(["icon", plain], 0);
  const add = (into: (string | number)[], at: number, value: Json) =>
    act(() => session.change("home.json", { do: "insert", into, at, value }));
  const cards = ["blocks", 1, "cards"];
  const card = { heading: "More", text: "Of a colleague." };
  const heading = screen.getByLabelText("Card heading");
  heading.focus();
  add(cards, 2, card);
  add(["blocks"], 2, { type: "hero", heading: "A colleague's" });
  expect(document.activeElement?.id).toBe(heading.id);
  fireEvent.click(screen.getByLabelText("Icon"));
  const dialog = await screen.findByRole("dialog");
  add(cards, 3, card);
  expect(screen.queryByRole("dialog") === dialog).toBe(true);
  // Its place is another card's now, which nobody chose an icon for.
  add(cards, 0, card);
  expect(screen.queryByRole("dialog")).toBe(null);
});

test("an emptied field stays open for more typing", () => {
  panelOf(["icon", plain], 0);
  fireEvent.change(screen.getByLabelText("Heading"), { target: { value: "" } });
  expect(screen.queryByLabelText("Heading")).not.toBe(null);
});

test("a block that takes the position of a removed one shows only its own fields", () => {
  const session = panelOf(["icon"], 0);
  cleanup();
  const value = { type: "hero", heading: "Only a heading" };
  session.change("home.json", { do: "insert", into: ["blocks"], at: 1, value });
  render(<PanelOnPage session={session} at={{ file: "home.json", path: ["blocks", 0] }} />);
  expect(screen.queryByLabelText("Text")).not.toBe(null);
  const [remove] = screen.getAllByLabelText("Remove");
  if (remove) fireEvent.click(remove);
  expect(screen.getByLabelText<HTMLInputElement>("Heading").value).toBe("Only a heading");
  expect(screen.queryByLabelText("Text")).toBe(null);
});

test("the days of a card for a time are seen at once; those that a card doesn't have are folded away", () => {
  panelOf([plain], 0);
  const fold = () => screen.getByText("Add first day shown").closest("details");
  expect(fold()?.open).toBe(false);
  press("Add card for a time");
  const days = screen.getByLabelText<HTMLInputElement>("Last day shown");
  expect(days.closest("details")?.open).toBe(true);
});
