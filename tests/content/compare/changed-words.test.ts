// A change is shown in whole words, whatever the language.
import { expect, test } from "vitest";
import { shownInWords } from "../../../src/content/compare/shown-text.ts";
import { changedWords } from "../../../src/content/compare/words.ts";

test.each([
  ["Мы открыты до пятницы", "Мы открыты до субботы", "пятницы", "субботы"],
  ["Είμαστε ανοιχτά Παρασκευή", "Είμαστε ανοιχτά Σάββατο", "Παρασκευή", "Σάββατο"],
  ["نحن نفتح يوم الجمعة", "نحن نفتح يوم السبت", "الجمعة", "السبت"],
  ["हम शुक्रवार को खुले हैं", "हम शनिवार को खुले हैं", "शुक्रवार", "शनिवार"],
  ["우리는 금요일에 엽니다", "우리는 토요일에 엽니다", "금요일에", "토요일에"],
  ["Wir haben freitags geöffnet", "Wir haben samstags geöffnet", "freitags", "samstags"],
  ["Wir sind da, Łukasz", "Wir sind da, Łucja", "Łukasz", "Łucja"],
])("%s -> %s", (before, after, was, is) => {
  const changed = changedWords(before, after);
  const marked = (side: "before" | "after") =>
    changed[side].flatMap(({ text, isChanged }) => (isChanged ? [text] : []));
  expect([marked("before"), marked("after")]).toEqual([[was], [is]]);
});

test("in Japanese, too, the words around a changed day stay", () => {
  const { after } = changedWords(
    "私たちは金曜日に営業しています。",
    "私たちは土曜日に営業しています。",
  );
  expect(
    after
      .filter(({ isChanged }) => isChanged)
      .map(({ text }) => text)
      .join(""),
  ).not.toContain("営業");
});

test.each([
  [String.raw`24\. Dezember: 20\*30 cm`, "24. Dezember: 20*30 cm"],
  ["[info@a.example](mailto:info@a.example)", "info@a.example"],
  ["[our desk](mailto:info@a.example)", "our desk (info@a.example)"],
  ["[030 901820](tel:+4930901820)", "030 901820 (+4930901820)"],
])("%s is shown as %s", (written, shown) => {
  const known = { facts: {}, language: "de", titles: new Map() };
  expect(shownInWords(written, { kind: "markdown" }, known)).toBe(shown);
});
