// What people call a fact. Texts and files call it by its name: `replyTime` is “Reply time”. Usual facts are called in the
// language of the screen.
import { t } from "./t.ts";

/** Before a word or number within a name; letters that belong together, as in `homeURL`, stay together. */
const boundary = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z])(?=\d)/;

/** @param name as it is written between double braces, without `facts.` */
export function factTitle(name: string): string {
  const titles = usualTitles();
  return (Object.hasOwn(titles, name) ? titles[name] : undefined) ?? inEnglish(name);
}

/** @returns the usual fact that people call so on this screen, in large or small letters: `phone` for “Telefon” */
export function usualFactCalled(title: string): string | undefined {
  const wanted = title.trim().toLowerCase();
  return Object.entries(usualTitles()).find(([, each]) => each.toLowerCase() === wanted)?.[0];
}

function inEnglish(name: string): string {
  const words = name
    .split(boundary)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
  const title = words.join(" ");
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** The facts of new sites and samples, and others that many sites have. */
const usualTitles = (): Readonly<Record<string, string>> => ({
  address: t`Address`,
  bakery: t`Bakery`,
  careersEmail: t`Careers email`,
  careersReplyTime: t`Careers reply time`,
  city: t`City`,
  company: t`Company`,
  contact: t`Contact`,
  country: t`Country`,
  email: t`Email`,
  fax: t`Fax`,
  fullName: t`Full name`,
  hours: t`Hours`,
  mobile: t`Mobile`,
  name: t`Name`,
  nightPhone: t`Night phone`,
  openingHours: t`Opening hours`,
  owner: t`Owner`,
  phone: t`Phone`,
  postalCode: t`Postal code`,
  practice: t`Practice`,
  price: t`Price`,
  region: t`Region`,
  replyTime: t`Reply time`,
  seats: t`Seats`,
  shop: t`Shop`,
  state: t`State`,
  street: t`Street`,
  studio: t`Studio`,
  tagline: t`Tagline`,
  town: t`Town`,
  vatNumber: t`VAT number`,
  website: t`Website`,
  workshopPhone: t`Workshop phone`,
  zip: t`Zip`,
});
