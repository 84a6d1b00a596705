// @vitest-environment jsdom
// A failed save looks and sounds different from a successful one, until the changes are saved.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { hint } from "../../src/edit/model/message.ts";
import { StatusLine } from "../../src/edit/StatusLine.tsx";

afterEach(cleanup);

const failure = "Nothing was saved: the disk is full. Free some space, then save again.";
const shown = () => ({
  alert: screen.queryByRole("alert")?.textContent,
  status: screen.getByRole("status").textContent,
});

test("a successful save is announced quietly", () => {
  render(<StatusLine message={hint("Saved.")} failure={undefined} />);
  expect(shown()).toEqual({ alert: undefined, status: "Saved." });
});

test("a failed save is an alert with the reason", () => {
  render(<StatusLine message={undefined} failure={failure} />);
  expect(shown()).toEqual({ alert: failure, status: "" });
  expect(screen.getByRole("alert").className).toBe("status not-saved");
  expect(screen.getByRole("alert").getAttribute("data-message")).toBe("failure");
});

test("the reason stays beside later messages, which it doesn't hide", () => {
  const { rerender } = render(<StatusLine message={undefined} failure={failure} />);
  const alert = screen.getByRole("alert");
  rerender(<StatusLine message={hint("Undone.")} failure={failure} />);
  expect(shown()).toEqual({ alert: failure, status: "Undone." });
  // The same element with the same words: screen readers don't read it again.
  expect(screen.getByRole("alert")).toBe(alert);
});

test("once closed, the message is gone, and that nothing is saved stays", () => {
  render(<StatusLine message={hint("Undone.")} failure={failure} isClosed />);
  expect(shown()).toEqual({ alert: "Not saved", status: "" });
  expect(screen.getByRole("alert").title).toBe(failure);
});
