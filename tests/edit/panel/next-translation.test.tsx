// @vitest-environment jsdom
// The editor asks for one text after another that is still in English, until none is left.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { siblingPagesOf } from "../../../src/content/model/sibling-pages.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { parseJson } from "../../../src/content/text/parse-json.ts";
import { Problems } from "../../../src/edit/panel/Problems.tsx";
import type { Location } from "../../../src/edit/model/location.ts";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

function show(names: readonly string[]) {
  const site = JSON.parse(base.get("site.json") ?? "") as object;
  const text = JSON.stringify({ ...site, language: "it", standIns: names }, null, 2);
  const session = sessionOf(new Map(base).set("site.json", text));
  const onSelect = vi.fn<(location: Location) => void>();
  render(
    <PanelOnPage session={session} at={{ file: "home.json", path: ["blocks", 0, "heading"] }}>
      <Problems page="home" onSelect={onSelect} />
    </PanelOnPage>,
  );
  const askForNext = () => {
    act(() => screen.getByText("Translate the next one").click());
    return onSelect.mock.lastCall?.[0].path.join(".");
  };
  const translate = (path: readonly string[], value: string) =>
    act(() => session.change("site.json", { do: "set", path, value }));
  return { askForNext, translate, session };
}

test("each click goes to the next text, and a skipped one comes around again", () => {
  const { askForNext, translate } = show(["wording.menu", "wording.optional", "wording.tryAgain"]);
  expect(screen.getByText(/3 texts of its own in English/)).toBeTruthy();
  expect(askForNext()).toBe("wording.menu");
  translate(["wording", "menu"], "Sommario");
  expect(screen.getByText(/2 texts of its own in English/)).toBeTruthy();
  const second = askForNext();
  const third = askForNext();
  expect([second, third].toSorted()).toEqual(["wording.optional", "wording.tryAgain"]);
  expect(askForNext()).toBe(second);
  translate(["wording", "optional"], "facoltativo");
  translate(["wording", "tryAgain"], "Riprova");
  expect(screen.queryByText("Translate the next one")).toBeNull();
});

test("one click lays out all texts that the site lacks", async () => {
  const { session } = show([]);
  const { fixes } = session.state();
  expect(await screen.findByText(/isn't in the site's language yet/)).toBeTruthy();
  act(() => session.fix(fixes.filter(({ fixedProblem }) => fixedProblem === "missing-wording")));
  expect(screen.queryByText(/isn't in the site's language yet/)).toBeNull();
  expect(screen.getByText("Translate the next one")).toBeTruthy();
});

test("texts of the shown page come first", () => {
  const original = siblingPagesOf(
    new Map([...base].map(([name, text]) => [name, parseJson(text) as unknown])),
  );
  const site = JSON.parse(base.get("site.json") ?? "") as object;
  const siblings = [
    { language: "en", url: "https://en.example/", folder: "../content", original: true },
  ];
  const text = JSON.stringify({ ...site, language: "de", siblings }, null, 2);
  const session = sessionOf(new Map(base).set("site.json", text), engineVocabulary, {
    siblingPages: new Map([["../content", original]]),
  });
  const onSelect = vi.fn<(location: Location) => void>();
  const shownOn = (page: string) => (
    <PanelOnPage session={session} at={{ file: "home.json", path: ["blocks", 0, "heading"] }}>
      <Problems page={page} onSelect={onSelect} />
    </PanelOnPage>
  );
  const { rerender } = render(shownOn("home"));
  const ask = () => {
    act(() => screen.getByText("Translate the next one").click());
    return onSelect.mock.lastCall?.[0].file;
  };
  expect(ask()).toBe("home.json");
  rerender(shownOn("contact"));
  expect(ask()).toBe("contact.json");
});
