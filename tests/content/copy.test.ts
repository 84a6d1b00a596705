// What copy is looked at for: written-out facts, labels, questions that a form must not ask, things left unused.
import { describe, expect, test } from "vitest";
import { checkSensitive } from "../../src/content/check/sensitive.ts";
import { checkLabel } from "../../src/content/check/labels.ts";
import { checkWrittenOut, contactFacts } from "../../src/content/check/writtenOut.ts";
import { base, change, compileFiles } from "./base.ts";

const contacts = contactFacts({
  phone: "+1 (602) 555-0142",
  email: "hello@company.example",
  careersEmail: "careers@company.example",
  replyTime: "24 hours",
  postalCode: "641000",
});
const found = (text: string) =>
  checkWrittenOut(text, [], contacts).map(({ id, values }) => [
    id,
    "fact" in values && values.fact,
  ]);

describe("a phone number or an e-mail address in a text", () => {
  test.each([
    ["+1 (602) 555-0142"],
    ["(602) 555-0142"],
    ["602.555.0142"],
    ["16025550142"],
    ["tel:+16025550142"],
  ])("%s is the fact written out", (text) => {
    expect(found(`Call ${text} today.`)).toEqual([["written-out-fact", "phone"]]);
  });

  test("in capitals it is still the same address", () => {
    expect(found("Write to Careers@Company.example.")).toEqual([
      ["written-out-fact", "careersEmail"],
    ]);
  });

  test.each([
    ["+1 (602) 555-0124", "phone"],
    ["602-555-0143", "phone"],
    ["602-555-142", "phone"],
    ["helo@company.example", "email"],
    ["hello@company.com", "email"],
  ])("%s is nearly the fact", (text, fact) => {
    expect(found(`At ${text}`)).toEqual([["nearly-a-fact", fact]]);
  });

  test.each([
    ["+44 1632 960177"],
    ["2025-05-27"],
    ["ICD-10-CM, 270/271 and 837"],
    ["someone@else.example"],
    ["641000"],
    ["24 hours"],
    ["{{facts.phone}}"],
  ])("%s has nothing to do with a fact", (text) => {
    expect(found(`See ${text}.`)).toEqual([]);
  });

  test("two facts with the same number are shown and not mended", () => {
    const files = change("site.json", '"phone": "+1', '"fax": "602 555 0142",\n    "phone": "+1');
    const copy = change("home.json", "every denial", "on 602-555-0142 or {{facts.fax}}", files);
    const { diagnostics, fixes } = compileFiles(copy);
    expect(diagnostics.map(({ id }) => id)).toEqual(["written-out-fact"]);
    expect(fixes).toEqual([]);
  });
});

test("labels that say nothing by themselves are found whatever their dress, others aren't", () => {
  const isFound = (label: string) => checkLabel(label, []).length === 1;
  const vague = ["Click here", "READ MORE…", "here »", "Learn more!"];
  expect(vague.filter(isFound)).toEqual(vague);
  expect(["Read more about coding", "Contact us", "Get Started", "Home"].filter(isFound)).toEqual(
    [],
  );
});

describe("a form field", () => {
  const asks = (label: string, name = "answer") =>
    checkSensitive([{ type: "text", name, label }], []).length > 0;

  test.each([
    ["Social Security number"],
    ["SSN"],
    ["Driver’s license"],
    ["Member ID"],
    ["Medicare number"],
    ["Date of birth"],
    ["DOB"],
    ["Diagnosis"],
    ["Current medications"],
    ["Medical history"],
    ["Insurance ID"],
    ["Patient name"],
  ])("may not ask for %s", (label) => {
    expect(asks(label)).toBe(true);
  });

  test("may not hide the question in its name", () => {
    expect(asks("Number", "memberId")).toBe(true);
    expect(asks("When", "dateOfBirth")).toBe(true);
  });

  test.each([
    ["Name"],
    ["Phone Number"],
    ["Position"],
    ["Practice name"],
    ["Medical Coder"],
    ["Message"],
    ["Group practice"],
  ])("may ask for %s", (label) => {
    expect(asks(label)).toBe(false);
  });

  test("may ask for anything that is allowed by name", () => {
    const field = {
      type: "text",
      name: "dob",
      label: "Date of birth",
      sensitive: "allowed",
    } as const;
    expect(checkSensitive([field], [])).toEqual([]);
  });
});

describe("what is left unused", () => {
  test("isn't told as long as a mistake may be the reason", () => {
    const files = change("contact.json", '"template": "message"', '"template": "mesage"');
    expect(compileFiles(files).diagnostics.map(({ id }) => id)).toEqual(["unknown-template"]);
  });

  test("a page that only a hidden button leads to is not reached", () => {
    const page = (base.get("home.json") ?? "").replace('"values"', '"more-values"');
    const button = '{ "label": "Our services", "page": "services"';
    const withPage = new Map(base).set("services.json", page);
    const reached = (end: string) =>
      compileFiles(change("home.json", '"actions": [', `"actions": [${button}${end}, `, withPage));
    expect(reached(" }").diagnostics).toEqual([]);
    expect(reached(', "hidden": true }').diagnostics.map(({ id }) => id)).toEqual([
      "unreached-page",
    ]);
  });
});
