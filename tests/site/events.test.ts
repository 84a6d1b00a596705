// What search engines read about events: only those that say when and where they are.
import { expect, test } from "vitest";
import type { BlockOf, Site } from "../../src/content/model/site.ts";
import { structuredData } from "../../src/site/structured-data.ts";
import { compileExamples } from "../blocks/examples.ts";

type Event = BlockOf<"list">["items"][number];

const course: Event = {
  heading: "First aid",
  firstDay: "2025-03-03",
  lastDay: "2025-03-05",
  time: "18:00-20:30",
  place: "Town Hall, 5 Main Street",
};

function eventsOf(item: Event, layout: "events" | "news" = "events"): unknown[] {
  const site = compileExamples();
  const [page] = site.pages;
  const pages = page
    ? [{ ...page, blocks: [{ type: "list" as const, layout, items: [item] }] }]
    : [];
  const data: object = structuredData({ ...site, pages } satisfies Site);
  const graph: unknown = "@graph" in data && data["@graph"];
  return Array.isArray(graph) ? graph.filter((thing) => thing["@type"] === "Event") : [];
}

test("an event has its days, its times, its place and who does it", () => {
  const place = "Town Hall, 5 Main Street";
  expect(eventsOf(course)).toMatchObject([
    {
      name: "First aid",
      startDate: "2025-03-03T18:00",
      endDate: "2025-03-05T20:30",
      location: { "@type": "Place", name: place, address: place },
      organizer: { "@type": "Organization", name: "Example Billing" },
    },
  ]);
});

test("without a time it begins and ends on a day, and a single day is both", () => {
  const { lastDay: _last, time: _time, ...single } = course;
  expect(eventsOf(single)).toMatchObject([{ startDate: "2025-03-03", endDate: "2025-03-03" }]);
  const begins = eventsOf({ ...single, time: "18:00" });
  expect(begins).toMatchObject([{ startDate: "2025-03-03T18:00", endDate: "2025-03-03" }]);
});

test("an event that goes on after midnight ends on the next day", () => {
  expect(eventsOf({ ...course, time: "20:00-02:00" })).toMatchObject([
    { startDate: "2025-03-03T20:00", endDate: "2025-03-06T02:00" },
  ]);
});

test.each(["heading", "firstDay", "place"] as const)("without its %s it isn't listed", (name) => {
  const { [name]: _missing, ...rest } = course;
  expect(eventsOf(rest)).toEqual([]);
});

test("what isn't shown yet, and news, are no events", () => {
  expect(eventsOf({ ...course, from: "2025-03-01" })).toEqual([]);
  expect(eventsOf(course, "news")).toEqual([]);
});
