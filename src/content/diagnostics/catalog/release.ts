// Placeholders that must be replaced before the site goes live.
import { warning } from "./entry.ts";

export const release = {
  "stand-in-address": warning<{ written: string }>(
    ({ written }) => `"${written}" is an invented address: .example addresses never work.`,
    () => "Write the real address.",
  ),
  "stand-in-phone": warning<{ written: string }>(
    ({ written }) => `"${written}" is an invented phone number: no one has a 555-01 number.`,
    () => "Write the real number.",
  ),
  "stand-in-id": warning<{ written: string }>(
    ({ written }) => `"${written}" isn't an id from the mail service yet, so no form can send.`,
    () => "Copy the id from your EmailJS account.",
  ),
  "sample-text": warning<{ written: string }>(
    ({ written }) => `"${written}" is placeholder text.`,
    () => "Replace it with your own words before the site goes live.",
  ),
  "sample-photo": warning(
    () => "This photo comes with the sample.",
    () => "Choose a picture of your own before the site goes live.",
  ),
  "sample-english": warning<{ written: string }>(
    ({ written }) => `"${written}" comes with the sample and is still in English.`,
    () => "Translate it, or write your own words.",
  ),
  "stand-in-fact": warning<{ fact: string; value: string }>(
    ({ fact, value }) => `The fact "${fact}" still has its invented value, "${value}".`,
    ({ fact }) => `Write the real one, then remove "${fact}" from "standIns".`,
  ),
  "stand-in-wording": warning<{ name: string; english: string }>(
    ({ english }) => `"${english}" is still in English.`,
    ({ name }) =>
      `Translate it. If it is the same in the site's language, remove "${name}" from "standIns".`,
  ),
};
