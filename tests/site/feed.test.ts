// @vitest-environment jsdom
// The feed that readers of news subscribe to.
import { describe, expect, test } from "vitest";
import { publishFiles } from "../../src/host/publish-files.ts";
import { feed } from "../../src/site/feed.tsx";
import type { Site } from "../../src/content/model/site.ts";
import { renderSite } from "../../src/site/render.tsx";
import { change, compileFiles } from "../content/base.ts";

const news = (...items: object[]) =>
  JSON.stringify({ type: "list", layout: "news", heading: "News", items });
const bicycle = {
  date: "2025-03-03",
  heading: "A bicycle & a half",
  text: "We ride **now**. [Write to us](page:contact), *please*.",
};
const moved = { date: "2025-05-27", heading: "We moved" };
const undated = { heading: "Some day", text: "Nobody knows when." };

function siteOf(items: readonly object[], addresses = true): Site {
  const setting = `"addresses": ${addresses},\n  "language"`;
  const files = change("site.json", '"language"', setting);
  const blocks = `"blocks": [\n    ${news(...items)},`;
  const result = compileFiles(change("home.json", '"blocks": [', blocks, files), {
    media: ["media/favicon.svg", "media/prices.pdf"],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.site;
}

const parsed = (site: Site) => new DOMParser().parseFromString(feed(site) ?? "", "application/xml");
const idsOf = (site: Site) =>
  [...parsed(site).querySelectorAll("entry")].map((entry) => [
    entry.querySelector("title")?.textContent,
    entry.querySelector("id")?.textContent,
  ]);
const own = "https://www.company.example/feed.xml";

describe("a site with news and addresses", () => {
  const site = siteOf([bicycle, undated, moved]);
  const xml = parsed(site);
  const entries = [...xml.querySelectorAll("entry")];

  test("has a feed with everything that the standard requires", () => {
    const { documentElement: root } = xml;
    expect(root.namespaceURI).toBe("http://www.w3.org/2005/Atom");
    for (const element of [root, ...entries])
      for (const name of ["id", "title", "updated"])
        expect([...element.children].filter(({ localName }) => localName === name)).toHaveLength(1);
    expect(xml.querySelector("feed > author > name")?.textContent).toBe(site.name);
    expect(xml.querySelector("feed > link[rel=self]")?.getAttribute("href")).toBe(own);
    for (const { textContent } of xml.querySelectorAll("updated"))
      expect(textContent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  test("lists what has a date, the latest first, and was changed when that was written", () => {
    expect(entries.map((entry) => entry.querySelector("title")?.textContent)).toEqual([
      "We moved",
      "A bicycle & a half",
    ]);
    expect(xml.querySelector("feed > updated")?.textContent).toBe("2025-05-27T12:00:00Z");
  });

  test("links each entry and the links in it to pages by their full addresses", () => {
    for (const entry of entries)
      expect(entry.querySelector("link[rel=alternate]")?.getAttribute("href")).toBe(
        "https://www.company.example/",
      );
    const content = entries[1]?.querySelector("content");
    expect(content?.getAttribute("type")).toBe("html");
    expect(content?.textContent).toContain("We ride <strong>now</strong>.");
    expect(content?.textContent).toContain('href="https://www.company.example/contact/"');
    expect(entries[0]?.querySelector("content")).toBeNull();
  });

  test("says on which day each was published: readers sort them by it", () => {
    expect(entries.map((entry) => entry.querySelector("published")?.textContent)).toEqual([
      "2025-05-27T12:00:00Z",
      "2025-03-03T12:00:00Z",
    ]);
  });

  test("has it among the files for hosts, and names it in every document", () => {
    const files = publishFiles({
      site,
      documents: new Map(),
      addresses: [],
      icons: [],
      hashed: [],
      missing: '<meta charset="utf-8" />',
      today: new Date(0),
    });
    expect(files.get("feed.xml")).toBe(feed(site, new Date(0)));
    const made = { sharePicture: "./s.png", icon: "./i.png", manifest: "./m.json" };
    expect(renderSite(site, { ...made, feed: "./feed.xml" }).head).toContain(
      '<link rel="alternate" type="application/atom+xml" href="./feed.xml"/>',
    );
    expect(renderSite(site, made).head).not.toContain("atom");
  });
});

describe("an entry's id", () => {
  const sameDay = { ...moved, heading: "We unpacked" };

  test("has the day and the heading, and stays when the text changes", () => {
    expect(idsOf(siteOf([moved, bicycle]))).toEqual([
      ["We moved", `${own}#2025-05-27-we-moved`],
      ["A bicycle & a half", `${own}#2025-03-03-a-bicycle-a-half`],
    ]);
    expect(idsOf(siteOf([{ ...moved, text: "Next door." }]))).toEqual(idsOf(siteOf([moved])));
  });

  test("stays when others of the same day come and go", () => {
    const both = idsOf(siteOf([sameDay, moved]));
    expect(new Set(both.map(([, id]) => id)).size).toBe(2);
    expect(both).toEqual([...idsOf(siteOf([sameDay])), ...idsOf(siteOf([moved]))]);
  });

  test("is another one for each heading without letters", () => {
    const items = ["🎉", "!!!"].map((heading) => ({ ...moved, heading }));
    expect(new Set(idsOf(siteOf(items)).map(([, id]) => id)).size).toBe(2);
  });

  test("is in the feed once, even if the news is on the site twice", () => {
    expect(idsOf(siteOf([moved, bicycle, moved]))).toEqual(idsOf(siteOf([moved, bicycle])));
  });

  test("has the letters of any language", () => {
    const [[, id] = []] = idsOf(siteOf([{ ...moved, heading: "Wir sind umgezogen – 引っ越し!" }]));
    expect(id).toBe(`${own}#2025-05-27-wir-sind-umgezogen-引っ越し`);
  });
});

test("news about a day to come don't date the feed in the future", () => {
  const later = { ...moved, heading: "Open day", date: "2031-02-03" };
  const updated = (items: (typeof moved)[], today: string) =>
    /<updated>(.*?)T/.exec(feed(siteOf(items), new Date(today)) ?? "")?.[1];
  expect(updated([later, moved], "2025-06-01T12:00:00Z")).toBe("2025-05-27");
  expect(updated([later], "2025-06-01T12:00:00Z")).toBe("2025-06-01");
  expect(updated([later, moved], "2031-06-01T12:00:00Z")).toBe("2031-02-03");
});

test("what isn't shown yet isn't in the feed either", () => {
  const site = siteOf([{ ...moved, from: "2031-01-01" }, bicycle]);
  expect(idsOf(site).map(([title]) => title)).toEqual(["A bicycle & a half"]);
});

test("a linked file has its full address, wherever it is linked", () => {
  const link = "[Prices & more](media/prices.pdf)";
  const text = `${link}, **${link}** and *a href="./no"*:\n\n- ${link}\n\n1. ${link}`;
  const xml = parsed(siteOf([{ ...moved, text }]));
  const content = new DOMParser().parseFromString(
    xml.querySelector("content")?.textContent ?? "",
    "text/html",
  );
  const links = [...content.querySelectorAll("a")].map((each) => each.getAttribute("href"));
  expect(links).toEqual(Array(4).fill("https://www.company.example/media/prices.pdf"));
  expect(content.body.textContent).toContain('a href="./no"');
});

test("a character that XML can't write is left out", () => {
  const site = siteOf([moved]);
  expect(
    parsed({ ...site, tagline: "a\u0001b\ud800c" }).querySelector("subtitle")?.textContent,
  ).toBe("abc");
});

test("a site without addresses has no feed, nor has one whose news have no dates", () => {
  expect(feed(siteOf([moved], false))).toBeUndefined();
  expect(feed(siteOf([undated]))).toBeUndefined();
});
