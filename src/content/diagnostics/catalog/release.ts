// Placeholders that must be replaced before the site goes live.
import { warning } from "./entry.ts";
import { t } from "../../../words/t.ts";

export const release = {
  "stand-in-address": warning<{ written: string }>(
    ({ written }) => t`"${written}" is an invented address: .example addresses never work.`,
    () => t`Write the real address.`,
  ),
  "stand-in-phone": warning<{ written: string }>(
    ({ written }) => t`"${written}" is an invented phone number: no one has a 555-01 number.`,
    () => t`Write the real number.`,
  ),
  "stand-in-id": warning<{ written: string }>(
    ({ written }) => t`"${written}" isn't an id from the mail service yet, so no form can send.`,
    () => t`Copy the id from your EmailJS account.`,
  ),
  "sample-text": warning<{ written: string }>(
    ({ written }) => t`"${written}" is placeholder text.`,
    () => t`Replace it with your own words before the site goes live.`,
  ),
  "sample-photo": warning(
    () => t`This photo comes with the sample.`,
    () => t`Choose a picture of your own before the site goes live.`,
  ),
  "sample-english": warning<{ written: string }>(
    ({ written }) => t`"${written}" comes with the sample and is still in English.`,
    () => t`Translate it, or write your own words.`,
  ),
  untranslated: warning<{ written: string; language: string }>(
    ({ written }) => t`"${written}" isn't translated yet.`,
    ({ language }) =>
      `Translate it. If it is the same in both languages, add it to "same" of "${language}" under "siblings" in site.json.`,
  ),
  "stand-in-fact": warning<{ fact: string; value: string }>(
    ({ fact, value }) => `The fact "${fact}" still has its invented value, "${value}".`,
    ({ fact }) => `Write the real one, then remove "${fact}" from "standIns".`,
  ),
  "stand-in-wording": warning<{ name: string; english: string }>(
    ({ english }) => t`"${english}" is still in English.`,
    ({ name }) =>
      `Translate it. If it is the same in the site's language, remove "${name}" from "standIns".`,
  ),
};
