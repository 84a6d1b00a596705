// @vitest-environment jsdom
// A new notice asks for its last day, until the author chooses one or wants none.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { base } from "../../../content/base.ts";
import { PanelOnPage, sessionOf } from "../panel-on-page.tsx";

afterEach(cleanup);

const notice = { text: "Closed for the holidays.", from: "2031-12-01", until: "" };

function open() {
  const site = JSON.parse(base.get("site.json") ?? "") as object;
  const files = new Map(base).set("site.json", JSON.stringify({ ...site, notice }, null, 2));
  const session = sessionOf(files);
  render(<PanelOnPage session={session} at={{ file: "site.json", path: ["notice"] }} />);
  const written = () =>
    (JSON.parse(session.state().history.files.get("site.json") ?? "") as { notice: object }).notice;
  const errors = () =>
    session.state().diagnostics.flatMap(({ message, pointer }) => `${pointer}: ${message}`);
  return { session, written, errors };
}

test("an empty last day blocks publishing, and says so", () => {
  expect(open().errors()).toEqual(["/notice/until: This date is missing."]);
});

test("a chosen day is written, and no longer asked for", () => {
  const { written, errors } = open();
  fireEvent.change(screen.getByLabelText("Last day shown"), { target: { value: "2032-01-06" } });
  expect(written()).toEqual({ ...notice, until: "2032-01-06" });
  expect(errors()).toEqual([]);
  expect(screen.queryByText("No date")).toBe(null);
});

test("without a last day, the field is gone; undone, it is asked for again", () => {
  const { session, written, errors } = open();
  fireEvent.click(screen.getByText("No date"));
  expect(written()).toEqual({ text: notice.text, from: notice.from });
  expect(errors()).toEqual([]);
  session.undo();
  expect(written()).toEqual(notice);
});
