// @vitest-environment jsdom
// A wrong phone number says why at the field where it is typed, also if it is a fact.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { change } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

test.each(["+1 (602) 555-0142", "{{facts.phone}}"])(
  "the reason describes the field while %j is replaced",
  async (phone) => {
    const organization = `"organization": { "phone": "${phone}" }, "navigation"`;
    const session = sessionOf(change("site.json", '"navigation"', organization));
    const at = { file: "site.json", path: ["organization"] };
    render(<PanelOnPage session={session} at={at} />);
    const user = userEvent.setup();
    const field = await screen.findByLabelText("Phone");
    await user.clear(field);
    await user.type(field, "12");
    const reason = await screen.findByText(/isn't a phone number/);
    const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described).toContain(reason.parentElement?.id);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await user.type(field, "0255501421");
    expect(screen.queryByText(/isn't a phone number/)).toBeNull();
    expect(field.getAttribute("aria-invalid")).toBeNull();
  },
);
