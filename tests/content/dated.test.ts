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
