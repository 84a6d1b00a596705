// A site's look in what is built: its header, its headings, and what it leaves out.
import { mkdtemp, cp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import type { Site } from "../../src/content/model/schema.gen.ts";
import { secondSite } from "../fixtures/sites.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "look-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** @returns the document, and the names of the files that it may load */
async function built(name: string, look: Site["look"]) {
  const [content, out] = [join(folder, `content-${name}`), join(folder, name)];
  await cp(secondSite, content, { recursive: true });
  const site = JSON.parse(await readFile(join(content, "site.json"), "utf8")) as Site;
  await writeFile(join(content, "site.json"), JSON.stringify({ ...site, addresses: true, look }));
  expect(await buildSite(content, out)).toMatchObject({ ok: true });
  return {
    html: await readFile(join(out, "index.html"), "utf8"),
    assets: await readdir(join(out, "assets")),
  };
}

const faces = (assets: readonly string[]) => assets.filter((name) => name.startsWith("heading-"));

test("headings in the typeface of texts load nothing", async () => {
  const serif = await built("serif", { headings: "serif" });
  expect(faces(serif.assets)).toHaveLength(1);
  expect(serif.html).toContain("@font-face");
  const sans = await built("sans", { headings: "sans" });
  expect(faces(sans.assets)).toEqual([]);
  expect(sans.html).not.toMatch(/@font-face|\/heading-/);
});

test("a menu below the name has its rules, and a site with one line has none of them", async () => {
  // A site with addresses has the names of its classes.
  const rules = (html: string) => [...new Set(html.match(/(?<=\.)header-(?:centered|stacked)/g))];
  const { html } = await built("centered", { header: "centered" });
  expect(rules(html)).toEqual(["header-centered"]);
  expect(html).toContain('<header class="site-header header-centered">');
  expect(rules((await built("stacked", { header: "stacked" })).html)).toEqual(["header-stacked"]);
  expect(rules((await built("line", { header: "line" })).html)).toEqual([]);
});
