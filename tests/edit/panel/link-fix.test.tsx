// @vitest-environment jsdom
// A problem of a link in a text opens the link dialog on that link.
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Problems } from "../../../src/edit/panel/Problems.tsx";
import { change } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

const text = "We [answer](page:contact) with [pictures](page:gallery) of *it*.";
const files = change("home.json", "We answer every denial.", text);
const path = ["blocks", 0, "text"];

function show() {
  const session = sessionOf(files);
  render(
    <PanelOnPage session={session} at={{ file: "home.json", path }}>
      <Problems page="home" onSelect={() => undefined} />
    </PanelOnPage>,
  );
  const list = screen.getByRole("region", { name: /problem/i });
  return { list, now: () => session.state().history.files.get("home.json") ?? "" };
}

test("in the list, “Change link…” chooses another page for that link alone, and Undo reverts it", async () => {
  const user = userEvent.setup();
  const { list, now } = show();
  await user.click(within(list).getByRole("button", { name: "Change link…" }));
  await screen.findByText("“pictures” links to");
  const page = await screen.findByRole("combobox", { name: "Which page?" });
  await user.selectOptions(page, "contact");
  await user.click(screen.getByRole("button", { name: "Change link" }));
  const changed = text.replace("page:gallery", "page:contact");
  expect(now()).toBe(files.get("home.json")?.replace(text, changed));
  expect(screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => document.activeElement?.id).toBe("problems");
  await user.click(screen.getByText("Undo"));
  expect(now()).toBe(files.get("home.json"));
});

test("below the field, the link can also be removed, and its words stay", async () => {
  const user = userEvent.setup();
  const { now } = show();
  const field = document.querySelector<HTMLElement>('.field[data-pointer="/blocks/0/text"]');
  await user.click(within(field ?? document.body).getByRole("button", { name: "Change link…" }));
  await user.click(await screen.findByRole("button", { name: "Remove link" }));
  expect(now()).toContain("We [answer](page:contact) with pictures of *it*.");
  await expect.poll(() => field?.contains(document.activeElement)).toBe(true);
});
