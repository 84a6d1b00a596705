// @vitest-environment jsdom
// What a link in the panel goes to can be opened.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { siteFile } from "../../../../src/content/model/input.ts";
import { base } from "../../../content/base.ts";
import { PanelOnPage, sessionOf } from "../panel-on-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = ["footer", "links", "items", 0];

function show(fields: object) {
  const site: unknown = JSON.parse(base.get(siteFile) ?? "");
  const footer = { links: { heading: "Links", items: [{ label: "More", ...fields }] } };
  // Cast: the site's settings are an object.
  const text = JSON.stringify({ ...(site as object), footer });
  const session = sessionOf(new Map([...base, [siteFile, text]]));
  render(<PanelOnPage session={session} at={{ file: siteFile, path }} />);
}

test("a link opens in a new tab, without access to this one", async () => {
  const open = vi.fn<typeof window.open>();
  vi.stubGlobal("open", open);
  show({ map: "12 Example Street" });
  await userEvent.click(await screen.findByText("Open link"));
  expect(open).toHaveBeenCalledWith(
    "https://www.google.com/maps/search/?api=1&query=12+Example+Street",
    "_blank",
    "noopener",
  );
});
