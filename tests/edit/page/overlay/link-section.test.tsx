// @vitest-environment jsdom
// The link dialog and the panel offer the sections of the chosen page, and a block without a link name gets one.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { LinkDialog } from "../../../../src/edit/page/overlay/link/LinkDialog.tsx";
import { sectionsOn } from "../../../../src/edit/operations/pages/sections.ts";
import { SessionContext } from "../../../../src/edit/screen/use-session.ts";
import { change } from "../../../content/base.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { PanelOnPage, sessionOf } from "../../panel/panel-on-page.tsx";

afterEach(cleanup);

/** The cards of the home page have no link name yet. */
const files = change("home.json", '      "id": "values",\n', "");
const select = (name: string) => screen.findByRole<HTMLSelectElement>("combobox", { name });
const options = (box: HTMLSelectElement) => [...box.options].map(({ text }) => text);

test("the link dialog has the sections of the chosen page, and links to one of them", async () => {
  const user = userEvent.setup();
  const onLink = vi.fn();
  const pages = [
    { name: "home", title: "Home" },
    { name: "contact", title: "Contact" },
  ];
  const linkable = {
    pages,
    sections: (page: string) => sectionsOn(engineVocabulary, files, page),
    facts: {},
    place: undefined,
  };
  render(
    <SessionContext value={sessionOf(files)}>
      <LinkDialog
        words=""
        href={undefined}
        linkable={linkable}
        onLink={onLink}
        onClose={() => undefined}
      />
    </SessionContext>,
  );
  expect(screen.queryByLabelText("Section")).toBeNull();
  await user.selectOptions(await select("Which page?"), "home");
  const sections = await select("Section");
  expect(options(sections)).toEqual(["Top of the page", expect.stringContaining("Core values")]);
  await user.selectOptions(sections, "core-values");
  await user.click(screen.getByRole("button", { name: "Add link" }));
  expect(onLink).toHaveBeenCalledWith("page:home#core-values", "Core values");
  await user.selectOptions(await select("Which page?"), "contact");
  expect((await select("Section")).value).toBe("");
});

test("in the panel, a button's section gives the block its link name, and one Undo reverts both", async () => {
  const user = userEvent.setup();
  const session = sessionOf(files);
  const now = (name: string) => session.state().history.files.get(name) ?? "";
  const before = [...session.state().history.files];
  render(<PanelOnPage session={session} at={{ file: "site.json", path: ["navigation", 0] }} />);
  await user.selectOptions(await select("Section"), "core-values");
  expect(now("site.json")).toContain('{ "label": "Home", "page": "home#core-values" }');
  expect(now("home.json")).toContain('"id": "core-values"');
  expect(session.state().diagnostics).toEqual([]);
  await user.click(screen.getByText("Undo"));
  expect([...session.state().history.files]).toEqual(before);
});

test("in the panel, links follow a block's new link name, which is only written while it is valid", async () => {
  const user = userEvent.setup();
  const linked = change("home.json", '"page": "contact"', '"page": "contact#message-form"');
  const session = sessionOf(linked);
  const now = (name: string) => session.state().history.files.get(name) ?? "";
  render(<PanelOnPage session={session} at={{ file: "contact.json", path: ["blocks", 1] }} />);
  const name = await screen.findByLabelText("Link name");
  await user.clear(name);
  await user.type(name, "values");
  expect(screen.getByText(/already taken/)).toBeTruthy();
  expect(now("home.json")).not.toContain("contact#values");
  await user.type(name, "-form");
  expect(now("home.json")).toContain('"page": "contact#values-form"');
  expect(now("contact.json")).toContain('"id": "values-form"');
  await user.tab();
  await user.click(screen.getByText("Undo"));
  expect(now("home.json")).toBe(linked.get("home.json"));
});
