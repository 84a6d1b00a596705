// Which of the usual facts an author means by what it is called on the screen.
import { t } from "../../../words/t.ts";

/** @returns the usual fact that people call so on this screen, in large or small letters: `phone` for “Telefon” */
export function usualFactCalled(title: string): string | undefined {
  const wanted = title.trim().toLowerCase();
  return Object.entries(usualTitles()).find(([, each]) => each.toLowerCase() === wanted)?.[0];
}

/** The facts of new sites and samples, and others that many sites have, by name. */
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
