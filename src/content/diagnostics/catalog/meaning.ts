// Problems that a schema can't express: names that must exist, values that must fit together.
import { didYouMean, error, inLines, insteadOf, listed } from "./entry.ts";
import type { FileLine, Suggestion } from "./entry.ts";
import type { OfFact } from "./of-fact.ts";
import { inWords } from "./phrases.ts";
import { t } from "../../../words/t.ts";

const nameInWording = ({ path }: { path: readonly string[] }): string => path.slice(1).join(".");

export const meaning = {
  "no-site-file": error<{ misnamed: string | undefined }>(
    () => t`There is no site.json in this folder.`,
    ({ misnamed }) =>
      misnamed === undefined
        ? t`Add site.json: it contains the company's facts, the navigation and the mail settings.`
        : t`Rename ${misnamed} to site.json.`,
  ),
  "missing-wording": error<{
    language: string;
    /** Paths in site.json, each with its text in English. */
    missing: readonly { path: readonly string[]; english: string }[];
  }>(
    ({ language, missing }) =>
      `The site's language is "${language}", but its built-in text isn't in this language yet. Missing: ${listed(missing.map(nameInWording))}.`,
    ({ missing }) =>
      `Add ${missing.length === 1 ? "it" : "each of them"} under "wording" in the site's language.${missing
        .slice(0, 1)
        .map((text) => ` In English, ${nameInWording(text)} is "${text.english}".`)
        .join("")}`,
    { about: "lack" },
  ),
  // Why: a name that Windows has for devices, a folder of the built site, or characters that no name has.
  "file-name": error<{ name: string; why: "device" | "folder" | "letters" }>(
    ({ name, why }) =>
      ({
        device: t`Windows can't store a file called "${name}".`,
        folder: t`A page with an address can't be called "${name}": the site has other files there.`,
        letters: t`A page can't be called "${name}".`,
      })[why],
    ({ name, why }) =>
      why === "letters"
        ? "Rename the file: use lowercase letters from a to z, digits and hyphens, for example join-team.json."
        : `Rename the page and the links to it, for example ${name.toLowerCase()}-page.json.`,
  ),
  "unknown-fact": error<
    {
      fact: string;
      /** What is in braces without "facts." before it. */
      unprefixed?: string | undefined;
      /** The facts that exist. */
      known?: readonly string[];
    } & Suggestion
  >(
    (values) =>
      values.unprefixed === undefined
        ? `There is no fact "${values.fact}" in site.json.${didYouMean(values)}`
        : `"${values.unprefixed}" isn't the name of a fact.${didYouMean(values)}`,
    (values) =>
      values.unprefixed === undefined
        ? insteadOf(
            values.known && values.known.length > 0
              ? `Use one of: ${listed(values.known)}. Or add the fact to "facts" in site.json.`
              : 'Add the fact to "facts" in site.json.',
          )(values)
        : `Write ${values.suggestion ?? "a fact as {{facts.phone}}"}: "facts." comes before its name.`,
    {
      impliedBy: { samePart: ["doubled-braces"], sameFact: ["missing-fact"] },
      fact: ({ fact, unprefixed }) => (unprefixed === undefined ? fact : undefined),
    },
  ),
  "missing-fact": error<{
    fact: string;
    count: number;
    locations: readonly FileLine[];
    /** How many more locations there are. */
    more: number;
    /** The fact that was probably renamed from this one. */
    written: string | undefined;
  }>(
    ({ fact, count, written }) =>
      written === undefined
        ? t`The fact "${fact}" is missing here, but it is used ${count} times.`
        : t`This fact is called "${written}" here, but it is used ${count} times as "${fact}".`,
    ({ fact, locations, more, written }) =>
      `${
        written === undefined ? `Add a line "${fact}": "…", to the facts` : `Rename it to "${fact}"`
      }, or change {{facts.${fact}}} in ${inLines(locations, more)}.`,
    { about: "lack", fact: ({ fact }) => fact },
  ),
  "unknown-page": error<{ page: string; pages: readonly string[] } & Suggestion>(
    (values) => `There is no page "${values.page}".${didYouMean(values)}`,
    ({ page, pages }) =>
      /^(https?:|mailto:|tel:|www\.)/.test(page)
        ? `Write "href" instead of "page" for an address.${pages.length === 0 ? "" : ` The pages are: ${listed(pages)}.`}`
        : pages.length === 0
          ? `Add the file ${page}.json next to site.json: there are no pages yet.`
          : `Use one of: ${listed(pages)}. Or add the page's file next to site.json.`,
    {
      impliedBy: { sameFact: ["missing-page", "misnamed-file"] },
      fact: ({ page }) => `page ${page}`,
    },
  ),
  "missing-page": error<{
    page: string;
    count: number;
    locations: readonly FileLine[];
    /** How many more locations there are. */
    more: number;
    /** The page that was probably renamed from this one. */
    written: string | undefined;
  }>(
    ({ page, count, written }) =>
      written === undefined
        ? `${count} links point to "${page}", but there is no page with that name.`
        : `${count} links point to "${page}", but this page is called "${written}".`,
    ({ page, locations, more, written }) =>
      `${
        written === undefined
          ? `Add ${page}.json next to site.json`
          : `Rename this file to ${page}.json`
      }, or change "${page}" in ${inLines(locations, more)}.`,
    { fact: ({ page }) => `page ${page}` },
  ),
  "misnamed-file": error<{ name: string; page: string }>(
    ({ name, page }) =>
      t`${name} isn't used as the page "${page}", because its name doesn't end in .json.`,
    ({ page }) =>
      t`Rename it to ${page}.json. If Windows hides the ending, turn on "File name extensions" under View.`,
    { fact: ({ page }) => `page ${page}` },
  ),
  "unknown-icon": error<{ icon: string } & Suggestion>(
    (values) => t`There is no icon "${values.icon}".` + didYouMean(values),
    () => "Find a name at lucide.dev/icons.",
  ),
  "weak-accent": error<{ accent: string; contrast: number; needed: number; nearest: string }>(
    ({ accent, contrast, needed }) =>
      t`${accent} is too light: text in it has a contrast of ${contrast}:1, and ${needed}:1 is the minimum.`,
    ({ nearest }) => t`Write "${nearest}", the closest color that works.`,
    { impliedBy: { sameValue: ["covered-choice"] } },
  ),
  "unsafe-address": error<
    {
      address: string;
      allowed: string;
      /** The address with its missing beginning added, if that is the only mistake. */
      whole?: string | undefined;
      /** True if `whole` only removes a space. */
      isSpaced?: boolean;
      /** True if it would dial several numbers at once. */
      isSeveral?: boolean;
    } & Partial<OfFact>
  >(
    ({ address, isSeveral }) =>
      isSeveral
        ? t`"${address}" contains several phone numbers, but a link can dial only one.`
        : t`"${address}" isn't an address that visitors can open.`,
    ({ allowed, whole, isSpaced, isSeveral }) => {
      if (isSeveral)
        return "Keep only one here, and give each of the others its own button or link.";
      if (whole === undefined) return `Use ${allowed}.`;
      return isSpaced ? `Remove the space: ${whole}` : `Write ${whole}`;
    },
    {
      impliedBy: { sameFact: ["wrong-fact"], sameValue: ["wrong-slash"] },
      fact: ({ fact, isFactWrong = false }) => (isFactWrong ? fact : undefined),
    },
  ),
  "markdown-not-supported": error<{ what: string }>(
    ({ what }) => t`${inWords(what)} can't be used in texts.`,
    () => "Use only paragraphs, lists, **bold**, *italic* and [links](page:contact).",
  ),
  "empty-item": error(
    () => t`Visitors would see a bullet or a number here without any words.`,
    () => "Write words after it on the same line: - like this. Or remove it.",
  ),
  "duplicate-id": error<{ value: string; first: string }>(
    ({ value, first }) => `The id "${value}" is already used in ${first}.`,
    () => "Give one of them another id.",
  ),
  "reserved-id": error<{ value: string }>(
    ({ value }) => `The id "${value}" is used by the site itself.`,
    () => "Choose another id.",
  ),
  "no-main-heading": error<{ hasHero: boolean }>(
    () => t`This page has no main heading.`,
    ({ hasHero }) =>
      hasHero
        ? 'Add "level": 1 to the hero at the top of the page.'
        : 'Start the page with a hero. Write above the first block: { "type": "hero", "level": 1, "heading": "What this page is for" },',
    { about: "container" },
  ),
  "second-main-heading": error<{ heading: string | undefined }>(
    ({ heading }) =>
      heading === undefined
        ? t`This is a second main heading on this page.`
        : t`"${heading}" is a second main heading on this page.`,
    () => 'Remove "level": 1 here: a page has one main heading, usually its first hero.',
  ),
  "unsaid-item": error<{ isQuestion: boolean }>(
    ({ isQuestion }) =>
      isQuestion ? t`This question has no answer.` : t`This quote has no words.`,
    ({ isQuestion }) =>
      isQuestion
        ? 'Write the answer as its "text".'
        : 'Write the quote as its "text", and who said it as its "heading".',
    { about: "lack" },
  ),
  "no-gallery-picture": error(
    () => t`This item has no picture, so the gallery has nothing to show.`,
    () => 'Add its "picture", or move the item to another list.',
    { about: "lack" },
  ),
  "uneven-row": error<{ count: number; wanted: number; hasColumns: boolean }>(
    ({ count, wanted, hasColumns }) =>
      `This row has ${count} ${count === 1 ? "cell" : "cells"} besides its heading, but ${hasColumns ? `"columns" names ${wanted}` : `the first row has ${wanted}`}.`,
    ({ count, wanted }) => {
      const [more, cells] = [
        wanted - count,
        (number: number) => `${number} ${number === 1 ? "cell" : "cells"}`,
      ];
      return more > 0
        ? `Add ${cells(more)} to "cells": write "–" where there is nothing to say.`
        : `Remove ${cells(-more)} from "cells".`;
    },
    { about: "container" },
  ),
  "wrong-date": error<{ day: string }>(
    ({ day }) => t`${day} isn't a day in the calendar.`,
    () => "Write the year, the month and the day, for example 2025-05-27.",
  ),
  "ends-before-start": error<{ from: string; until: string }>(
    ({ from, until }) => `This ends on ${until}, before it begins on ${from}.`,
    () => t`Correct one of the two dates.`,
  ),
  "unknown-time-zone": error<{ zone: string }>(
    ({ zone }) => t`There is no time zone "${zone}".`,
    () =>
      t`Write the region and a large city in your time zone, for example America/New_York or Europe/Berlin.`,
  ),
  "early-end": error<{ closes: string; posted: string }>(
    ({ closes, posted }) => `This opening closes on ${closes}, before it is posted on ${posted}.`,
    () => t`Correct one of the two dates.`,
  ),
};
