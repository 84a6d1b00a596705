// The English phrases that problems hold as values, in the language of the person who edits.
import { t, translate } from "../../../words/t.ts";

const phrases: Readonly<Record<string, string>> = {
  "a phone number": t`a phone number`,
  "an email address": t`an email address`,
  "a website": t`a website`,
  "a number that a government or an insurer gives a person": t`a number that a government or an insurer gives a person`,
  "a date of birth": t`a date of birth`,
  "health data": t`health data`,
  "the placeholder for an unreadable character": t`the placeholder for an unreadable character`,
  "one half of a character": t`one half of a character`,
  "a code that isn't a character": t`a code that isn't a character`,
  "an unusual line break": t`an unusual line break`,
  "an unusual space": t`an unusual space`,
  "a zero-width space": t`a zero-width space`,
  "a soft hyphen": t`a soft hyphen`,
  "a mark that changes the reading direction": t`a mark that changes the reading direction`,
  "a control character": t`a control character`,
  "a mark without a width": t`a mark without a width`,
  "an RTF file, from WordPad or TextEdit": t`an RTF file, from WordPad or TextEdit`,
  "a document from Word or another office program (DOCX, ODT), or a ZIP archive": t`a document from Word or another office program (DOCX, ODT), or a ZIP archive`,
  "a document from an older version of Word": t`a document from an older version of Word`,
  "a PDF": t`a PDF`,
  "a web page (HTML)": t`a web page (HTML)`,
  "a web page saved from a browser": t`a web page saved from a browser`,
  "a picture": t`a picture`,
  Headings: t`Headings`,
  "Code blocks": t`Code blocks`,
  Code: t`Code`,
  Quotations: t`Quotations`,
  "Horizontal lines": t`Horizontal lines`,
  Tables: t`Tables`,
  Pictures: t`Pictures`,
  Strikethrough: t`Strikethrough`,
  "Link definitions": t`Link definitions`,
  Checkboxes: t`Checkboxes`,
  "Lists or quotations inside each other": t`Lists or quotations inside each other`,
  block: t`block`,
  field: t`field`,
  text: t`text`,
  "a number": t`a number`,
  "a list": t`a list`,
  "true or false": t`true or false`,
  "a group of fields": t`a group of fields`,
  "Start with a letter and use only letters and digits, or write it like the names next to it.": t`Start with a letter and use only letters and digits, or write it like the names next to it.`,
  "Choose another name: the site uses this one itself.": t`Choose another name: the site uses this one itself.`,
  "Remove the comma: commas separate the choices that are sent. The label can have one.": t`Remove the comma: commas separate the choices that are sent. The label can have one.`,
};

/** @param english a value of a problem, or words of a schema */
export function inWords(english: string): string {
  return phrases[english] ?? translate(english);
}

/** @param name of a character, with its code in parentheses */
export function characterInWords(name: string): string {
  const [, words = name, code = ""] = /^(.+)( \(U\+[0-9A-F]+\))$/.exec(name) ?? [];
  return inWords(words) + code;
}

/** Why settings need a repository. */
export const withoutRepository = (): string =>
  t`Without it, the settings of the repository have no effect.`;
