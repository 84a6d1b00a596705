// What a schema can't say: names that must exist, things that must fit together.
import { didYouMean, error, insteadOf, listed, type Suggestion } from "./entry.ts";
import type { OfFact } from "./of-fact.ts";

export const meaning = {
  "no-site-file": error<{ misnamed: string | undefined }>(
    () => "There is no site.json in this folder.",
    ({ misnamed }) =>
      misnamed === undefined
        ? "Add site.json: it holds the company's facts, the navigation and the mail settings."
        : `Rename ${misnamed} to site.json.`,
  ),
  "missing-wording": error<{ language: string; names: readonly string[]; english: string }>(
    ({ language, names }) =>
      `The site is in "${language}", and what it says itself is known in English only. Missing: ${listed(names)}.`,
    ({ names, english }) =>
      `Write ${names.length === 1 ? "it" : "each of them"} under "wording" in the site's language. In English, ${names[0]} is "${english}".`,
    { about: "lack" },
  ),
  "unknown-region": error<{ region: string; suggestion: string }>(
    ({ region, suggestion }) =>
      `"${region}" is the code of no country. Did you mean "${suggestion}"?`,
    ({ suggestion }) => `Write "${suggestion}".`,
  ),
  "file-name": error<{ name: string; isDevice: boolean }>(
    ({ name, isDevice }) =>
      isDevice
        ? `Windows can't store a file called "${name}".`
        : `"${name}" can't be a page's name.`,
    ({ name, isDevice }) =>
      isDevice
        ? `Rename the page and the links to it, for example ${name.toLowerCase()}-page.json.`
        : "Rename the file: small letters, digits and hyphens, for example join-team.json.",
  ),
  "unknown-fact": error<
    {
      fact: string;
      /** What stands in braces without "facts." before it. */
      unprefixed?: string | undefined;
      /** The facts that there are. */
      known?: readonly string[];
    } & Suggestion
  >(
    (values) =>
      values.unprefixed === undefined
        ? `There is no fact "${values.fact}" in site.json.${didYouMean(values)}`
        : `"${values.unprefixed}" names no fact.${didYouMean(values)}`,
    (values) =>
      values.unprefixed === undefined
        ? insteadOf(
            values.known && values.known.length > 0
              ? `Use one of: ${listed(values.known)}. Or add the fact to "facts" in site.json.`
              : 'Add the fact to "facts" in site.json.',
          )(values)
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
        ? `For an address write "href" instead of "page".${pages.length === 0 ? "" : ` Pages are: ${listed(pages)}.`}`
        : pages.length === 0
          ? `There are no pages yet: add the file ${page}.json, beside site.json.`
          : `Use one of: ${listed(pages)}. Or add the page's file, beside site.json.`,
    {
      impliedBy: { sameFact: ["missing-page", "misnamed-file"] },
      fact: ({ page }) => `page ${page}`,
    },
  ),
  "missing-page": error<{
    page: string;
    count: number;
    places: readonly string[];
    /** How many places there are besides. */
    more: number;
    /** The page that may have been this one. */
    written: string | undefined;
  }>(
    ({ page, count, written }) =>
      written === undefined
        ? `There is no page "${page}"; it is led to ${count} times.`
        : `This page is called "${written}" here, and "${page}" where it is led to, ${count} times.`,
    ({ page, places, more, written }) =>
      `${
        written === undefined
          ? `Add ${page}.json, beside site.json`
          : `Rename this file to ${page}.json`
      }, or change "${page}" in ${places.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`,
    { fact: ({ page }) => `page ${page}` },
  ),
  "misnamed-file": error<{ name: string; page: string }>(
    ({ name, page }) => `${name} isn't read as the page "${page}", because of how its name ends.`,
    ({ page }) =>
      `Rename it to ${page}.json. Where its ending isn't shown: Windows hides it unless "File name extensions" is on under View.`,
    { fact: ({ page }) => `page ${page}` },
  ),
  "unknown-icon": error<{ icon: string } & Suggestion>(
    (values) => `There is no icon "${values.icon}".${didYouMean(values)}`,
    () => "Look for a name at lucide.dev/icons.",
  ),
  "weak-accent": error<{ accent: string; contrast: number; needed: number; nearest: string }>(
    ({ accent, contrast, needed }) =>
      `Words in ${accent}, or in white on it, stand out too little to be read by everybody: ${contrast} to 1, where ${needed} to 1 is needed.`,
    ({ nearest }) => `Write "${nearest}", the nearest colour that can be read.`,
  ),
  "unsafe-address": error<
    {
      address: string;
      allowed: string;
      /** What was left out, put before it, where that is all that is wrong. */
      whole?: string | undefined;
      /** Whether that is the same without a space. */
      isSpaced?: boolean;
      /** Whether it would dial several numbers at once. */
      isSeveral?: boolean;
    } & Partial<OfFact>
  >(
    ({ address, isSeveral }) =>
      isSeveral
        ? `"${address}" holds several phone numbers, and a press dials one.`
        : `"${address}" is not an address that a visitor can be sent to.`,
    ({ allowed, whole, isSpaced, isSeveral }) => {
      if (isSeveral)
        return "Leave one here, and give each other one a button or a link of its own.";
      if (whole === undefined) return `Use ${allowed}.`;
      return isSpaced ? `Take the space out: ${whole}` : `Write ${whole}`;
    },
    {
      impliedBy: { sameFact: ["wrong-fact"], sameValue: ["wrong-slash"] },
      fact: ({ fact, isFactWrong = false }) => (isFactWrong ? fact : undefined),
    },
  ),
  "markdown-not-supported": error<{ what: string }>(
    ({ what }) => `This text holds ${what}, which is not shown here.`,
    () => "Use paragraphs, lists, **bold**, *italic* and [links](page:contact) only.",
  ),
  "empty-item": error(
    () => "Visitors would see a bullet or a number here, and no words beside it.",
    () => "Write words after it, in the same line: - like this. Or remove it.",
  ),
  "duplicate-id": error<{ value: string; first: string }>(
    ({ value, first }) => `The id "${value}" is already used in ${first}.`,
    () => "Give one of the two another id.",
  ),
  "reserved-id": error<{ value: string }>(
    ({ value }) => `The id "${value}" is taken by the site itself.`,
    () => "Choose another id.",
  ),
  "no-main-heading": error<{ hasHero: boolean }>(
    () => "This page has no main heading.",
    ({ hasHero }) =>
      hasHero
        ? 'Add "level": 1 to the hero at the top of the page.'
        : 'Begin the page with a hero. Write above the first block: { "type": "hero", "level": 1, "heading": "What this page is for" },',
    { about: "container" },
  ),
  "second-main-heading": error<{ heading: string | undefined }>(
    ({ heading }) =>
      `${heading === undefined ? "This" : `"${heading}"`} is a second main heading on this page.`,
    () => 'Remove "level": 1 here: a page has one main heading, usually its first hero.',
  ),
  "unsaid-item": error<{ isQuestion: boolean }>(
    ({ isQuestion }) =>
      isQuestion ? "Nothing answers this question." : "This quote has no words.",
    ({ isQuestion }) =>
      isQuestion
        ? 'Write the answer as its "text".'
        : 'Write as its "text" what was said. Who said it is the "heading".',
    { about: "lack" },
  ),
  "uneven-row": error<{ count: number; wanted: number; hasColumns: boolean }>(
    ({ count, wanted, hasColumns }) =>
      `This row has ${count} ${count === 1 ? "cell" : "cells"} beside its heading, and ${hasColumns ? `"columns" names ${wanted}` : `the first row has ${wanted}`}.`,
    ({ count, wanted }) => {
      const [more, cells] = [
        wanted - count,
        (number: number) => `${number} ${number === 1 ? "cell" : "cells"}`,
      ];
      return more > 0
        ? `Add ${cells(more)} to "cells": write "–" for what has nothing to say.`
        : `Take ${cells(-more)} out of "cells".`;
    },
    { about: "container" },
  ),
  "wrong-date": error<{ day: string }>(
    ({ day }) => `There is no day ${day} in the calendar.`,
    () => "Write the year, the month and the day, for example 2025-05-27.",
  ),
  "early-end": error<{ closes: string; posted: string }>(
    ({ closes, posted }) => `This opening closes on ${closes}, before it is posted on ${posted}.`,
    () => "Correct one of the two days.",
  ),
};
