// @vitest-environment jsdom
// Opening hours and holidays are edited with clocks and calendars.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../../../../src/edit/session/session.ts";
import { change } from "../../../content/base.ts";
import { PanelOnPage, sessionOf } from "../panel-on-page.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2031-07-09T12:00:00"), toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (settings: string, field: string): Session => {
  const files = change("site.json", '"homePage"', `${settings}\n  "homePage"`);
  const session = sessionOf(files);
  render(<PanelOnPage session={session} at={{ file: "site.json", path: [field] }} />);
  return session;
};
const written = (session: Session): unknown =>
  JSON.parse(session.state().history.files.get("site.json") ?? "");
const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(input(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name));

test("a day's times are two clocks", () => {
  const session = open('"openingHours": { "monday": ["08:00-17:30"] },', "openingHours");
  expect(input("Open time 1 From").type).toBe("time");
  expect([input("Open time 1 From").value, input("to").value]).toEqual(["08:00", "17:30"]);
  type("Open time 1 From", "07:15");
  type("to", "12:00");
  expect(written(session)).toMatchObject({ openingHours: { monday: ["07:15-12:00"] } });
});

test("midnight is the end of the day, which clocks don't have", () => {
  const session = open('"openingHours": { "monday": ["18:00-24:00"] },', "openingHours");
  expect(input("to").value).toBe("00:00");
  type("to", "02:00");
  type("to", "00:00");
  expect(written(session)).toMatchObject({ openingHours: { monday: ["18:00-24:00"] } });
});

test("a time that is emptied is reported at its clocks, with what to do", async () => {
  open('"openingHours": { "monday": ["08:00-17:30"] },', "openingHours");
  type("to", "");
  expect(input("to").getAttribute("aria-invalid")).toBe("true");
  expect(await screen.findByText(/“to” is empty\. Enter a time, such as 17:30\./)).toBeTruthy();
  type("to", "17:30");
  type("Open time 1 From", "");
  expect(await screen.findByText(/“From” is empty\. Enter a time, such as 09:00\./)).toBeTruthy();
});

test.each([
  ["its last time is removed", () => fireEvent.click(screen.getByLabelText("Remove"))],
  [
    "both its clocks are emptied",
    () => ["Open time 1 From", "to"].forEach((each) => type(each, "")),
  ],
])("a day is closed, without a problem, after %s, and one undo opens it again", (_how, close) => {
  const week = { monday: ["08:00-17:30"] };
  const session = open(`"openingHours": ${JSON.stringify(week)},`, "openingHours");
  fireEvent.focus(input("Open time 1 From"));
  close();
  expect(written(session)).toMatchObject({ openingHours: {} });
  expect(written(session)).not.toHaveProperty("openingHours.monday");
  expect(screen.queryByText(/at least one|right format/)).toBeNull();
  expect(screen.getByText("Monday")).toBeTruthy();
  expect(screen.getByText("Add open time")).toBeTruthy();
  press("Undo");
  expect(written(session)).toMatchObject({ openingHours: week });
});

test("a new day is open from nine to five, and a new holiday is today and can be named at once", () => {
  const session = open('"openingHours": { "monday": ["08:00-17:30"] },', "openingHours");
  press("Add Tuesday");
  press("Add special days");
  expect(written(session)).toMatchObject({
    openingHours: {
      tuesday: ["09:00-17:00"],
      exceptions: [{ name: "The name of the day", from: "2031-07-09" }],
    },
  });
  expect(input("Name").value).toBe("The name of the day");
});

test("a second time of a day begins an hour after the first has ended", () => {
  const session = open('"openingHours": { "monday": ["08:00-12:30"] },', "openingHours");
  press("Add open time");
  expect(written(session)).toMatchObject({
    openingHours: { monday: ["08:00-12:30", "13:30-17:30"] },
  });
  expect(screen.queryByText(/begins before/)).toBeNull();
});

test("06:00 typed for 18:00 is asked about, and only that", async () => {
  open('"openingHours": { "monday": ["14:00-18:00"] },', "openingHours");
  type("to", "06:00");
  const question =
    /This goes on until 6:00\sAM the next day\. If it ends in the evening, choose 6:00\sPM\./;
  expect(await screen.findByText(question)).toBeTruthy();
  type("to", "02:00");
  expect(screen.queryByText(question)).toBeNull();
});

test("21:00 typed for 09:00 is asked about, and the answer is a time that there is", async () => {
  const session = open('"openingHours": { "monday": ["21:00-17:00"] },', "openingHours");
  expect(await screen.findByText(/If it begins in the morning, choose 9:00\sAM\./)).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: /^From 9:00\sAM$/ }));
  expect(written(session)).toMatchObject({ openingHours: { monday: ["09:00-17:00"] } });
});

test("a day's times are copied to the days until Friday, also to closed ones, in one undo step", async () => {
  const week = {
    monday: ["08:00-12:00", "13:00-17:00"],
    tuesday: ["09:00-17:00"],
    thursday: ["08:00-12:00", "13:00-17:00"],
    saturday: ["10:00-12:00"],
  };
  const session = open(`"openingHours": ${JSON.stringify(week)},`, "openingHours");
  // Where the next day has the same times, and before a weekend, there is nothing to copy.
  const copies = await screen.findAllByRole("button", { name: /^Same / });
  const isIn = (button: HTMLElement) => button.closest('[role="group"]')?.querySelector("h3");
  expect(copies.map((each) => [isIn(each)?.textContent, each.textContent])).toEqual([
    ["Monday", "Same until Friday"],
    ["Tuesday", "Same until Friday"],
    ["Thursday", "Same on Friday"],
  ]);
  fireEvent.click(copies[0] ?? document.body);
  const { monday: same, saturday } = week;
  const { openingHours } = written(session) as { openingHours: object };
  expect(Object.entries(openingHours)).toEqual([
    ...["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [day, same]),
    ["saturday", saturday],
  ]);
  expect(screen.queryByText(/^Same /)).toBeNull();
  press("Undo");
  expect(written(session)).toMatchObject({ openingHours: week });
  expect(written(session)).not.toHaveProperty("openingHours.friday");
});

test("a missing time zone can be that of this computer", () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...new Intl.DateTimeFormat("en").resolvedOptions(),
    timeZone: "Pacific/Auckland",
  });
  const session = open('"timeZone": "Europe",', "timeZone");
  expect(screen.queryByText(/^Use /)).toBeNull();
  type("Time zone", "");
  press("Use Pacific/Auckland");
  expect(written(session)).toMatchObject({ timeZone: "Pacific/Auckland" });
});
