// Which page the dev server's document shows at an address.
import { expect, test } from "vitest";
import type { Site } from "../../src/content/model/site.ts";
import { islandProps } from "../../src/site/island-props.ts";
import { renderDocument, renderPages } from "../../src/server/dev/views.ts";
import { base, change, compileFiles } from "../content/base.ts";

const host = { loadViews: () => import("../../src/site/render.tsx") };

function siteOf(files: ReadonlyMap<string, string>): Site {
  const result = compileFiles(files);
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.site;
}
const withAddresses = siteOf(change("site.json", '"language"', '"addresses": true,\n  "language"'));

/** The page that is shown, then those that are hidden. */
async function pagesAt(site: Site, address: string): Promise<string[]> {
  const names = [...islandProps(site.pages, site).keys()];
  const props = Object.fromEntries(names.map((name) => [name, `./${name}.json`]));
  const islands = { code: { form: "./form.js" }, props };
  const { body } = await renderDocument(host, site, address, islands);
  const found = [...body.matchAll(/ data-page-view="([^"]+)"[^>]*?( hidden="[^"]*")?>/g)];
  return found.map(([, name = "", hidden]) => (hidden ? `(${name})` : name));
}

test.each(["/contact/", "/contact", "/contact/?from=mail", "/contact?from=mail/"])(
  "%s shows the page with that address before all others",
  async (address) => {
    expect(await pagesAt(withAddresses, address)).toEqual(["contact", "(home)"]);
  },
);

test.each(["", "?from=mail", "nowhere/", "contact/more/", "home/"])(
  "/%s shows the home page",
  async (address) => {
    expect(await pagesAt(withAddresses, `/${address}`)).toEqual(["home", "(contact)"]);
  },
);

test("where pages have no addresses, every address shows the home page", async () => {
  expect(await pagesAt(siteOf(base), "/contact/")).toEqual(["home", "(contact)"]);
});

test("a saved page links to others as the document does", async () => {
  const [saved] = await renderPages(host, withAddresses, withAddresses.pages.slice(0, 1));
  expect(saved).toMatchObject({ name: "home" });
  expect(saved?.html).toContain('href="./contact/"');
});
