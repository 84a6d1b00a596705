// A text that was made from a difference is taken only if it has the object id that the branch names.
import { expect, test } from "vitest";
import { Contents } from "../../../src/store/git/contents.ts";
import { pageCache } from "../../../src/store/git/page-cache.ts";
import { findTextsInDiffs } from "../../../src/store/git/texts-from-diffs.ts";
import { objectIdOf } from "../../../src/store/object-id.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

const [old, now] = ["{\n}\n", '{\n  "title": "New"\n}\n'];

async function found(added: string, diffs = 1) {
  const [before, after] = [await objectIdOf(bytes(old)), await objectIdOf(bytes(now))];
  const other = await objectIdOf(bytes("other"));
  const cache = pageCache(Promise.resolve({ texts: { [before]: old } }));
  const host = { read: () => Promise.reject(new Error("Nothing has to be read.")) };
  const diff = [
    "diff --git a/content/home.json b/content/home.json",
    `index ${before.slice(0, 9)}..${after.slice(0, 9)} 100644`,
    "--- a/content/home.json",
    "+++ b/content/home.json",
    "@@ -1,2 +1,3 @@",
    " {",
    `+${added}`,
    " }",
    "",
  ].join("\n");
  let asked = 0;
  const ask = () => Promise.resolve(asked++ === 0 ? diff : undefined);
  const wanted = { diffs: Array.from({ length: diffs }, () => ask) };
  await findTextsInDiffs(cache, new Contents(host, cache), wanted, [before, after, other]);
  return { text: (await cache.get([after])).get(after), asked };
}

test("a text that was made is stored under its id", async () => {
  expect((await found('  "title": "New"')).text).toEqual(bytes(now));
});

test("a text with another id isn't stored", async () => {
  expect((await found('  "title": "Wrong"')).text).toBeUndefined();
});

test("once a single text is missing, no more differences are asked for", async () => {
  expect((await found('  "title": "New"', 2)).asked).toBe(1);
  expect((await found('  "title": "Wrong"', 2)).asked).toBe(2);
});
