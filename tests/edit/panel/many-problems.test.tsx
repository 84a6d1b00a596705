// @vitest-environment jsdom
// Thousands of problems cost the editor no more than the hundred that it lists.
import { cleanup, render, screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ProblemList } from "../../../src/edit/screen/ProblemList.tsx";
import { PageOutline } from "../../../src/edit/outline/PageOutline.tsx";
import { Problems } from "../../../src/edit/panel/Problems.tsx";
import { SessionContext } from "../../../src/edit/screen/use-session.ts";
import type { Session } from "../../../src/edit/session/session.ts";
import { base } from "../../content/base.ts";
import { callsIn } from "../../content/calls.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

const many = 1000;
const unknown = Array.from({ length: many }, () => '{ "type": "carousel" }').join(", ");
let session: Session;

beforeAll(() => {
  const home = (base.get("home.json") ?? "").replace('"blocks": [', `"blocks": [${unknown}, `);
  session = sessionOf(new Map(base).set("home.json", home));
});
afterEach(cleanup);

const heading = ["blocks", many, "heading"];
const type = (words: string) =>
  act(() => session.change("home.json", { do: "set", path: heading, value: words }));
const show = () =>
  render(
    <PanelOnPage session={session} at={{ file: "home.json", path: heading }}>
      <Problems page="home" onSelect={() => undefined} />
    </PanelOnPage>,
  );
const times = (calls: ReadonlyMap<string, number>, name: string) =>
  [...calls].reduce((sum, [called, n]) => sum + (called.startsWith(`${name} of `) ? n : 0), 0);

test("the first hundred problems are listed, and the rest counted", () => {
  expect(session.state().diagnostics).toHaveLength(many);
  show();
  expect(screen.getByText("1000 problems", { selector: "h2" })).toBeTruthy();
  expect(document.querySelectorAll(".problems > .items > .problem")).toHaveLength(100);
  expect(screen.getByText("And 900 more. Fix some of these to see the rest.")).toBeTruthy();
});

test("the first hundred errors that block publishing are listed", () => {
  const { diagnostics: found, history } = session.state();
  const props = { files: history.files, title: "To fix first", onLocation: () => undefined };
  render(
    <SessionContext value={session}>
      <ProblemList {...props} problems={found} />
    </SessionContext>,
  );
  expect(document.querySelectorAll(".problem")).toHaveLength(100);
  expect(screen.getByText("To fix first (1000)")).toBeTruthy();
  expect(screen.getByText("And 900 more. Fix some of these to see the rest.")).toBeTruthy();
});

test("a keystroke reads each file once and draws a hundred problems", async () => {
  show();
  type("We treat");
  const calls = await callsIn(() => type("We treats"), "/src/");
  expect(times(calls, "Problem")).toBe(100);
  expect(times(calls, "parseText") + times(calls, "parseJson")).toBe(1);
});

test("a keystroke reads no schema again for the rows of the outline", async () => {
  const file = "home.json";
  const props = { file, selected: [], onSelect: () => undefined };
  const outline = () => (
    <PanelOnPage session={session} at={{ file, path: heading }}>
      <PageOutline {...props} />
    </PanelOnPage>
  );
  const { rerender } = render(outline());
  type("We care");
  const calls = await callsIn(() => rerender(outline()), "/src/");
  expect(times(calls, "rowOf")).toBeGreaterThan(many);
  expect(times(calls, "targetOf")).toBe(0);
});
