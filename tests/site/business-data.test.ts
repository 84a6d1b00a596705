// @vitest-environment jsdom
// What search engines and maps read about a local business, and what visitors read of the same hours.
import { describe, expect, test } from "vitest";
import type { Site } from "../../src/content/model/site.ts";
import { renderSite } from "../../src/site/render.tsx";
import { structuredData } from "../../src/site/structured-data.ts";
import { compileExamples } from "../blocks/examples.ts";

const site = compileExamples();
const weekday = ["08:00-12:00", "13:00-17:30"];
const openingHours: Site["openingHours"] = {
  monday: weekday,
  tuesday: weekday,
  saturday: ["20:00-02:00"],
  sunday: ["00:00-24:00"],
  exceptions: [
    { name: "Christmas", from: "2025-12-24", until: "2025-12-26" },
    { name: "Inventory", from: "2026-01-02", open: ["10:00-12:00", "14:00-15:00"] },
  ],
};

const address = { street: "1 Main Street", city: "Phoenix", country: "US" };
type Organization = NonNullable<Site["organization"]>;

/** The business in the structured data of this site, which has an address unless the change says otherwise. */
function business(hours: Site["openingHours"], organization: Organization = { address }): unknown {
  const { openingHours: _hours, ...without } = site;
  const data = structuredData({ ...without, organization, ...(hours && { openingHours: hours }) });
  return "@graph" in data && Array.isArray(data["@graph"]) && data["@graph"][0];
}

describe("the type of the business", () => {
  test("is its trade's", () => {
    const dentist = business(undefined, { address, trade: "dentist" });
    expect(dentist).toMatchObject({ "@type": "Dentist", name: "Example Billing" });
  });

  test("says that a veterinarian is a local business, too, because that type isn't one", () => {
    const vet = business(undefined, { address, trade: "veterinarian" });
    expect(vet).toMatchObject({ "@type": ["VeterinaryCare", "LocalBusiness"] });
  });

  test.each([
    ["driving-school", "EducationalOrganization"],
    ["school", "School"],
  ] as const)("says that a %s is a local business, too", (trade, type) => {
    const school = business(openingHours, { address, trade });
    expect(school).toMatchObject({ "@type": [type, "LocalBusiness"] });
  });

  test("is a local business if it has opening hours, and an organization if not", () => {
    expect(business(openingHours)).toMatchObject({ "@type": "LocalBusiness" });
    expect(business(undefined)).toMatchObject({ "@type": "Organization" });
    expect(business(undefined)).not.toHaveProperty("openingHoursSpecification");
  });

  test("is an organization without hours if nothing says where it is", () => {
    const placeless = business(openingHours, { trade: "dentist", phone: "+1 (602) 555-0100" });
    expect(placeless).toMatchObject({ "@type": "Organization", telephone: "+16025550100" });
    expect(placeless).not.toHaveProperty("openingHoursSpecification");
    expect(placeless).not.toHaveProperty("specialOpeningHoursSpecification");
  });
});

test("days with the same times are together, each time is there, and a whole day ends before midnight", () => {
  expect(business(openingHours)).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ["Monday", "Tuesday"], opens: "08:00", closes: "12:00" },
      { dayOfWeek: ["Monday", "Tuesday"], opens: "13:00", closes: "17:30" },
      { dayOfWeek: ["Saturday"], opens: "20:00", closes: "02:00" },
      { dayOfWeek: ["Sunday"], opens: "00:00", closes: "23:59" },
    ],
  });
});

test("holidays say when they are, and that the business is closed or when it is open", () => {
  expect(business(openingHours)).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: "2025-12-24", validThrough: "2025-12-26", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-01-02", validThrough: "2026-01-02", opens: "10:00", closes: "12:00" },
      { validFrom: "2026-01-02", validThrough: "2026-01-02", opens: "14:00", closes: "15:00" },
    ],
  });
});

describe("a contact block without rows of its own", () => {
  const rowsOf = (shown: Site) => {
    document.body.innerHTML = renderSite(shown).body;
    const rows = document.querySelectorAll("#page-contactinfo-4 tr");
    return [...rows].map(({ children }) =>
      [...children].map(({ textContent }) => textContent.replaceAll("\u00a0", " ")),
    );
  };

  test("shows the hours of the site: equal days together, closed days, and holidays", () => {
    expect(rowsOf({ ...site, openingHours })).toEqual([
      ["Monday, Tuesday", "8:00 AM–12:00 PM, 1:00 PM–5:30 PM"],
      ["Wednesday–Friday", "Closed"],
      ["Saturday", "8:00 PM–2:00 AM"],
      ["Sunday", "Open 24 hours"],
      [expect.stringMatching(/^ChristmasDec 24.–.26, 2025$/), "Closed"],
      ["InventoryJan 2, 2026", "10:00 AM–12:00 PM, 2:00 PM–3:00 PM"],
    ]);
  });

  test("shows them in the site's language", () => {
    const german = { ...site, language: "de", openingHours };
    expect(rowsOf(german)[0]).toEqual([
      "Montag und Dienstag",
      expect.stringMatching(/^0?8:00–12:00 und 13:00–17:30$/),
    ]);
  });

  test.each([
    ["ar", "،? و"],
    ["fa", "،\u200f? "],
    ["ja", "、"],
  ])("joins them in %s as that language does, without an English comma", (language, join) => {
    const [[days, hours] = []] = rowsOf({ ...site, language, openingHours });
    expect(days).toMatch(new RegExp(`\\S${join}\\S`));
    expect(hours).toMatch(new RegExp(`\\S${join}\\S`));
    expect(`${days}${hours}`).not.toContain(",");
  });

  test("says nothing about now without the script, or without a time zone", () => {
    document.body.innerHTML = renderSite({ ...site, openingHours }).body;
    const line = document.querySelector<HTMLElement>("[data-opening-hours]");
    expect(line).toMatchObject({ hidden: true, textContent: "" });
    const { timeZone: _zone, ...zoneless } = { ...site, openingHours };
    document.body.innerHTML = renderSite(zoneless).body;
    expect(document.querySelector("[data-opening-hours]")).toBeNull();
  });
});
