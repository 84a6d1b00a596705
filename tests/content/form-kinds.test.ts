// What an editor reads who describes a question that can't be asked: one message for each mistake, to the letter.
import { expect, test } from "vitest";
import { change, compileFiles, type Files } from "./base.ts";

/** The contact form with one more question, which is called `more` and arrives with the name. */
function withField(field: string): Files {
  const files = change("contact.json", '"from": "{name}"', '"from": "{name} {more}"');
  const written = `{ "name": "more", "label": "One more", ${field} }`;
  return change("contact.json", '"fields": [', `"fields": [\n${written},`, files);
}

const reported = (files: Files) =>
  compileFiles(files).diagnostics.map(({ id, message, hint }) => `${id}: ${message} ${hint}`);

const choice = (value: string) => `{ "value": "${value}", "label": "${value}" }`;
const choices = (...values: string[]) => `"options": [${values.map(choice).join(", ")}]`;

test.each([
  ['"type": "url", "autocomplete": "url", "maxLength": 100, "placeholder": "www.company.example"'],
  ['"type": "number", "min": -1.5, "max": -1.5, "step": 0.5, "unit": "claims"'],
  ['"type": "number", "min": 5'],
  ['"type": "date", "earliest": "2025-06-01", "latest": "2025-06-01"'],
  ['"type": "date", "earliest": "today", "latest": "2025-06-01"'],
  ['"type": "date", "earliest": "2999-01-01", "latest": "today"'],
  [`"type": "radio", ${choices("Monday, 9 AM", "Monday, 2 PM")}`],
  [`"type": "checkboxes", "required": true, ${choices("denials", "coding")}`],
  ['"type": "checkbox", "required": true, "value": "Yes", "help": "[Privacy policy](page:home)"'],
  ['"type": "checkbox", "required": false, "value": "Yes", "emptyValue": "No"'],
])("nothing is wrong with %s", (field) => {
  expect(reported(withField(field))).toEqual([]);
});

test.each([
  [
    "a range of days",
    '"type": "date", "earliest": "2025-07-01", "latest": "2025-06-30"',
    'crossed-limits: No answer fits between "earliest" (2025-07-01) and "latest" (2025-06-30). Swap them, or correct the wrong one.',
  ],
  [
    "a range of numbers",
    '"type": "number", "min": 10, "max": 9',
    'crossed-limits: No answer fits between "min" (10) and "max" (9). Swap them, or correct the wrong one.',
  ],
  [
    "a day that there isn't",
    '"type": "date", "earliest": "2025-02-30", "latest": "2025-01-01"',
    "wrong-date: 2025-02-30 isn't a day in the calendar. Write the year, the month and the day, for example 2025-05-27.",
  ],
  [
    "a day in other words",
    '"type": "date", "earliest": "tomorrow"',
    'wrong-form: "tomorrow" isn\'t in the right format. Write "today", or the year, the month and the day, for example 2025-05-27.',
  ],
  [
    "a number in quotes",
    '"type": "number", "min": "5"',
    "wrong-type: Expected a number, found text. Write it without quotes: 5.",
  ],
  [
    "a step of zero",
    '"type": "number", "step": 0',
    "out-of-range: 0 is out of range: it must be at least 0.000001. Write a number that is at least 0.000001.",
  ],
  [
    "the same choice twice",
    `"type": "radio", ${choices("day", "night", "day")}`,
    'duplicate-name: There are two choices called "day". Rename one of them.',
  ],
  [
    "the same box twice",
    `"type": "checkboxes", ${choices("day", "day")}`,
    'duplicate-name: There are two choices called "day". Rename one of them.',
  ],
  [
    "one choice only",
    `"type": "radio", ${choices("day")}`,
    'too-few: "options" in the 1st field (radio "One more") needs at least 2 entries. Add what is missing, or hide or remove the part it belongs to.',
  ],
  [
    "a comma in what is sent of several",
    `"type": "checkboxes", ${choices("Monday, 9 AM", "never")}`,
    'wrong-form: "Monday, 9 AM" isn\'t in the right format. Remove the comma: commas separate the choices that are sent. The label can have one.',
  ],
  [
    "a box that doesn't say whether it has to be ticked",
    '"type": "checkbox", "value": "Yes"',
    'missing-field: The 1st field (checkbox "One more") has no "required". Add "required". Requires the check mark before the form can be sent: true for a consent, false for a newsletter.',
  ],
  [
    "a box that is ticked from the start",
    '"type": "checkbox", "value": "Yes", "required": true, "checked": true',
    'unknown-field: There is no field "checked" in a checkbox field. Remove it, or use one of: type, name, label, help, required, sensitive, value, emptyValue, sent.',
  ],
])("%s is reported once", (_, field, wanted) => {
  expect(reported(withField(field))).toEqual([wanted]);
});

test("a removed opening is reported among radio buttons too", () => {
  const openings = ["Coder", "Biller"].map(
    (heading) =>
      `{ "heading": "${heading}", "text": "A job.", "opening": { "posted": "2025-05-27", "employment": "full-time" } }`,
  );
  const list = `{ "type": "list", "items": [${openings.join(", ")}] },\n    { "type": "form",`;
  const files = withField(`"type": "radio", ${choices("Coder", "Caller", "Biller", "Other")}`);
  const text = (files.get("contact.json") ?? "").replace('{\n      "type": "form",', list);
  expect(
    reported(files.set("contact.json", text)).filter((each) => each.startsWith("closed-opening")),
  ).toEqual([
    'closed-opening: Visitors can choose "Caller" here, but no opening on this page has that name. Remove this choice, or give it exactly the name of its opening.',
  ]);
});
