// Language codes, and the words of languages that the build machine knows nothing of.
import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { languageCode, unknownLanguage } from "../../src/content/text/languages.ts";
import {
  datesText,
  daysText,
  dayText,
  timesText,
  writableLanguage,
} from "../../src/content/text/time-text.ts";
import { nameOfLanguage } from "../../src/site/siblings.ts";
import { change, compileFiles } from "./base.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
const canonical = (code: string) => Intl.getCanonicalLocales(code)[0];
const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

describe("a language code", () => {
  test.each([
    ["jp", "ja"],
    ["cn", "zh"],
    ["dk", "da"],
    ["cz", "cs"],
    ["gr", "el"],
    ["ua", "uk"],
    ["jp-JP", "ja-JP"],
    ["iw", "he"],
    ["ji", "yi"],
    ["sh", "sr-Latn"],
  ])("%s is reported, and %s is suggested", (code, suggestion) => {
    expect(unknownLanguage(code)?.suggestion).toBe(suggestion);
  });

  test("of two letters is reported exactly if it is no language's today", () => {
    // Tagalog has a code of its own, and browsers read it as Filipino.
    const known = pairs.filter(
      (code) => code === "tl" || (languages.of(code) !== undefined && canonical(code) === code),
    );
    expect(pairs.filter((code) => !unknownLanguage(code))).toEqual(known);
  });

  test("of a country has a suggestion that is a language", () => {
    for (const code of pairs.filter(
      (each) => unknownLanguage(each) && regions.of(each.toUpperCase()),
    )) {
      const suggestion = unknownLanguage(code)?.suggestion ?? "";
      expect([code, unknownLanguage(suggestion)]).toEqual([code, undefined]);
    }
  });

  test.each(["en", "en-US", "zh-Hant", "sr-Latn", "fil", "hmn", "ht", "pa-PK", "tl", "no"])(
    "%s is a language's",
    (code) => {
      expect(unknownLanguage(code)).toBeUndefined();
    },
  );

  test.each([
    ["site.json", '"language": "en-US"', '"language": "jp"'],
    ["home.json", '"title": "Home",', '"title": "Home",\n  "language": "jp",'],
    ["home.json", '"type": "cardGrid",', '"type": "cardGrid",\n      "language": "jp",'],
  ])("is checked wherever one is written: %s", (name, from, to) => {
    const { diagnostics, fixes } = compileFiles(change(name, from, to));
    expect(diagnostics.map(({ id }) => id)).toContain("unknown-language");
    expect(fixes.map(({ done }) => done)).toContain('Changed the language to "ja".');
  });

  test.each([
    ["Romanian", "ro"],
    ["Yiddish", "yi"],
    ["Hebrew", "he"],
    ["Indonesian", "id"],
    ["Deutsch", "de"],
  ])("for %s is %s, and never one that is withdrawn", (name, code) => {
    expect(languageCode(name)).toBe(code);
  });

  test("found by any language's name is the one of today", () => {
    const found = pairs.flatMap((code) => languageCode(languages.of(code) ?? "?") ?? []);
    expect(found.filter((code) => code !== "tl" && canonical(code) !== code)).toEqual([]);
    expect(found.length).toBeGreaterThan(150);
  });
});

describe("days and hours", () => {
  const written = (language: string) => [
    daysText(["monday", "tuesday", "wednesday"], language),
    timesText(["08:00-12:00"], language),
    dayText("2025-12-24", language),
    datesText("2025-12-24", "2025-12-26", language),
  ];

  test("of a language without data are in the site's language, then in English", () => {
    expect(writableLanguage("ht", "fr-FR")).toBe("fr-FR");
    expect(writableLanguage("ht", "hmn")).toBe("en");
    expect(writableLanguage("de-AT", "fr")).toBe("de-AT");
    for (const language of ["ht", "hmn", "sm", "la"])
      expect(written(language)).toEqual(written("en"));
  });

  test("don't depend on the language of the machine", () => {
    const script = `
      const { daysText, timesText } = await import("./src/content/text/time-text.ts");
      console.log(daysText(["monday"], "ht"), timesText(["08:00-12:00"], "sm"));`;
    const run = (language: string) =>
      spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], {
        env: { ...process.env, LANG: language, LC_ALL: language, LANGUAGE: language },
        encoding: "utf8",
      }).stdout;
    expect(run("de_DE.UTF-8")).toBe(run("en_US.UTF-8"));
    expect(run("ja_JP.UTF-8")).toContain("Monday");
  });

  test("leave what isn't a time as it is written", () => {
    expect(timesText(["09:00-", "-12:00", "nine-12:00"], "en")).toBe(
      "9:00\u00a0AM–, –12:00\u00a0PM, nine–12:00\u00a0PM",
    );
  });

  test("in Korean say 오전 and 오후", () => {
    expect(timesText(["08:00-17:30"], "ko")).toBe("오전\u00a08:00–오후\u00a05:30");
    expect(timesText(["08:00-17:30"], "ko-KR")).toContain("오전");
  });

  test("have the same spaces with every version of Node", () => {
    expect(datesText("2099-07-30", "2099-07-31", "en-GB")).toBe("30 – 31 Jul 2099");
    expect(datesText("2099-07-30", "2099-07-31", "en-US")).toBe("Jul 30 – 31, 2099");
    expect(datesText("2099-07-30", "2099-08-02", "en-CA")).toBe("Jul 30 – Aug 2, 2099");
    expect(datesText("2099-07-30", "2099-08-02", "ko")).toBe("2099년 7월 30일~8월 2일");
    expect(datesText("2099-07-30", undefined, "en-GB")).toBe("30 Jul 2099");
    // German writes days without spaces, and months with them.
    expect(datesText("2099-07-30", "2099-07-31", "de")).toBe("30.–31. Juli 2099");
    expect(datesText("2099-07-30", "2099-08-02", "de")).toBe("30. Juli – 2. Aug. 2099");
    expect(dayText("2025-12-24", "bg")).toBe("24 декември 2025 г.");
  });
});

test("a language's name in itself begins with a letter of its own alphabet", () => {
  expect(nameOfLanguage("ka")).toBe("ქართული");
  expect(nameOfLanguage("de")).toBe("Deutsch");
  expect(nameOfLanguage("es")).toBe("Español");
  const scriptOf = (letter: string) =>
    ["Latin", "Greek", "Cyrillic", "Armenian", "Georgian"].find((script) =>
      new RegExp(`^\\p{sc=${script}}`, "u").test(letter),
    );
  for (const code of pairs) {
    const name = new Intl.DisplayNames([code], { type: "language", fallback: "none" }).of(code);
    const shown = name === undefined ? "" : nameOfLanguage(code);
    expect([code, scriptOf(shown)]).toEqual([code, scriptOf(name ?? "")]);
    expect(shown).not.toMatch(/^[\u1c90-\u1cbf]/);
  }
});
