// @vitest-environment jsdom
// Below a page's title and description, the editor shows what search results will say of that page.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { base, change } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

const withAddresses = change("site.json", '"language"', '"addresses": true,\n  "language"');

function show(file: string, files: ReadonlyMap<string, string>) {
  const session = sessionOf(files);
  render(<PanelOnPage session={session} at={{ file, path: ["description"] }} />);
  return session;
}

const previewed = () => screen.queryByText("Search preview")?.parentElement?.textContent;
// A large site has a document for each page, with its title and description, whatever the setting.
const onlyHome = /^On a small site, .* show only the home page’s title, description and picture\./;

test.each([
  ["home.json", base, "What we do.", "https://www.company.example/"],
  ["home.json", withAddresses, "What we do.", "https://www.company.example/"],
  ["contact.json", withAddresses, "How to reach us.", "https://www.company.example/contact/"],
])(
  "%s has a document, so it is previewed with its address",
  async (file, files, words, address) => {
    show(file, files);
    await screen.findByText("Search preview");
    expect(previewed()).toContain(words);
    expect(previewed()).toContain(address);
    expect(screen.queryByText(onlyHome)).toBeNull();
  },
);

test("a page without an address says that search results don't show it, until addresses are on", async () => {
  const session = show("contact.json", base);
  expect((await screen.findByText(onlyHome)).textContent).toContain("“Page addresses”");
  expect(previewed()).toBeUndefined();
  act(() =>
    session.change("site.json", { do: "insert", into: [], name: "addresses", value: true }),
  );
  expect(screen.queryByText(onlyHome)).toBeNull();
  expect(previewed()).toContain("https://www.company.example/contact/");
});
