// @vitest-environment jsdom
// An emptied text of a list is removed when the focus leaves the list, as on the page: it would keep the site from being
// published.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const file = "home.json";

/** Opens a card with these details. */
function panelOf(details: readonly string[]) {
  const home = JSON.parse(base.get(file) ?? "");
  home.blocks[1].cards = [{ heading: "Desk", text: "A place to work.", details }];
  const session = sessionOf(new Map(base).set(file, JSON.stringify(home)));
  render(<PanelOnPage session={session} at={{ file, path: ["blocks", 1, "cards", 0] }} />);
  const now = () =>
    JSON.parse(session.state().history.files.get(file) ?? "{}").blocks[1].cards[0].details;
  return { session, now };
}

const field = (at: number) => screen.getByLabelText<HTMLInputElement>(`Detail ${at}`);
const heading = () => screen.getByLabelText<HTMLInputElement>("Card heading");
const undo = () => fireEvent.click(screen.getByText("Undo"));

function empty(at: number) {
  act(() => field(at).focus());
  fireEvent.change(field(at), { target: { value: "" } });
}

const focus = (element: HTMLElement) => act(() => element.focus());

test("it goes when the focus leaves the list, which stays where it went; one undo brings the text back", async () => {
  const { now } = panelOf(["One", "Two", "Three"]);
  empty(2);
  expect(now()).toEqual(["One", "", "Three"]);
  focus(heading());
  await waitFor(() => expect(now()).toEqual(["One", "Three"]));
  expect(document.activeElement === heading()).toBe(true);
  undo();
  expect(now()).toEqual(["One", "Two", "Three"]);
});

test("it stays while the focus is in the list, and goes with other emptied ones", async () => {
  const { now } = panelOf(["One", "Two", "Three"]);
  empty(1);
  focus(field(3));
  empty(3);
  focus(screen.getByText("Add detail"));
  await act(() => new Promise(requestAnimationFrame));
  expect(now()).toEqual(["", "Two", ""]);
  focus(heading());
  await waitFor(() => expect(now()).toEqual(["Two"]));
  undo();
  undo();
  expect(now()).toEqual(["One", "Two", "Three"]);
});

test.each([
  ["forward, past the other texts and the button", ["Detail 2", "Detail 3", "Add detail"]],
  ["back, past the text before", ["Detail 1"]],
])("the keyboard goes on %s, and one undo still brings the text back", async (_, stops) => {
  const { now } = panelOf(["One", "Two", "Three"]);
  const at = stops.length > 1 ? 1 : 2;
  empty(at);
  for (const stop of stops) {
    focus(screen.queryByLabelText(stop) ?? screen.getByText(stop));
    await act(() => new Promise(requestAnimationFrame));
  }
  focus(heading());
  await waitFor(() => expect(now()).toHaveLength(2));
  expect(document.activeElement === heading()).toBe(true);
  undo();
  expect(now()).toEqual(["One", "Two", "Three"]);
});

test("the last text takes its list with it", async () => {
  const { now } = panelOf(["One"]);
  empty(1);
  focus(heading());
  await waitFor(() => expect(now()).toBeUndefined());
  expect(document.activeElement === heading()).toBe(true);
  undo();
  expect(now()).toEqual(["One"]);
});

test("it goes before the next key, however busy the device is: each has an undo step of its own", () => {
  // No timer comes to its end.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { now } = panelOf(["One", "Two", "Three"]);
  empty(2);
  focus(heading());
  fireEvent.keyDown(heading(), { key: "s" });
  fireEvent.change(heading(), { target: { value: "Desks" } });
  expect(now()).toEqual(["One", "Three"]);
  undo();
  expect(heading().value).toBe("Desk");
  expect(now()).toEqual(["One", "Three"]);
  undo();
  expect(now()).toEqual(["One", "Two", "Three"]);
});

test("it stays when another window gets the focus", async () => {
  const { now } = panelOf(["One", "Two"]);
  empty(1);
  // The browser tells the field that it lost the focus, but goes on to call it the active element.
  fireEvent.blur(field(1));
  fireEvent.focusOut(field(1));
  await act(() => new Promise(requestAnimationFrame));
  expect(now()).toEqual(["", "Two"]);
  expect(document.activeElement === field(1)).toBe(true);
  focus(heading());
  await waitFor(() => expect(now()).toEqual(["Two"]));
});

test("a click elsewhere in the panel moves nothing until it is over", async () => {
  const { now } = panelOf(["One", "Two"]);
  empty(1);
  fireEvent.mouseDown(heading());
  focus(heading());
  await act(() => new Promise(requestAnimationFrame));
  expect(now()).toEqual(["", "Two"]);
  fireEvent.mouseUp(heading());
  await waitFor(() => expect(now()).toEqual(["Two"]));
});

test("in a list that can't do without it, it stays with its problem", async () => {
  const home = JSON.parse(base.get(file) ?? "");
  home.blocks[1] = { type: "hero", heading: "Desk", track: ["Sent", "Paid"] };
  const session = sessionOf(new Map(base).set(file, JSON.stringify(home)));
  render(<PanelOnPage session={session} at={{ file, path: ["blocks", 1] }} />);
  const stage = screen.getByLabelText<HTMLInputElement>("Stage 1");
  focus(stage);
  fireEvent.change(stage, { target: { value: "" } });
  focus(screen.getByLabelText("Heading"));
  await waitFor(() => expect(stage.getAttribute("aria-invalid")).toBe("true"));
  expect(session.state().history.files.get(file)).toContain('["","Paid"]');
});
