// What a developer can write in `blocks/` that is unusual: it works, or is refused in plain words with its place.
import { readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { checkStyles } from "../../src/own-blocks/style-rules.ts";
import { writeTypes } from "../../src/own-blocks/write-types.ts";
import { copyOwnSite, type OwnSite } from "./own-site.ts";

const view = "bookingTeaser.tsx";
const schema = "bookingTeaser.schema.json";

async function foundWithView(text: string) {
  const site = await copyOwnSite();
  await site.write(site.block(view), text);
  return site.found();
}

test("a view may have a key after {...props}", async () => {
  const list = "[1, 2].map((n) => <li {...{ id: `n${n}` }} key={n}>{n}</li>)";
  expect(
    await foundWithView(`export default function View() { return <ul>{${list}}</ul>; }\n`),
  ).toEqual([]);
});

test("what the policy forbids is refused there, too", async () => {
  const item = "<p {...{ style: { color: `red` } }} key={1}>x</p>";
  const found = await foundWithView(`export default function View() { return ${item}; }\n`);
  expect(found).toMatchObject([
    { at: "blocks/bookingTeaser.tsx:1:41", message: expect.stringContaining("style can't be") },
  ]);
});

test.each([
  [
    "const list = undefined as unknown as { x: string };\nconst first = list.x;",
    "2:20",
    "Cannot read properties",
  ],
  ["throw 'no';", "1:1", "This fails before any view is drawn: no."],
])("code outside of the view that fails is named with its place: %s", async (code, at, message) => {
  const found = await foundWithView(
    `${code}\nexport default function View() { return <p>x</p>; }\n`,
  );
  expect(found).toMatchObject([
    { at: `blocks/bookingTeaser.tsx:${at}`, message: expect.stringContaining(message) },
  ]);
});

test("a view may throw what is no error", async () => {
  const found = await foundWithView('export default function View() { throw "no"; }\n');
  expect(found[0]?.message).toBe("This view fails for its own sample: no.");
});

test.each(["class", "default", "arguments", "schemas", "schema10", "validate"])(
  "a type can be called %s",
  async (name) => {
    const site = await copyOwnSite();
    await renameType(site, name);
    expect(await site.found()).toEqual([]);
  },
);

/** In all files of the site. */
async function renameType(site: OwnSite, name: string): Promise<void> {
  for (const folder of [dirname(site.block(view)), site.content])
    for (const file of await readdir(folder)) {
      if (!/\.(json|tsx?|css)$/.test(file)) continue;
      const text = await readFile(join(folder, file), "utf8");
      await rm(join(folder, file));
      const path = join(folder, file.replace("bookingTeaser", name));
      await site.write(path, text.replaceAll("bookingTeaser", name));
    }
}

test.each([
  ["a rule in a rule", ".card { a:hover { color: red } & p { margin: 0 } }"],
  ["conditions", "@supports (position: sticky) and selector(:has(a)) { .card { color: red } }"],
])("styles may have %s", (_what, css) => {
  expect(checkStyles("card", css).found).toEqual([]);
});

test("in a condition or after it, a fixed position is still found", () => {
  for (const css of [
    "@supports (position: fixed) { .card { color: red } }",
    "@supports (position: sticky) { .card { position: fixed } }",
    ".card { a:hover { position: fixed } }",
  ])
    expect(checkStyles("card", css).found).toMatchObject([{ severity: "error" }]);
});

test("styles and views may begin with a mark of their encoding", async () => {
  const site = await copyOwnSite();
  for (const name of [view, "bookingTeaser.css"]) {
    const text = await readFile(site.block(name), "utf8");
    await site.write(site.block(name), `\ufeff${text}`);
  }
  expect(await site.found()).toEqual([]);
});

test("a view can be a link to a file elsewhere", async () => {
  const site = await copyOwnSite();
  const shared = join(dirname(site.content), "shared.tsx");
  await rename(site.block(view), shared);
  await symlink(shared, site.block(view));
  expect(await site.found()).toEqual([]);
});

/** A field is added to the schema. */
async function foundWithField(field: string) {
  const site = await copyOwnSite();
  const text = await readFile(site.block(schema), "utf8");
  const more = `"extra": { "title": "Extra", "description": "One more.", ${field} },`;
  await site.write(site.block(schema), text.replace('"properties": {', `"properties": { ${more}`));
  return (await site.found()).map(({ message }) => message);
}

test("a field whose name is no word of TypeScript is in quotes in the types", () => {
  const properties = { "opening-hours": { type: "string" }, text: { type: "string" } };
  const types = writeTypes({ teaser: { type: "object", properties } });
  expect(types).toContain('"opening-hours"?: string;');
  expect(types).toContain(" text?: string;");
});

test.each([
  ['"type": "string", "pattern": "^[a-"', "This isn't a regular expression."],
  ['"type": "string", "pattern": "\\\\\\""', "This isn't a regular expression."],
  ['"type": ["string", "number"]', '"extra" has no type that the editor has a field for.'],
  ['"default": "x"', '"extra" has no type that the editor has a field for.'],
  ['"type": "array"', '"extra" doesn\'t say what its entries are.'],
])("a field with %s is refused", async (field, message) => {
  expect(await foundWithField(field)).toEqual([message]);
});
