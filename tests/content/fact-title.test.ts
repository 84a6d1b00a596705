import { expect, test } from "vitest";
import { factTitle } from "../../src/content/model/fact-title.ts";
import { factName } from "../../src/edit/operations/references/rename-fact.ts";

test.each([
  ["phone", "Phone"],
  ["replyTime", "Reply time"],
  ["faxNumber2", "Fax number 2"],
  ["homeURL", "Home URL"],
  ["officeFAXNumber", "Office FAX number"],
])("the fact %s is called “%s”, and has that name if people call it so", (name, title) => {
  expect(factTitle(name)).toBe(title);
  expect(factName(title)).toBe(name);
  expect(factName(name)).toBe(name);
});

test.each([
  ["US hours", "usHours"],
  [" Fax-number ", "faxNumber"],
  ["A fact", "aFact"],
  ["", ""],
])("a fact that people call “%s” has the name %s", (title, name) => {
  expect(factName(title)).toBe(name);
});
