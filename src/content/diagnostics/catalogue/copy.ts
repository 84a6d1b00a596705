// What copy needs beyond being correct, and what is left over.
import { didYouMean, error, listed, warning, type Suggestion, type Traits } from "./entry.ts";

/** @param reasons problems that may be why a thing only seems unused, wherever they are */
function unused(...reasons: string[]): Traits<unknown> {
  return {
    about: "site",
    impliedBy: {
      anywhere: ["duplicate-field", "reserved-field", "missing-page", "misnamed-file", ...reasons],
    },
  };
}

export const copy = {
  "invisible-character": error<{ name: string; code: number }>(
    ({ name }) => `This text holds an invisible character: ${name}.`,
    () => "Delete it, or type the words around it again. It was probably pasted along.",
  ),
  "broken-character": error<{ name: string; code: number }>(
    ({ name }) => `This text holds ${name}.`,
    () => "Type the character again: what stood here was lost when the text was copied or saved.",
    { impliedBy: { sameFile: ["wrong-encoding"] } },
  ),
  "unclosed-fact": error<{ found: string }>(
    ({ found }) =>
      found === "{{"
        ? "The {{ here is never closed, so visitors would see it."
        : `The ${found} here belongs to no fact, so visitors would see it.`,
    () => "Write a fact as {{facts.phone}}, with two braces at both ends.",
  ),
  "written-out-fact": warning<{ written: string; fact: string; isMendable: boolean }>(
    ({ written, fact }) => `"${written}" is the fact "${fact}", written out.`,
    ({ fact }) => `Write {{facts.${fact}}}, so that it changes everywhere when the fact does.`,
  ),
  "nearly-a-fact": warning<{ written: string; fact: string; value: string }>(
    ({ written, fact, value }) =>
      `"${written}" is almost the fact "${fact}", which is "${value}". Which one is right?`,
    ({ fact }) => `If the fact is right, write {{facts.${fact}}}. If this is, correct site.json.`,
  ),
  "vague-label": warning<{ label: string }>(
    ({ label }) => `"${label}" doesn't say where this leads when it is read by itself.`,
    () => 'Name what happens or what is there, for example "See our services".',
    { impliedBy: { sameValue: ["left-out-words"] } },
  ),
  "shown-as-written": warning<{ written: string }>(
    ({ written }) =>
      `Visitors would see ${written} with all its signs: this text has no formatting.`,
    () => "Write the words alone.",
  ),
  "left-out-words": warning<{ written: string }>(
    ({ written }) => `Visitors would see only ${written} here.`,
    ({ written }) =>
      `Write the words. In the guide ${written} stands for what was written there before: undo the change to get it back.`,
    { impliedBy: { sameValue: ["wrong-contact", "wrong-recipient", "wrong-fact"] } },
  ),
  "shown-as-space": warning<{ isInLines: boolean }>(
    () => "Visitors would see no new line here, but a space: this text is shown in one line.",
    ({ isInLines }) =>
      isInLines
        ? 'Write each line as a text of its own: "lines": ["One", "Two"].'
        : "Write a space instead of \\n. New lines are shown in texts with Markdown only.",
  ),
  "shown-code": warning<{ written: string; means: string }>(
    ({ written }) =>
      `Visitors would see ${written} as it stands: codes of web pages mean nothing in these files.`,
    ({ means }) => `Write ${means} in its place.`,
  ),
  "shown-placeholder": warning<{ written: string; known: readonly string[] }>(
    ({ written }) =>
      `Visitors would see ${written} as it stands: nothing is put in its place here.`,
    ({ known }) =>
      known.length > 0
        ? `In braces can stand: ${listed(known.map((name) => `{${name}}`))}.`
        : "What visitors wrote can only stand in a form's subject and parameters.",
  ),
  "broken-link": warning<{ written: string }>(
    ({ written }) => `Visitors would see ${written} as it stands, not a link.`,
    () =>
      "Write [words](page:contact): no space between ] and (, none inside the round brackets, and a ) at the end.",
  ),
  "unclosed-mark": warning<{ mark: "**" | "[" }>(
    ({ mark }) =>
      `Visitors would see this ${mark} as it stands: what it begins has no ${mark === "[" ? "]" : mark} at its end.`,
    ({ mark }) =>
      mark === "["
        ? "Write [words](page:contact) for a link, or remove it."
        : "Write **words** with two stars at both ends and no space inside, or remove them.",
  ),
  "late-main-heading": warning<{ heading: string | undefined }>(
    ({ heading }) =>
      `This stands above the page's main heading${heading === undefined ? "" : `, "${heading}"`}.`,
    () => 'Move the hero with "level": 1 to the top of the page.',
    { about: "container" },
  ),
  "long-title": warning<{ length: number; limit: number }>(
    ({ length, limit }) =>
      `This title has ${length} characters; a search result shows about ${limit}.`,
    () => "Shorten it, or begin with the words that matter most.",
    { impliedBy: { sameValue: ["too-long"] } },
  ),
  "long-description": warning<{ length: number; limit: number }>(
    ({ length, limit }) =>
      `This description has ${length} characters; a search result shows about ${limit}.`,
    () => "Shorten it, or say what matters most in the first sentence.",
    { impliedBy: { sameValue: ["too-long"] } },
  ),
  "large-picture": warning<{ width: number; needed: number }>(
    ({ width, needed }) =>
      `This picture is ${width} pixels wide; its place shows ${needed} at most, and visitors wait for the rest.`,
    ({ needed }) => `Save it ${needed} pixels wide, and write its new width and height here.`,
  ),
  "heavy-picture": warning<{ file: string; bytes: number; most: number }>(
    ({ file, bytes }) =>
      `${file} has ${inKilobytes(bytes)} kB, and visitors on a phone wait for each of them.`,
    ({ most }) =>
      `Save it as a JPEG, PNG or WebP, which the build makes as small as its place needs, or in ${inKilobytes(most)} kB or less.`,
  ),
  "letters-in-logo": warning<{ file: string }>(
    ({ file }) =>
      `${file} has words that need a font, which isn't there for shared links, and for many visitors.`,
    () =>
      "Open it in a drawing program, turn the words into shapes (Object to Path, Create Outlines), and save it anew.",
  ),
  "wrong-size": warning<{
    file: string;
    width: number;
    height: number;
    /** Which of the two content doesn't leave out. */
    written: readonly ("width" | "height")[];
  }>(
    ({ file, width, height }) => `${file} is ${width} pixels wide and ${height} high.`,
    ({ width, height }) => `Write "width": ${width} and "height": ${height}, or leave both out.`,
  ),
  "sensitive-field": error<{ label: string; what: string }>(
    ({ label, what }) => `"${label}" asks for ${what}, and this form sends ordinary e-mail.`,
    () => 'Remove the field. If it is meant and lawful, add "sensitive": "allowed" to it.',
  ),
  "unlisted-opening": warning<{ missing: "address" | "text" }>(
    ({ missing }) =>
      missing === "address"
        ? "Search engines aren't told of this opening, because site.json doesn't say where it is."
        : "Search engines aren't told of this opening, because nothing says what the work is.",
    ({ missing }) =>
      missing === "address"
        ? 'Write the address under "organization" in site.json, or remove "opening".'
        : 'Give the item a "text" or "details", or remove "opening".',
    { about: "entry" },
  ),
  "closed-opening": warning<{ label: string }>(
    ({ label }) => `Visitors can choose "${label}" here, and no opening on this page is called so.`,
    () => "Remove this choice, or call it exactly as its opening.",
  ),
  "promised-file": warning<{ written: string }>(
    ({ written }) => `This says "${written}", but a file never leaves the visitor's device.`,
    () => "Say that it isn't sent, and how it can reach you: please email it to us separately.",
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
    () => "Show it somewhere, or delete the file.",
    unused("missing-media", "file-on-computer", "unsafe-address", "unreadable-file"),
  ),
  "unused-host": warning<{ host: string } & Suggestion>(
    (values) => `No photo comes from ${values.host}.${didYouMean(values)}`,
    ({ suggestion }) =>
      suggestion === undefined
        ? "Remove it from the photo hosts."
        : `Write "${suggestion}": only photos of a host that is listed are loaded in the size that is needed.`,
    unused("unsafe-address", "page-for-picture", "duplicate-name", "wrong-form"),
  ),
  "unlisted-host": warning<{
    host: string;
    widthParameter: string | undefined;
    places: readonly string[];
  }>(
    ({ host, places }) =>
      `Photos in ${listed(places)} come from ${host}, which isn't among the photo hosts.`,
    ({ host, widthParameter }) =>
      `If you trust it, write { "host": "${host}"${widthParameter === undefined ? "" : `, "widthParameter": "${widthParameter}"`} } here. Or put the photos into media.`,
    { about: "lack" },
  ),
  "unread-file": warning<{
    name: string;
    /** How the page would be called that it may be, and whether one is called so. */
    page: string | undefined;
    isTaken: boolean;
  }>(
    ({ name }) => `Nothing of ${name} gets onto the site.`,
    ({ name, page, isTaken }) =>
      page !== undefined
        ? isTaken
          ? `There is a ${page}.json already: delete this one, or give it a name of its own.`
          : `If it is a page, rename it to ${page}.json.`
        : name.startsWith("media/")
          ? "Put its files directly into media."
          : "Put pages directly into this folder, with names that end in .json, in small letters.",
  ),
  "same-title": warning<{ title: string; first: string }>(
    ({ title, first }) => `The page in ${first} has this title, too: "${title}".`,
    () => "Give each page a title of its own: search results and browser tabs show nothing else.",
  ),
  "unreached-page": warning<{ page: string }>(
    ({ page }) => `No button or link leads to the page "${page}".`,
    () => "Link to it from another page, the navigation or the footer, or delete the file.",
    unused("unknown-page", "unsafe-address", "button-target", "too-long", "file-name"),
  ),
};

function inKilobytes(bytes: number): string {
  return Math.round(bytes / 1000).toLocaleString("en-US");
}
