// What a schema can't say: names that must exist, things that must fit together.
import { didYouMean, error, insteadOf, listed, type Suggestion, type Traits } from "./entry.ts";

type OfFact = {
  /** The fact that is all there is of a text, if it is one. */
  fact: string | undefined;
  /** Whether that fact can be no contact of any kind, wherever it is used. */
  isFactWrong: boolean;
};

/** A fact that is wrong is wrong wherever it is used: only its first use is told. */
const wrongFact: Traits<OfFact> = {
  impliedBy: { sameFact: ["wrong-contact", "wrong-recipient"] },
  fact: ({ fact, isFactWrong }) => (isFactWrong ? fact : undefined),
};

export const meaning = {
  "no-site-file": error(
    () => "The content folder has no site.json.",
    () => "Add site.json: it holds the company's facts, the navigation and the mail settings.",
  ),
  "missing-wording": error<{ language: string; names: readonly string[]; english: string }>(
    ({ language, names }) =>
      `The site is in "${language}", and what it says itself is known in English only. Missing: ${listed(names)}.`,
    ({ names, english }) =>
      `Write ${names.length === 1 ? "it" : "each of them"} under "wording" in the site's language. In English, ${names[0]} is "${english}".`,
    { about: "lack" },
  ),
  "file-name": error<{ name: string }>(
    ({ name }) => `"${name}" can't be a page's name.`,
    () => "Rename the file: small letters, digits and hyphens, for example join-team.json.",
  ),
  "unknown-fact": error<
    {
      fact: string;
      /** What stands in braces without "facts." before it. */
      unprefixed?: string | undefined;
    } & Suggestion
  >(
    (values) =>
      values.unprefixed === undefined
        ? `There is no fact "${values.fact}" in site.json.${didYouMean(values)}`
        : `"${values.unprefixed}" names no fact.${didYouMean(values)}`,
    (values) =>
      values.unprefixed === undefined
        ? insteadOf('Add the fact to "facts" in site.json.')(values)
        : `Write ${values.suggestion ?? "a fact as {{facts.phone}}"}: "facts." stands before its name.`,
    {
      impliedBy: { samePart: ["doubled-braces"], sameFact: ["missing-fact"] },
      fact: ({ fact, unprefixed }) => (unprefixed === undefined ? fact : undefined),
    },
  ),
  "missing-fact": error<{
    fact: string;
    count: number;
    places: readonly string[];
    /** How many places there are besides. */
    more: number;
    /** The fact that may have been this one. */
    written: string | undefined;
  }>(
    ({ fact, count, written }) =>
      written === undefined
        ? `The fact "${fact}" is missing here; it is used ${count} times.`
        : `This fact is called "${written}" here, and "${fact}" where it is used, ${count} times.`,
    ({ fact, places, more, written }) =>
      `${
        written === undefined ? `Add a line "${fact}": "…", to the facts` : `Call it "${fact}"`
      }, or change {{facts.${fact}}} in ${places.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`,
    { about: "lack", fact: ({ fact }) => fact },
  ),
  "unknown-page": error<{ page: string; pages: readonly string[] } & Suggestion>(
    (values) => `There is no page "${values.page}".${didYouMean(values)}`,
    ({ page, pages }) =>
      /^(https?:|mailto:|tel:|www\.)/.test(page)
        ? `For an address write "href" instead of "page". Pages are: ${listed(pages)}.`
        : `Use one of: ${listed(pages)}. Or add the page's file to the content folder.`,
  ),
  "unknown-icon": error<{ icon: string } & Suggestion>(
    (values) => `There is no icon "${values.icon}".${didYouMean(values)}`,
    () => "Look for a name at lucide.dev/icons.",
  ),
  "missing-media": error<{ file: string } & Suggestion>(
    (values) => `There is no file "${values.file}" in the content folder.${didYouMean(values)}`,
    insteadOf(
      "Put the file into media/ in the content folder, and write its name exactly, capitals included.",
    ),
  ),
  "wrong-media": error<{ file: string; kinds: readonly string[] }>(
    ({ file }) => `"${file}" is not a picture that can be shown here.`,
    ({ kinds }) =>
      `Open it in a program for pictures and save it as one of: ${listed(kinds)}. Another name alone changes nothing.`,
  ),
  "missing-size": error<{ file: string; host: string | undefined; missing: readonly string[] }>(
    ({ file, host, missing }) =>
      `${host === undefined ? `${file} doesn't say how large it is` : `This picture is at ${host}, where it can't be measured`}, and ${inQuotes(missing)} ${missing.length === 1 ? "is" : "are"} missing.`,
    ({ missing }) => `Add ${inQuotes(missing)}: the picture's own size in pixels.`,
    { about: "lack" },
  ),
  "unsafe-address": error<{ address: string; allowed: string }>(
    ({ address }) => `"${address}" is not an address that a visitor can be sent to.`,
    ({ allowed }) => `Use ${allowed}.`,
  ),
  "missing-alt": error(
    () => "This picture has no alternative text.",
    () =>
      'Say in "alt" what the picture shows. If it says nothing that the words don\'t, add "decorative": true.',
  ),
  "markdown-not-supported": error<{ what: string }>(
    ({ what }) => `This text holds ${what}, which is not shown here.`,
    () => "Use paragraphs, lists, **bold**, *italic* and [links](page:contact) only.",
  ),
  "duplicate-id": error<{ value: string; first: string }>(
    ({ value, first }) => `The id "${value}" is already used in ${first}.`,
    () => "Give one of the two another id.",
  ),
  "reserved-id": error<{ value: string }>(
    ({ value }) => `The id "${value}" is taken by the site itself.`,
    () => "Choose another id.",
  ),
  "no-main-heading": error(
    () => "This page has no main heading.",
    () => 'Add "level": 1 to the hero at the top of the page.',
    { about: "container" },
  ),
  "second-main-heading": error<{ heading: string | undefined }>(
    ({ heading }) =>
      `${heading === undefined ? "This" : `"${heading}"`} is a second main heading on this page.`,
    () => 'Remove "level": 1 here: a page has one main heading, usually its first hero.',
  ),
  "wrong-date": error<{ day: string }>(
    ({ day }) => `There is no day ${day} in the calendar.`,
    () => "Write the year, the month and the day, for example 2025-05-27.",
  ),
  "early-end": error<{ closes: string; posted: string }>(
    ({ closes, posted }) => `This opening closes on ${closes}, before it is posted on ${posted}.`,
    () => "Correct one of the two days.",
  ),
  "wrong-contact": error<{ line: string; kind: string; example: string; isFree: boolean } & OfFact>(
    ({ line, kind }) => `"${line}" is not ${kind}.`,
    ({ example, isFree, fact }) =>
      fact === undefined
        ? `Write it like ${example}${isFree ? ', or change "kind" to text' : ""}.`
        : `Name another fact here, or write the fact "${fact}" in site.json like ${example}.`,
    wrongFact,
  ),
  "wrong-recipient": error<{ recipient: string } & OfFact>(
    ({ recipient }) => `"${recipient}" is not an e-mail address, so no message could arrive.`,
    ({ fact }) =>
      fact === undefined
        ? "Write one address, usually a fact: {{facts.email}}."
        : `Name another fact here, or correct the fact "${fact}" in site.json.`,
    wrongFact,
  ),
  "unknown-template": error<{ template: string; templates: readonly string[] } & Suggestion>(
    (values) => `There is no template "${values.template}" in site.json.${didYouMean(values)}`,
    ({ templates }) =>
      `Use one of: ${listed(templates)}. Or add it in site.json under mail, templates.`,
  ),
  "unfilled-parameter": error<{ parameter: string; template: string; example: string }>(
    ({ parameter, template }) =>
      `The template "${template}" takes "${parameter}", but this form doesn't fill it.`,
    ({ parameter, example }) =>
      `Add "${parameter}" here with what it shall receive, for example "${parameter}": "{${example}}".`,
    { about: "lack" },
  ),
  "unknown-parameter": error<{ parameter: string; template: string } & Suggestion>(
    (values) =>
      `The template "${values.template}" has no parameter "${values.parameter}".${didYouMean(values)}`,
    () => "Rename or remove it, or add it to the template's parameters in site.json.",
    { about: "entry" },
  ),
  "unknown-placeholder": error<{ placeholder: string; known: readonly string[] } & Suggestion>(
    (values) => `This form has no field "${values.placeholder}".${didYouMean(values)}`,
    ({ known }) => `In braces can stand: ${listed(known.map((name) => `{${name}}`))}.`,
  ),
  "unclosed-placeholder": error<{ brace: string }>(
    ({ brace }) => `This ${brace} has no partner.`,
    () => "Write the name of a field between two braces: {email}.",
  ),
  "doubled-braces": error<{ name: string }>(
    ({ name }) => `Two braces are a fact's; the answer to the field "${name}" has one.`,
    ({ name }) => `Write {${name}}.`,
  ),
  "lost-field": error<{ field: string }>(
    ({ field }) =>
      `What a visitor writes into "${field}" would never reach you: no parameter uses it.`,
    ({ field }) => `Add {${field}} to a parameter, or "sent": false to the field if that is meant.`,
    { about: "entry" },
  ),
  "unsent-field-used": error<{ field: string }>(
    ({ field }) => `The field "${field}" is marked "sent": false, but this uses {${field}}.`,
    ({ field }) => `Remove {${field}} here, or "sent": false there. A file can never be sent.`,
  ),
  "duplicate-name": error<{ name: string; what: string }>(
    ({ name, what }) => `There are two ${what} called "${name}".`,
    () => "Rename one of the two.",
  ),
};

function inQuotes(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(" and ");
}
