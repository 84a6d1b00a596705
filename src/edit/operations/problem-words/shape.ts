// Content that doesn't match its schema.
import type { shape as catalog } from "../../../content/diagnostics/catalog/shape.ts";
import { didYouMean, inFile, type ScreenWords } from "./entry.ts";

export const shape: ScreenWords<typeof catalog> = {
  "unknown-field": {
    message: ({ field, suggestion }, { owner, field: title }) =>
      `${owner} can't have “${field}”.${didYouMean(suggestion && title(suggestion))}`,
    hint: () => inFile,
  },
  // Only in a draft of an earlier version: files get the new names when they are opened.
  "renamed-field": "same",
  "missing-field": {
    message: ({ field }, { owner, field: title }) => `${owner} needs “${title(field)}”.`,
    hint: ({ help }) => (help.includes('"') ? "" : help),
  },
  "wrong-type": {
    message: ({ found }, { value }) => `“${value}” has the wrong kind of content: ${found}.`,
    hint: () => inFile,
  },
  "plain-entries": {
    message: (_, { value }) => `“${value}” has entries that are only words.`,
    hint: () => inFile,
  },
  "misplaced-block": {
    message: (_, { owner }) => `${owner} contains a block, which belongs beside it.`,
    hint: () => inFile,
  },
  "unknown-value": {
    message: ({ value }, names) => `${value} isn't one of the choices for “${names.value}”.`,
    hint: (_, { value }) => `Choose another under “${value}”.`,
  },
  "unknown-type": {
    message: ({ value, what }) => `There is no ${what} of the type ${value}.`,
    hint: () => "Choose one from the list of types.",
  },
  "empty-text": {
    hint: ({ isDay }) => (isDay ? "Choose the day." : undefined),
  },
  "wrong-form": {
    message: ({ value }) => {
      const empty = emptyTime(value);
      return empty ? `“${empty.label}” is empty.` : undefined;
    },
    hint: ({ value }) => {
      const empty = emptyTime(value);
      return empty ? `Enter a time, such as ${empty.example}.` : undefined;
    },
  },
  "wrong-name": "same",
  "too-long": "same",
  "too-few": {
    message: ({ limit }, { value }) =>
      `“${value}” needs at least ${limit === 1 ? "one entry" : `${limit} entries`}.`,
    hint: () => "Add what is missing, or hide or remove the part it belongs to.",
  },
  "too-many": {
    message: ({ count, limit }, { value }) =>
      `“${value}” has ${count} entries; the limit is ${limit}.`,
  },
  "out-of-range": "same",
  "repeated-value": "same",
  "button-target": {
    message: ({ given }, { field }) =>
      given.length > 1
        ? `This goes to several places at once: ${given.map((name) => `“${field(name)}”`).join(" and ")}.`
        : "This doesn't go anywhere yet.",
    hint: ({ given }) =>
      given.length > 1
        ? "Choose one of them."
        : "Choose a destination: a page of this site, a web address, a file or a map.",
  },
};

/** The clock without a time, of the two that open times are edited with. */
function emptyTime(written: string): { label: string; example: string } | undefined {
  if (/^-\d\d:\d\d$/.test(written)) return { label: "From", example: "09:00" };
  return /^\d\d:\d\d-$/.test(written) ? { label: "to", example: "17:30" } : undefined;
}
