// Words with values in them, in the order of each language.
import { expect, test } from "vitest";
import { keyOf, partsIn } from "../../src/words/parts.ts";
import { languageOf } from "../../src/words/screen-language.ts";
import { t, translate } from "../../src/words/t.ts";

test("English is as it is written in the code", () => {
  expect(t`Renamed “${"a"}” to “${2}”.`).toBe("Renamed “a” to “2”.");
  expect(t`Save`).toBe("Save");
  expect(translate("Opening hours")).toBe("Opening hours");
});

test("a text is known by its words, with a number for each value", () => {
  expect(keyOf(["Save"])).toBe("Save");
  expect(keyOf(["", " of ", ""])).toBe("{0} of {1}");
});

test("a translation can have the values in another order, and one of them twice", () => {
  const words = { "{0} of {1}": "aus {1}: {0} ({1})" };
  expect(partsIn(words, ["", " of ", ""])).toEqual(["aus ", 1, ": ", 0, " (", 1, ")"]);
});

test("what isn't translated stays in English", () => {
  expect(partsIn({}, ["Page ", ""])).toEqual(["Page ", 0, ""]);
  expect(partsIn(undefined, ["Save"])).toEqual(["Save"]);
});

test.each([
  [["de-AT", "en"], "de"],
  [["pt-BR", "fr-CA", "en"], "fr"],
  [["en-GB", "de"], "en"],
  [["ja"], "en"],
  [[], "en"],
])("a browser that prefers %j has the editor in %s", (preferred, language) => {
  expect(languageOf(preferred)).toBe(language);
});
