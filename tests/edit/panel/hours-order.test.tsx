// @vitest-environment jsdom
// In the opening hours, the days of the week come before special days, also those that can still be added.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { base } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

test("Sunday is offered after the other days, before special days", async () => {
  const site = JSON.parse(base.get("site.json") ?? "");
  site.openingHours = {
    monday: ["09:00-17:00"],
    saturday: ["10:00-14:00"],
    exceptions: [{ name: "New Year", from: "2027-01-01" }],
  };
  const session = sessionOf(new Map(base).set("site.json", JSON.stringify(site)));
  render(<PanelOnPage session={session} at={{ file: "site.json", path: ["openingHours"] }} />);
  const special = await screen.findByRole("heading", { name: "Special days" });
  const sunday = screen.getByRole("button", { name: "Add Sunday" });
  expect(sunday.compareDocumentPosition(special)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const days = screen.getAllByRole("button", { name: /^Add \w+day$/ });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    "Add Tuesday",
    "Add Wednesday",
    "Add Thursday",
    "Add Friday",
    "Add Sunday",
  ]);
});
