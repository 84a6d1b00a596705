// @vitest-environment jsdom
// What is found without the accents that nobody types, and what may be replaced of it.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { FindDialog } from "../../../../src/edit/dialogs/find/FindDialog.tsx";
import { valueIn } from "../../../../src/edit/model/read-json.ts";
import { base } from "../../../content/base.ts";
import { PanelOnPage, sessionOf } from "../../panel/panel-on-page.tsx";

afterEach(cleanup);

/** The dialog over a page. @returns its text of the page with that path */
function openOn(title: string, heading: string) {
  const home = { title, description: "Nada.", blocks: [{ type: "hero", heading, text: "Nada." }] };
  const session = sessionOf(
    new Map([
      ["home.json", JSON.stringify(home)],
      ["site.json", base.get("site.json") ?? ""],
    ]),
  );
  function Find() {
    const [query, setQuery] = useState("");
    const [isWhole, setWhole] = useState(false);
    return (
      <FindDialog
        {...{ query, isWhole }}
        onQuery={setQuery}
        onWhole={setWhole}
        onSelect={() => {}}
        onClose={() => {}}
      />
    );
  }
  render(
    <PanelOnPage session={session} at={{ file: "home.json", path: ["title"] }}>
      <Find />
    </PanelOnPage>,
  );
  return (...path: (string | number)[]) =>
    valueIn(session.state().history.files, { file: "home.json", path });
}

const seek = (query: string) =>
  fireEvent.change(screen.getByLabelText("Text to find"), { target: { value: query } });

test("words with accents are found without them, and only those without are replaced", () => {
  const at = openOn("El jardín es suyo", "Para él, el jardin");
  seek("jardin");
  expect(screen.getAllByRole("listitem").length).toBe(2);
  fireEvent.click(screen.getByRole("button", { name: "Replace…" }));
  fireEvent.change(screen.getByLabelText("Replace with"), { target: { value: "huerto" } });
  fireEvent.click(screen.getByRole("button", { name: "Replace in 1 text" }));
  expect(at("title")).toBe("El jardín es suyo");
  expect(at("blocks", 0, "heading")).toBe("Para él, el huerto");
});

test("a part of a word isn't ticked to be replaced, though the same word with an accent is found before", () => {
  openOn("Sí, es posible", "Otra");
  seek("si");
  fireEvent.click(screen.getByRole("button", { name: "Replace…" }));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /posible/ }).checked).toBe(false);
});

test("while words are replaced, what is only found with other accents stays in sight", () => {
  openOn("El jardín", "El campo");
  seek("campo");
  fireEvent.click(screen.getByRole("button", { name: "Replace…" }));
  seek("jardin");
  expect(screen.queryAllByRole("checkbox", { name: /El jard/ })).toEqual([]);
  expect(screen.getByRole("button", { name: /El jardín/ })).toBeTruthy();
});

test("where only words with other accents are found, nothing is offered to be replaced", () => {
  openOn("Médica", "Otra");
  seek("medica");
  expect(screen.getAllByRole("listitem").length).toBe(1);
  expect(screen.queryByRole("button", { name: "Replace…" })).toBeNull();
  seek("médica");
  expect(screen.getByRole("button", { name: "Replace…" })).toBeTruthy();
});
