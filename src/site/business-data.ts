// Describes a local business in schema.org's vocabulary: its trade and its opening hours.
import type { Site } from "../content/model/site.ts";
import { exceptionsByDay } from "../content/text/exceptions.ts";
import { weekdays, type Weekday } from "../content/text/week.ts";

type Trade = NonNullable<NonNullable<Site["organization"]>["trade"]>;
type Hours = NonNullable<Site["openingHours"]>;

/** Only a kind of EducationalOrganization, which is no LocalBusiness: https://schema.org/EducationalOrganization */
const school = (type: string) => [type, "LocalBusiness"] as const;

/** Each is a kind of LocalBusiness, which opening hours need, or one beside it: https://schema.org/LocalBusiness */
const types = {
  accountant: "AccountingService",
  "auto-repair": "AutoRepair",
  bakery: "Bakery",
  bar: "BarOrPub",
  "beauty-salon": "BeautySalon",
  "bicycle-shop": "BikeStore",
  bookstore: "BookStore",
  cafe: "CafeOrCoffeeShop",
  "child-care": "ChildCare",
  clinic: "MedicalClinic",
  "clothing-store": "ClothingStore",
  contractor: "GeneralContractor",
  dentist: "Dentist",
  "driving-school": school("EducationalOrganization"),
  electrician: "Electrician",
  florist: "Florist",
  "garden-store": "GardenStore",
  "grocery-store": "GroceryStore",
  gym: "ExerciseGym",
  "hair-salon": "HairSalon",
  "hardware-store": "HardwareStore",
  hotel: "Hotel",
  "insurance-agency": "InsuranceAgency",
  "language-school": school("EducationalOrganization"),
  lawyer: "Attorney",
  locksmith: "Locksmith",
  mover: "MovingCompany",
  "music-school": school("EducationalOrganization"),
  notary: "Notary",
  optician: "Optician",
  painter: "HousePainter",
  pharmacy: "Pharmacy",
  physician: "Physician",
  plumber: "Plumber",
  "real-estate-agent": "RealEstateAgent",
  restaurant: "Restaurant",
  roofer: "RoofingContractor",
  school: school("School"),
  store: "Store",
  "travel-agency": "TravelAgency",
  // Only a kind of MedicalOrganization: https://schema.org/VeterinaryCare
  veterinarian: ["VeterinaryCare", "LocalBusiness"],
  other: "LocalBusiness",
} satisfies Record<Trade, string | readonly string[]>;

/**
 * A business with an address and with a trade or opening hours is a local one. Without an address, it is only an
 * organization: a local business must have one, and only a place has opening hours.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 * https://schema.org/openingHoursSpecification
 */
export function businessData({ organization = {}, openingHours }: Site): {
  "@type": string | readonly string[];
  [property: string]: string | readonly string[] | HoursData[];
} {
  const { trade = "other", address } = organization;
  const isLocal = address && (organization.trade ?? openingHours);
  if (!isLocal) return { "@type": "Organization" };
  return { "@type": types[trade], ...(openingHours && hoursData(openingHours)) };
}

type HoursData = { "@type": "OpeningHoursSpecification" } & {
  [property: string]: string | string[];
};

/**
 * The hours of each day, and of the days that are different: closed from 00:00 to 00:00, around the clock until 23:59.
 * https://schema.org/specialOpeningHoursSpecification
 */
function hoursData(hours: Hours): Record<string, HoursData[]> {
  const daysByTimes = new Map<string, Weekday[]>();
  for (const day of weekdays)
    for (const times of hours[day] ?? [])
      daysByTimes.set(times, [...(daysByTimes.get(times) ?? []), day]);
  const week = [...daysByTimes].map(([times, days]) => ({
    ...span(times),
    dayOfWeek: days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
  }));
  // Nothing says which of two counts on a day that both have.
  const special = exceptionsByDay(hours.exceptions ?? []).flatMap(
    ({ from, until, open = ["00:00-00:00"] }) =>
      open.map((times) => ({ ...span(times), validFrom: from, validThrough: until })),
  );
  return {
    openingHoursSpecification: week,
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

function span(times: string): HoursData {
  const [opens = "", closes = ""] = times.split("-");
  return {
    "@type": "OpeningHoursSpecification",
    opens,
    closes: closes === "24:00" ? "23:59" : closes,
  };
}
