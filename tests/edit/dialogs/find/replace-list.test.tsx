// @vitest-environment jsdom
// Each replacement is shown before it is made, and people can leave some out.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useSyncExternalStore } from "react";
import { afterEach, expect, test } from "vitest";
import { ReplaceList } from "../../../../src/edit/dialogs/find/ReplaceList.tsx";
import { valueIn } from "../../../../src/edit/model/read-json.ts";
import { findWords, siteTexts } from "../../../../src/edit/operations/find-words.ts";
import type { Session } from "../../../../src/edit/session/session.ts";
import { base } from "../../../content/base.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { PanelOnPage, sessionOf } from "../../panel/panel-on-page.tsx";

afterEach(cleanup);

const query = "claims";

function List({ session }: { session: Session }) {
  const { files } = useSyncExternalStore(session.subscribe, session.state).history;
  const finds = findWords(
    siteTexts(engineVocabulary, files, ["home.json", "contact.json", "site.json"]),
    query,
  );
  return <ReplaceList files={files} query={query} finds={finds} />;
}

test("the chosen texts are replaced in one undo step, and the others stay", () => {
  const home = {
    title: "All claims",
    description: "Claims and more claims.",
    blocks: [{ type: "hero", heading: "{{facts.work}}", text: "Our **cla**ims." }],
  };
  const site = (base.get("site.json") ?? "").replace(
    '"facts": {',
    '"facts": { "work": "No claims",',
  );
  const files = new Map([
    ["home.json", JSON.stringify(home)],
    ["site.json", site],
  ]);
  const session = sessionOf(files);
  render(
    <PanelOnPage session={session} at={{ file: "home.json", path: ["title"] }}>
      <List session={session} />
    </PanelOnPage>,
  );
  const at = (file: string, ...path: (string | number)[]) =>
    valueIn(session.state().history.files, { file, path });
  fireEvent.change(screen.getByLabelText("Replace with"), { target: { value: "cases" } });
  const shown = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
  expect(shown[1]).toMatch(/^Claims.*Cases.*and 1 more in this text$/);
  // Words that come from a fact, or have formatting in their middle, have to be edited there.
  const others = screen.getAllByRole<HTMLInputElement>("checkbox", { name: /Change them on/ });
  expect(others.map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(others[0]?.closest("label")?.textContent).toContain("The fact “Work” is part of these");
  expect(others[1]?.closest("label")?.textContent).toContain("A fact or formatting is part of");
  fireEvent.click(screen.getByRole("checkbox", { name: /^All claims/ }));
  fireEvent.click(screen.getByRole("button", { name: "Replace in 2 texts" }));
  expect(at("home.json", "title")).toBe("All claims");
  expect(at("home.json", "description")).toBe("Cases and more cases.");
  expect(at("site.json", "facts", "work")).toBe("No cases");
  screen.getByText("Replaced in 2 texts. Undo brings the old words back.");
  fireEvent.click(screen.getByText("Undo"));
  expect(session.state().history.files.get("home.json")).toBe(files.get("home.json"));
  expect(session.state().history.files.get("site.json")).toBe(site);
});

test("a text whose new words contain the old ones isn't chosen again", () => {
  const session = sessionOf(
    new Map([
      ["home.json", JSON.stringify({ title: "Claims", description: "No claims.", blocks: [] })],
      ["site.json", base.get("site.json") ?? ""],
    ]),
  );
  render(
    <PanelOnPage session={session} at={{ file: "home.json", path: ["title"] }}>
      <List session={session} />
    </PanelOnPage>,
  );
  const field = screen.getByLabelText("Replace with");
  fireEvent.change(field, { target: { value: "paid claims" } });
  fireEvent.click(screen.getByRole("checkbox", { name: /^Claims/ }));
  fireEvent.click(screen.getByRole("button", { name: "Replace in 1 text" }));
  const title = valueIn(session.state().history.files, { file: "home.json", path: ["title"] });
  expect(title).toBe("Claims");
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getByRole("button", { name: "Replace" })).toHaveProperty("disabled", true);
});

test("the cursor starts in Replace with, and while that is empty, the words are removed", () => {
  const home = { title: "Denied claims", description: "We read claims first.", blocks: [] };
  const files = new Map([
    ["home.json", JSON.stringify(home)],
    ["site.json", base.get("site.json") ?? ""],
  ]);
  const session = sessionOf(files);
  render(
    <PanelOnPage session={session} at={{ file: "home.json", path: ["title"] }}>
      <List session={session} />
    </PanelOnPage>,
  );
  const field = screen.getByLabelText("Replace with");
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: "cases" } });
  screen.getByRole("button", { name: "Replace in 2 texts" });
  fireEvent.change(field, { target: { value: "" } });
  // With the space that would be left over.
  const removed = [...document.querySelectorAll("del")].map(({ textContent }) => textContent);
  expect(removed).toEqual([" claims", "claims "]);
  fireEvent.click(screen.getByRole("checkbox", { name: /^Denied/ }));
  fireEvent.click(screen.getByRole("button", { name: "Remove from 1 text" }));
  screen.getByText("Removed from 1 text. Undo brings the old words back.");
  const at = (name: string) =>
    valueIn(session.state().history.files, { file: "home.json", path: [name] });
  expect([at("title"), at("description")]).toEqual(["Denied claims", "We read first."]);
});

test("a text where only part of a word would be replaced isn't chosen at first", () => {
  const files = new Map([
    ["home.json", JSON.stringify({ title: "Claims", description: "Reclaimsome.", blocks: [] })],
    ["site.json", base.get("site.json") ?? ""],
  ]);
  const session = sessionOf(files);
  render(
    <PanelOnPage session={session} at={{ file: "home.json", path: ["title"] }}>
      <List session={session} />
    </PanelOnPage>,
  );
  fireEvent.change(screen.getByLabelText("Replace with"), { target: { value: "cases" } });
  const part = screen.getByRole<HTMLInputElement>("checkbox", { name: /part of a word/ });
  expect(part.checked).toBe(false);
  fireEvent.click(part);
  screen.getByRole("button", { name: "Replace in 2 texts" });
});

test("every place in a text is shown, and an address among them stays", () => {
  const text = "Claims at claims@company.example, and claims.";
  const home = { title: "Home", blocks: [{ type: "hero", text }] };
  const session = sessionOf(
    new Map([
      ["home.json", JSON.stringify(home)],
      ["site.json", base.get("site.json") ?? ""],
    ]),
  );
  render(
    <PanelOnPage session={session} at={{ file: "home.json", path: ["title"] }}>
      <List session={session} />
    </PanelOnPage>,
  );
  fireEvent.change(screen.getByLabelText("Replace with"), { target: { value: "cases" } });
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines.some((line) => line.includes("They are part of an address"))).toBe(true);
  expect([...document.querySelectorAll("ins")].map(({ textContent }) => textContent)).toEqual([
    "Cases",
    "cases",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Replace in 1 text" }));
  const at = { file: "home.json", path: ["blocks", 0, "text"] };
  expect(valueIn(session.state().history.files, at)).toBe(
    "Cases at claims@company.example, and cases.",
  );
});
