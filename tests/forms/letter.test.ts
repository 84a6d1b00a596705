import { describe, expect, it } from "vitest";
import { letterAddress, letterOf, plainLetter } from "../../src/forms/letter.ts";
import { form } from "./fixture.ts";

const answers = {
  name: " Ada & Co? ",
  email: "ada@practice.example",
  topic: "billing",
  message: "Two lines,\nand 100% more.\n",
};
const letter = (changes: Partial<typeof answers> = {}) =>
  letterOf(form, new Map(Object.entries({ ...answers, ...changes })), "en-US");

/** What a mail program makes of the address. */
function read(address: string): Record<string, string> {
  const { protocol, pathname, search } = new URL(address);
  expect(protocol).toBe("mailto:");
  const headers = search
    .slice(1)
    .split("&")
    .map((header) => header.split("=").map(decodeURIComponent));
  return { to: pathname, ...Object.fromEntries(headers) };
}

describe("a visitor's own e-mail", () => {
  it("has the recipient, the subject and every answer, long ones last", () => {
    expect(read(letterAddress(letter(), "…"))).toEqual({
      to: "hello@company.example",
      subject: "Message from Ada & Co?",
      body: "Name: Ada & Co?\r\nEmail: ada@practice.example\r\nTopic: Billing\r\n\r\nMessage:\r\nTwo lines,\r\nand 100% more.",
    });
  });

  it("leaves out empty answers, fields that aren't sent, and files", () => {
    const fields = form.fields.map((field) =>
      field.name === "email" ? { ...field, sent: false as const } : field,
    );
    const { text } = letterOf(
      { ...form, fields },
      new Map(Object.entries({ ...answers, message: " ", resume: "cv.pdf" })),
      "en-US",
    );
    expect(text).toBe("Name: Ada & Co?\nTopic: Billing");
  });

  it.each([
    ["letters", "word ".repeat(800)],
    ["emoji", "👩🏽‍⚕️".repeat(400)],
    ["halves of emoji", "\ud83d".repeat(4000)],
  ])("of too many %s is cut where a mail program can still take it, and says so", (_, message) => {
    const address = letterAddress(letter({ message }), "[There is more.]");
    expect(address.length).toBeLessThanOrEqual(2000);
    expect(address.length).toBeGreaterThan(1900);
    const { body, subject } = read(address);
    expect(subject).toBe("Message from Ada & Co?");
    expect(body).toContain("Email: ada@practice.example");
    expect(body).toMatch(/…\r\n\r\n\[There is more\.\]$/);
  });

  it("keeps to the limit whatever the name", () => {
    const name = "👩🏽‍⚕️".repeat(100);
    expect(letterAddress(letter({ name }), "…").length).toBeLessThanOrEqual(2000);
  });

  it("can't be given another recipient or header by an answer", () => {
    const { to, subject, cc } = read(
      letterAddress(letter({ name: "A&cc=b@c.example\r\nBcc: d" }), "…"),
    );
    expect([to, cc]).toEqual(["hello@company.example", undefined]);
    expect(subject).toBe("Message from A&cc=b@c.example Bcc: d");
  });
});

it("has the recipient when it is copied", () => {
  expect(plainLetter(letter())).toBe(
    "hello@company.example\nMessage from Ada & Co?\n\nName: Ada & Co?\nEmail: ada@practice.example\nTopic: Billing\n\nMessage:\nTwo lines,\nand 100% more.\n",
  );
});
