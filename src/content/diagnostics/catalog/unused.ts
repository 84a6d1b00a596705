// Content and files that nothing on the site uses.
import { didYouMean, warning, type Suggestion, type Traits } from "./entry.ts";
import { t } from "../../../words/t.ts";

/** @param reasons problems anywhere that can make a thing look unused when it isn't */
export function unusedTraits(...reasons: string[]): Traits<unknown> {
  return {
    about: "site",
    impliedBy: {
      anywhere: ["duplicate-field", "reserved-field", "missing-page", "misnamed-file", ...reasons],
    },
  };
}

export const unused = {
  "unused-fact": warning<{ fact: string }>(
    ({ fact }) => `No text uses the fact "${fact}".`,
    ({ fact }) => `Use it as {{facts.${fact}}}, or remove it.`,
    unusedTraits(
      "unknown-fact",
      "missing-fact",
      "unclosed-fact",
      "too-long",
      "wrong-name",
      "wrong-recipient",
      "wrong-contact",
      "wrong-fact",
      "unsafe-address",
    ),
  ),
  "unused-template": warning<{ template: string }>(
    ({ template }) => t`No form uses the template "${template}".`,
    () => "Name it in a form, or remove it.",
    unusedTraits("unknown-template"),
  ),
  "unused-media": warning<{ file: string }>(
    ({ file }) => t`Nothing on the site shows ${file}.`,
    () => t`Use it somewhere, or delete the file.`,
    unusedTraits("missing-media", "file-on-computer", "unsafe-address", "unreadable-file"),
  ),
  "unused-host": warning<{ host: string } & Suggestion>(
    (values) => t`No photo comes from ${values.host}.` + didYouMean(values),
    ({ suggestion }) =>
      suggestion === undefined
        ? t`Remove it from the photo hosts.`
        : t`Write "${suggestion}": only photos from a listed host are loaded in the right size.`,
    unusedTraits("unsafe-address", "page-for-picture", "duplicate-name", "wrong-form"),
  ),
};
