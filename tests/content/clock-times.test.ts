// Times as authors write them, where the file needs them on a 24-hour clock.
import { expect, test } from "vitest";
import { clockTimes } from "../../src/content/text/clock-times.ts";
import { change, compileFiles, type Files } from "./base.ts";

test.each([
  ["10 h – 17 h", "10:00-17:00"],
  ["10 h – 17 h", "10:00-17:00"],
  ["de 10h30 à 17h", "10:30-17:00"],
  ["10 bis 17 Uhr", "10:00-17:00"],
  ["ab 9.30 Uhr", "09:30"],
  ["18 Uhr 30", undefined],
  ["de 10 h a 17:15 h", "10:00-17:15"],
  ["a las 20 horas", "20:00"],
  ["6-8:30 pm", "18:00-20:30"],
  ["11 a.m. to 1 p.m.", "11:00-13:00"],
  ["9-5 pm", "09:00-17:00"],
  ["11-3 pm", "11:00-15:00"],
  ["9am-5", "09:00-17:00"],
  ["6 pm - 2 am", "18:00-02:00"],
  ["10 a. m. – 5 p. m.", "10:00-17:00"],
  ["12 am", "00:00"],
  ["12 pm - 1 pm", "12:00-13:00"],
  ["9:00 - 17:00", "09:00-17:00"],
  ["9-12", "09:00-12:00"],
  ["18 - 2", "18:00-02:00"],
  ["01:00 - 05:30", "01:00-05:30"],
  ["9-5 Uhr", "09:00-05:00"],
  ["9-5", undefined],
  ["9 to 5", undefined],
  ["1:00-5:30", undefined],
  ["2 - 6", undefined],
  ["12-4", undefined],
  ["8:30-5:30", undefined],
  ["10:00-2:00", undefined],
  ["7:30", "07:30"],
  ["3:30", undefined],
  ["8:5", undefined],
  ["25 h", undefined],
  ["13 pm", undefined],
  ["9-12, 14-17", undefined],
  ["9-12-14", undefined],
  ["in the evening", undefined],
  ["", undefined],
])("“%s” is %s", (written, meant) => {
  expect(clockTimes(written)).toBe(meant);
});

const suggestionsIn = (files: Files) =>
  compileFiles(files).diagnostics.flatMap(({ id, message }) =>
    id === "wrong-form" ? message : [],
  );

test("the check suggests the time of an event as the file needs it", () => {
  const event = '{ "heading": "Fair", "firstDay": "2031-03-03", "time": "10 h – 17 h" }';
  const block = `{ "type": "list", "layout": "events", "items": [${event}] }`;
  expect(suggestionsIn(change("home.json", '"blocks": [', `"blocks": [${block},`))).toEqual([
    '"10 h – 17 h" isn\'t in the right format. Did you mean "10:00-17:00"?',
  ]);
});

test("the check suggests each of a day's opening hours as the file needs them", () => {
  const hours = '"openingHours": { "monday": ["9-12 Uhr", "14 Uhr bis 24 Uhr", "9 Uhr"] },';
  expect(suggestionsIn(change("site.json", '"homePage"', `${hours} "homePage"`))).toEqual([
    '"9-12 Uhr" isn\'t in the right format. Did you mean "09:00-12:00"?',
    '"14 Uhr bis 24 Uhr" isn\'t in the right format. Did you mean "14:00-24:00"?',
    '"9 Uhr" isn\'t in the right format.',
  ]);
});
