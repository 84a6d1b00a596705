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

describe("a parameter that lists all answers", () => {
  const listed = (parameters: string, takes: string) => {
    const files = change("site.json", '["from", "reply_to", "to_email"]', takes);
    const given = '{ "from": "{name}", "reply_to": "{email}", "to_email": "{recipient}" }';
    return change("contact.json", given, parameters, files);
  };
  const one = listed(
    '{ "answers": "Answers:\\n{answers}", "to_email": "{recipient}" }',
    '["answers", "to_email"]',
  );

  test("needs no parameter for each question, not even for a new one", () => {
    expect(reported(one)).toEqual([]);
    const more = '{ "type": "text", "name": "more", "label": "More" },';
    expect(reported(change("contact.json", '"fields": [', `"fields": [${more}`, one))).toEqual([]);
  });

  test("is suggested for a parameter of that name", () => {
    const files = listed('{ "to_email": "{recipient}" }', '["all_answers", "to_email"]');
    expect(reported(files)).toContain(
      'unfilled-parameter: Add "all_answers" here with what it should contain, for example "all_answers": "{answers}".',
    );
  });

  test("is recognized when it is misspelled, or in double braces", () => {
    const written = (text: string) =>
      compileFiles(change("contact.json", "{answers}", text, one)).diagnostics.map(
        ({ id, message }) => `${id}: ${message}`,
      );
    expect(written("{answer}")).toEqual([
      'unknown-placeholder: This form has no field "answer". Did you mean "answers"?',
    ]);
    expect(written("{{answers}}")).toEqual([expect.stringMatching(/^doubled-braces: /)]);
  });

  test("can't be in the subject, which has one line", () => {
    const files = change("contact.json", "Message from {name}", "Message: {answers}", one);
    expect(compileFiles(files).diagnostics.map(({ id }) => id)).toEqual(["unknown-placeholder"]);
  });

  test("isn't a field's name", () => {
    const files = change("contact.json", '"name": "name"', '"name": "answers"');
    const renamed = change("contact.json", "{name}", "{answers}", files);
    expect(compileFiles(renamed).diagnostics.map(({ id }) => id)).toContain("wrong-name");
  });
});
