// Content that works but could be better, and content that nothing uses.
import { error, listed, warning } from "./entry.ts";
import { inDigits } from "../../../words/formats.ts";
import { t } from "../../../words/t.ts";
import { inWords } from "./phrases.ts";
import { unused, unusedTraits } from "./unused.ts";

export const copy = {
  "unclosed-fact": error<{ found: string }>(
    ({ found }) =>
      found === "{{"
        ? t`This {{ is never closed, so visitors would see it.`
        : t`This ${found} doesn't belong to a fact, so visitors would see it.`,
    () => "Write a fact as {{facts.phone}}, with two braces at each end.",
  ),
  "written-out-fact": warning<{ written: string; fact: string; isFixable: boolean }>(
    ({ written, fact }) => `"${written}" is typed out here, but it is the fact "${fact}".`,
    ({ fact }) => `Write {{facts.${fact}}}, so that it changes when the fact does.`,
  ),
  "nearly-a-fact": warning<{ written: string; fact: string; value: string }>(
    ({ written, fact, value }) =>
      `"${written}" is almost the fact "${fact}", which is "${value}". Which one is right?`,
    ({ fact }) => `If the fact is right, write {{facts.${fact}}}. If not, correct it in site.json.`,
  ),
  "no-opening-hours": warning(
    () =>
      "These hours have no rows, and site.json has no opening hours, so visitors see only the heading.",
    () => 'Add "rows" here, or "openingHours" to site.json.',
    { about: "lack" },
  ),
  "typed-hours": warning<{ isPlaceholder: boolean }>(
    () =>
      t`These hours are typed here and can differ from the site's opening hours, which no page shows.`,
    () => 'Remove "rows" to show the "openingHours" of site.json here.',
    { about: "site" },
  ),
  "vague-label": warning<{ label: string }>(
    ({ label }) => t`"${label}" doesn't say where it goes when it is read on its own.`,
    () => t`Say what happens or what is there, for example "See our services".`,
    { impliedBy: { sameValue: ["left-out-words"] } },
  ),
  "shown-as-written": warning<{ written: string }>(
    ({ written }) => t`Visitors would see ${written} as typed: this text can't be formatted.`,
    () => t`Write only the words.`,
  ),
  "left-out-words": warning<{ written: string }>(
    ({ written }) => t`Visitors would see only ${written} here.`,
    ({ written }) =>
      `Write the words. In the guide, ${written} means the text that was already there: undo the change to get it back.`,
    { impliedBy: { sameValue: ["wrong-contact", "wrong-recipient", "wrong-fact"] } },
  ),
  "shown-as-space": warning<{ isInLines: boolean }>(
    () => t`Visitors would see a space here, not a new line: this text is shown on one line.`,
    ({ isInLines }) =>
      isInLines
        ? 'Write each line as a separate text: "lines": ["One", "Two"].'
        : "Write a space instead of \\n. Only texts with Markdown show new lines.",
  ),
  "shown-code": warning<{ written: string; means: string }>(
    ({ written }) =>
      `Visitors would see ${written} as typed: HTML codes don't work in these files.`,
    ({ means }) => t`Write ${means} instead.`,
  ),
  "shown-placeholder": warning<{ written: string; known: readonly string[] }>(
    ({ written }) =>
      t`Visitors would see ${written} as typed: it isn't replaced by an answer here.`,
    ({ known }) =>
      known.length > 0
        ? `Use one of: ${listed(known.map((name) => `{${name}}`))}.`
        : "Use visitors' answers only in a form's subject and parameters.",
  ),
  "broken-link": warning<{ written: string }>(
    ({ written }) => t`Visitors would see ${written} as typed, not a link.`,
    () =>
      "Write [words](page:contact): no space between ] and (, none inside the parentheses, and a ) at the end.",
    { impliedBy: { sameValue: ["invisible-character"] } },
  ),
  "link-detour": warning<{ host: string; direct: string }>(
    ({ host }) => t`This link goes through ${host}, and may name the person who copied it.`,
    ({ direct }) => t`Link directly: ${direct}`,
    { impliedBy: { sameValue: ["unsafe-address"] } },
  ),
  "late-main-heading": warning<{ heading: string | undefined }>(
    ({ heading }) =>
      heading === undefined
        ? t`This comes before the page's main heading.`
        : t`This comes before the page's main heading, "${heading}".`,
    () => 'Move the hero with "level": 1 to the top of the page.',
    { about: "container" },
  ),
  "long-title": warning<{ length: number; limit: number }>(
    ({ length, limit }) =>
      t`This title has ${length} characters; search results show about ${limit}.`,
    () => t`Shorten it, or put the most important words first.`,
    { impliedBy: { sameValue: ["too-long"] } },
  ),
  "long-description": warning<{ length: number; limit: number }>(
    ({ length, limit }) =>
      t`This description has ${length} characters; search results show about ${limit}.`,
    () => t`Shorten it, or put what matters most in the first sentence.`,
    { impliedBy: { sameValue: ["too-long"] } },
  ),
  "large-picture": warning<{ width: number; needed: number }>(
    ({ width, needed }) =>
      t`This picture is ${width} pixels wide, but at most ${needed} are shown, and visitors wait for the rest.`,
    ({ needed }) => `Save it ${needed} pixels wide, and write its new width and height here.`,
  ),
  "heavy-picture": warning<{ file: string; bytes: number; most: number; moves: boolean }>(
    ({ file, bytes, moves }) =>
      moves
        ? t`${file} moves and has ${inKilobytes(bytes)} kB, which is slow to load on a phone.`
        : t`${file} has ${inKilobytes(bytes)} kB, which is slow to load on a phone.`,
    ({ most, moves }) =>
      moves
        ? `Save it as a video (MP4), which is much smaller, as a still picture, or with at most ${inKilobytes(most)} kB.`
        : `Save it as a JPEG, PNG or WebP, which the build makes smaller, or with at most ${inKilobytes(most)} kB.`,
  ),
  "letters-in-logo": warning<{ file: string }>(
    ({ file }) => t`${file} has words in a font that shared links and many visitors don't have.`,
    () =>
      t`Open it in a drawing program, turn the words into shapes (Object to Path, Create Outlines), and save it again.`,
  ),
  "wrong-size": warning<{
    file: string;
    width: number;
    height: number;
    /** Which of the two sizes content gives. */
    written: readonly ("width" | "height")[];
  }>(
    ({ file, width, height }) => t`Wrong size: ${file} is ${width} pixels wide and ${height} high.`,
    ({ width, height }) => `Write "width": ${width} and "height": ${height}, or leave both out.`,
  ),
  "sensitive-field": error<{ label: string; what: string }>(
    ({ label, what }) =>
      t`"${label}" asks for ${inWords(what)}, but this form sends ordinary email.`,
    () =>
      'Remove the field. If you need it and the law allows it, add "sensitive": "allowed" to it.',
  ),
  "unlisted-opening": warning<{ missing: "address" | "text"; field: string }>(
    ({ missing }) =>
      missing === "address"
        ? "Search engines don't get this opening: site.json doesn't say where it is."
        : "Search engines don't get this opening: nothing says what the work is.",
    ({ missing, field }) =>
      missing === "address"
        ? `Add the address under "organization" in site.json, or remove "${field}".`
        : `Give the item a "text" or "details", or remove "${field}".`,
    { about: "entry" },
  ),
  "unshown-field": warning<{
    field: string;
    layout: string;
    shownIn: string;
    /** What the layout shows in its place. */
    instead: string | undefined;
  }>(
    ({ field, layout }) => `A list with the layout "${layout}" doesn't show "${field}".`,
    ({ shownIn, instead }) =>
      instead === undefined
        ? `Remove it, or give the list the layout "${shownIn}".`
        : `Call it "${instead}", or remove it.`,
    { about: "entry" },
  ),
  "closed-opening": warning<{ label: string }>(
    ({ label }) =>
      t`Visitors can choose "${label}" here, but no opening on this page has that name.`,
    () => t`Remove this choice, or give it exactly the name of its opening.`,
  ),
  "promised-file": warning<{ written: string }>(
    ({ written }) => t`This says "${written}", but a file never leaves the visitor's device.`,
    () =>
      t`Say that it isn't sent and how it can reach you, for example: please email it to us separately.`,
  ),
  ...unused,
  "unlisted-host": warning<{
    host: string;
    widthParameter: string | undefined;
    locations: readonly string[];
  }>(
    ({ host, locations }) =>
      `Photos in ${listed(locations)} come from ${host}, which isn't one of the photo hosts.`,
    ({ host, widthParameter }) =>
      `If you trust it, add { "host": "${host}"${widthParameter === undefined ? "" : `, "widthParameter": "${widthParameter}"`} } here. Or put the photos in the media folder.`,
    { about: "lack" },
  ),
  "unread-file": warning<{
    name: string;
    /** The name it would have as a page, and whether there is already a page with that name. */
    page: string | undefined;
    isTaken: boolean;
  }>(
    ({ name }) =>
      name.startsWith("media/")
        ? t`${name} isn't used: only files directly in the media folder are published.`
        : t`${name} isn't used: only .json pages and the media folder are published.`,
    ({ name, page, isTaken }) =>
      page !== undefined
        ? isTaken
          ? t`Delete this file or give it another name: there is already a ${page}.json.`
          : t`If it is a page, rename it to ${page}.json.`
        : name.startsWith("media/")
          ? t`Move its files directly into the media folder.`
          : t`Put pages directly in this folder, with names that end in .json, in lowercase letters.`,
  ),
  "same-title": warning<{ title: string; first: string }>(
    ({ title, first }) => `The page in ${first} has the same title: "${title}".`,
    () => t`Give each page its own title: search results and browser tabs show nothing else.`,
  ),
  "covered-choice": warning<{
    /** The field of "look" in site.json. */
    choice: string;
    tokens: readonly string[];
  }>(
    ({ choice, tokens }) =>
      `"${choice}" changes nothing, because theme.css sets ${tokens.join(" and ")}.`,
    ({ choice, tokens }) => `Remove "${choice}" here, or ${tokens.join(" and ")} in theme.css.`,
  ),
  "unreached-page": warning<{ page: string }>(
    ({ page }) => `No button or link goes to the page "${page}".`,
    () => "Link to it from another page, the navigation or the footer, or delete the file.",
    unusedTraits("unknown-page", "unsafe-address", "button-target", "too-long", "file-name"),
  ),
};

function inKilobytes(bytes: number): string {
  return inDigits(Math.round(bytes / 1000));
}
