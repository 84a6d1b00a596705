// Content that doesn't match its schema.
import type { shape as catalog } from "../../../content/diagnostics/catalog/shape.ts";
import { didYouMean, inFile, type ScreenWords } from "./entry.ts";
import { inWords } from "../../../content/diagnostics/catalog/phrases.ts";
import { t, translate } from "../../../words/t.ts";

export const shape: ScreenWords<typeof catalog> = {
  "unknown-field": {
    message: ({ field, suggestion }, { owner, field: title }) =>
      t`${owner} can't have “${field}”.` + didYouMean(suggestion && title(suggestion)),
    hint: () => inFile,
  },
  // Only in a draft of an earlier version: files get the new names when they are opened.
  "renamed-field": "same",
  "missing-field": {
    message: ({ field }, { owner, field: title }) => t`${owner} needs “${title(field)}”.`,
    hint: ({ help }) => (help.includes('"') ? "" : translate(help)),
  },
  "wrong-type": {
    message: ({ found }, { value }) =>
      t`“${value}” has the wrong kind of content: ${inWords(found)}.`,
    hint: () => inFile,
  },
  "plain-entries": {
    message: (_, { value }) => t`“${value}” has entries that are only words.`,
    hint: () => inFile,
  },
  "misplaced-block": {
    message: (_, { owner }) => t`${owner} contains a block, which belongs beside it.`,
    hint: () => inFile,
  },
  "unknown-value": {
    message: ({ value }, names) => t`${value} isn't one of the choices for “${names.value}”.`,
    hint: (_, { value }) => t`Choose another under “${value}”.`,
  },
  "unknown-type": {
    message: ({ value, what }) => t`There is no ${inWords(what)} of the type ${value}.`,
    hint: () => t`Choose one from the list of types.`,
  },
  "empty-text": {
    // Nothing about removing it: an optional text that is left empty is removed by itself.
    hint: ({ isDay, help }) =>
      isDay ? t`Choose the day.` : t`Write something. ${inWords(help)}`.trim(),
  },
  "wrong-form": {
    message: ({ value }) => {
      const empty = emptyTime(value);
      return empty ? t`“${empty.label}” is empty.` : undefined;
    },
    hint: ({ value }) => {
      const empty = emptyTime(value);
      return empty ? t`Enter a time, such as ${empty.example}.` : undefined;
    },
  },
  "wrong-name": "same",
  "too-long": "same",
  "too-few": {
    message: ({ limit }, { value }) =>
      limit === 1
        ? t`“${value}” needs at least one entry.`
        : t`“${value}” needs at least ${limit} entries.`,
    hint: () => t`Add what is missing, or hide or remove the part it belongs to.`,
  },
  "too-many": {
    message: ({ count, limit }, { value }) =>
      t`“${value}” has ${count} entries; the limit is ${limit}.`,
  },
  "out-of-range": "same",
  "repeated-value": "same",
  "button-target": {
    message: ({ given }, { field }) =>
      given.length > 1
        ? t`This goes to several places at once: ${given.map((name) => t`“${field(name)}”`).reduce((all, each) => t`${all} and ${each}`)}.`
        : t`This doesn't go anywhere yet.`,
    hint: ({ given }) =>
      given.length > 1
        ? t`Choose one of them.`
        : t`Choose a destination: a page of this site, a web address, a file or a map.`,
  },
};

/** The clock without a time, of the two that open times are edited with. */
function emptyTime(written: string): { label: string; example: string } | undefined {
  if (/^-\d\d:\d\d$/.test(written)) return { label: t`From`, example: "09:00" };
  return /^\d\d:\d\d-$/.test(written) ? { label: t`to`, example: "17:30" } : undefined;
}
