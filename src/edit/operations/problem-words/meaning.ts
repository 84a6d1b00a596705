// Names that must exist, and values that must fit together.
import type { languages } from "../../../content/diagnostics/catalog/languages.ts";
import type { drafts } from "../../../content/diagnostics/catalog/drafts.ts";
import type { formerNames } from "../../../content/diagnostics/catalog/former-names.ts";
import type { meaning as catalog } from "../../../content/diagnostics/catalog/meaning.ts";
import type { sections } from "../../../content/diagnostics/catalog/sections.ts";
import { readLinkedPage } from "../../../content/model/linked-page.ts";
import { didYouMean, type ScreenWords } from "./entry.ts";
import { t } from "../../../words/t.ts";

export const meaning: ScreenWords<
  typeof catalog & typeof languages & typeof drafts & typeof formerNames & typeof sections
> = {
  "no-site-file": "same",
  "missing-wording": {
    message: ({ missing }, { setting }) => {
      const names = missing.slice(0, 5).map(({ path }) => t`“${setting(path)}”`);
      const more = missing.length - names.length;
      return more > 0
        ? t`Some of the built-in text isn't in the site's language yet: ${names.join(", ")}, and ${more} more.`
        : t`Some of the built-in text isn't in the site's language yet: ${names.join(", ")}.`;
    },
    hint: () => t`Translate it under “Built-in text” in Site settings.`,
  },
  "unknown-region": "same",
  "unknown-language": "same",
  "file-name": {
    hint: () =>
      t`Rename it under “Pages…”: use lowercase letters from a to z, digits and hyphens, for example join-team.`,
  },
  "unknown-fact": {
    message: ({ fact, unprefixed, suggestion }) =>
      t`There is no fact “${unprefixed ?? fact}”.` + didYouMean(suggestion),
    hint: () => t`Choose another fact, or add this one under “Facts” in Site settings.`,
  },
  "missing-fact": {
    hint: ({ fact, written, locations, more }, { places }) =>
      written === undefined
        ? t`Add “${fact}” again, or use another fact in ${places(locations, more)}.`
        : t`Rename it to “${fact}”, or use another fact in ${places(locations, more)}.`,
  },
  "unknown-page": {
    message: ({ page, suggestion }, names) =>
      t`There is no page “${page}”.` + didYouMean(suggestion && names.page(suggestion)),
    hint: ({ page }) =>
      /^(https?:|mailto:|tel:|www\.)/.test(page)
        ? t`Choose “Link address” as its destination.`
        : t`Choose another page, or add this one under “Pages…”.`,
  },
  "unknown-section": {
    message: ({ page, section, suggestion = "" }, names) => {
      const { page: onPage, section: meant = "" } = readLinkedPage(suggestion);
      const what = t`“${names.page(page)}” has no block with the link name “${section}”.`;
      if (suggestion === "") return what;
      return onPage === page
        ? what + didYouMean(meant)
        : `${what} ${t`Did you mean “${meant}” on “${names.page(onPage)}”?`}`;
    },
    hint: () =>
      t`Choose a section of the page, or give the block that you mean this link name under “More”.`,
  },
  "hidden-section": {
    message: ({ page, section }, names) =>
      t`This links to the section “${section}” of “${names.page(page)}”, which is hidden.`,
    hint: () => t`Show that block, or link to another section or the whole page.`,
  },
  "draft-link": {
    message: ({ page }, names) =>
      t`This links to “${names.page(page)}”, which is a draft that visitors can’t open.`,
    hint: () => t`Turn off “Draft” on that page, or choose another page.`,
  },
  "draft-home": {
    message: ({ page }, names) =>
      t`The home page can’t be a draft, but “${names.page(page)}” is one.`,
    hint: () => t`Turn off “Draft” on that page, or choose another home page.`,
  },
  "missing-page": {
    message: ({ page, count }) => t`${count} links go to “${page}”, but there is no such page.`,
    hint: ({ page, written, locations, more }, names) =>
      written === undefined
        ? t`Add it under “Pages…”, or choose another page in ${names.places(locations, more)}.`
        : t`Give “${names.page(written)}” the short name ${page} under “Pages…”, or choose another page in ${names.places(locations, more)}.`,
  },
  "misnamed-file": "same",
  "unknown-icon": {
    hint: () => t`Choose one from the list of icons.`,
  },
  "weak-accent": "same",
  "unsafe-address": {
    hint: ({ whole, isSpaced, isSeveral }) => {
      if (isSeveral)
        return t`Keep only one here, and give each of the others its own button or link.`;
      if (whole === undefined)
        return t`Write an address that begins with https://, mailto: or tel:, or choose a page or a file.`;
      return isSpaced ? t`Remove the space: ${whole}` : t`Write ${whole}`;
    },
  },
  "markdown-not-supported": {
    hint: () => t`Use only paragraphs, lists, bold, italics and links.`,
  },
  "empty-item": {
    hint: () => t`Write something after it, or remove it.`,
  },
  "duplicate-id": {
    message: ({ value, first }, { page }) =>
      t`The link name “${value}” is already used on “${page(first)}”.`,
    hint: () => t`Give one of them another name.`,
  },
  "former-name-in-use": {
    hint: () => t`Remove it from the former names of this page.`,
  },
  "duplicate-former-name": {
    message: ({ name, first }, { page }) =>
      t`“${name}” is also a former name of “${page(first)}”, and the old address can only go to one page.`,
    hint: () => t`Remove it from one of them. A copied page never had another name.`,
  },
  "reserved-id": {
    message: ({ value }) => t`The site itself uses the link name “${value}”.`,
    hint: () => t`Choose another name.`,
  },
  "no-main-heading": {
    hint: ({ hasHero }) =>
      hasHero
        ? t`In the page opening at the top, set “Heading level” to “The page's main heading”.`
        : t`Add a page opening at the top, and set its “Heading level” to “The page's main heading”.`,
  },
  "second-main-heading": {
    hint: () => t`Set “Heading level” to “A heading below it”: a page has one main heading.`,
  },
  "unsaid-item": {
    hint: ({ isQuestion }, { field }) =>
      isQuestion
        ? t`Write the answer under “${field("text")}”.`
        : t`Write the quote under “${field("text")}”, and the person's name under “${field("heading")}”.`,
  },
  "no-gallery-picture": {
    hint: () => t`Add a picture, or remove the item.`,
  },
  "uneven-row": {
    message: ({ count, wanted }) =>
      count === 1
        ? t`This row has 1 cell besides its heading, but the table has room for ${wanted}.`
        : t`This row has ${count} cells besides its heading, but the table has room for ${wanted}.`,
    hint: ({ count, wanted }) =>
      wanted > count ? addCells(wanted - count) : removeCells(count - wanted),
  },
  "wrong-date": { hint: () => t`Choose the day again.` },
  "ends-before-start": {
    message: ({ from, until }, { day }) =>
      t`This ends on ${day(until)}, before it begins on ${day(from)}.`,
  },
  "unknown-time-zone": "same",
  "early-end": {
    message: ({ closes, posted }, { day }) =>
      t`This opening closes on ${day(closes)}, before it is posted on ${day(posted)}.`,
  },
};

function addCells(count: number): string {
  return count === 1
    ? t`Add a cell: write “–” where there is nothing to say.`
    : t`Add ${count} cells: write “–” where there is nothing to say.`;
}

function removeCells(count: number): string {
  return count === 1 ? t`Remove a cell.` : t`Remove ${count} cells.`;
}
