// Names that must exist, and values that must fit together.
import type { languages } from "../../../content/diagnostics/catalog/languages.ts";
import type { drafts } from "../../../content/diagnostics/catalog/drafts.ts";
import type { formerNames } from "../../../content/diagnostics/catalog/former-names.ts";
import type { meaning as catalog } from "../../../content/diagnostics/catalog/meaning.ts";
import type { sections } from "../../../content/diagnostics/catalog/sections.ts";
import { readLinkedPage } from "../../../content/model/linked-page.ts";
import { didYouMean, type ScreenWords } from "./entry.ts";

const underFacts = "under “Facts” in Site settings";

export const meaning: ScreenWords<
  typeof catalog & typeof languages & typeof drafts & typeof formerNames & typeof sections
> = {
  "no-site-file": "same",
  "missing-wording": {
    message: ({ missing }, { setting }) =>
      `Some of the built-in text isn't in the site's language yet: ${missing
        .slice(0, 5)
        .map(({ path }) => `“${setting(path)}”`)
        .join(", ")}${missing.length > 5 ? `, and ${missing.length - 5} more` : ""}.`,
    hint: () => "Translate it under “Built-in text” in Site settings.",
  },
  "unknown-region": "same",
  "unknown-language": "same",
  "file-name": {
    hint: () =>
      "Rename it under “Pages…”: use lowercase letters, digits and hyphens, for example join-team.",
  },
  "unknown-fact": {
    message: ({ fact, unprefixed, suggestion }) =>
      `There is no fact “${unprefixed ?? fact}”.${didYouMean(suggestion)}`,
    hint: () => `Choose another fact, or add this one ${underFacts}.`,
  },
  "missing-fact": {
    hint: ({ fact, written, locations, more }, { places }) =>
      `${written === undefined ? `Add “${fact}” again` : `Rename it to “${fact}”`}, or use another fact in ${places(locations, more)}.`,
  },
  "unknown-page": {
    message: ({ page, suggestion }, names) =>
      `There is no page “${page}”.${didYouMean(suggestion && names.page(suggestion))}`,
    hint: ({ page }) =>
      /^(https?:|mailto:|tel:|www\.)/.test(page)
        ? "Choose “Link address” as its destination."
        : "Choose another page, or add this one under “Pages…”.",
  },
  "unknown-section": {
    message: ({ page, section, suggestion = "" }, names) => {
      const meant = readLinkedPage(suggestion);
      const place = meant.page === page ? "" : ` on “${names.page(meant.page)}”`;
      return `“${names.page(page)}” has no block with the link name “${section}”.${
        suggestion && ` Did you mean “${meant.section}”${place}?`
      }`;
    },
    hint: () =>
      "Choose a section of the page, or give the block that you mean this link name under “More”.",
  },
  "hidden-section": {
    message: ({ page, section }, names) =>
      `This links to the section “${section}” of “${names.page(page)}”, which is hidden.`,
    hint: () => "Show that block, or link to another section or the whole page.",
  },
  "draft-link": {
    message: ({ page }, names) =>
      `This links to “${names.page(page)}”, which is a draft that visitors can’t open.`,
    hint: () => "Turn off “Draft” on that page, or choose another page.",
  },
  "draft-home": {
    message: ({ page }, names) =>
      `The home page can’t be a draft, but “${names.page(page)}” is one.`,
    hint: () => "Turn off “Draft” on that page, or choose another home page.",
  },
  "missing-page": {
    message: ({ page, count }) => `${count} links go to “${page}”, but there is no such page.`,
    hint: ({ page, written, locations, more }, names) =>
      `${
        written === undefined
          ? "Add it under “Pages…”"
          : `Give “${names.page(written)}” the short name ${page} under “Pages…”`
      }, or choose another page in ${names.places(locations, more)}.`,
  },
  "misnamed-file": "same",
  "unknown-icon": {
    hint: () => "Choose one from the list of icons.",
  },
  "weak-accent": "same",
  "unsafe-address": {
    hint: ({ whole, isSpaced, isSeveral }) => {
      if (isSeveral)
        return "Keep only one here, and give each of the others its own button or link.";
      if (whole === undefined)
        return "Write an address that begins with https://, mailto: or tel:, or choose a page or a file.";
      return isSpaced ? `Remove the space: ${whole}` : `Write ${whole}`;
    },
  },
  "markdown-not-supported": {
    hint: () => "Use only paragraphs, lists, bold, italics and links.",
  },
  "empty-item": {
    hint: () => "Write something after it, or remove it.",
  },
  "duplicate-id": {
    message: ({ value, first }, { page }) =>
      `The link name “${value}” is already used on “${page(first)}”.`,
    hint: () => "Give one of them another name.",
  },
  "former-name-in-use": {
    hint: () => "Remove it from the former names of this page.",
  },
  "duplicate-former-name": {
    message: ({ name, first }, { page }) =>
      `“${name}” is also a former name of “${page(first)}”, and the old address can only go to one page.`,
    hint: () => "Remove it from one of them. A copied page never had another name.",
  },
  "reserved-id": {
    message: ({ value }) => `The site itself uses the link name “${value}”.`,
    hint: () => "Choose another name.",
  },
  "no-main-heading": {
    hint: ({ hasHero }) =>
      hasHero
        ? "In the page opening at the top, set “Heading level” to “The page's main heading”."
        : "Add a page opening at the top, and set its “Heading level” to “The page's main heading”.",
  },
  "second-main-heading": {
    hint: () => "Set “Heading level” to “A heading below it”: a page has one main heading.",
  },
  "unsaid-item": {
    hint: ({ isQuestion }, { field }) =>
      isQuestion
        ? `Write the answer under “${field("text")}”.`
        : `Write the quote under “${field("text")}”, and the person's name under “${field("heading")}”.`,
  },
  "no-gallery-picture": {
    hint: () => "Add a picture, or remove the item.",
  },
  "uneven-row": {
    message: ({ count, wanted }) =>
      `This row has ${count} ${count === 1 ? "cell" : "cells"} besides its heading, but the table has room for ${wanted}.`,
    hint: ({ count, wanted }) =>
      wanted > count
        ? `Add ${cells(wanted - count)}: write “–” where there is nothing to say.`
        : `Remove ${cells(count - wanted)}.`,
  },
  "wrong-date": { hint: () => "Choose the day again." },
  "ends-before-start": {
    message: ({ from, until }, { day }) =>
      `This ends on ${day(until)}, before it begins on ${day(from)}.`,
  },
  "unknown-time-zone": "same",
  "early-end": {
    message: ({ closes, posted }, { day }) =>
      `This opening closes on ${day(closes)}, before it is posted on ${day(posted)}.`,
  },
};

function cells(count: number): string {
  return count === 1 ? "a cell" : `${count} cells`;
}
