// The types that a developer's editor has for the views of a site: TypeScript itself checks what the docs promise.
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { guardedRuntime } from "../../src/blocks/own/guarded-runtime.ts";
import { kit } from "../../src/blocks/own/kit.tsx";
import { jsxTypes } from "../../src/own-blocks/jsx-types.ts";
import { writeSiteSchemas } from "../../src/reference/site-schemas.ts";
import { copyOwnSite, type OwnSite } from "./own-site.ts";

/** The site, with the types of the package where npm installs it. */
async function siteWithTypes(): Promise<OwnSite> {
  const site = await copyOwnSite();
  const root = join(site.content, "..");
  const engine = join(root, "node_modules/site-from-json");
  await mkdir(join(engine, "types"), { recursive: true });
  const exported = Object.fromEntries(
    ["kit", "jsx-runtime"].map((name) => [`./${name}`, { types: `./types/${name}.d.ts` }]),
  );
  await writeFile(
    join(engine, "package.json"),
    JSON.stringify({ name: "site-from-json", exports: exported }),
  );
  await cp("src/package/types/kit.d.ts", join(engine, "types/kit.d.ts"));
  await writeFile(join(engine, "types/jsx-runtime.d.ts"), jsxTypes());
  await cp("src/commands/new-block/tsconfig.json", site.block("tsconfig.json"));
  await writeSiteSchemas(site.content, join(root, ".site/schema"));
  return site;
}

/** What TypeScript reports: file, line and code. */
function typeErrors(site: OwnSite): Promise<string[]> {
  const compiler = resolve("node_modules/typescript/bin/tsc");
  const folder = join(site.content, "../blocks");
  return new Promise((done) => {
    execFile(process.execPath, [compiler, "-p", "."], { cwd: folder }, (_error, output) =>
      done(output.split("\n").filter((line) => /^\S+\(\d+,\d+\): error/.test(line))),
    );
  });
}

test("a view that uses all fields of its block and most of the kit has no type error", async () => {
  expect(await typeErrors(await siteWithTypes())).toEqual([]);
});

test("every part of the kit and every element can be used as its types say", async () => {
  const site = await siteWithTypes();
  const { elements } = await import("../../src/blocks/own/elements.ts");
  const names = Object.keys(kit);
  await site.write(
    site.block("all.tsx"),
    `import { ${names.join(", ")}, type BlockProps, type PageName, type Picture } from "site-from-json/kit";
type Props = BlockProps<"bookingTeaser"> & { picture: Picture };
export function All({ block, site, page, language, picture }: Props) {
  const name: PageName = page;
  return <Section block={block} layout="below" className="bookingTeaser" items={block.slots} aside={<p>{language}</p>}>
    <ItemHeading below={undefined}>{site.name}</ItemHeading>
    {block.text && <RichText text={block.text} />}
    {block.action && <ActionButton action={block.action} kind="text" />}
    <PageLink page={name} section="a"><b>{site.facts["phone"]}</b></PageLink>
    {block.slots[0]?.icon && <IconShapes icon={block.slots[0].icon} />}
    <PictureView picture={picture} sizes="100vw" whole />
    <p {...dated(block.slots[0] ?? {}, "bookingTeaser-slot", site)} data-x="1" aria-label="b">{[1, null, "a"]}</p>
    ${Object.keys(elements)
      .map((name) => `<${name} className="bookingTeaser" />`)
      .join("\n    ")}
  </Section>;
}
`,
  );
  expect(await typeErrors(site)).toEqual([]);
});

test("what the engine would refuse is a type error while it is typed, and so is a field that isn't there", async () => {
  const site = await siteWithTypes();
  const wrong = [
    "<p style={{}} />",
    "<p onClick={() => 1} />",
    '<p dangerouslySetInnerHTML={{ __html: "" }} />',
    "<script />",
    '<img src="a.png" alt="" />',
    "<b>{block.nothing}</b>",
    "<b>{block.text}</b>",
    // It can be left out.
    "<b>{block.heading.length}</b>",
    "<ItemHeading below={3}>a</ItemHeading>",
  ];
  for (const [at, each] of wrong.entries())
    await site.write(
      site.block(`wrong${at}.tsx`),
      `import { ItemHeading, type BlockProps } from "site-from-json/kit";
export const used = ItemHeading;
export function Wrong({ block }: BlockProps<"bookingTeaser">) {
  void block;
  return ${each};
}
`,
    );
  const files = (await typeErrors(site)).map((line) => /^wrong(\d+)/.exec(line)?.[1]);
  expect(new Set(files)).toEqual(new Set(wrong.map((_each, at) => String(at))));
});

test("the kit has what its types declare, and within a major version nothing goes", async () => {
  const types = await readFile("src/package/types/kit.d.ts", "utf8");
  const declared = [...types.matchAll(/export declare (?:function|const) (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(Object.keys(kit).toSorted()).toEqual(declared.toSorted());
  expect(declared).toEqual([
    "Section",
    "ItemHeading",
    "RichText",
    "ActionButton",
    "PageLink",
    "IconShapes",
    "PictureView",
    "dated",
  ]);
  const runtime = [...jsxTypes().matchAll(/export declare const (\w+)/g)].map(([, name]) => name);
  expect(Object.keys(guardedRuntime([])).toSorted()).toEqual(runtime.toSorted());
});
