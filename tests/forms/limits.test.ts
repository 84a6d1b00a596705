import { describe, expect, it } from "vitest";
import { answerLimits } from "../../src/forms/limits.ts";
import { firstSiteFiles } from "../fixtures/sites.ts";
import { filled } from "./filled.ts";
import { form } from "./fixture.ts";

const serviceLimit = 50 * 1024;

/** What is sent when every answer is as long as it can be and as heavy as it gets. */
function heaviest(described: typeof form, letter: string): number {
  const answers = [...answerLimits(described)].map(
    ([name, limit]) => [name, letter.repeat(limit).slice(0, limit)] as const,
  );
  return Buffer.byteLength(JSON.stringify(filled(described, new Map(answers))));
}

describe("how long an answer can be", () => {
  it("is the field's own limit or the default", () => {
    expect(Object.fromEntries(answerLimits(form))).toEqual({
      name: 100,
      email: 254,
      phone: 40,
      message: 4000,
    });
  });

  const thirty = Array.from({ length: 30 }, (_, index) => ({
    type: "textarea" as const,
    name: `field${index}`,
    label: "Long",
    maxLength: 20_000,
  }));
  const parameters = Object.fromEntries(thirty.map(({ name }) => [name, `{${name}} {${name}}`]));

  it.each(["€", '"', "\n", "\ud83d", "\u0001", "👩"])(
    "is never so much that all of them, full of %j, exceed the service's limit",
    (letter) => {
      const huge = { ...form, fields: thirty, parameters, subject: "{field0}" };
      expect(heaviest(huge, letter)).toBeLessThan(serviceLimit);
      expect(heaviest(form, letter)).toBeLessThan(serviceLimit);
    },
  );

  it("counts the answers once more where a parameter lists all of them, with the questions", () => {
    const fields = thirty.map((field) => ({ ...field, label: "長".repeat(80) }));
    const both = { message: "{field0}", answers: "{answers}" };
    for (const listed of [{ answers: "{answers}" }, both])
      expect(heaviest({ ...form, fields, parameters: listed, subject: "" }, "€")).toBeLessThan(
        serviceLimit,
      );
  });

  it("is what content sets in a form", () => {
    for (const { blocks } of [firstSiteFiles.contact, firstSiteFiles.joinTeam]) {
      const [asked] = blocks.filter((block) => block.type === "form");
      // Reads only the parts that are text and numbers in both shapes.
      const limits = answerLimits(asked as unknown as typeof form);
      expect(limits.get("message")).toBe(4000);
    }
  });
});
