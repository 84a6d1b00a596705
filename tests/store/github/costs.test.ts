// What the editor asks of GitHub doesn't grow with the site, but for the texts when it opens for the first time.
import { expect, test } from "vitest";
import { costsOf } from "./costs.ts";

const graphQl = "POST graphql";

test.each([
  [8, 1],
  [100, 1],
  [1000, 6],
])("a site of %i pages", async (pages, texts) => {
  const costs = await costsOf(pages);
  const requests = Object.fromEntries(
    Object.entries(costs).map(([doing, cost]) => [doing, cost.requests]),
  );
  const commit = ["POST trees", "POST commits"];
  expect(requests).toEqual({
    // Where the branches are, and 200 texts at a time.
    open: [graphQl, ...Array.from({ length: texts }, () => graphQl)],
    "open again": [graphQl],
    // A new draft starts from what is published now.
    "save first": [graphQl, ...commit, "POST refs"],
    save: [...commit, "PATCH anna-m"],
    "add picture": ["POST blobs", ...commit, "PATCH anna-m"],
    publish: [graphQl, ...commit, "PATCH main", graphQl],
  });
});
