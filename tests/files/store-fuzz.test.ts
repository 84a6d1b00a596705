// Runs a few rounds of `npm run fuzz:store`, and tests what its judge counts as a loss.
import { expect, test } from "vitest";
import { fuzzStore } from "./store-fuzz/fuzz.ts";
import { judge, type Round, type SaveTried } from "./store-fuzz/judge.ts";
import { idOf, pageOf } from "./store-fuzz/page.ts";
import type { Done } from "./store-fuzz/order.ts";

test("two programs and two editors write to one folder, editors are killed, and nothing is lost", async () => {
  const { found, counts } = await fuzzStore(7, 8);
  expect(found).toBe("");
  expect(counts["kills"]).toBeGreaterThan(0);
});

test("a text with a missing part is torn", () => {
  const page = pageOf("editor 1, save 1", 2000);
  expect(idOf(page)).toBe("editor 1, save 1");
  for (const length of [0, 1, 500, page.length - 1])
    expect(idOf(page.slice(0, length))).toBe("torn");
  expect(idOf(page.replace("All", "all"))).toBe("torn");
});

const save = (given: Partial<SaveTried>): SaveTried => ({
  id: "E",
  files: new Map([["home", "E"]]),
  answer: "saved",
  sent: 10,
  answered: 20,
  seenThen: new Map(),
  ...given,
});
const write = (given: Partial<Done>): Done => ({
  path: "home",
  how: "rename",
  id: "P",
  begun: 14,
  ended: 15,
  seen: ["old"],
  ...given,
});
const wrongWith = (after: Record<string, string>, given: Partial<Round>): string[] => {
  const before = new Map(Object.keys(after).map((path) => [path, "old"]));
  const round = {
    before,
    after: new Map(Object.entries(after)),
    saves: [],
    done: [],
    kills: 0,
    ...given,
  };
  return judge(round).wrong;
};

test.each<[string, Record<string, string>, Partial<Round>]>([
  ["a save that is there", { home: "E" }, { saves: [save({})] }],
  ["a program's write after a save", { home: "P" }, { saves: [save({})], done: [write({})] }],
  [
    "a save that found a conflict",
    { home: "P" },
    { saves: [save({ answer: "conflict" })], done: [write({})] },
  ],
  [
    "a file that two editors removed, one of them refused,",
    { home: "gone" },
    {
      saves: [
        save({ answer: "refused", files: new Map([["home", "gone"]]) }),
        save({ files: new Map([["home", "gone"]]) }),
      ],
    },
  ],
  [
    "a file into which two programs wrote at the same moment",
    { home: "torn" },
    {
      done: [
        write({ how: "into" }),
        write({ how: "into", id: "Q", begun: 14.5, ended: 15.5, seen: ["torn"] }),
      ],
    },
  ],
  [
    "a save of the second editor once the first is killed",
    { home: "F" },
    { kills: 1, saves: [save({ answer: "conflict" }), save({ files: new Map([["home", "F"]]) })] },
  ],
  ["a killed save that isn't there", { home: "old" }, { saves: [save({ answer: "killed" })] }],
])("%s is no loss", (_what, after, given) => {
  expect(wrongWith(after, given)).toEqual([]);
});

const both = new Map([
  ["about", "E"],
  ["home", "E"],
]);
test.each<[string, Record<string, string>, Partial<Round>, string]>([
  [
    "a program's write under a save that hadn't read it",
    { home: "E" },
    { saves: [save({})], done: [write({ how: "into", begun: 5, ended: 6 })] },
    "home: P of a program is lost (into), E is there",
  ],
  [
    "a file that a program put in place before the save was sent",
    { home: "E" },
    { saves: [save({})], done: [write({ begun: 5, ended: 6 })] },
    "home: P of a program is lost (rename), E is there",
  ],
  [
    "an acknowledged save that isn't there",
    { home: "old" },
    { saves: [save({})] },
    "home: the saved E is lost, old is there",
  ],
  [
    "a save acknowledged where a program had written before",
    { home: "P" },
    { saves: [save({})], done: [write({ ended: 5 })] },
    "home: E was acknowledged although P had been written before",
  ],
  [
    "a refused save that is there",
    { home: "E" },
    { saves: [save({ answer: "refused" })] },
    "home: E is there and was not acknowledged (refused)",
  ],
  [
    "half of a killed save",
    { about: "E", home: "old" },
    { saves: [save({ answer: "killed", files: both })] },
    "E was killed and is in 1 of 2 files",
  ],
  [
    "a second editor that is allowed to write",
    { home: "E" },
    { saves: [save({}), save({ id: "F", answer: "conflict", files: new Map([["home", "F"]]) })] },
    "E and F were both allowed to write",
  ],
  ["a torn file", { home: "torn" }, {}, "home: torn is there, nobody wrote that"],
  [
    "a file that is gone for a moment",
    { home: "E" },
    { saves: [save({})], done: [write({ how: "watch", seen: ["old", "gone", "E"] })] },
    "home: a reader found it gone",
  ],
])("%s is a loss", (_what, after, given, loss) => {
  expect(wrongWith(after, given)).toEqual([loss]);
});
