// @vitest-environment jsdom
// Renaming a page: the short name that isn't allowed is shown and can be made right, and links are listed if they change.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RenamePageForm } from "../../../../src/edit/dialogs/pages/RenamePageForm.tsx";
import type { PagesViewProps } from "../../../../src/edit/dialogs/pages/pages-view.ts";
import { suggestedName } from "../../../../src/edit/operations/pages/page-names.ts";
import { SessionContext } from "../../../../src/edit/screen/use-session.ts";
import { base } from "../../../content/base.ts";
import { sessionOf } from "../../panel/panel-on-page.tsx";

afterEach(cleanup);

const german = new Map(base).set(
  "site.json",
  (base.get("site.json") ?? "").replace(/"language": "[^"]*"/, '"language": "de"'),
);

function open(files = german) {
  const session = sessionOf(files);
  // Cast: the form needs no more of them.
  const props = {
    publisher: { published: () => Promise.resolve({ is: "unknown" }) },
    onPage: () => {},
    onView: () => {},
    onSelect: () => {},
  } as unknown as PagesViewProps;
  render(
    <SessionContext value={session}>
      <RenamePageForm {...props} page="home" />
    </SessionContext>,
  );
  return session;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const rename = () => {
  screen.getByText("Rename page").focus();
  fireEvent.click(screen.getByText("Rename page"));
};

test("“Rename page” goes to the short name that isn't allowed", () => {
  const session = open();
  type("Short name", "grüße");
  rename();
  expect(document.activeElement).toBe(field("Short name"));
  expect(session.state().history.files.has("home.json")).toBe(true);
});

test("“Rename page” goes to the title that is missing", () => {
  open();
  type("Title", "  ");
  rename();
  expect(document.activeElement).toBe(field("Title"));
  expect(document.body.textContent).toContain("Enter a title.");
});

test("it says which letters can be used, and offers the name that they make", () => {
  const session = open();
  type("Short name", "grüße");
  expect(document.body.textContent).toContain("Use only lowercase letters from a to z, digits");
  fireEvent.click(screen.getByText("Use “gruesse”"));
  expect(field("Short name").value).toBe("gruesse");
  expect(document.activeElement).toBe(field("Short name"));
  expect(screen.queryByText("Use “gruesse”")).toBe(null);
  rename();
  expect(session.state().history.files.has("gruesse.json")).toBe(true);
});

test("nothing is offered where there are no letters, and the page's own name isn't taken", () => {
  expect(suggestedName("12", german)).toBeUndefined();
  expect(suggestedName("Home", german, "home")).toBe("home");
  expect(suggestedName("Home", german)).toBe("home-2");
});

test("a name that is too long says so", () => {
  open();
  type("Short name", "a".repeat(61));
  expect(document.body.textContent).toContain("Use at most 60 characters.");
});

test("the links to the page are listed once the short name changes, not with the title alone", () => {
  const list = "These links go to this page and will be updated";
  open();
  type("Title", "Willkommen");
  expect(screen.queryByText(list)).toBe(null);
  type("Short name", "start");
  expect(screen.getByText(list)).toBeTruthy();
});
