// @vitest-environment jsdom
// Where a fact is used, as an author sees it below the fact's value.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Json } from "../../../src/content/model/json.ts";
import { loadTheRest } from "../../../src/edit/ui/later-part.ts";
import { base } from "../../content/base.ts";
import { callsIn } from "../../content/calls.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

beforeAll(loadTheRest);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const site = (base.get("site.json") ?? "").replace(
  '"facts": {',
  '"standIns": ["door", "hall"], "facts": { "door": "Left", "hall": "Room 5",',
);

const searchesIn = (calls: ReadonlyMap<string, number>) =>
  [...calls].find(([called]) => called.startsWith("factReferences of"))?.[1] ?? 0;

/** The tools of a fact that the title of a page uses. */
function openTools(title: string) {
  const home = { title, description: "Nothing.", blocks: [] };
  const session = sessionOf(
    new Map([
      ["home.json", JSON.stringify(home)],
      ["site.json", site],
    ]),
  );
  render(<PanelOnPage session={session} at={{ file: "site.json", path: ["facts", "hall"] }} />);
  const write = (file: string, path: string[], value: Json) =>
    act(() => session.change(file, { do: "set", path, value }));
  return { session, write };
}

test("the places that use a fact aren't looked for with each key, but when typing pauses", async () => {
  const { write } = openTools("In {{facts.hall}}");
  expect(screen.getByText("Used in 1 place")).toBeTruthy();
  const calls = await callsIn(() => {
    write("site.json", ["facts", "hall"], "Room 6");
    write("home.json", ["description"], "Meet in {{facts.hall}}.");
  }, "/src/edit/operations/references/");
  expect(searchesIn(calls)).toBe(0);
  const later = await callsIn(
    () => act(() => void vi.advanceTimersByTime(1000)),
    "/src/edit/operations/references/",
  );
  expect(searchesIn(later)).toBe(1);
  expect(screen.getByText("Used in 2 places")).toBeTruthy();
});

test("a fact that no text uses is removed, whatever has changed before the list follows", () => {
  const { session, write } = openTools("Home");
  write("site.json", ["standIns"], ["hall"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove fact" }));
  expect(session.state().history.files.get("site.json")).not.toContain("hall");
});
