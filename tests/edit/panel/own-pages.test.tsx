// @vitest-environment jsdom
// What is added in the panel refers to pages of this site: a link to a page that isn't there would be an error at once.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

const site = JSON.parse(base.get("site.json") ?? "");
/** A site whose contact page has another name. */
const renamed = new Map([...base].filter(([name]) => name !== "contact.json"));
const savedIn = (session: ReturnType<typeof sessionOf>, file: string) =>
  JSON.parse(session.state().history.files.get(file) ?? "");

test("a link that is added to the footer of a site without a contact page", () => {
  const session = sessionOf(renamed);
  render(<PanelOnPage session={session} at={{ file: "site.json", path: ["footer", "legal"] }} />);
  fireEvent.click(screen.getAllByRole("button", { name: "Add link to a page" })[0] as HTMLElement);
  const { links, legal } = savedIn(session, "site.json").footer;
  const { length } = [...site.footer.links.items, ...site.footer.legal];
  expect([...links.items, ...legal]).toHaveLength(length + 1);
  expect(JSON.stringify([links, legal])).toContain('"page":"home"');
  expect(JSON.stringify([links, legal]).match(/"page":"contact"/g)?.length).toBe(
    JSON.stringify(site.footer).match(/"page":"contact"/g)?.length,
  );
});

test("a button that is added to a block, and one that becomes a link to a page", () => {
  const hero = { type: "hero", level: 1, heading: "Us" };
  const page = { title: "Home", description: "What we do.", blocks: [hero] };
  const session = sessionOf(new Map(renamed).set("home.json", JSON.stringify(page)));
  render(<PanelOnPage session={session} at={{ file: "home.json", path: ["blocks", 0] }} />);
  fireEvent.click(screen.getByRole("button", { name: "Add buttons" }));
  expect(savedIn(session, "home.json").blocks[0].actions).toMatchObject([{ page: "home" }]);
});
