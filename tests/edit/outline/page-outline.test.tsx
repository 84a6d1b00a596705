// @vitest-environment jsdom
// What the list of a page's blocks calls each of them.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PageOutline } from "../../../src/edit/outline/PageOutline.tsx";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "../panel/panel-on-page.tsx";

afterEach(cleanup);

test("a block without words of its own is called by its kind, once", async () => {
  const prose = { type: "list", layout: "prose", items: [{ heading: "Cookies" }] };
  const blocks = [{ type: "hero", heading: "Privacy" }, prose];
  const page = { title: "Privacy", description: "", blocks };
  const file = "home.json";
  const session = sessionOf(new Map(base).set(file, JSON.stringify(page)));
  render(
    <PanelOnPage session={session} at={{ file, path: [] }}>
      <PageOutline file={file} selected={[]} onSelect={() => undefined} />
    </PanelOnPage>,
  );
  const rows = await screen.findAllByRole("row");
  const names = rows.map(({ textContent }) => textContent);
  expect(names).toEqual(["PrivacyPage opening", "Long text"]);
});
