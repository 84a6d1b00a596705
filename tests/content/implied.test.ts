// One mistake is reported once: the catalog declares which problems follow from others.
import { describe, expect, test } from "vitest";
import type { Traits } from "../../src/content/diagnostics/catalog/entry.ts";
import { problem, type Problem } from "../../src/content/diagnostics/problem.ts";
import { catalog } from "../../src/content/diagnostics/catalog.ts";
import { suppressImplied } from "../../src/content/diagnostics/suppress-implied.ts";
import type { Path } from "../../src/content/model/path.ts";
import { callsIn } from "./calls.ts";

const at = (...path: Path) => ({ path, at: "value" }) as const;
const unknownFact = (...path: Path) => problem("unknown-fact", at(...path), { fact: "fax" });
const wrongForm = (...path: Path) =>
  problem("wrong-form", at(...path), { value: "x", help: "Small letters." });

const reported = (...files: Problem[][]) =>
  suppressImplied(files.map((problems) => ({ problems, damage: [], unknown: [] }))).map(
    ({ problems }) => problems.map(({ id }) => id),
  );

test("whatever an entry of the catalog names is in the catalog", () => {
  const named = Object.values<Traits<never>>(catalog).flatMap(({ impliedBy = {} }) =>
    Object.values(impliedBy).flat(),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !Object.hasOwn(catalog, id))).toEqual([]);
});

describe("of two problems of one value", () => {
  test("what a value of the wrong shape means is left out", () => {
    expect(reported([wrongForm("title"), unknownFact("title")])).toEqual([["wrong-form"]]);
  });

  test("a name that exists nowhere is better called that than not of the right form", () => {
    const unknownPage = problem("unknown-page", at("page"), { page: "X", pages: [] });
    expect(reported([wrongForm("page"), unknownPage])).toEqual([["unknown-page"]]);
  });

  test("a text that is too long means what it says", () => {
    const tooLong = problem("too-long", at("title"), { length: 9, limit: 5 });
    const longTitle = problem("long-title", at("title"), { length: 9, limit: 5 });
    expect(reported([tooLong, unknownFact("title"), longTitle])).toEqual([
      ["too-long", "unknown-fact"],
    ]);
  });

  test("of different values, both are left", () => {
    expect(reported([wrongForm("title"), unknownFact("description")])).toEqual([
      ["wrong-form", "unknown-fact"],
    ]);
  });
});

describe("a fact", () => {
  const missing = problem("missing-fact", at("facts"), {
    fact: "fax",
    count: 2,
    locations: [],
    more: 0,
    written: undefined,
  });
  const wrong = (isFactWrong: boolean) =>
    problem("wrong-contact", at("lines", 0), {
      line: "x",
      kind: "a phone number",
      example: "1",
      isFree: true,
      fact: "phone",
      isFactWrong,
    });

  test("that is missing isn't reported at its uses, in any file", () => {
    expect(reported([unknownFact("title")], [missing], [unknownFact("text")])).toEqual([
      [],
      ["missing-fact"],
      [],
    ]);
  });

  test("that is wrong itself isn't reported at its uses, in any file", () => {
    const wrongFact = problem("wrong-fact", at("facts", "phone"), {
      fact: "phone",
      value: "x",
      kind: "a phone number",
      example: "1",
      locations: [],
      more: 0,
    });
    expect(reported([wrong(true)], [wrongFact], [wrong(true)])).toEqual([[], ["wrong-fact"], []]);
  });

  test("that is right, but of another kind, is reported wherever it is used that way", () => {
    expect(reported([wrong(false)], [wrong(false)])).toEqual([
      ["wrong-contact"],
      ["wrong-contact"],
    ]);
  });
});

describe("what nothing uses", () => {
  const unused = problem("unused-fact", at("facts", "fax"), { fact: "fax" });

  test("is reported where everything could be read", () => {
    expect(reported([unused])).toEqual([["unused-fact"]]);
  });

  test("isn't reported while a mistake may be the reason", () => {
    expect(reported([unused], [unknownFact("title")])).toEqual([[], ["unknown-fact"]]);
  });

  test("isn't reported while something can't be read", () => {
    const files = [
      { problems: [unused], damage: [], unknown: [] },
      { problems: [], damage: [], unknown: [["blocks", 1]] },
    ];
    expect(suppressImplied(files).map(({ problems }) => problems)).toEqual([[], []]);
  });
});

describe("what syntax errors leave unknown", () => {
  const lacking = problem(
    "missing-field",
    { path: ["blocks", 0], at: "opening" },
    { field: "heading", owner: "The 1st block", help: "" },
  );
  const suppress = (problems: Problem[], path: Path, whole: boolean) =>
    suppressImplied([{ problems, damage: [{ path, whole }], unknown: [] }])[0]?.problems;

  test("may be the entry that seems to be missing", () => {
    expect(suppress([lacking], ["blocks", 0], false)).toEqual([]);
  });

  test("elsewhere changes nothing", () => {
    expect(suppress([lacking], ["blocks", 1], false)).toEqual([lacking]);
  });

  test("all of a value leaves nothing to say of what is in it", () => {
    expect(suppress([wrongForm("blocks", 0, "id")], ["blocks", 0], true)).toEqual([]);
  });
});

test("doing it again changes nothing more", () => {
  const files = [
    {
      problems: [wrongForm("page"), unknownFact("page"), unknownFact("x")],
      damage: [],
      unknown: [],
    },
  ];
  const once = suppressImplied(files);
  expect(suppressImplied(once)).toEqual(once);
});

test("four times as much that is wrong and unknown is about four times as much work", async () => {
  const calls = async (count: number): Promise<number> => {
    const numbers = Array.from({ length: count }, (_, number) => number);
    const problems = numbers.map((number) => wrongForm("blocks", number, "id"));
    const damage = numbers.map((number) => ({ path: ["other", number], whole: number % 2 === 0 }));
    const work = await callsIn(() => suppressImplied([{ problems, damage, unknown: [] }]));
    return Math.max(...work.values());
  };
  expect(await calls(400)).toBeLessThan(6 * (await calls(100)));
});
