// @vitest-environment jsdom
// What the forms of sites post to the mail service, to the letter: their templates there depend on it.
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formProps } from "../../src/blocks/form-props.ts";
import { FormIsland } from "../../src/forms/FormIsland.tsx";
import { enterAnswers, type Form } from "../../src/forms/form-answers.ts";
import type { Site } from "../../src/content/model/site.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { arabicSite, dentalSite, firstSite, secondSite } from "../fixtures/sites.ts";
import { accepted, startAfresh, stubMailService } from "./fixture.ts";

beforeEach(() => {
  startAfresh();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const typed: Readonly<Record<string, string>> = {
  text: "  Ada {email} Reyes ",
  email: "ada@practice.example",
  tel: "+1 (602) 555-0142",
  textarea: "Two lines:\n“quoted” & <b>bold</b>",
  date: "2026-05-04",
  number: "12",
  url: "https://practice.example/",
  checkbox: "yes",
};

/** An answer to every question that has one of these kinds; the first choice of the others. */
function answersTo({ fields }: Form): Map<string, string> {
  return new Map(
    fields.map((field) => [
      field.name,
      "options" in field ? (field.options[0]?.value ?? "") : (typed[field.type] ?? ""),
    ]),
  );
}

async function formsOf(folder: string): Promise<{ site: Site; forms: Form[] }> {
  const { result } = await loadContent(folder);
  if (!result.ok) throw new Error(folder);
  const { site } = result;
  const forms = site.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "form" ? [block] : [])),
  );
  return { site, forms };
}

test.each([firstSite, secondSite, dentalSite, arabicSite])(
  "every form of %s posts the same as ever, filled in and as empty as it may be",
  async (folder) => {
    const { site, forms } = await formsOf(folder);
    const posted: string[] = [];
    for (const form of forms)
      for (const isFilled of [true, false]) {
        localStorage.clear();
        const fetch = stubMailService(accepted);
        const { container } = render(
          <FormIsland
            {...formProps(form, site, site.language, site.addresses, "https://mail.example")}
          />,
        );
        const element = container.querySelector("form");
        if (!element) throw new Error(form.id);
        const all = answersTo(form);
        const required = form.fields.filter((field) => field.required).map(({ name }) => name);
        const wanted = isFilled
          ? all
          : new Map([...all].filter(([name]) => required.includes(name)));
        enterAnswers(element, form, wanted);
        fireEvent.submit(element);
        await waitFor(() => expect(fetch).toHaveBeenCalled());
        const [address, request] = fetch.mock.calls[0] ?? [];
        posted.push(`${address}\n${String(request?.body)}\n`);
        await screen.findByText(form.success.heading);
        cleanup();
      }
    const name = folder.slice(folder.lastIndexOf("/") + 1);
    await expect(posted.join("\n")).toMatchFileSnapshot(`posted/${name}.txt`);
  },
);
