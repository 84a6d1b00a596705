// @vitest-environment jsdom
// A save that failed looks and sounds different from one that succeeded, until the words are saved.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StatusLine } from "../../src/edit/StatusLine.tsx";

afterEach(cleanup);

const failure = "Nothing was saved: the disk is full. Free some space, then save again.";
const shown = () => ({
  alert: screen.queryByRole("alert")?.textContent,
  status: screen.getByRole("status").textContent,
});

test("a save that succeeded is told quietly", () => {
  render(<StatusLine status="Saved." failure={undefined} />);
  expect(shown()).toEqual({ alert: undefined, status: "Saved." });
});

test("a save that failed is an alert with the reason", () => {
  render(<StatusLine status={failure} failure={failure} />);
  expect(shown()).toEqual({ alert: failure, status: "" });
  expect(screen.getByRole("alert").className).toBe("status not-saved");
});

test("“Not saved” stays beside whatever is told afterwards", () => {
  const { rerender } = render(<StatusLine status="Undone." failure={failure} />);
  expect(shown()).toEqual({ alert: "Not saved", status: "Undone." });
  expect(screen.getByRole("alert").title).toBe(failure);
  rerender(<StatusLine status="Not saved yet" failure={failure} />);
  expect(shown()).toEqual({ alert: "Not saved", status: "" });
});
