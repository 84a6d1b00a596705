// What a snippet leaves behind is right as it is: an editor changes the words and is never sent looking for a mistake.
import { expect, test } from "vitest";
import { loadContent } from "../../src/files/content-folder.ts";
import { compile } from "../../src/content/compile.ts";
import { schemas } from "../../src/content/model/schema.gen.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { icons, labels, open, pageWith } from "./vscode.ts";
import { firstSite } from "../fixtures/sites.ts";

const blockTypes = schemas["page.schema.json"].$defs.block.properties.type.enum;
const opening = '{ "type": "hero", "level": 1, "heading": "A page" }';
const content = await loadContent(firstSite);
const site = content.files.get("site.json") ?? "";

/** What the checker says about a page with this text, the rest of the site being as it is. */
function check(text: string): string[] {
  const addresses = new Map([...content.media].map(([name, { address }]) => [name, address]));
  const files = new Map([...content.files, ["new.json", text]]);
  const { diagnostics } = compile(
    {
      folder: "content",
      files,
      media: addresses,
      icons,
    },
    engineVocabulary,
  );
  return diagnostics
    .filter(({ file, severity }) => file === "content/new.json" && severity === "error")
    .map(({ message }) => message);
}

const blocks = await labels("new.json", pageWith("|"));

test("there is one for every type of block", () => {
  const types = new Set(blocks.map((label) => label.split(":")[0]));
  expect([...types].sort()).toEqual(blockTypes.toSorted());
});

/** The file that it names isn't in any site, and the editor asks for it. */
const ofVideo = "list: video";

test("video: the only report is that the file isn't there yet", async () => {
  const text = await open("new.json", pageWith(`${opening}, |`)).accept(ofVideo);
  expect(check(text)).toEqual(['There is no file "media/video.mp4".']);
  expect(await open("new.json", text).underlined()).toEqual([]);
});

const others = blocks.filter((label) => label !== ofVideo);
test.for(others)("%s: pressing Tab through it leaves a block without a mistake", async (label) => {
  const opens = label === "hero: opening of a page";
  const text = await open("new.json", pageWith(opens ? "|" : `${opening}, |`)).accept(label);
  expect(check(text)).toEqual([]);
  expect(await open("new.json", text).underlined()).toEqual([]);
});

const form = await open("new.json", pageWith(`${opening}, |`)).accept("form: contact form");
const shell = {
  hero: `{ "type": "hero", "heading": "A", "actions": [|] }`,
  picture: `{ "type": "hero", "heading": "A", "picture": | }`,
  cards: `{ "type": "cardGrid", "cards": [|] }`,
  steps: `{ "type": "steps", "steps": [{ "heading": "A", "text": "A" }, |] }`,
  items: `{ "type": "list", "items": [|] }`,
  tables: `{ "type": "list", "items": [{ "heading": "A", "table": | }] }`,
  tableRows: `{ "type": "list", "items": [{ "heading": "A", "table": { "caption": "A", "rows": [|] } }] }`,
  parts: `{ "type": "list", "items": [{ "heading": "A", "parts": [|] }] }`,
  questions: `{ "type": "list", "layout": "questions", "items": [|] }`,
  quotes: `{ "type": "list", "layout": "quotes", "items": [|] }`,
  logos: `{ "type": "list", "layout": "logos", "items": [|] }`,
  news: `{ "type": "list", "layout": "news", "items": [|] }`,
  events: `{ "type": "list", "layout": "events", "items": [|] }`,
  points: `{ "type": "contactInfo", "points": [|] }`,
  rows: `{ "type": "contactInfo", "points": [{ "kind": "text", "label": "A", "lines": ["A"] }], "hours": { "heading": "A", "rows": [|] } }`,
};
test.for([
  ["button to a page", shell.hero],
  ["button to an address", shell.hero],
  ["picture", shell.picture],
  ["card", shell.cards],
  ["card for a time", shell.cards],
  ["step", shell.steps],
  ["step for a time", shell.steps],
  ["item", shell.items],
  ["item for a time", shell.items],
  ["job opening", shell.items],
  ["logo", shell.logos],
  ["news", shell.news],
  ["event", shell.events],
  ["item with a table", shell.items],
  ["table", shell.tables],
  ["row", shell.tableRows],
  ["subsection", shell.parts],
  ["question", shell.questions],
  ["quote", shell.quotes],
  ["button to a map", shell.hero],
  ["phone", shell.points],
  ["email", shell.points],
  ["other contact detail", shell.points],
  ["row", shell.rows],
] as const)("%s: gives a part without a mistake", async ([label, block]) => {
  const text = await open("new.json", pageWith(`${opening}, ${block}`)).accept(label);
  expect(check(text)).toEqual([]);
  expect(await open("new.json", text).underlined()).toEqual([]);
});

test("button to a file: the only report is that the file isn't there yet, and where to put it", async () => {
  const text = await open("new.json", pageWith(`${opening}, ${shell.hero}`)).accept(
    "button to a file",
  );
  expect(check(text)).toEqual(['There is no file "media/prices.pdf".']);
  expect(await open("new.json", text).underlined()).toEqual([]);
});

test.for(schemas["blocks/form.schema.json"].$defs.field.properties.type.enum)(
  "%s field: gives a field with the shape that it needs",
  async (type) => {
    const text = await open("new.json", form.replace('"fields": [', '"fields": [|,')).accept(
      `${type} field`,
    );
    // What the answers are for is the form's own matter, and said by the checker.
    expect(await open("new.json", text).underlined()).toEqual([]);
  },
);

test("an empty file: a new page, which the checker accepts as it is", async () => {
  expect(check(await open("new.json", "|").accept("new page"))).toEqual([]);
});

test("a link in the navigation", async () => {
  const text = site.replace('"navigation": [', '"navigation": [|,');
  const accepted = await open("site.json", text).accept("link to a page");
  expect(await open("site.json", accepted).underlined()).toEqual([]);
});
