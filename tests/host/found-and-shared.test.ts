// What search engines and shared links show about the site, all of it from content/.
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityText } from "../../src/host/discovery.ts";
import { policyIn } from "../../src/host/policy.ts";
import { buildSite } from "../../src/builder/build-site.ts";
import { makeHosted } from "../../src/builder/hosted-site.ts";
import { loadContent } from "../../src/files/content-folder.ts";
import { asOf } from "../../src/document/as-of.ts";
import { renderData, renderHead } from "../../src/site/head.tsx";
import { ownPalette } from "../../src/content/resolve/palette.ts";
import { structuredData } from "../../src/site/structured-data.ts";
import type { Site } from "../../src/content/model/site.ts";
import { writeLargeSite } from "../fixtures/large-site.ts";
import { firstSite, firstSiteFiles, secondSite } from "../fixtures/sites.ts";

// The company may move; what these tests are about is that everything moves with it.
const { url } = firstSiteFiles.site;

let root: string;
let first: string;
let second: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "found-"));
  first = join(root, "first");
  second = join(root, "second");
  await buildSite(firstSite, first);
  await buildSite(secondSite, second);
});
afterAll(() => rm(root, { recursive: true }));

const head = (folder: string) => readFile(join(folder, "index.html"), "utf8");

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

const link = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1];

async function siteOf(folder: string): Promise<Site> {
  const { result } = await loadContent(folder);
  if (!result.ok) throw new Error("The content has errors");
  return result.site;
}

const words = { title: "A page", description: "What it is about." };

function jobs(site: Site): Record<string, unknown>[] {
  const { "@graph": graph } = structuredData(site) as { "@graph": Record<string, unknown>[] };
  return graph.filter((thing) => thing["@type"] === "JobPosting");
}

/** PNG's own header: https://www.w3.org/TR/png-3/#11IHDR */
const sizeOf = (png: Buffer) => [
  png.toString("latin1", 1, 4),
  png.readUInt32BE(16),
  png.readUInt32BE(20),
];

describe("on a site too large for one document, a search engine", () => {
  test("finds each opening once, in the document of its page", async () => {
    await writeLargeSite(join(root, "large-content"), 40);
    await buildSite(join(root, "large-content"), join(root, "large"));
    const count = async (name: string) =>
      (await readFile(join(root, "large", name), "utf8")).split('"JobPosting"').length - 1;
    expect(await count("index.html")).toBe(0);
    expect(await count("page-join-team.html")).toBe(jobs(await siteOf(firstSite)).length);
    expect(await count("page-topic-1.html")).toBe(0);
  });

  test("reads in it at which address it is", async () => {
    const html = await readFile(join(root, "large", "page-join-team.html"), "utf8");
    const address = link(html, "canonical") ?? "";
    expect(address).toMatch(/page-join-team\.html$/);
    expect(html).toMatch(new RegExp(`"@type":"JobPosting","title":"[^"]+","url":"${address}"`));
    // Where all pages are in one document, it has no address.
    for (const job of jobs(await siteOf(firstSite))) expect(job["url"]).toBeUndefined();
  });
});

describe("a shared link to the site", () => {
  test("shows its title, its description and its picture, each by its full address", async () => {
    const page = await head(first);
    expect(content(page, "og:title")).toBe(/<title>(.*?)<\/title>/.exec(page)?.[1]);
    expect(content(page, "og:description")).toBe(content(page, "description"));
    expect(content(page, "og:url")).toBe(url);
    expect(link(page, "canonical")).toBe(url);
    expect(content(page, "twitter:card")).toBe("summary_large_image");
    const picture = new URL(content(page, "og:image") ?? "");
    expect(picture.origin).toBe(new URL(url).origin);
    const [, width, height] = sizeOf(await readFile(join(first, picture.pathname)));
    expect([width, height]).toEqual([1200, 630]);
    expect(content(page, "og:image:width")).toBe(String(width));
    expect(content(page, "og:image:height")).toBe(String(height));
    expect(content(page, "og:image:alt")).toBe("Ledgerwren: You treat, We track");
  });

  test("finds a site in a sub-folder there", async () => {
    const page = await head(second);
    expect(content(page, "og:url")).toBe("https://spindlebrook.example/shop/");
    expect(content(page, "og:image")).toMatch(
      /^https:\/\/spindlebrook\.example\/shop\/media\/share-/,
    );
    expect(await readFile(join(second, "sitemap.xml"), "utf8")).toContain(
      "<loc>https://spindlebrook.example/shop/</loc>",
    );
    expect(await readFile(join(second, "robots.txt"), "utf8")).toContain(
      "Sitemap: https://spindlebrook.example/shop/sitemap.xml",
    );
  });

  test("gets the company's own picture where there is one", async () => {
    const site = await siteOf(firstSite);
    const files = { sharePicture: "./media/ours-1.png", icon: "./i.png", manifest: "./m.json" };
    const html = renderHead(site, words, "./about/", files);
    expect(html).toContain(`content="${url}media/ours-1.png"`);
    expect(html).not.toContain("og:image:width");
  });

  test("sees nothing of one company on another's site", async () => {
    const html = await readFile(join(second, "index.html"), "utf8");
    const manifest = await readFile(join(second, "manifest.json"), "utf8");
    expect(html + manifest).not.toMatch(/Ledgerwren/i);
  });
});

test("the company's logo is a picture large enough for search engines", async () => {
  const page = await head(first);
  const logo = /"logo":"([^"]*)"/.exec(page)?.[1] ?? "";
  const [kind, width = 0] = sizeOf(await readFile(join(first, new URL(logo).pathname)));
  expect(kind).toBe("PNG");
  expect(width).toBeGreaterThanOrEqual(112);
});

describe("a phone that installs the site", () => {
  test("gets its name and an icon that it can cut to its shape", async () => {
    const page = await head(first);
    const manifest = JSON.parse(await readFile(join(first, "manifest.json"), "utf8"));
    expect(manifest).toMatchObject({ name: "Ledgerwren", start_url: "./", lang: "en-US" });
    expect(manifest.icons).toHaveLength(2);
    for (const [index, size] of [192, 512].entries()) {
      const { src, sizes } = manifest.icons[index];
      expect(sizes).toBe(`${size}x${size}`);
      expect(sizeOf(await readFile(join(first, src)))).toEqual(["PNG", size, size]);
    }
    expect(link(page, "apple-touch-icon")).toBe(manifest.icons[0].src);
  });

  test("gives its bars the color of the page", async () => {
    const manifest = JSON.parse(await readFile(join(first, "manifest.json"), "utf8"));
    expect(manifest).toMatchObject({
      theme_color: ownPalette.paper,
      background_color: ownPalette.paper,
    });
    expect(await head(first)).toContain(`<meta name="theme-color" content="${ownPalette.paper}"`);
  });
});

describe("a search engine", () => {
  test("learns who the company is, even where a fact has markup in it", async () => {
    const site = await siteOf(firstSite);
    const html = renderData({ ...site, name: "</script><b>Wren & Co" }, words, "./");
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(data)["@graph"][0]).toMatchObject({
      "@type": "Organization",
      name: "</script><b>Wren & Co",
      legalName: "Ledgerwren Revenue Care",
      address: { "@type": "PostalAddress", addressLocality: "Coimbatore", addressCountry: "IN" },
    });
  });

  test("gets the data of a job posting for each opening", async () => {
    const postings = jobs(await siteOf(firstSite));
    expect(postings).toHaveLength(5);
    for (const posting of postings) {
      expect(posting).toMatchObject({
        title: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w{3,}.*Full time/),
        datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        employmentType: "FULL_TIME",
        hiringOrganization: { name: "Ledgerwren" },
        jobLocation: { "@type": "Place", address: { addressCountry: "IN" } },
      });
    }
  });

  test("gets nothing about an opening without a location, a date or text", async () => {
    const site = await siteOf(firstSite);
    const { organization: _, ...placeless } = site;
    expect(jobs(placeless)).toEqual([]);
    const item = { heading: "Coder" };
    const opening = { posted: "2025-05-27", employment: "full-time" } as const;
    const withItems = (...items: object[]): Site => ({
      ...site,
      // Only what is read here.
      pages: [{ ...site.pages[0], blocks: [{ type: "list", items }] }] as Site["pages"],
    });
    expect(jobs(withItems(item, { ...item, opening }))).toEqual([]);
    expect(jobs(withItems({ ...item, details: ["Full time"] }))).toEqual([]);
    const [posting] = jobs(
      withItems({ ...item, details: ["On site"], opening: { ...opening, closes: "2025-07-01" } }),
    );
    expect(posting).toMatchObject({ description: "On site", validThrough: "2025-07-01" });
  });

  test("learns of an opening on its first day, when visitors see it, and not before", async () => {
    const site = await siteOf(firstSite);
    const soon = {
      heading: "Coder",
      details: ["On site"],
      from: "2025-06-01",
      opening: { posted: "2025-05-27", employment: "full-time" },
    };
    // Only what is read here.
    const pages = [
      { ...site.pages[0], blocks: [{ type: "list", items: [soon] }] },
    ] as Site["pages"];
    const on = (day: string) => asOf({ ...site, pages, timeZone: "Etc/UTC" }, new Date(day));
    expect(jobs(on("2025-05-31T23:59:59Z"))).toEqual([]);
    expect(jobs(on("2025-06-01T00:00:00Z"))).toMatchObject([{ title: "Coder" }]);
  });

  test("doesn't index an address that doesn't exist, which links visitors home", async () => {
    const page = await readFile(join(second, "404.html"), "utf8");
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain(" href=/shop/>");
    // Nothing is asked for by an address that would depend on where the page is shown.
    expect(page).not.toMatch(/ (src|href)="?\.|<script/);
    const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? "";
    expect(policyIn(await head(second))).toContain(
      createHash("sha256").update(style).digest("base64"),
    );
  });

  test("finds each document once, by the address that it calls its own", async () => {
    const map = await readFile(join(first, "sitemap.xml"), "utf8");
    const found = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual([...new Set(found)]);
    expect(found[0]).toBe(url);
    expect(await readFile(join(first, "robots.txt"), "utf8")).not.toContain("Disallow");
  });
});

describe("a security researcher", () => {
  const path = [".well-known", "security.txt"] as const;

  async function published(email: string, today: Date): Promise<string> {
    const folder = join(root, "with-address");
    await cp(secondSite, folder, { recursive: true });
    const file = join(folder, "site.json");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace("{", `{ "securityEmail": "${email}",`));
    const built = await buildSite(
      folder,
      join(root, "built-with-address"),
      makeHosted({ today, withEditor: false }),
    );
    if (!built.ok) throw new Error(built.report);
    return readFile(join(root, "built-with-address", ...path), "utf8");
  }

  test("finds where to write, for not quite a year", async () => {
    expect(await published("holes+web@workshop.example", new Date("2026-03-31T23:59:59Z"))).toBe(
      "Contact: mailto:holes%2Bweb@workshop.example\nExpires: 2027-02-01T00:00:00.000Z\nPreferred-Languages: en-GB\n",
    );
  });

  test("finds the same in all builds of a month, and of a site without an address nothing", async () => {
    const { language } = await siteOf(secondSite);
    const on = (day: string) =>
      securityText("security@workshop.example", { language }, new Date(`${day}T12:00:00Z`));
    expect(on("2026-11-01")).toBe(on("2026-11-30"));
    expect(on("2026-11-30")).toContain("Expires: 2027-10-01T");
    await expect(readFile(join(second, ...path), "utf8")).rejects.toThrow("ENOENT");
  });
});
