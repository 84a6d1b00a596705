// Nothing of a draft page gets into the built site, wherever its words could go.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { publishedTexts } from "../../src/builder/published-texts.ts";
import { parseJson } from "../../src/content/text/parse-json.ts";
import { compileFiles, base, change } from "../content/base.ts";
import { firstSite } from "../fixtures/sites.ts";

/** In everything that only the draft says. */
const secret = "quagga";

const hero = {
  type: "hero",
  level: 1,
  heading: `A ${secret}`,
  text: `See [more](page:${secret}-b).`,
};
const list = {
  type: "list",
  layout: "news",
  items: [
    { heading: `News of a ${secret}`, text: `It is a ${secret}.`, date: "2025-05-01" },
    {
      heading: `Keeper of a ${secret}`,
      text: `Feed the ${secret}.`,
      opening: { posted: "2025-05-01", employment: "full-time" },
    },
  ],
};
function draftPage(name: string, blocks: unknown): string {
  const description = `All about a ${secret}.`;
  const formerNames = [`old-${name}`];
  return JSON.stringify({ title: `The ${name}`, description, formerNames, draft: true, blocks });
}

/** The form of a published page, with the draft's words. */
async function formLike(folder: string): Promise<unknown> {
  const contact = parseJson(await readFile(join(folder, "contact.json"), "utf8"));
  const { blocks } = contact as { blocks: { type: string }[] };
  const form = blocks.find(({ type }) => type === "form");
  return { ...form, id: `${secret}-form`, heading: `Ask a ${secret}`, submit: `Send a ${secret}` };
}

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "drafts-"));
});
afterAll(() => rm(root, { recursive: true }));

async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(folder.length + 1), await readFile(path)] as const;
  });
  return new Map(await Promise.all(read));
}

async function written(addresses: boolean, hasDrafts: boolean): Promise<Map<string, Buffer>> {
  const content = await mkdtemp(join(root, "content-"));
  await cp(firstSite, content, { recursive: true });
  const path = join(content, "site.json");
  const site = parseJson(await readFile(path, "utf8")) as {
    navigation: object[];
    footer: { links: { items: object[] }; legal: object[] };
  };
  if (hasDrafts) {
    const link = { label: `The ${secret}`, page: `${secret}-a` };
    site.navigation.push(link);
    site.footer.links.items.push(link);
    site.footer.legal.unshift(link);
    const blocks = [hero, { ...list, items: list.items.slice(0, 1) }, await formLike(content)];
    await writeFile(join(content, `${secret}-a.json`), draftPage(`${secret}-a`, blocks));
    const openings = { ...list, layout: "ledger", items: list.items.slice(1) };
    const other = [{ ...hero, text: `Back to [it](page:${secret}-a).` }, openings];
    await writeFile(join(content, `${secret}-b.json`), draftPage(`${secret}-b`, other));
  }
  await writeFile(path, JSON.stringify({ ...site, addresses }));
  const out = join(content, "..", `site-of-${content.slice(-6)}`);
  const built = await buildSite(content, out);
  expect(built).toMatchObject({ ok: true });
  return filesIn(out);
}

describe.each([
  ["in one document", false],
  ["with addresses", true],
])("a site %s", (_how, addresses) => {
  test("has two drafts that link to each other, and no byte of its files shows it", async () => {
    const without = await written(addresses, false);
    const files = await written(addresses, true);
    const leaking = [...files].filter(
      ([path, bytes]) => path.includes(secret) || bytes.toString("latin1").includes(secret),
    );
    expect(leaking.map(([path]) => path)).toEqual([]);
    expect([...files.keys()].sort()).toEqual([...without.keys()].sort());
    const changed = [...without].filter(([path, bytes]) => !files.get(path)?.equals(bytes));
    expect(changed.map(([path]) => path)).toEqual([]);
  });
});

test("a copy of the content that anyone can read has neither a draft nor a link to it", () => {
  const link = '{ "label": "Contact", "page": "contact" }';
  const site = change("site.json", link, `${link},\n    { "label": "Soon", "page": "soon" }`);
  const legal = site.get("site.json") ?? "";
  const files = new Map(site)
    .set("soon.json", draftPage("soon", [{ ...hero, text: "Soon." }]))
    .set("site.json", legal.replace(`[${link}]`, `[{ "label": "Soon", "page": "soon" }, ${link}]`));
  expect(publishedTexts(files)).toEqual(base);
  expect(compileFiles(publishedTexts(files)).ok).toBe(true);
  expect(publishedTexts(base)).toEqual(base);
});
