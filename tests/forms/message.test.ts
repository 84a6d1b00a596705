import { describe, expect, it } from "vitest";
import { filled } from "./filled.ts";
import { form } from "./fixture.ts";

const fill = (answers: Record<string, string>, changes: Partial<typeof form> = {}) =>
  filled({ ...form, ...changes }, new Map(Object.entries(answers)), "id-1");

describe("the template's parameters", () => {
  it("is each answer under the parameter that asks for it", () => {
    expect(
      fill({
        name: "Ada",
        email: "ada@practice.example",
        phone: "555-0101",
        topic: "other",
        message: "Hi",
      }),
    ).toEqual({
      from_name: "Ada",
      from_email: "ada@practice.example",
      phone: "555-0101",
      message: "Hi",
      to_email: "hello@company.example",
      subject: "Message from Ada",
      topic: "other",
    });
  });

  it("has the field's own words for an empty answer, and nothing where there are none", () => {
    expect(fill({ message: " \n " })).toMatchObject({ message: "No message", phone: "" });
  });

  it.each(["\u0000\u0007", "\u0085", "\u200b\u2060\ufeff", "\u00ad\u202e \t"])(
    "takes an answer in which there is nothing to see for none: %j",
    (typed) => {
      expect(fill({ message: typed, phone: typed })).toMatchObject({
        message: "No message",
        phone: "",
      });
    },
  );

  it.each([
    "{email}",
    "{recipient}",
    "{{x}}",
    "{{facts.phone}}",
    "$&",
    "$1 $$ $`",
    "<b>&amp;</b>",
    "__proto__",
  ])("is what a visitor typed, as typed: %s", (typed) => {
    const parameters = fill({ name: typed, message: typed, email: "ada@practice.example" });
    expect(parameters).toMatchObject({
      from_name: typed,
      message: typed,
      subject: `Message from ${typed}`,
    });
  });

  it("carries no line break in a field of one line or in the subject", () => {
    const parameters = fill({
      name: "  Ada\r\nBcc: all@company.example\u2028x ",
      message: "one\ntwo",
    });
    expect(parameters["from_name"]).toBe("Ada Bcc: all@company.example x");
    expect(parameters["subject"]).toBe("Message from Ada Bcc: all@company.example x");
    expect(fill({ message: "one\ntwo" }, { subject: "{message}" })["subject"]).toBe("one two");
  });

  it("keeps the line breaks of a message", () => {
    expect(fill({ message: " one\n\n  two " })["message"]).toBe("one\n\n  two");
  });

  it("removes characters that nobody types: control characters, and half an emoji", () => {
    expect(fill({ name: "A\u0000d\u007fa\ud83d", message: "a\u0007\tb\r\nc" })).toMatchObject({
      from_name: "Ada\uFFFD",
      message: "a\tb\nc",
    });
  });

  it("keeps other scripts, emoji and marks of direction as they are", () => {
    const typed = "\u202eDr. 👩🏽‍⚕️ أحمد\u202c";
    expect(fill({ name: typed, message: typed })).toMatchObject({
      from_name: typed,
      message: typed,
    });
  });

  it("includes the message's id if the template asks for it", () => {
    const parameters = { id: "{submission}", message: "{message}" };
    expect(fill({ message: "{submission}" }, { parameters })).toEqual({
      id: "id-1",
      message: "{submission}",
    });
  });

  it("leaves out the answers that aren't to be sent, files among them", () => {
    const fields = [
      ...form.fields,
      { type: "text" as const, name: "secret", label: "Secret", sent: false },
    ];
    const parameters = { resume: "[{resume}]", secret: "[{secret}]", odd: "[{constructor}]" };
    expect(
      fill({ resume: "cv.pdf", secret: "s", constructor: "c" }, { fields, parameters }),
    ).toEqual({ resume: "[]", secret: "[]", odd: "[]" });
  });
});

describe("a parameter with all answers", () => {
  const all = (answers: Record<string, string>, fields = form.fields) =>
    fill(answers, { fields, parameters: { answers: "{answers}" } })["answers"];

  it("lists them in order, with the questions and choices as visitors read them", () => {
    const fields: typeof form.fields = [
      { type: "textarea", name: "wish", label: "What can we do for you?" },
      {
        type: "checkboxes",
        name: "times",
        label: "When may we call?",
        options: [
          { value: "am", label: "In the morning" },
          { value: "pm", label: "In the afternoon" },
        ],
      },
      { type: "number", name: "people", label: "How many are you?", unit: "people" },
      { type: "date", name: "day", label: "Day" },
    ];
    const answers = {
      wish: "Two lines,\r\nand more.",
      times: "am, pm",
      people: "3",
      day: "2025-05-27",
    };
    expect(all(answers, fields)).toBe(
      [
        "What can we do for you?:\nTwo lines,\nand more.\n",
        "When may we call?: In the morning, In the afternoon",
        "How many are you?: 3 people",
        "Day: Tuesday, May 27, 2025",
      ].join("\n"),
    );
  });

  it("separates an answer of several lines from what is above and below it", () => {
    const fields: typeof form.fields = [
      { type: "text", name: "name", label: "Name" },
      { type: "textarea", name: "wish", label: "Wish" },
      { type: "textarea", name: "more", label: "Anything else?" },
      { type: "tel", name: "phone", label: "Phone" },
    ];
    expect(all({ name: "Ada", wish: "a\nb", more: "c", phone: "1" }, fields)).toBe(
      "Name: Ada\n\nWish:\na\nb\n\nAnything else?:\nc\n\nPhone: 1",
    );
  });

  it("has both answers to two questions with the same words", () => {
    const fields: typeof form.fields = [
      { type: "text", name: "first", label: "Child’s name" },
      { type: "text", name: "second", label: "Child’s name" },
    ];
    expect(all({ first: "Ada", second: "Bo" }, fields)).toBe("Child’s name: Ada\nChild’s name: Bo");
  });

  it("leaves out empty answers, files, and answers that aren't sent", () => {
    const fields: typeof form.fields = [
      ...form.fields.filter(({ name }) => name !== "message"),
      { type: "text", name: "secret", label: "Secret", sent: false },
    ];
    expect(all({ name: "Ada", phone: " \u200b", resume: "cv.pdf", secret: "s" }, fields)).toBe(
      "Name: Ada",
    );
    expect(all({}, fields)).toBe("");
  });

  it("has the field's own words for an empty answer, as they are", () => {
    const fields: typeof form.fields = [
      { type: "date", name: "day", label: "Day", emptyValue: "Any day" },
      { type: "number", name: "people", label: "People", unit: "people", emptyValue: "Not said" },
    ];
    expect(all({}, fields)).toBe("Day: Any day\nPeople: Not said");
  });

  it.each(["{answers}", "{email}", "{{answers}}", "$&", "<b>*Bold*</b> &amp;", "- a: b"])(
    "has what a visitor typed, as typed: %s",
    (typed) => {
      expect(all({ name: typed, message: typed })).toBe(`Name: ${typed}\n\nMessage:\n${typed}`);
    },
  );

  it("isn't part of the subject, which has one line", () => {
    expect(fill({ name: "Ada" }, { subject: "{name}{answers}" })["subject"]).toBe("Ada");
  });
});
