// Where the copy of a site has its content, wherever the site itself has it.
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { contentIn } from "../../src/commands/engine-trial.ts";

const site = resolve("my site");

test("content in the site's folder is in the copy, too", () => {
  expect(contentIn(site, "content")).toBe("content");
  expect(contentIn(site, join("sites", "shop"))).toBe(join("sites", "shop"));
});

test("so is content beside package.json", () => {
  expect(contentIn(site, ".")).toBe(".");
});

test("content elsewhere is read where it is", () => {
  expect(contentIn(site, join("..", "content"))).toBe(resolve("content"));
  expect(contentIn(site, resolve("elsewhere"))).toBe(resolve("elsewhere"));
});
