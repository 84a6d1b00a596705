// The characters that nobody sees, once: between the entries of a file, in its texts, on a terminal.

const controls = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f`;
/** Breaks and marks that turn the direction of reading, and spaces without width. */
const marks = String.raw`\u200b\u2028-\u202e\u2060-\u206f\ufeff`;
/** Unicode's specials that stand for nothing, and the sign for what could not be read. */
const specials = String.raw`\ufff9-\ufffc`;
const lost = String.raw`\ufffd-\uffff`;
const halves = String.raw`[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]`;
/** Spaces and joiners that have a use in copy, and none between the entries of a file. */
const spaces = String.raw`\u0085\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u202f\u205f\u3000`;

/** What can't have been meant in a text. Joiners in emoji and scripts, and soft hyphens, have a use. */
export const unwantedInTexts = new RegExp(`[${controls}${marks}${specials}${lost}]|${halves}`, "g");

const hiddenOnTerminals = new RegExp(`[${controls}\\r${marks}${specials}]|${halves}`, "g");

/** What may stand between the entries of a file without being seen, and mustn't. */
export const unwantedBetweenEntries = new RegExp(`[\\u000b\\u000c${spaces}${marks}]+`, "y");

/** Those that stand for the end of a line or a page, so that words would grow together without them. */
export const unseenBreaks: ReadonlySet<number> = new Set([0x0b, 0x0c, 0x85, 0x2028, 0x2029]);

/** The spaces that are in the place of what can't be seen between entries: none for what takes no room. */
export function unseenWidth(text: string): string {
  return text
    .replace(/[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, "")
    .replace(/./gs, " ");
}

/** What a terminal would obey or hide instead of showing, made visible as one column each. */
export function visible(text: string): string {
  return text.replace(hiddenOnTerminals, "\ufffd");
}

/** The same for what is shown within a line, such as the name of a file, which may have a line's end in it. */
export function visibleInLine(text: string): string {
  return visible(text).replace(/[\n\t]/g, "\ufffd");
}

/** JSON that a terminal obeys no part of, and that says the same. */
export function visibleJson(json: string): string {
  return json.replace(
    hiddenOnTerminals,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
