// @vitest-environment jsdom
// What was typed for a new page is there again if the dialog was closed before the page was added.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NewPageForm } from "../../../../src/edit/dialogs/pages/NewPageForm.tsx";
import type { PagesViewProps } from "../../../../src/edit/dialogs/pages/pages-view.ts";
import { SessionContext } from "../../../../src/edit/screen/use-session.ts";
import type { Session } from "../../../../src/edit/session/session.ts";
import { base } from "../../../content/base.ts";
import { sessionOf } from "../../panel/panel-on-page.tsx";

afterEach(cleanup);

function open(session: Session, from?: string) {
  cleanup();
  // Cast: the form needs no more of them.
  const props = { onPage: () => {}, onView: () => {} } as unknown as PagesViewProps;
  const form = <NewPageForm {...props} {...(from !== undefined && { from })} />;
  render(<SessionContext value={session}>{form}</SessionContext>);
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

test("title, description, short name and template are there again", () => {
  const session = sessionOf(base);
  open(session);
  fireEvent.change(field("Start with"), { target: { value: "Prices" } });
  type("Title", "What it costs");
  type("Description", "Our prices.");
  open(session);
  expect(field("Title").value).toBe("What it costs");
  expect(field("Description").value).toBe("Our prices.");
  expect(field("Start with").value).toBe("Prices");
});

const sameTitle = /^Another page has this title/;

test("an empty title isn't another page's, though the home page's is only the company's name", () => {
  const home = base.get("home.json") ?? "";
  const named = home.replace(/"title": "[^"]*"/, '"title": "{{facts.company}} | Billing"');
  open(sessionOf(new Map(base).set("home.json", named)));
  expect(screen.queryByText(sameTitle)).toBe(null);
  type("Title", "{{facts.company}} | Billing");
  expect(screen.getByText(sameTitle)).toBeTruthy();
  type("Title", "{{facts.city}} | Prices");
  expect(screen.queryByText(sameTitle)).toBe(null);
});

test("a page's description says what it is for, not which sites don't use it", () => {
  open(sessionOf(base));
  expect(document.body.textContent).toContain("One or two sentences for search results. You can");
});

test("once the page is added, the next one begins empty", () => {
  const session = sessionOf(base);
  open(session);
  type("Title", "What it costs");
  fireEvent.click(screen.getByText("Add page"));
  expect([...session.state().history.files.keys()]).toContain("what-it-costs.json");
  open(session);
  expect(field("Title").value).toBe("");
});

test("it doesn't get into a copy of a page, or into another site", () => {
  const session = sessionOf(base);
  open(session);
  type("Title", "What it costs");
  open(session, "home");
  expect(field("Title").value).toBe("");
  open(sessionOf(base));
  expect(field("Title").value).toBe("");
  open(session);
  expect(field("Title").value).toBe("What it costs");
});

test("the browser asks before the tab is left, as long as something typed isn't a page yet", () => {
  const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const session = sessionOf(base);
  open(session);
  expect(asks()).toBe(false);
  type("Title", "What it costs");
  expect(asks()).toBe(true);
  // The form is there again when its dialog is opened.
  cleanup();
  expect(asks()).toBe(true);
  open(session);
  type("Title", "");
  expect(asks()).toBe(false);
  type("Title", "What it costs");
  fireEvent.click(screen.getByText("Add page"));
  expect(asks()).toBe(false);
});
