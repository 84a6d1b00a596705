// Content that works but could be better, placeholders, and pages in other languages.
import type { copy as copyCatalog } from "../../../content/diagnostics/catalog/copy.ts";
import type { formatting as formattingCatalog } from "../../../content/diagnostics/catalog/formatting.ts";
import type { release as releaseCatalog } from "../../../content/diagnostics/catalog/release.ts";
import type { siblings as siblingsCatalog } from "../../../content/diagnostics/catalog/siblings.ts";
import { factTitle } from "../../../words/fact-title.ts";
import type { ScreenWords } from "./entry.ts";
import { t } from "../../../words/t.ts";

export const copy: ScreenWords<typeof copyCatalog> = {
  "unclosed-fact": {
    hint: () => t`Remove it, or complete the fact: its name between two braces at each end.`,
  },
  "written-out-fact": {
    message: ({ written, fact }) =>
      t`“${written}” is typed out here, but it is the fact “${factTitle(fact)}”.`,
    hint: () => t`Use the fact instead, so that it changes when the fact does.`,
  },
  "nearly-a-fact": {
    message: ({ written, fact, value }) =>
      t`“${written}” is almost the fact “${factTitle(fact)}”, which is “${value}”. Which one is right?`,
    hint: () => t`If the fact is right, use it here. If not, correct it under “Facts”.`,
  },
  "no-opening-hours": {
    message: () =>
      t`These hours have no rows, and the site has no opening hours, so visitors see only the heading.`,
    hint: () => t`Add rows here, or “Opening hours” in Site settings.`,
  },
  "typed-hours": {
    hint: (_, { field }) =>
      t`Delete each row below “${field("rows")}” to show “Opening hours” from Site settings here.`,
  },
  "vague-label": "same",
  "shown-as-written": "same",
  "left-out-words": {
    hint: () => t`Write the words.`,
  },
  "shown-as-space": {
    hint: ({ isInLines }) =>
      isInLines ? t`Write each on a line of its own.` : t`Write a space instead of the new line.`,
  },
  "shown-code": {
    message: ({ written }) =>
      t`Visitors would see ${written} as typed: HTML codes don't work here.`,
  },
  "shown-placeholder": {
    hint: ({ known }) =>
      known.length > 0
        ? t`Use one of: ${known.map((name) => `{${name}}`).join(", ")}.`
        : t`Remove it. Answers can be used only in a form's subject and template parameters.`,
  },
  "broken-link": {
    hint: () =>
      t`Remove the brackets, then select the words and add the link with the link button.`,
  },
  "link-detour": "same",
  "late-main-heading": {
    hint: () => t`Move the page opening with the main heading to the top of the page.`,
  },
  "long-title": "same",
  "long-description": "same",
  "large-picture": {
    hint: ({ needed }) =>
      t`Make it ${needed} pixels wide in a picture program, and choose it again.`,
  },
  "heavy-picture": {
    hint: ({ moves }) =>
      moves
        ? t`Save it as a video (MP4), which is much smaller, or as a still picture, and choose it instead.`
        : t`Save it as a JPEG, PNG or WebP, which the site makes smaller, and choose it again.`,
  },
  "letters-in-logo": "same",
  "wrong-size": {
    hint: ({ width, height }, { field }) =>
      t`Set “${field("width")}” to ${width} and “${field("height")}” to ${height}, or empty both.`,
  },
  "sensitive-field": {
    hint: (_, { field }) =>
      t`Remove the question. If you need it and the law allows it, add “${field("sensitive")}” to it.`,
  },
  "unlisted-opening": {
    message: ({ missing }) =>
      missing === "address"
        ? t`Job search engines don't get this opening: the site doesn't say where it is.`
        : t`Job search engines don't get this opening: nothing says what the work is.`,
    hint: ({ missing, field: opening }, { field }) =>
      missing === "address"
        ? t`Add the address under “Search listing” in Site settings, or remove “${field(opening)}”.`
        : t`Say what the work is under “${field("text")}”, or remove “${field(opening)}”.`,
  },
  "unshown-field": {
    message: ({ field: unshown }, { field }) =>
      t`The layout of this list doesn't show “${field(unshown)}”.`,
    hint: () => t`Choose another layout, or remove it here.`,
  },
  "closed-opening": "same",
  "promised-file": "same",
  "unused-fact": {
    message: ({ fact }) => t`No text uses the fact “${factTitle(fact)}”.`,
    hint: () => t`Use it in a text, or remove it.`,
  },
  "unused-template": {
    hint: () => t`Choose it in a form, or remove it.`,
  },
  "unused-media": "same",
  "unused-host": "same",
  "unlisted-host": {
    message: ({ host, locations }, { page }) =>
      t`Photos on ${locations.map((file) => t`“${page(file)}”`).join(", ")} come from ${host}, which isn't one of the allowed websites.`,
    hint: () => t`If you trust it, add it here. Or add the photos to the site itself.`,
  },
  "unread-file": "same",
  "same-title": {
    message: ({ title }) => t`Another page has the same title, “${title}”.`,
  },
  "covered-choice": {
    message: ({ choice }, { setting }) =>
      t`“${setting(["look", choice])}” changes nothing on this site: its stylesheet, theme.css, decides that.`,
    hint: () => t`Remove it here, or ask the person who wrote theme.css.`,
  },
  "unreached-page": {
    message: (_, { owner }) => t`No button or link goes to the page “${owner}”.`,
    hint: () =>
      t`Link to it from another page, the menu or the footer, or delete it under “Pages…”.`,
  },
};

export const formatting: ScreenWords<typeof formattingCatalog> = {
  "invisible-character": "same",
  "broken-character": "same",
  "unclosed-mark": {
    hint: ({ mark }) =>
      mark === "["
        ? t`Remove it. For a link, select words and use the link button.`
        : t`Remove it. For bold text, select words and use the B button.`,
  },
  "list-number": {
    hint: () => t`If this isn't a list, fix it here, or turn off the numbers above the text.`,
  },
  "list-bullet": {
    hint: () => t`If this isn't a list, fix it here, or turn off the bullets above the text.`,
  },
  "misread-star": {
    hint: () => t`Fix it here, or write × for “times”.`,
  },
  "misread-address": {
    hint: () =>
      t`If that isn't the address, select it and add the right link with the link button.`,
  },
  "link-words": "same",
};

export const release: ScreenWords<typeof releaseCatalog> = {
  "stand-in-address": "same",
  "stand-in-phone": "same",
  "stand-in-id": "same",
  "sample-text": "same",
  "sample-photo": "same",
  "sample-english": "same",
  untranslated: {
    hint: () =>
      t`Translate it. If it is the same in both languages, add it to “Same in both” under “Other languages”.`,
  },
  "stand-in-fact": {
    message: ({ fact, value }) =>
      t`The fact “${factTitle(fact)}” still has its invented value, “${value}”.`,
    hint: ({ fact }) => t`Write the real one, then remove “${fact}” under “Placeholders”.`,
  },
  "stand-in-wording": {
    hint: ({ name }) =>
      t`Translate it. If it is the same in the site's language, remove “${name}” under “Placeholders”.`,
  },
};

export const siblings: ScreenWords<typeof siblingsCatalog> = {
  "sibling-pages": {
    hint: () =>
      t`Add what is missing, with the same short name: that is how pages find each other.`,
  },
  "sibling-address": {
    message: ({ folder, url }) =>
      t`In its own settings, the site in ${folder} has the address ${url}, not this one.`,
    hint: () =>
      t`Set the same address in both sites: links between the languages go to the one here.`,
  },
  "unknown-sibling": "same",
};
