// @vitest-environment jsdom
// What the forms for adding, renaming, and removing a page share.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PageFormActions } from "../../../../src/edit/dialogs/pages/PageFormActions.tsx";
import { ShortNameField } from "../../../../src/edit/dialogs/pages/ShortNameField.tsx";

afterEach(cleanup);

test("the buttons are the form's own, then the one back to the page in the list", () => {
  const onView = vi.fn();
  render(
    <PageFormActions onView={onView} from="about">
      <button type="submit">Rename page</button>
    </PageFormActions>,
  );
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toEqual(["Rename page", "Back to all pages"]);
  fireEvent.click(screen.getByText("Back to all pages"));
  expect(onView).toHaveBeenCalledWith({ is: "list", from: "about" });
});

test("the short name shows its file, or what is wrong with it, and reports what is typed", () => {
  const onName = vi.fn();
  const field = (problem?: string) => (
    <ShortNameField name="our-team" problem={problem} onName={onName} />
  );
  const { rerender } = render(field());
  expect(document.body.textContent).toContain("our-team.json");
  rerender(field("There is already a page."));
  expect(document.body.textContent).toContain("There is already a page.");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "team" } });
  expect(onName).toHaveBeenCalledWith("team");
});
