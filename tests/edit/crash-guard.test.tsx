// @vitest-environment jsdom
// If the editor stops because of a mistake of its own, people read what to do instead of looking at a blank page.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CrashGuard } from "../../src/edit/CrashGuard.tsx";

afterEach(cleanup);

function Broken({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error("internal");
  return <p>Edit</p>;
}

test("an error while drawing is explained, with a way on and without its own words", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const at = (isBroken: boolean) => (
    <CrashGuard>
      <Broken isBroken={isBroken} />
    </CrashGuard>
  );
  const { rerender } = render(at(false));
  expect(screen.getByText("Edit")).toBeTruthy();
  rerender(at(true));
  expect(screen.getByRole("alert").textContent).toContain("Your changes are stored");
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  expect(document.body.textContent).not.toContain("internal");
});
