// Content that doesn't match its schema.
import { didYouMean, error, inQuotes, listed, warning, type Suggestion } from "./entry.ts";
import { inWords } from "./phrases.ts";
import { t } from "../../../words/t.ts";

/** How a value is rewritten to get the right type; `meant` turns a word such as "yes" into true or false. */
export type Rewrite = "quoted" | "bare" | "listed" | "meant";

const asFields = (written: Readonly<Record<string, string>>): string =>
  Object.entries(written)
    .map(([field, value]) => `"${field}": "${value}"`)
    .join(", ");

/** Continues with the field's help after a colon, unless the help has a colon itself or starts with a name. */
function addField(field: string, help: string): string {
  if (!/^[A-Z][a-z]*[ ,][^:]*$/.test(help) || help.startsWith("Or "))
    return `Add "${field}". ${help}`.trim();
  return `Add "${field}": ${help.charAt(0).toLowerCase()}${help.slice(1)}`;
}

function boundInWords(bound: string): string {
  const [, side, limit = ""] = /^at (least|most) (.+)$/.exec(bound) ?? [];
  if (side === undefined) return bound;
  return side === "least" ? t`at least ${limit}` : t`at most ${limit}`;
}

export const shape = {
  "unknown-field": error<
    {
      field: string;
      owner: string;
      known: readonly string[];
      /** The only other part that has such a field, in words. */
      home?: string | undefined;
      /** The suggestion, if no other field is possible. */
      sole: string | undefined;
      /** True if the field has the name that is suggested since a later version. */
      isFormer?: boolean;
    } & Suggestion
  >(
    (values) => `There is no field "${values.field}" in ${values.owner}.${didYouMean(values)}`,
    ({ known, suggestion, field, home }) => {
      if (suggestion !== undefined)
        return `Write "${suggestion}". Available fields: ${listed(known)}.`;
      return home !== undefined
        ? `Cut it and paste it into ${home}, where "${field}" belongs. Available fields here: ${listed(known)}.`
        : `Remove it, or use one of: ${listed(known)}.`;
    },
    { about: "entry" },
  ),
  "renamed-field": warning<{ field: string; now: string }>(
    ({ field, now }) => t`"${field}" is an old name: this field is now called "${now}".`,
    ({ now }) => t`Write "${now}". Until then, the old name is read, too.`,
    { about: "entry", isReadable: true, sparesMeaning: true },
  ),
  "missing-field": error<{ field: string; owner: string; help: string }>(
    ({ field, owner }) => `${owner} has no "${field}".`,
    ({ field, help }) => addField(field, help),
    { about: "lack", impliedBy: { sameValue: ["unknown-field"] } },
  ),
  "wrong-type": error<{
    expected: string;
    found: string;
    help: string;
    /** How to fix it automatically, if only quotes or brackets are wrong. */
    rewrite?: Rewrite | undefined;
    /** What to write, where fields are expected. */
    line?: string | undefined;
  }>(
    ({ expected, found }) => `Expected ${expected}, found ${found}.`,
    ({ help }) => help,
    { about: "container" },
  ),
  "plain-entries": error<{ lines: readonly string[] }>(
    () => "Each entry of this list needs fields in { }, not only words.",
    ({ lines }) => `Write ${listed(lines)}.`,
    { about: "container" },
  ),
  "misplaced-block": error<{ type: string; list: string }>(
    ({ type, list }) => `This ${type} is a block of its own and can't be inside "${list}".`,
    () => 'Cut it, from its { to its }, and paste it into "blocks", after the block that it is in.',
    { about: "entry" },
  ),
  "unknown-value": error<
    {
      value: string;
      choices: readonly string[];
      /** The value without its quotes, if that is one of the choices. */
      bare: string | undefined;
    } & Suggestion
  >(
    (values) => `${values.value} isn't one of the possible values.${didYouMean(values)}`,
    ({ choices, bare }) =>
      bare === undefined ? `Use one of: ${listed(choices)}.` : `Write it without quotes: ${bare}.`,
    { about: "container" },
  ),
  "unknown-type": error<
    {
      value: string;
      choices: readonly string[];
      what: string;
      /** The fields to write instead, where this type goes by another name here. */
      written?: Readonly<Record<string, string>> | undefined;
    } & Suggestion
  >(
    (values) => `There is no ${values.what} type ${values.value}.${didYouMean(values)}`,
    ({ choices, written }) =>
      written === undefined
        ? `Use one of: ${listed(choices)}.`
        : `Write ${asFields(written)}. All types are: ${listed(choices)}.`,
  ),
  "empty-text": error<{ help: string; isDay: boolean }>(
    ({ isDay }) => (isDay ? t`This date is missing.` : t`This text is empty.`),
    ({ help, isDay }) =>
      isDay
        ? `${help} Or remove the field if you don't need it.`
        : `Write something, or remove the field if you don't need it. ${help}`.trim(),
  ),
  "wrong-form": error<
    {
      value: string;
      help: string;
      isLanguage?: boolean | undefined;
      /** The text, if only a space before or after it is wrong. */
      trimmed?: string | undefined;
    } & Suggestion
  >(
    (values) =>
      (values.isLanguage
        ? t`"${values.value}" isn't a language code.`
        : t`"${values.value}" isn't in the right format.`) + didYouMean(values),
    ({ help, suggestion }) =>
      suggestion === undefined ? inWords(help) : t`Write "${suggestion}".`,
    {
      isReadable: true,
      // A name that doesn't exist is better reported as that.
      impliedBy: {
        sameValue: [
          "unknown-page",
          "unknown-section",
          "unknown-icon",
          "missing-media",
          "file-on-computer",
          "wrong-slash",
        ],
      },
    },
  ),
  "wrong-name": error<{ name: string; help: string }>(
    ({ name }) => t`"${name}" can't be used as a name here.`,
    ({ help }) => inWords(help),
    { isReadable: true },
  ),
  "too-long": error<{ length: number; limit: number }>(
    ({ length, limit }) => t`This text has ${length} characters; the limit here is ${limit}.`,
    ({ length, limit }) => t`Shorten it by ${length - limit}.`,
    { isReadable: true, sparesMeaning: true },
  ),
  "too-few": error<{ limit: number; what: string }>(
    ({ limit, what }) =>
      `${what} needs at least ${limit === 1 ? "one entry" : `${limit} entries`}.`,
    () => "Add what is missing, or hide or remove the part it belongs to.",
    { about: "lack" },
  ),
  "too-many": error<{
    count: number;
    limit: number;
    what: string;
    /** True for the columns of a table and the cells of a row. */
    isOfTable?: boolean;
  }>(
    ({ count, limit, what }) => `${what} has ${count} entries; the limit is ${limit}.`,
    ({ count, limit, isOfTable }) =>
      isOfTable
        ? t`Remove ${count - limit} with everything below, or split the table in two.`
        : t`Remove ${count - limit}, or divide them between two.`,
    { isReadable: true },
  ),
  "out-of-range": error<{ value: string; bound: string }>(
    ({ value, bound }) => t`${value} is out of range: it must be ${boundInWords(bound)}.`,
    ({ bound }) => t`Write a number that is ${boundInWords(bound)}.`,
    { isReadable: true },
  ),
  "repeated-value": error<{ value: string }>(
    ({ value }) => t`"${value}" is in this list twice.`,
    () => t`Remove one of them.`,
    { isReadable: true },
  ),
  "button-target": error<{ given: readonly string[] }>(
    ({ given }) =>
      given.length > 1
        ? `This has ${inQuotes(given)}, but it can go to only one of them.`
        : 'This doesn\'t go anywhere: it has no "page", "href", "file" or "map".',
    () =>
      'Use "page" for a page of this site, "href" for an address such as https://… or mailto:…, "file" for a file in media, or "map" for a street address.',
    { about: "lack", isReadable: true },
  ),
};
