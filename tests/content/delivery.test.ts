// A form's messages have a recipient, and the mail service receives the recipient's address.
import { describe, expect, test } from "vitest";
import { change, compileFiles, type Files } from "./base.ts";

const reported = (files: Files) =>
  compileFiles(files).diagnostics.map(({ id, hint }) => `${id}: ${hint}`);
const withParameter = (text: string) =>
  change("contact.json", '"to_email": "{recipient}"', `"to_email": ${JSON.stringify(text)}`);

describe("a message has a recipient", () => {
  test.each([
    ["{recipient}"],
    ["Our office <{recipient}>"],
    ["office@practice.example"],
    ["{{facts.email}}"],
  ])("by a parameter that is %s", (text) => {
    expect(reported(withParameter(text))).toEqual([]);
  });

  test("by a parameter of any name", () => {
    const files = change("site.json", '"to_email"', '"inbox"');
    expect(reported(change("contact.json", '"to_email"', '"inbox"', files))).toEqual([]);
  });

  test("not where the recipient is only what its parameter is called", () => {
    expect(reported(withParameter("recipient"))).toEqual([
      'unreached-recipient: Write "to_email": "{recipient}".',
    ]);
  });

  test("not where the template has no parameter for it", () => {
    const files = change("site.json", ', "to_email"', "");
    expect(reported(change("contact.json", ', "to_email": "{recipient}"', "", files))).toEqual([
      'unreached-recipient: Add "to_email": "{recipient}" here, and "to_email" to the parameters of "message" in site.json. In that template at EmailJS, set To Email to {{to_email}}.',
    ]);
  });
});

describe("a missing recipient isn't reported too", () => {
  test.each([
    ["{recipent}", "unknown-placeholder"],
    ["{recipient", "unclosed-placeholder"],
    ["{{recipient}}", "doubled-braces"],
    ["{{facts.emial}}", "unknown-fact"],
  ])("where the parameter is %s", (text, id) => {
    expect(compileFiles(withParameter(text)).diagnostics.map((each) => each.id)).toEqual([id]);
  });

  test("where the parameter for it isn't filled", () => {
    const files = change("contact.json", ', "to_email": "{recipient}"', "");
    expect(reported(files)).toEqual([
      'unfilled-parameter: Add "to_email" here with what it should contain, for example "to_email": "{recipient}".',
    ]);
  });
});
