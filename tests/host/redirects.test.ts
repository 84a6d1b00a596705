// What is at the addresses that pages had before they were renamed.
import { expect, test } from "vitest";
import { headersFile, nginxFile, vercelFile } from "../../src/host/host-files.ts";
import { redirectDocument, redirectsFile, redirectsOf } from "../../src/host/redirects.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { secondSite } from "../fixtures/sites.ts";

const { result } = await loadContent(secondSite);
if (!result.ok) throw new Error("The second site has a mistake.");
const { site } = result;
const [home, other] = site.pages;
if (!home || !other) throw new Error("The second site has one page.");

/** The site with addresses, and with these former names of its home page and of another. */
const withNames = (ofHome: string[], ofOther: string[]) => ({
  ...site,
  addresses: true,
  pages: site.pages.map((page) => {
    if (page === home) return { ...page, formerNames: ofHome };
    return page === other ? { ...page, formerNames: ofOther } : page;
  }),
});
const paths = (redirects: ReturnType<typeof redirectsOf>) =>
  redirects.map(({ from, to }) => [from, to]);

test("each former name redirects to the page that had it", () => {
  expect(paths(redirectsOf(withNames(["front"], ["old", "older"])))).toEqual([
    ["/front/", "/"],
    ["/old/", `/${other.name}/`],
    ["/older/", `/${other.name}/`],
  ]);
});

test("a name that another page has now, or that two pages had, goes to one page", () => {
  expect(paths(redirectsOf(withNames(["twice", other.name], ["twice"])))).toEqual([
    ["/twice/", "/"],
  ]);
});

test("a folder of the site stays, even if a page was called like it before pages had addresses", () => {
  expect(paths(redirectsOf(withNames([], ["edit", "media", "assets", "old"])))).toEqual([
    ["/old/", `/${other.name}/`],
  ]);
});

test("the folder of a site in another language stays, too", () => {
  const german = {
    language: "de",
    url: `${site.url}de/`,
    folder: undefined,
    pages: undefined,
  };
  const moved = redirectsOf({ ...withNames([], ["de", "old"]), siblings: [german] });
  expect(paths(moved)).toEqual([["/old/", `/${other.name}/`]]);
});

test("a site without addresses has no redirects", () => {
  expect(redirectsOf({ ...withNames(["front"], ["old"]), addresses: false })).toEqual([]);
});

test("every host gets them in its own file, below the site's path", () => {
  const moved = redirectsOf(withNames([], ["old"]));
  expect(redirectsFile(moved, "/shop").replace(/^#.*\n/gm, "")).toBe(
    `/shop/old/ /shop/${other.name}/ 301!\n/shop/old/ /shop/${other.name}/ 301\n`,
  );
  expect(JSON.parse(vercelFile([], "/shop", [], moved)).redirects).toEqual([
    { source: "/shop/old", destination: `/shop/${other.name}/`, permanent: true },
    { source: "/shop/old/", destination: `/shop/${other.name}/`, permanent: true },
  ]);
  expect(nginxFile([], "/shop", moved)).toContain(
    `rewrite "^/shop/old/?$" "/shop/${other.name}/" permanent;`,
  );
  expect(headersFile([])).toBe("");
});

test("a host that reads no rules gets a document that goes there, and names the page's address", () => {
  const [moved] = redirectsOf(withNames([], ["old"]));
  const html = moved && redirectDocument({ ...moved, page: { ...other, title: "<b>" } }, site);
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=../${other.name}/">`);
  expect(html).toContain(
    `<link rel="canonical" href="https://spindlebrook.example/shop/${other.name}/">`,
  );
  expect(html).not.toContain("<b>");
});

test("that document is in the language and the direction of its page", () => {
  const [moved] = redirectsOf(withNames([], ["old"]));
  const html = moved && redirectDocument({ ...moved, page: { ...other, language: "ar" } }, site);
  expect(html).toContain('<html lang="ar" dir="rtl"');
});
