// @vitest-environment jsdom
// Where the panel offers another type: what people change more often comes first.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

test("a block's own fields come before its type", async () => {
  const at = { file: "home.json", path: ["blocks", 0] };
  render(<PanelOnPage session={sessionOf(base)} at={at} />);
  const type = await screen.findByLabelText("Type of block");
  const heading = screen.getByLabelText("Heading");
  const order = heading.compareDocumentPosition(type);
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
