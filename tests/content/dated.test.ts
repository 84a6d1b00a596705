// What is shown for a time needs days that are in the calendar, the first one first: also a link.
import { expect, test } from "vitest";
import { change, compileFiles } from "./base.ts";

const reported = (menu: string) => {
  const contact = '{ "label": "Contact", "page": "contact" }\n  ]';
  const files = change(
    "site.json",
    contact,
    `${contact.slice(0, -" }\n  ]".length)}, ${menu} }\n  ]`,
  );
  return compileFiles(files).diagnostics.map(({ id, line }) => `${id} in line ${line}`);
};

/** An event in a list. */
const reportedOf = (days: string) => {
  const block = `{ "type": "list", "layout": "events", "items": [{ "heading": "Fair", ${days} }] }`;
  const files = change("home.json", '"blocks": [', `"blocks": [${block},`);
  return compileFiles(files).diagnostics.flatMap(({ id, severity }) =>
    severity === "error" ? [id] : [],
  );
};

test.each([
  ['"firstDay": "2025-12-01", "lastDay": "2025-12-03"', []],
  ['"firstDay": "2025-12-01", "lastDay": "2025-12-01"', []],
  ['"firstDay": "2025-12-04", "lastDay": "2025-12-03"', ["ends-before-start"]],
  ['"lastDay": "2025-12-03"', ["missing-field"]],
  ['"firstDay": "2025-02-30"', ["wrong-date"]],
  ['"firstDay": ""', ["empty-text"]],
  ['"firstDay": "2025-12-01", "time": "18:00-20:30"', []],
  ['"firstDay": "2025-12-01", "time": "6 pm"', ["wrong-form"]],
])("an event with %s: %j", (days, problems) => {
  expect(reportedOf(days)).toEqual(problems);
});

test.each([
  ['"from": "2025-12-01"', []],
  ['"until": "2025-12-24"', []],
  ['"from": "2025-12-24", "until": "2025-12-24"', []],
  ['"from": "2025-12-24", "until": "2025-12-01"', ["ends-before-start in line 15"]],
  ['"until": "2025-02-30"', ["wrong-date in line 15"]],
  ['"from": "tomorrow"', ["wrong-form in line 15"]],
  ['"from": "2025-12-24", "until": "2025-12-01", "hidden": true', []],
])("a link in the menu with %s: %j", (menu, problems) => {
  expect(reported(menu)).toEqual(problems);
});
