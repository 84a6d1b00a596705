// @vitest-environment jsdom
// The site's language is chosen by its name; one that isn't listed, by its code.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { base } from "../../../content/base.ts";
import { PanelOnPage, sessionOf } from "../panel-on-page.tsx";

afterEach(cleanup);

function open(language: string) {
  const site = JSON.parse(base.get("site.json") ?? "") as object;
  const files = new Map(base).set("site.json", JSON.stringify({ ...site, language }, null, 2));
  const session = sessionOf(files);
  render(<PanelOnPage session={session} at={{ file: "site.json", path: ["language"] }} />);
  const written = () =>
    (JSON.parse(session.state().history.files.get("site.json") ?? "") as { language?: string })
      .language;
  return { session, written };
}

// Cast: it is a select.
const choice = () => screen.getByLabelText<HTMLSelectElement>("Language");
const names = () => Array.from(choice().options, ({ text }) => text);
const shown = () => choice().selectedOptions[0]?.text;
const codeField = () => screen.queryByLabelText<HTMLInputElement>("Language code");
const choose = (name: string) => {
  const option = Array.from(choice().options).find(({ text }) => text === name);
  fireEvent.change(choice(), { target: { value: option?.value } });
};

test("the languages with built-in text are listed by name", () => {
  const { written } = open("en");
  expect(names()).toEqual(["English", "French", "German", "Spanish", "Another language…"]);
  expect(shown()).toBe("English");
  choose("German");
  expect(written()).toBe("de");
  expect(shown()).toBe("German");
  expect(codeField()).toBe(null);
});

test("a language of another country keeps its code, and is listed by its name, too", () => {
  const { written } = open("de-AT");
  expect(shown()).toBe("Austrian German");
  choose("German");
  expect(written()).toBe("de");
  expect(names()).not.toContain("Austrian German");
});

test("any other language is typed as a code, and its name appears", () => {
  const { written } = open("en");
  choose("Another language…");
  expect(written()).toBe("en");
  expect(codeField()?.value).toBe("en");
  for (const typed of ["p", "pt", "pt-BR"]) {
    const field = codeField();
    if (field) fireEvent.change(field, { target: { value: typed } });
  }
  expect(written()).toBe("pt-BR");
  expect(screen.getByText("Brazilian Portuguese", { selector: "p" })).toBeTruthy();
  choose("Spanish");
  expect(written()).toBe("es");
  expect(codeField()).toBe(null);
});

test("what isn't a language can be corrected as a code", () => {
  const { written } = open("Deutsch");
  expect(shown()).toBe("Another language…");
  expect(codeField()?.value).toBe("Deutsch");
  choose("German");
  expect(written()).toBe("de");
});

test("a chosen language is one undo step", () => {
  const { session, written } = open("en");
  choose("French");
  choose("German");
  session.undo();
  expect(written()).toBe("fr");
});

test("a text without a language of its own is in the site's", () => {
  const files = new Map(base);
  const session = sessionOf(files);
  session.change("home.json", { do: "insert", into: [], name: "language", value: "de" });
  render(<PanelOnPage session={session} at={{ file: "home.json", path: ["language"] }} />);
  expect(shown()).toBe("German");
  choose("The site’s language");
  expect(session.state().history.files.get("home.json")).not.toContain('"language"');
});
