// The addresses of the site in other languages follow the site's own.
import { expect, test } from "vitest";
import type { Json } from "../../../src/content/model/json.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { makeStep, startHistory, type Files } from "../../../src/edit/model/history.ts";
import { withFollowUps } from "../../../src/edit/operations/questions/follow-up.ts";
import { change } from "../../content/base.ts";

const own = "https://www.company.example/";

function siteWith(...urls: readonly string[]): Files {
  const siblings = urls.map((url) => ({ language: "fr", url }));
  return change("site.json", '"homePage"', `"siblings": ${JSON.stringify(siblings)}, "homePage"`);
}

/** Sets the site's address, one value after another, as with each key. */
function typed(files: Files, ...values: readonly Json[]): unknown {
  let history = startHistory(files);
  for (const value of values) {
    const set = { do: "set", path: ["url"], value } as const;
    const step = withFollowUps(engineVocabulary, history.files, "site.json", set);
    history = makeStep(history, step);
  }
  const site = JSON.parse(history.files.get("site.json") ?? "");
  return site.siblings.map(({ url }: { url: string }) => url);
}

test.each([
  ["https://piano.example/", "https://piano.example/fr/"],
  ["https://piano.example", "https://piano.example/fr/"],
  ["https://piano.example/shop/", "https://piano.example/shop/fr/"],
])("when it becomes %s, the French site is at %s", (to, french) => {
  expect(typed(siteWith(`${own}fr/`), to)).toEqual([french]);
});

test("also when it is emptied and typed letter by letter", () => {
  const to = "https://p.example/";
  const keys = Array.from(to, (_, index) => to.slice(0, index + 1));
  expect(typed(siteWith(`${own}fr/`), "", ...keys)).toEqual(["https://p.example/fr/"]);
});

test("a site with an address of its own stays there, and so does this site's own", () => {
  const others = ["https://fr.company.example/", own];
  expect(typed(siteWith(...others), "https://piano.example/")).toEqual(others);
});
