// The invisible characters: between the entries of a file, in its texts, on a terminal.

const controls = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f`;
/** Line breaks and marks that change the reading direction, and zero-width spaces. */
const marks = String.raw`\u200b\u2028-\u202e\u2060-\u206f\ufeff`;
/** Unicode's specials without a meaning, and the placeholder for an unreadable character. */
const specials = String.raw`\ufff9-\ufffc`;
const lost = String.raw`\ufffd-\uffff`;
const halves = String.raw`[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]`;
/** Spaces and joiners that are useful in texts, but not between the entries of a file. */
const spaces = String.raw`\u0085\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u202f\u205f\u3000`;

/** Characters that can't be intended in a text. Joiners in emoji and scripts, and soft hyphens, are useful. */
export const unwantedInTexts = new RegExp(`[${controls}${marks}${specials}${lost}]|${halves}`, "g");

/** Only other scripts and emoji have joiners and variants, which follow their letters. */
const joiners = String.raw`[\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`;
const notSeen = String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]`;
/** Spaces at an end, at the @, and in a web address. A phone number has them between its digits. */
const unusualSpaces = String.raw`(?! )\p{Z}(?:(?=\p{Z}*(?:$|@))|(?<=(?:^|@)\p{Z}*|^(?:https?:|mailto:|www\.)[^ ]*))`;

/** Characters of an address that can't be intended. */
export const unseenInAddress = new RegExp(
  String.raw`(?<![^\0-\x7f])${joiners}|(?!${joiners})${notSeen}|${unusualSpaces}`,
  "gu",
);

export function withoutUnseen(address: string): string {
  return address.replaceAll(unseenInAddress, "");
}

const hiddenOnTerminals = new RegExp(`[${controls}\\r${marks}${specials}]|${halves}`, "g");

/** Characters that can be between the entries of a file without being seen, and must not. */
export const unwantedBetweenEntries = new RegExp(`[\\u000b\\u000c${spaces}${marks}]+`, "y");

/** The ones that end a line or a page: removing them would join two words. */
export const unseenBreaks: ReadonlySet<number> = new Set([0x0b, 0x0c, 0x85, 0x2028, 0x2029]);

/** The spaces that replace invisible characters between entries: none for zero-width ones. */
export function unseenWidth(text: string): string {
  return text
    .replace(/[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, "")
    .replace(/./gs, " ");
}

/** Replaces what a terminal would obey or hide with a visible character of one column. */
export function visible(text: string): string {
  return text.replace(hiddenOnTerminals, "\ufffd");
}

/** The same for text within a line, such as a file's name, which may contain a line break. */
export function visibleInLine(text: string): string {
  return visible(text).replace(/[\n\t]/g, "\ufffd");
}

/** Equivalent JSON without characters that a terminal would obey. */
export function visibleJson(json: string): string {
  return json.replace(
    hiddenOnTerminals,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
