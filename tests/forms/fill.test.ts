import { describe, expect, it } from "vitest";
import { emptySubject, fillParameters } from "../../src/forms/fill.ts";
import { form } from "./fixture.ts";

const fill = (answers: Record<string, string>, changes: Partial<typeof form> = {}) =>
  fillParameters({ ...form, ...changes }, new Map(Object.entries(answers)));

describe("what the template receives", () => {
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

describe("the subject of a message written without scripting", () => {
  it("has no placeholder left", () => {
    expect(emptySubject("Job Application from {fullName} - {position}")).toBe(
      "Job Application from -",
    );
  });
});
