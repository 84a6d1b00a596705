import { describe, expect, it } from "vitest";
import { fillParameters } from "../../src/forms/fill.ts";
import { form } from "./fixture.ts";

const fill = (answers: Record<string, string>, changes: Partial<typeof form> = {}) =>
  fillParameters({ ...form, ...changes }, new Map(Object.entries(answers)), "id-1");

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
