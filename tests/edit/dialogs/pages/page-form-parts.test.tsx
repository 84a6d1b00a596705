// @vitest-environment jsdom
// What the forms for adding, renaming, and removing a page share.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PageFormActions } from "../../../../src/edit/dialogs/pages/PageFormActions.tsx";
import { ShortNameField } from "../../../../src/edit/dialogs/pages/ShortNameField.tsx";
import { TemplateChoice, useTemplate } from "../../../../src/edit/dialogs/pages/TemplateChoice.tsx";
import { asWritten } from "../../../../src/content/translations/translation.ts";

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

test("the short name says what it is for, and what is wrong with it, and reports what is typed", () => {
  const onName = vi.fn();
  const field = (problem?: string) => (
    <ShortNameField name="our-team" problem={problem} onName={onName} />
  );
  const { rerender } = render(field());
  expect(document.body.textContent).toContain("The page’s address ends with this name.");
  rerender(field("There is already a page."));
  expect(document.body.textContent).toContain("There is already a page.");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "team" } });
  expect(onName).toHaveBeenCalledWith("team");
});

test("a page starts with the template that has its title, until the author chooses one", () => {
  const Form = () => {
    const { template, setTemplate, title, setTitle } = useTemplate(
      asWritten,
      (each) => each !== "Contact",
    );
    return (
      <>
        <input
          aria-label="Title"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TemplateChoice current={template} onChoose={setTemplate} />
      </>
    );
  };
  render(<Form />);
  const start = screen.getByLabelText<HTMLSelectElement>("Start with");
  const title = screen.getByLabelText<HTMLInputElement>("Title");
  const setTo = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });
  setTo(title, "prices ");
  expect(start.value).toBe("Prices");
  setTo(title, "Prices for all");
  expect(start.selectedOptions[0]?.text).toBe("An opening only");
  setTo(title, "News");
  setTo(start, "Pictures");
  expect(title.value).toBe("News");
  setTo(title, "");
  setTo(start, "Contact");
  expect(title.value).toBe("Contact 2");
  setTo(start, "Pictures");
  expect(title.value).toBe("Pictures");
  setTo(title, "Prices");
  expect(start.value).toBe("Pictures");
});
