// @vitest-environment jsdom
// What a visitor meets in the kinds of field that aren't lines of text.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { plainLinks } from "../../src/components/PageLink.tsx";
import type { Field } from "../../src/content/model/site.ts";
import { storeDraft } from "../../src/forms/form-draft.ts";
import type { FieldOf, FieldType } from "../../src/forms/fields/kind.ts";
import { FormIsland } from "../../src/forms/FormIsland.tsx";
import { hydrate } from "../../src/forms/island.tsx";
import { letterOf } from "../../src/forms/letter.ts";
import { renderToString } from "react-dom/server";
import {
  accepted,
  field,
  form,
  page,
  props,
  sendButton,
  sentBody,
  startAfresh,
  stubMailService,
} from "./fixture.ts";

/** The kinds that other tests of forms are about. */
type Plain = "text" | "email" | "tel" | "textarea" | "select" | "file";

const days = ["Monday, early", "Monday", "early"];
const options = days.map((value) => ({ value, label: `On ${value}` }));
const topics = ["denials", "coding"].map((value) => ({ value, label: `Our ${value}` }));
const consent = {
  type: "checkbox" as const,
  name: "consent",
  label: "I agree",
  help: [
    {
      type: "paragraph" as const,
      children: [
        "It is here: ",
        { type: "pageLink" as const, page: page("privacy"), children: ["Privacy Policy"] },
      ],
    },
  ],
  required: true,
  value: "Yes, agreed",
};
/** One of each: a kind that is missing here doesn't compile. */
const asked = {
  radio: { type: "radio", name: "day", label: "Which day?", required: true, options },
  checkboxes: {
    type: "checkboxes",
    name: "topics",
    label: "Which topics?",
    required: true,
    options: topics,
  },
  checkbox: consent,
  date: { type: "date", name: "start", label: "Start", required: true },
  number: {
    type: "number",
    name: "claims",
    label: "How many?",
    required: true,
    min: 1,
    unit: "claims",
  },
  url: { type: "url", name: "site", label: "Website", required: true },
} satisfies { [Type in Exclude<FieldType, Plain>]: FieldOf<Type> };
const all: Field[] = Object.values(asked);

/** A form that asks for these, with a parameter of the same name for each. */
const asking = (...fields: Field[]) => ({
  ...props,
  form: {
    ...form,
    subject: "A question",
    fields,
    parameters: Object.fromEntries(fields.map(({ name }) => [name, `{${name}}`])),
  },
});
const draw = (...fields: Field[]) => render(<FormIsland {...asking(...fields)} />);
const group = (name: string | RegExp) => screen.getByRole("group", { name });
const described = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "").split(" ").map((id) => {
    // Cast: a clone has the type of its original.
    const text = document.getElementById(id)?.cloneNode(true) as HTMLElement | undefined;
    // The site's styles hide these once the script has run.
    for (const link of text?.querySelectorAll(plainLinks) ?? []) link.remove();
    return text?.textContent;
  });
const visitor = userEvent.setup({ delay: null });

beforeEach(startAfresh);
afterEach(() => {
  cleanup();
  vi.mocked(performance.now).mockRestore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a visitor who answers every question", () => {
  const answer = async () => {
    await visitor.click(field("On Monday, early"));
    await visitor.click(field("Our denials"));
    await visitor.click(field("Our coding"));
    await visitor.click(field("I agree"));
    fireEvent.input(field("Start"), { target: { value: "2025-05-27" } });
    await visitor.type(field("How many?"), "1200");
    await visitor.type(field("Website"), "www.practice.example/about");
    await visitor.tab();
  };

  it("sends the text that content asks for", async () => {
    const fetch = stubMailService(accepted);
    draw(...all);
    await answer();
    await visitor.click(sendButton());
    await screen.findByText("Thank you");
    expect(sentBody(fetch)["template_params"]).toEqual({
      day: "Monday, early",
      topics: "denials, coding",
      consent: "Yes, agreed",
      start: "2025-05-27",
      claims: "1200",
      site: "https://www.practice.example/about",
    });
  });

  it("finds it all again, exactly, when they come back", async () => {
    draw(...all);
    await answer();
    cleanup();
    draw(...all);
    const ticked = [...document.querySelectorAll<HTMLInputElement>("input:checked")];
    expect(ticked.map(({ value }) => value)).toEqual([
      "Monday, early",
      "denials",
      "coding",
      "Yes, agreed",
    ]);
    expect(field("Start").value).toBe("2025-05-27");
    expect(field("How many?").value).toBe("1200");
    expect(field("Website").value).toBe("https://www.practice.example/about");
  });

  it.each([
    ["en-US", "Tuesday, May 27, 2025"],
    ["de", "Dienstag, 27. Mai 2025"],
  ])("can send it as a letter that a person would write, in %s", (language, day) => {
    const answers = {
      day: "Monday, early",
      topics: "denials, coding",
      consent: "Yes, agreed",
      start: "2025-05-27",
      claims: "1200",
      site: "https://www.practice.example",
    };
    const { text } = letterOf(asking(...all).form, new Map(Object.entries(answers)), language);
    expect(text).toBe(
      [
        "Which day?: On Monday, early",
        "Which topics?: Our denials, Our coding",
        "I agree: Yes, agreed",
        `Start: ${day}`,
        "How many?: 1200 claims",
        "Website: https://www.practice.example",
      ].join("\n"),
    );
  });
});

describe("a visitor who leaves questions out", () => {
  it("sees a message at each, in order, and nothing is sent", async () => {
    const fetch = stubMailService(accepted);
    draw(...all);
    await visitor.click(sendButton());
    expect(document.activeElement).toBe(field("On Monday, early"));
    expect(document.querySelectorAll(".field-error")).toHaveLength(all.length);
    expect(described(group("Which topics?"))).toEqual(["Choose at least one."]);
    expect(described(group("Which day?"))).toEqual([field("On Monday").validationMessage]);
    await visitor.click(field("On Monday"));
    expect(described(group("Which day?"))).toEqual([undefined]);
    await visitor.click(sendButton());
    expect(document.activeElement).toBe(field("Our denials"));
    // Any will do, not the first alone.
    await visitor.click(field("Our coding"));
    expect(described(group("Which topics?"))).toEqual([undefined]);
    await visitor.click(sendButton());
    expect(document.activeElement).toBe(field("I agree"));
    expect(field("I agree").getAttribute("aria-invalid")).toBe("true");
    expect(fetch).not.toHaveBeenCalled();
  });

  it("and clears the only checkbox again, sees the message again", async () => {
    draw(...all.filter(({ type }) => type === "checkboxes"));
    await visitor.click(field("Our coding"));
    await visitor.click(field("Our coding"));
    await visitor.click(sendButton());
    expect(described(group("Which topics?"))).toEqual(["Choose at least one."]);
  });

  it("may, where they are optional, and the mail has the editor's words for it", async () => {
    const fetch = stubMailService(accepted);
    const optional = all.map(
      (each): Field => ({ ...each, required: false, emptyValue: `No ${each.name}` }) as Field,
    );
    draw(...optional);
    expect(group(/Which topics\?\s*\(optional\)/)).toBeTruthy();
    await visitor.click(sendButton());
    await screen.findByText("Thank you");
    expect(sentBody(fetch)["template_params"]).toMatchObject({
      day: "No day",
      topics: "No topics",
      consent: "No consent",
      start: "No start",
    });
  });
});

describe("a consent", () => {
  it("is never preselected, and its terms are a click away, outside the label", () => {
    draw(consent);
    expect(field("I agree").checked).toBe(false);
    expect(described(field("I agree"))).toEqual(["It is here: Privacy Policy"]);
    expect(screen.getByRole("button", { name: "Privacy Policy" }).closest("label")).toBeNull();
  });
});

describe("a day", () => {
  const limits = (one: Partial<Field & { type: "date" }>) => {
    draw({ type: "date", name: "start", label: "Start", required: true, ...one });
    const { min, max } = field("Start");
    return { min, max };
  };

  it("has the limits of its content, and years of four digits", () => {
    expect(limits({ earliest: "2025-06-01" })).toEqual({ min: "2025-06-01", max: "9999-12-31" });
    cleanup();
    expect(limits({ latest: "2025-06-30" })).toEqual({ min: "", max: "2025-06-30" });
  });

  it("from today on is from the visitor's today on, which the build can't know", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2031, 0, 9, 23, 59) });
    expect(limits({ earliest: "today", latest: "today" })).toEqual({
      min: "2031-01-09",
      max: "2031-01-09",
    });
    const start = { type: "date", name: "start", label: "Start", earliest: "today" } as const;
    expect(renderToString(<FormIsland {...asking(start)} />)).not.toContain("2031");
  });
});

describe("an address", () => {
  it.each([
    ["www.practice.example", "https://www.practice.example"],
    [" practice.example/a?b=c:d ", "https://practice.example/a?b=c:d"],
    ["practice.example:8080", "https://practice.example:8080"],
    ["http://practice.example", "http://practice.example"],
    ["HTTPS://practice.example", "HTTPS://practice.example"],
    ["mailto:a@practice.example", "mailto:a@practice.example"],
    ["practice", "practice"],
    ["", ""],
  ])("written as %j is completed to %j once they move on", async (typed, completed) => {
    draw({ type: "url", name: "site", label: "Website", required: true });
    await visitor.click(field("Website"));
    await visitor.paste(typed);
    expect(field("Website").value).toBe(typed.trim());
    await visitor.tab();
    expect(field("Website").value).toBe(completed);
  });

  it.each([
    [
      { type: "email", name: "answer", label: "Yours", required: true },
      "\u202aada@home.example\u202c",
      "ada@home.example",
    ],
    [
      { type: "email", name: "answer", label: "Yours", required: true },
      "ada@home.example\u00a0",
      "ada@home.example",
    ],
    [
      { type: "tel", name: "answer", label: "Yours", required: true },
      "\u200e602-555-0142\u00a0",
      "602-555-0142",
    ],
    [
      { type: "url", name: "answer", label: "Yours", required: true },
      "\u200ehome.example\u2009",
      "https://home.example",
    ],
  ] as const)("%j is sent without what nobody sees in it", async (one, pasted, sent) => {
    draw(one);
    await visitor.click(field("Yours"));
    await visitor.paste(pasted);
    await visitor.tab();
    expect(field("Yours").value).toBe(sent);
  });

  it("that is none is held back by the browser", async () => {
    const fetch = stubMailService(accepted);
    draw({ type: "url", name: "site", label: "Website", required: true });
    await visitor.type(field("Website"), "practice");
    await visitor.click(sendButton());
    expect(described(field("Website"))).toEqual([field("Website").validationMessage]);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("a number", () => {
  it("shows its unit, and has the limits from content", () => {
    draw({
      type: "number",
      name: "claims",
      label: "How many?",
      required: true,
      min: 0.5,
      max: 9,
      step: 0.5,
      unit: "claims",
      placeholder: "2.5",
    });
    const { min, max, step, placeholder, inputMode } = field("How many?");
    expect([min, max, step, placeholder, inputMode]).toEqual(["0.5", "9", "0.5", "2.5", "decimal"]);
    expect(described(field("How many?"))).toEqual(["claims"]);
  });
});

it("choices made before the code loaded stay, and override the draft", async () => {
  const given = asking(...all);
  storeDraft(given.form, new Map([["day", "early"]]));
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(<FormIsland {...given} />);
  await visitor.click(field("On Monday"));
  await visitor.click(field("Our denials"));
  await visitor.click(field("I agree"));
  act(() => hydrate(root, given, false));
  await screen.findByLabelText(props.wording.forms.trap);
  const ticked = [...root.querySelectorAll<HTMLInputElement>("input:checked")];
  expect(ticked.map(({ value }) => value)).toEqual(["Monday", "denials", "Yes, agreed"]);
  root.remove();
});
