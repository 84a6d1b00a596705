// Formats changes as a list for email and as a commit message.
import { expect, test } from "vitest";
import { compareContent } from "../../../../src/content/compare/compare.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import {
  changeName,
  changesAsList,
  changesAsMessage,
  groupByPage,
} from "../../../../src/edit/operations/changes/changes-as-text.ts";

const page = (title: string, heading: string) =>
  JSON.stringify({ title, blocks: [{ type: "hero", heading }] });
const changesBetween = (
  before: Record<string, string>,
  after: Record<string, string>,
  media: string[] = [],
) =>
  compareContent(
    { files: new Map(Object.entries(before)), media: new Map() },
    { files: new Map(Object.entries(after)), media: new Map(media.map((name) => [name, name])) },
    engineVocabulary,
  );

test("a list has page, place, before, and now", () => {
  const differences = changesBetween(
    { "home.json": page("Home", "Why us"), "about.json": page("About", "Who we are") },
    { "home.json": page("Home", "Why them") },
    ["media/team.jpg"],
  );
  expect(changesAsList(differences)).toBe(`About (about.json)
- Page: removed
  before: About · Who we are

Home (home.json)
- Page opening “Why them” › Heading
  before: Why us
  now: Why them

Media
- media/team.jpg: new`);
});

test("a message starts with what it is about and stays short", () => {
  expect(
    changesAsMessage(
      changesBetween({ "home.json": page("Home", "Why us") }, { "home.json": page("Home", "Why") }),
    ),
  ).toBe("Change home\n\n- home: Page opening “Why” › Heading");
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `page-${index}.json`,
      page(`Page ${index}`, `Number ${index} of all`),
    ]),
  );
  const message = changesAsMessage(changesBetween({}, many));
  expect(message).toMatch(/^Change 40 pages\n\n- page-0: Page: new\n/);
  expect(message).toMatch(/\n- and 10 more$/);
  const site = { "site.json": JSON.stringify({ facts: { phone: "1" } }) };
  expect(changesAsMessage(changesBetween({}, { ...many, ...site }, ["media/team.jpg"]))).toMatch(
    /^Change 40 pages, site settings, and media\n/,
  );
});

test("a page titled Media is a page, not the media folder", () => {
  const differences = changesBetween(
    { "press.json": page("Media", "Press"), "news.json": page("Media", "News") },
    { "press.json": page("Media", "Releases"), "news.json": page("Media", "Newest") },
    ["media/team.jpg"],
  );
  expect(groupByPage(differences).map(({ file }) => file)).toEqual([
    "news.json",
    "press.json",
    "media",
  ]);
  expect(differences.map(changeName)).toEqual([
    "Page opening “Newest” › Heading",
    "Page opening “Releases” › Heading",
    "media/team.jpg: new",
  ]);
  expect(changesAsList(differences)).toContain("Media (press.json)");
  expect(changesAsMessage(differences)).toMatch(/^Change news, press, and media\n/);
});
