// Content that works but could be better, and content that nothing uses.
import { didYouMean, error, listed, warning, type Suggestion, type Traits } from "./entry.ts";

/** @param reasons problems anywhere that can make a thing look unused when it isn't */
function unused(...reasons: string[]): Traits<unknown> {
  return {
    about: "site",
    impliedBy: {
      anywhere: ["duplicate-field", "reserved-field", "missing-page", "misnamed-file", ...reasons],
    },
  };
}

export const copy = {
  "unclosed-fact": error<{ found: string }>(
    ({ found }) =>
      found === "{{"
        ? "This {{ is never closed, so visitors would see it."
        : `This ${found} doesn't belong to a fact, so visitors would see it.`,
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
      "These hours are typed here and can differ from the site's opening hours, which no page shows.",
    () => 'Remove "rows" to show the "openingHours" of site.json here.',
    { about: "site" },
  ),
  "vague-label": warning<{ label: string }>(
    ({ label }) => `"${label}" doesn't say where it goes when it is read on its own.`,
    () => 'Say what happens or what is there, for example "See our services".',
    { impliedBy: { sameValue: ["left-out-words"] } },
  ),
  "shown-as-written": warning<{ written: string }>(
    ({ written }) => `Visitors would see ${written} as typed: this text can't be formatted.`,
    () => "Write only the words.",
  ),
  "left-out-words": warning<{ written: string }>(
    ({ written }) => `Visitors would see only ${written} here.`,
    ({ written }) =>
      `Write the words. In the guide, ${written} means the text that was already there: undo the change to get it back.`,
    { impliedBy: { sameValue: ["wrong-contact", "wrong-recipient", "wrong-fact"] } },
  ),
  "shown-as-space": warning<{ isInLines: boolean }>(
    () => "Visitors would see a space here, not a new line: this text is shown on one line.",
    ({ isInLines }) =>
      isInLines
        ? 'Write each line as a separate text: "lines": ["One", "Two"].'
        : "Write a space instead of \\n. Only texts with Markdown show new lines.",
  ),
  "shown-code": warning<{ written: string; means: string }>(
    ({ written }) =>
      `Visitors would see ${written} as typed: HTML codes don't work in these files.`,
    ({ means }) => `Write ${means} instead.`,
  ),
  "shown-placeholder": warning<{ written: string; known: readonly string[] }>(
    ({ written }) => `Visitors would see ${written} as typed: it isn't replaced by an answer here.`,
    ({ known }) =>
      known.length > 0
        ? `Use one of: ${listed(known.map((name) => `{${name}}`))}.`
        : "Use visitors' answers only in a form's subject and parameters.",
  ),
  "broken-link": warning<{ written: string }>(
    ({ written }) => `Visitors would see ${written} as typed, not a link.`,
    () =>
      "Write [words](page:contact): no space between ] and (, none inside the parentheses, and a ) at the end.",
    { impliedBy: { sameValue: ["invisible-character"] } },
  ),
  "link-detour": warning<{ host: string; direct: string }>(
    ({ host }) => `This link goes through ${host}, and may name the person who copied it.`,
    ({ direct }) => `Link directly: ${direct}`,
    { impliedBy: { sameValue: ["unsafe-address"] } },
  ),
  "late-main-heading": warning<{ heading: string | undefined }>(
    ({ heading }) =>
      `This comes before the page's main heading${heading === undefined ? "" : `, "${heading}"`}.`,
    () => 'Move the hero with "level": 1 to the top of the page.',
    { about: "container" },
  ),
  "long-title": warning<{ length: number; limit: number }>(
    ({ length, limit }) =>
      `This title has ${length} characters; search results show about ${limit}.`,
    () => "Shorten it, or put the most important words first.",
    { impliedBy: { sameValue: ["too-long"] } },
  ),
  "long-description": warning<{ length: number; limit: number }>(
    ({ length, limit }) =>
      `This description has ${length} characters; search results show about ${limit}.`,
    () => "Shorten it, or put what matters most in the first sentence.",
    { impliedBy: { sameValue: ["too-long"] } },
  ),
  "large-picture": warning<{ width: number; needed: number }>(
    ({ width, needed }) =>
      `This picture is ${width} pixels wide, but at most ${needed} are shown, and visitors wait for the rest.`,
    ({ needed }) => `Save it ${needed} pixels wide, and write its new width and height here.`,
  ),
  "heavy-picture": warning<{ file: string; bytes: number; most: number; moves: boolean }>(
    ({ file, bytes, moves }) =>
      `${file} ${moves ? "moves and " : ""}has ${inKilobytes(bytes)} kB, which is slow to load on a phone.`,
    ({ most, moves }) =>
      moves
        ? `Save it as a video (MP4), which is much smaller, as a still picture, or with at most ${inKilobytes(most)} kB.`
        : `Save it as a JPEG, PNG or WebP, which the build makes smaller, or with at most ${inKilobytes(most)} kB.`,
  ),
  "letters-in-logo": warning<{ file: string }>(
    ({ file }) => `${file} has words in a font that shared links and many visitors don't have.`,
    () =>
      "Open it in a drawing program, turn the words into shapes (Object to Path, Create Outlines), and save it again.",
  ),
  "wrong-size": warning<{
    file: string;
    width: number;
    height: number;
    /** Which of the two sizes content gives. */
    written: readonly ("width" | "height")[];
  }>(
    ({ file, width, height }) => `Wrong size: ${file} is ${width} pixels wide and ${height} high.`,
    ({ width, height }) => `Write "width": ${width} and "height": ${height}, or leave both out.`,
  ),
  "sensitive-field": error<{ label: string; what: string }>(
    ({ label, what }) => `"${label}" asks for ${what}, but this form sends ordinary email.`,
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
  "closed-opening": warning<{ label: string }>(
    ({ label }) =>
      `Visitors can choose "${label}" here, but no opening on this page has that name.`,
    () => "Remove this choice, or give it exactly the name of its opening.",
  ),
  "promised-file": warning<{ written: string }>(
    ({ written }) => `This says "${written}", but a file never leaves the visitor's device.`,
    () =>
      "Say that it isn't sent and how it can reach you, for example: please email it to us separately.",
  ),
  "unused-fact": warning<{ fact: string }>(
    ({ fact }) => `No text uses the fact "${fact}".`,
    ({ fact }) => `Use it as {{facts.${fact}}}, or remove it.`,
    unused(
      "unknown-fact",
      "missing-fact",
      "unclosed-fact",
      "too-long",
      "wrong-name",
      "wrong-recipient",
      "wrong-contact",
      "wrong-fact",
      "unsafe-address",
    ),
  ),
  "unused-template": warning<{ template: string }>(
    ({ template }) => `No form uses the template "${template}".`,
    () => "Name it in a form, or remove it.",
    unused("unknown-template"),
  ),
  "unused-media": warning<{ file: string }>(
    ({ file }) => `Nothing on the site shows ${file}.`,
    () => "Use it somewhere, or delete the file.",
    unused("missing-media", "file-on-computer", "unsafe-address", "unreadable-file"),
  ),
  "unused-host": warning<{ host: string } & Suggestion>(
    (values) => `No photo comes from ${values.host}.${didYouMean(values)}`,
    ({ suggestion }) =>
      suggestion === undefined
        ? "Remove it from the photo hosts."
        : `Write "${suggestion}": only photos from a listed host are loaded in the right size.`,
    unused("unsafe-address", "page-for-picture", "duplicate-name", "wrong-form"),
  ),
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
      `${name} isn't used: only ${name.startsWith("media/") ? "files directly in the media folder" : ".json pages and the media folder"} are published.`,
    ({ name, page, isTaken }) =>
      page !== undefined
        ? isTaken
          ? `Delete this file or give it another name: there is already a ${page}.json.`
          : `If it is a page, rename it to ${page}.json.`
        : name.startsWith("media/")
          ? "Move its files directly into the media folder."
          : "Put pages directly in this folder, with names that end in .json, in lowercase letters.",
  ),
  "same-title": warning<{ title: string; first: string }>(
    ({ title, first }) => `The page in ${first} has the same title: "${title}".`,
    () => "Give each page its own title: search results and browser tabs show nothing else.",
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
    unused("unknown-page", "unsafe-address", "button-target", "too-long", "file-name"),
  ),
};

function inKilobytes(bytes: number): string {
  return Math.round(bytes / 1000).toLocaleString("en-US");
}
