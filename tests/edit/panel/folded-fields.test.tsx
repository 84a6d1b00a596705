// @vitest-environment jsdom
// How a form's email is sent is folded away below its questions, until it is needed.
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { loadContent } from "../../../src/files/content-folder.ts";
import { firstSite } from "../../fixtures/sites.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

const { files } = await loadContent(firstSite);
const blocks: { type: string }[] = JSON.parse(files.get("contact.json") ?? "").blocks;
const form = ["blocks", blocks.findIndex(({ type }) => type === "form")];

function foldAt(path: readonly (string | number)[], content: ReadonlyMap<string, string> = files) {
  render(<PanelOnPage session={sessionOf(content)} at={{ file: "contact.json", path }} />);
  const folds = screen.getAllByText("How the email is sent").map((each) => each.closest("details"));
  return folds.at(-1) as HTMLDetailsElement;
}

test("the mail settings of a form are folded away, and its other fields aren't", async () => {
  const fold = foldAt(form);
  expect(fold.open).toBe(false);
  expect(await within(fold).findByLabelText("Recipient")).toBeDefined();
  expect(fold.contains(screen.getByLabelText("Send button"))).toBe(false);
});

test("they are open where one of them is selected", () => {
  expect(foldAt([...form, "subject"]).open).toBe(true);
});

test("they are open where one of them has an error", () => {
  const text = (files.get("contact.json") ?? "").replace('"{recipient}"', '"{recipent}"');
  expect(foldAt(form, new Map(files).set("contact.json", text)).open).toBe(true);
});
