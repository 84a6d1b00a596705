// A build leaves out what is over, and leaves to the page what hasn't begun yet.
import { describe, expect, test } from "vitest";
import type { PageName } from "../../src/content/model/notations.ts";
import type { Block, Site } from "../../src/content/model/site.ts";
import { asOf, asOfHere } from "../../src/document/as-of.ts";
import { optionalScripts } from "../../src/document/optional-scripts.ts";
import { renderSite } from "../../src/site/render.tsx";
import { loadContent } from "../../src/files/content-folder.ts";
import { compileExamples } from "../blocks/examples.ts";
import { dentalSite, secondSite } from "../fixtures/sites.ts";

const examples = compileExamples();
const text = [{ type: "paragraph" as const, children: ["Words"] }];
const item = (heading: string, from?: string, until?: string) => ({
  heading,
  text,
  ...(from !== undefined && { from }),
  ...(until !== undefined && { until }),
});
const items = [
  item("Always"),
  item("Over", "2025-11-01", "2025-11-30"),
  item("Now", "2025-12-01", "2025-12-24"),
  item("Next", "2025-12-25"),
];
const blocks: Block[] = [
  { type: "list", items },
  { type: "cardGrid", cards: items },
  { type: "steps", steps: items },
];
const { timeZone: _zone, openingHours: _hours, ...zoneless } = examples;
const site: Site = {
  ...zoneless,
  // Cast: a name is what content calls a page.
  pages: [{ name: "home" as PageName, title: "Home", description: "Home", blocks }],
};
const noon = new Date("2025-12-01T12:00:00Z");
const shown = (of: Site) => renderSite(of).body;
const headings = (html: string) =>
  [...html.matchAll(/<(\w+)([^>]*)><h2 class="item-heading">(\w+)/g)].map(
    ([, , attributes = "", heading]) =>
      `${heading}${attributes.includes("hidden") ? ", hidden" : ""}`,
  );

test("in lists and cards, what is over is gone, and what is still to come is hidden", () => {
  const html = shown(asOf(site, noon));
  expect(headings(html)).toEqual([
    "Always",
    "Now",
    "Next, hidden",
    "Always",
    "Now",
    "Next, hidden",
  ]);
  expect(html).not.toContain("Over");
  expect(html.match(/Next/g)).toHaveLength(3);
});

describe("an event", () => {
  const course = { heading: "Course", text, firstDay: "2025-11-28", lastDay: "2025-12-01" };
  const single = { heading: "Fair", text, firstDay: "2025-11-30" };
  const withEvents = (...events: (typeof course | typeof single)[]): Site => ({
    ...site,
    pages: site.pages.map((page) => ({
      ...page,
      blocks: [{ type: "list", layout: "events", heading: "Events", items: events }],
    })),
  });

  test("is gone after its last day, and while visitors read, too", () => {
    const html = shown(asOf(withEvents(single, course), noon));
    expect(html).not.toContain("Fair");
    expect(html).toMatch(/<li class="news-item dated" data-until="2025-12-01"/);
    expect(optionalScripts(withEvents(course))).toContainEqual(expect.stringMatching(/dated/));
    expect(shown(asOf(withEvents(single), noon))).not.toContain("Events");
  });

  test("says its days in the words of the site, and is gone earlier if the author wants", () => {
    const long = { ...course, time: "18:00-20:30", place: "Hall 2" };
    const words = shown(withEvents(long)).replaceAll(/<[^>]*>/g, " ");
    expect(words).toMatch(/Nov 28 – Dec 1, 2025\s+6:00\u00a0PM–8:30\u00a0PM\s+Hall 2\s+Course/);
    const early = { ...course, until: "2025-11-30" };
    expect(shown(asOf(withEvents(early), noon))).not.toContain("Course");
  });
});

describe("a block with nothing to show", () => {
  const withItems = (...all: ReturnType<typeof item>[]): Site => ({
    ...site,
    pages: site.pages.map((page) => ({
      ...page,
      blocks: [
        { type: "list", heading: "Openings", items: all },
        { type: "cardGrid", heading: "Offers", cards: all },
        { type: "steps", heading: "How to apply", steps: all },
      ],
    })),
  });
  const sections = (of: Site) =>
    [...shown(of).matchAll(/<section([^>]*)>/g)].map(([, attributes = ""]) =>
      attributes.includes("hidden") ? "hidden" : "shown",
    );

  test("goes with its heading when the last item is over", () => {
    const over = asOf(withItems(item("Dentist", undefined, "2025-11-30")), noon);
    expect(sections(over)).toEqual([]);
    expect(shown(over)).not.toContain("Openings");
  });

  test("stays hidden with its heading until the first item begins", () => {
    const early = asOf(withItems(item("Dentist", "2025-12-02"), item("Nurse", "2026-01-01")), noon);
    expect(sections(early)).toEqual(["hidden", "hidden", "hidden"]);
  });

  test("is there as soon as one item is", () => {
    const half = withItems(
      item("Over", undefined, "2025-11-30"),
      item("Now"),
      item("Next", "2026-01-01"),
    );
    expect(sections(asOf(half, noon))).toEqual(["shown", "shown", "shown"]);
  });

  test("stays where all of its items are hidden by the author, as before", () => {
    expect(sections(asOf(withItems(), noon))).toEqual(["shown", "shown", "shown"]);
  });
});

describe("links in the menu and the footer", () => {
  const link = (label: string, from?: string, until?: string) => ({
    ...item(label, from, until),
    label,
    page: "home" as PageName,
  });
  const links = [
    link("Always"),
    link("Sale", undefined, "2025-11-30"),
    link("Advent", "2025-12-01"),
    link("Christmas", "2025-12-24"),
  ];
  const { footer } = site;
  const withLinks: Site = {
    ...site,
    navigation: links,
    footer: { ...footer, links: { ...footer.links, items: links.slice(1, 2) }, legal: links },
  };

  test("go when they are over, and stay hidden until they begin", () => {
    const html = shown(asOf(withLinks, noon));
    expect(html).not.toContain("Sale");
    expect(html.match(/<li class="dated" data-from="2025-12-24" hidden="">/g)).toHaveLength(2);
    expect(html.match(/Advent/g)?.length).toBeGreaterThan(1);
    expect(html).not.toContain("2025-12-01");
  });

  test("take their heading along when none is left", () => {
    const heading = `>${footer.links.heading}<`;
    expect(shown(withLinks)).toContain(heading);
    expect(shown(asOf(withLinks, noon))).not.toContain(heading);
  });

  test("bring the script that removes them", () => {
    expect(optionalScripts(withLinks)).toEqual(["/src/runtime/dated.ts"]);
  });
});

describe("a notice", () => {
  const withNotice = (until: string) => ({ ...site, notice: { text, until } });
  const hasNotice = (of: Site, now: Date) => shown(asOf(of, now)).includes('<aside class="notice');

  test("is above everything until its last day is over, and then gone", () => {
    expect(hasNotice(withNotice("2025-12-01"), noon)).toBe(true);
    expect(hasNotice(withNotice("2025-11-29"), noon)).toBe(false);
  });

  test("is over when the day ends in the site's time zone, and without one, when it ends everywhere", () => {
    const early = new Date("2025-12-01T05:00:00Z");
    const inZone = (timeZone: string) => ({ ...withNotice("2025-11-30"), timeZone });
    expect(hasNotice(inZone("Europe/Berlin"), early)).toBe(false);
    expect(hasNotice(inZone("America/New_York"), early)).toBe(false);
    expect(hasNotice(inZone("America/Los_Angeles"), early)).toBe(true);
    expect(hasNotice(withNotice("2025-11-30"), early)).toBe(true);
  });
});

describe("a preview", () => {
  // An hour after midnight here, it is still the day before farther west.
  const earlyHere = new Date(2031, 6, 9, 1);
  const isShown = (of: Site, now: Date) =>
    /<aside class="notice[^>]*>/.exec(shown(asOfHere(of, now)))?.[0].includes("hidden") === false;

  test.each([
    ["2031-07-09", "2031-07-09", true],
    ["2031-07-09", undefined, true],
    ["2031-07-08", "2031-07-08", false],
    ["2031-07-10", "2031-07-10", false],
  ])("on 2031-07-09 of a notice from %s until %s: %s", (from, until, expected) => {
    expect(
      isShown(
        { ...site, notice: { text, from, ...(until !== undefined && { until }) } },
        earlyHere,
      ),
    ).toBe(expected);
  });

  test("has the day of the site's time zone if it has one", () => {
    const now = new Date("2031-07-09T20:00:00Z");
    const inZone = (timeZone: string, day: string) =>
      isShown({ ...site, timeZone, notice: { text, from: day, until: day } }, now);
    expect(inZone("Pacific/Auckland", "2031-07-10")).toBe(true);
    expect(inZone("America/New_York", "2031-07-10")).toBe(false);
    expect(inZone("America/New_York", "2031-07-09")).toBe(true);
  });
});

test("holidays that are over leave the opening hours, and those to come stay", () => {
  const { exceptions } = asOf(examples, new Date("2025-12-27T20:00:00Z")).openingHours ?? {};
  expect(exceptions?.map(({ name }) => name)).toEqual(["New Year’s Eve"]);
});

test.each([
  [dentalSite, "2099-12-26T12:00:00Z", ["Christmas"], "2099-12-28T12:00:00Z", []],
  [
    secondSite,
    "2099-06-20T12:00:00Z",
    ["Midsummer ride", "Canal regatta", "notice"],
    "2099-06-21T12:00:00Z",
    ["Canal regatta", "notice"],
  ],
  [secondSite, "2099-07-31T12:00:00Z", ["Canal regatta", "notice"], "2099-08-01T12:00:00Z", []],
])("%s has on %s: %j, and on %s: %j", async (folder, day, before, later, after) => {
  const { result } = await loadContent(folder);
  if (!result.ok) throw new Error(`${folder} has a mistake.`);
  const datedOn = (now: string) => {
    const { openingHours, notice } = asOf(result.site, new Date(now));
    const names = (openingHours?.exceptions ?? []).map(({ name }) => name);
    return notice ? [...names, "notice"] : names;
  };
  expect(datedOn(day)).toEqual(before);
  expect(datedOn(later)).toEqual(after);
});

test("a site whose pages don't show its opening hours needs no script for them", () => {
  const hidden = { ...examples, pages: [] };
  expect(optionalScripts(hidden)).toEqual([]);
  const scripts = ["/src/runtime/open-now.ts", "/src/runtime/dated.ts"];
  expect(optionalScripts(examples)).toEqual(expect.arrayContaining(scripts));
  const rows = [{ days: "Monday", hours: "Mornings" }];
  const hours = (heading: string): Site => ({
    ...examples,
    pages: [
      {
        name: "home" as PageName,
        title: "Home",
        description: "Home",
        blocks: [{ type: "contactInfo", hours: { heading, rows } }],
      },
    ],
  });
  expect(optionalScripts(hours("Phone hours"))).toEqual([]);
  expect(shown(hours("Phone hours"))).not.toContain("data-opening-hours");
});

test("only a site with something dated gets the script for it", () => {
  const script = "/src/runtime/dated.ts";
  expect(optionalScripts(site)).toContain(script);
  const undated = { ...site, pages: site.pages.map((page) => ({ ...page, blocks: [] })) };
  expect(optionalScripts(undated)).toEqual([]);
  expect(optionalScripts({ ...undated, notice: { text } })).toEqual([]);
  expect(optionalScripts({ ...undated, notice: { text, until: "2025-12-01" } })).toEqual([script]);
});
