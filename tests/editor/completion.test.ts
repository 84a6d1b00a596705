// An editor opens the folder in VS Code and types: what is offered where.
import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { schemas } from "../../src/content/model/schema.gen.ts";
import { icons, labels, pageWith } from "./vscode.ts";
import { firstSite } from "../fixtures/sites.ts";

const inPage = (block: string) => labels("new.json", pageWith(block));
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`);

const pages = (await readdir(firstSite))
  .filter((name) => name.endsWith(".json") && name !== "site.json")
  .map((name) => name.replace(".json", ""));
/** What links can go to: the pages, and their blocks with an id. */
const linked = [...pages, "contact#contact-form", "join-team#application-form"].toSorted();
const blockTypes = schemas["page.schema.json"].$defs.block.properties.type.enum;

describe("what is offered", () => {
  test("each block once, by its name", async () => {
    const offered = await inPage("|");
    expect(offered.filter((label) => label.startsWith("{"))).toEqual([]);
    expect(new Set(offered).size).toBe(offered.length);
    expect(offered).toContain("hero: call to action");
  });

  test("every block type, where a block's type is typed", async () => {
    expect(await inPage('{ "type": "|" }')).toEqual(quoted(blockTypes));
  });

  test("a block's own fields once its type is known, those it has already left out", async () => {
    expect(await inPage('{ "type": "steps", "heading": "Three steps", "|" }')).toEqual([
      "id",
      "hidden",
      "language",
      "text",
      "steps",
    ]);
  });

  test("the fields of whatever is inside a block", async () => {
    expect(await inPage('{ "type": "cardGrid", "cards": [{ "|" }] }')).toEqual([
      "icon",
      "picture",
      "heading",
      "text",
      "price",
      "badge",
      "details",
      "action",
      "from",
      "until",
      "hidden",
    ]);
    const select = '{ "type": "select", "|" }';
    expect(await inPage(`{ "type": "form", "fields": [${select}] }`)).toContain("options");
  });

  test.for([
    ["a button", '{ "type": "hero", "actions": [{ "label": "Go", "page": "|" }] }'],
    ["the quotes not typed yet", '{ "type": "hero", "actions": [{ "label": "Go", "page": | }] }'],
    ["a card", '{ "type": "cardGrid", "cards": [{ "action": { "page": "|" } }] }'],
    ["a form's thank-you", '{ "type": "form", "success": { "action": { "page": "|" } } }'],
  ])(
    "every page of the site and its sections, where a link names one: %s",
    async ([, block = ""]) => {
      expect(await inPage(block)).toEqual(quoted(linked));
    },
  );

  test("every page and section for the menu, and only pages for the home page", async () => {
    expect(await labels("site.json", '{ "homePage": "|" }')).toEqual(quoted(pages.toSorted()));
    expect(await labels("site.json", '{ "navigation": [{ "page": "|" }] }')).toEqual(
      quoted(linked),
    );
  });

  test.for([
    ["card", '{ "type": "cardGrid", "cards": [|] }'],
    ["step", '{ "type": "steps", "steps": [|] }'],
    ["item", '{ "type": "list", "items": [|] }'],
  ])("the part for a time after the usual one: %s", async ([name = "", block = ""]) => {
    const offered = await inPage(block);
    expect(offered.filter((label) => label.startsWith(name)).slice(0, 1)).toEqual([name]);
    expect(offered).toContain(`${name} for a time`);
  });

  test("every icon of the icon set", async () => {
    const offered = await inPage('{ "type": "cardGrid", "cards": [{ "icon": "|" }] }');
    expect(offered).toEqual(quoted(Object.keys(icons).sort()));
  });

  test("the mail templates, the facts and the media files of the site", async () => {
    expect(await inPage('{ "type": "form", "template": "|" }')).toContain('"contact-message"');
    expect(await inPage('{ "type": "form", "recipient": "|" }')).toContain('"{{facts.email}}"');
    const point = '{ "kind": "phone", "label": "Phone", "lines": ["|"] }';
    expect(await inPage(`{ "type": "contactInfo", "points": [${point}] }`)).toContain(
      '"{{facts.phone}}"',
    );
    expect(await labels("site.json", '{ "favicon": "|" }')).toContain('"media/favicon.svg"');
    expect(await inPage('{ "type": "hero", "picture": { "src": "|" } }')).toContain(
      '"media/favicon.svg"',
    );
  });

  test("true and false, and nothing else, for a switch", async () => {
    expect(await inPage('{ "type": "hero", "hidden": | }')).toEqual(["true", "false"]);
  });

  test("help for a file that doesn't say which schema it has", async () => {
    expect(await labels("new.json", '{ "title": "New", "|" }')).toEqual([
      "$schema",
      "description",
      "sharePicture",
      "draft",
      "formerNames",
      "language",
      "blocks",
    ]);
    expect(await labels("site.json", '{ "|" }')).toContain("navigation");
  });

  test("no page's fields in a file that isn't a page", async () => {
    expect(await labels("../package.json", '{ "|" }')).not.toContain("blocks");
    expect(await labels("reference/pictures.json", '{ "|" }')).not.toContain("blocks");
  });
});
