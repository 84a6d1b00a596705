// @vitest-environment jsdom
// A form shows what is wrong with an answer in the site's language, even if the browser's own messages are in another one.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FormIsland } from "../../src/forms/FormIsland.tsx";
import type { FormProps } from "../../src/forms/FormView.tsx";
import type { Field } from "../../src/content/model/site.ts";
import { props, startAfresh } from "./fixture.ts";

beforeEach(startAfresh);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const browserIn = (language: string) =>
  vi.spyOn(navigator, "language", "get").mockReturnValue(language);

const field = (more: Partial<Field> & Pick<Field, "type">): Field =>
  // Cast: each test names the fields that its kind needs.
  ({ name: "answer", label: "Answer", required: true, ...more }) as Field;

/** Sends a form with one field, and returns what is below the field and what the browser would say. */
function refuse(only: Field, answer = "", more: Partial<FormProps> = {}) {
  const form = { ...props.form, fields: [only] };
  const shown: FormProps = { ...props, form, ...more };
  const { container } = render(<FormIsland {...shown} />);
  const control = container.querySelector<HTMLInputElement>("[name=answer]");
  if (!control) throw new Error("There is no control.");
  if (answer !== "") fireEvent.input(control, { target: { value: answer } });
  fireEvent.invalid(control);
  return {
    shown: container.querySelector(".field-error")?.textContent,
    language: container.querySelector(".field-error [lang]")?.getAttribute("lang"),
    browsers: control.validationMessage,
  };
}

test.each<[what: string, field: Field, answer: string, words: string]>([
  ["an empty answer", field({ type: "text" }), "", "Fill this in."],
  [
    "no chosen option",
    field({ type: "select", prompt: "…", options: [{ value: "a", label: "A" }] }),
    "",
    "Choose one.",
  ],
  ["an unchecked box", field({ type: "checkbox", value: "yes" }), "", "Check this box."],
  ["an email address", field({ type: "email" }), "mia", "Write the whole address, with the @."],
  ["a web address", field({ type: "url" }), "mia", "Write the whole address, with https://."],
  ["a small number", field({ type: "number", min: 1200 }), "3", "The smallest number is 1,200."],
  ["a large number", field({ type: "number", max: 5 }), "7", "The largest number is 5."],
  ["half a number", field({ type: "number" }), "1.5", "Write a whole number."],
  [
    "an early date",
    field({ type: "date", earliest: "2025-06-05" }),
    "2025-06-01",
    "The earliest date is June 5, 2025.",
  ],
  [
    "a late date",
    field({ type: "date", latest: "2025-06-05" }),
    "2025-07-01",
    "The latest date is June 5, 2025.",
  ],
])("%s, in a browser in another language", (_what, only, answer, words) => {
  browserIn("de-DE");
  expect(refuse(only, answer).shown).toBe(words);
});

test("a browser in the site's language says it itself, wherever it is from", () => {
  browserIn("en-GB");
  const { shown, browsers } = refuse(field({ type: "text" }));
  expect(shown).toBe(browsers);
  expect(shown).not.toBe("Fill this in.");
});

test("the browser's message is shown for what the site has no words for", () => {
  browserIn("de-DE");
  const { shown, browsers } = refuse(field({ type: "number", step: 0.25 }), "0.3");
  expect(shown).toBe(browsers);
  expect(shown).not.toBe("");
});

test("a limit is written as the site's language writes it", () => {
  browserIn("en-US");
  const { shown } = refuse(field({ type: "date", latest: "2025-06-05" }), "2025-07-01", {
    language: "es",
  });
  expect(shown).toBe("The latest date is 5 de junio de 2025.");
});

test("a chosen date is repeated in words where the browser writes dates in another way", () => {
  browserIn("en-US");
  refuse(field({ type: "date" }), "2025-06-05", { language: "de" });
  expect(screen.getByText("5. Juni 2025")).toBeTruthy();
  cleanup();
  browserIn("de-AT");
  refuse(field({ type: "date" }), "2025-06-05", { language: "de" });
  expect(screen.queryByText("5. Juni 2025")).toBeNull();
});

const german = { language: "de", wordingIn: { lang: "en-US", dir: "ltr" } } as const;

test("in a form of another language, the site's own words say which language they are in", () => {
  browserIn("fr-FR");
  const late = field({ type: "date", latest: "2025-06-05" });
  expect(refuse(late, "2025-07-01", german)).toMatchObject({
    shown: "The latest date is June 5, 2025.",
    language: "en-US",
  });
});

test("a browser in the form's language says it itself, and not in the site's", () => {
  browserIn("de-DE");
  const { shown, browsers, language } = refuse(field({ type: "text" }), "", german);
  expect([shown, language]).toEqual([browsers, undefined]);
  cleanup();
  browserIn("en-US");
  const inEnglish = refuse(field({ type: "text" }), "", german);
  expect([inEnglish.shown, inEnglish.language]).toEqual(["Fill this in.", "en-US"]);
});
