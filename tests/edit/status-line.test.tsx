// @vitest-environment jsdom
// A failed save looks and sounds different from a successful one, until the changes are saved.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StatusLine } from "../../src/edit/StatusLine.tsx";

afterEach(cleanup);

const failure = "Nothing was saved: the disk is full. Free some space, then save again.";
const shown = () => ({
  alert: screen.queryByRole("alert")?.textContent,
  status: screen.getByRole("status").textContent,
});

test("a successful save is announced quietly", () => {
  render(<StatusLine kind="hint" status="Saved." failure={undefined} />);
  expect(shown()).toEqual({ alert: undefined, status: "Saved." });
});

test("a failed save is an alert with the reason", () => {
  render(<StatusLine kind="hint" status={failure} failure={failure} />);
  expect(shown()).toEqual({ alert: failure, status: "" });
  expect(screen.getByRole("alert").className).toBe("status not-saved");
  expect(screen.getByRole("alert").getAttribute("data-message")).toBe("failure");
});

test("“Not saved” stays visible beside later messages", () => {
  const { rerender } = render(<StatusLine kind="hint" status="Undone." failure={failure} />);
  expect(shown()).toEqual({ alert: "Not saved", status: "Undone." });
  expect(screen.getByRole("alert").title).toBe(failure);
  rerender(<StatusLine kind="hint" status="Not saved yet" failure={failure} />);
  expect(shown()).toEqual({ alert: "Not saved", status: "" });
});
