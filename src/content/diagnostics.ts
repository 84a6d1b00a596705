// Every problem content can have: its permanent id, how grave it is, and the words an editor reads.
import { pointer, type Place, type Position, type Source } from "./source.ts";

export type Severity = "error" | "warning";

/** One problem, ready to be printed, drawn on screen or handed to a tool. */
export interface Diagnostic extends Position {
  id: DiagnosticId;
  severity: Severity;
  file: string;
  pointer: string;
  /** What is wrong, in one or two sentences. */
  message: string;
  /** What to do about it. */
  hint: string;
}

interface Entry<Values> {
  severity: Severity;
  message: (values: Values) => string;
  hint: (values: Values) => string;
}

function entry<Values = object>(
  severity: Severity,
  message: (values: Values) => string,
  hint: (values: Values) => string,
): Entry<Values> {
  return { severity, message, hint };
}

type Suggestion = { suggestion?: string | undefined };

const didYouMean = ({ suggestion }: Suggestion): string =>
  suggestion === undefined ? "" : ` Did you mean "${suggestion}"?`;

const insteadOf = (what: string) => (values: Suggestion) =>
  values.suggestion === undefined
    ? what
    : `Write "${values.suggestion}". Otherwise: ${lowerFirst(what)}`;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Ids never change once published: tools and people refer to them. */
export const catalogue = {
  // The file as JSON.
  "syntax-comma-missing": entry(
    "error",
    () => "A comma is missing before this.",
    () =>
      "Put a comma after the value before it: every value but the last in its brackets is followed by one.",
  ),
  "syntax-comma-extra": entry(
    "error",
    () => "There is a comma with nothing after it.",
    () => "Remove this comma: the last value in its brackets has none.",
  ),
  "syntax-quotes": entry<{ found: string }>(
    "error",
    ({ found }) => `JSON needs straight double quotes (") where ${found} stands.`,
    () => 'Replace the quotes around this text by ", the straight kind on the keyboard.',
  ),
  "syntax-quote-unclosed": entry(
    "error",
    () => "This text has no closing quote on its line.",
    () => 'Put a " at its end. A line break inside a text is written \\n.',
  ),
  "syntax-bracket-unclosed": entry<{ bracket: string; closing: string }>(
    "error",
    ({ bracket }) => `The ${bracket} opened here is never closed.`,
    ({ closing }) => `Add ${closing} where the part that begins here ends.`,
  ),
  "syntax-comment": entry(
    "error",
    () => "JSON has no comments.",
    () =>
      'Remove this. To keep something out of the site without deleting it, write "hidden": true.',
  ),
  "syntax-colon-missing": entry(
    "error",
    () => 'A colon is missing: a field is written "name": value.',
    () => "Put a colon between the field's name and its value.",
  ),
  "syntax-character": entry(
    "error",
    () => "This text holds a character that JSON can't: a tab, a line break or a wrong \\ sign.",
    () => 'Write a tab as \\t, a line break as \\n, a " inside a text as \\" and a \\ as \\\\.',
  ),
  "syntax-unexpected": entry<{ found: string }>(
    "error",
    ({ found }) => `${found === "" ? "Something is missing here" : `"${found}" can't stand here`}.`,
    () =>
      'A value is a text in "double quotes", a number, true, false, a list in [ ] or fields in { }.',
  ),
  "syntax-empty": entry(
    "error",
    () => "This file is empty.",
    () => "Restore it from an earlier version, or copy another page and change its words.",
  ),
  "duplicate-field": entry<{ field: string }>(
    "error",
    ({ field }) => `The field "${field}" stands here a second time.`,
    () => "Keep one of the two: only one of them would ever be shown.",
  ),
  "reserved-field": entry<{ field: string }>(
    "error",
    ({ field }) => `"${field}" can't be the name of a field.`,
    () => "Choose another name, or remove it.",
  ),

  // The file's shape, as the schemas say.
  "unknown-field": entry<{ field: string; owner: string; known: readonly string[] } & Suggestion>(
    "error",
    (values) => `There is no field "${values.field}" in ${values.owner}.${didYouMean(values)}`,
    ({ known, suggestion }) =>
      suggestion === undefined
        ? `Remove it, or use one of: ${known.join(", ")}.`
        : `Write "${suggestion}". It can have: ${known.join(", ")}.`,
  ),
  "missing-field": entry<{ field: string; owner: string; help: string }>(
    "error",
    ({ field, owner }) => `${owner} has no "${field}".`,
    ({ field, help }) => `Add "${field}". ${help}`.trim(),
  ),
  "wrong-type": entry<{ expected: string; found: string; help: string }>(
    "error",
    ({ expected, found }) => `This should be ${expected}, but it is ${found}.`,
    ({ help }) => help,
  ),
  "unknown-value": entry<{ value: string; choices: readonly string[] } & Suggestion>(
    "error",
    (values) => `${values.value} is not one of the possible values.${didYouMean(values)}`,
    ({ choices }) => `Use one of: ${choices.join(", ")}.`,
  ),
  "unknown-type": entry<{ value: string; choices: readonly string[]; what: string } & Suggestion>(
    "error",
    (values) => `There is no ${values.what} of the type ${values.value}.${didYouMean(values)}`,
    ({ choices }) => `Use one of: ${choices.join(", ")}.`,
  ),
  "empty-text": entry<{ help: string }>(
    "error",
    () => "This text is empty.",
    ({ help }) => `Write something, or remove the field if it isn't needed. ${help}`.trim(),
  ),
  "wrong-form": entry<{ value: string; help: string }>(
    "error",
    ({ value }) => `"${value}" doesn't have the form that is needed here.`,
    ({ help }) => help,
  ),
  "wrong-name": entry<{ name: string; help: string }>(
    "error",
    ({ name }) => `"${name}" can't be used as a name here.`,
    ({ help }) => help,
  ),
  "too-long": entry<{ length: number; limit: number }>(
    "error",
    ({ length, limit }) => `This text has ${length} characters; its place holds ${limit}.`,
    ({ length, limit }) => `Shorten it by ${length - limit}.`,
  ),
  "too-few": entry<{ limit: number; what: string }>(
    "error",
    ({ limit, what }) => `${what} needs at least ${limit}.`,
    () => "Add what is missing, or hide or remove the part it belongs to.",
  ),
  "too-many": entry<{ count: number; limit: number; what: string }>(
    "error",
    ({ count, limit, what }) => `${what} has ${count} entries; it can have ${limit}.`,
    ({ count, limit }) => `Remove ${count - limit}, or split them over two.`,
  ),
  "out-of-range": entry<{ value: string; bound: string }>(
    "error",
    ({ value, bound }) => `${value} is out of range: it should be ${bound}.`,
    ({ bound }) => `Write a number that is ${bound}.`,
  ),
  "repeated-value": entry<{ value: string }>(
    "error",
    ({ value }) => `"${value}" stands in this list twice.`,
    () => "Remove one of the two.",
  ),
  "button-target": entry<{ both: boolean }>(
    "error",
    ({ both }) =>
      both
        ? 'This button has both "page" and "href": it can lead to one of them only.'
        : 'This button leads nowhere: it has neither "page" nor "href".',
    () =>
      'Use "page" for a page of this site, or "href" for an address such as https://… or mailto:….',
  ),

  // What a schema can't say.
  "no-site-file": entry(
    "error",
    () => "The content folder has no site.json.",
    () => "Add site.json: it holds the company's facts, the navigation and the mail settings.",
  ),
  "file-name": entry<{ name: string }>(
    "error",
    ({ name }) => `"${name}" can't be a page's name.`,
    () => "Rename the file: small letters, digits and hyphens, for example join-team.json.",
  ),
  "unknown-fact": entry<{ fact: string } & Suggestion>(
    "error",
    (values) => `There is no fact "${values.fact}" in site.json.${didYouMean(values)}`,
    insteadOf('Add the fact to "facts" in site.json.'),
  ),
  "unknown-page": entry<{ page: string; pages: readonly string[] } & Suggestion>(
    "error",
    (values) => `There is no page "${values.page}".${didYouMean(values)}`,
    ({ pages }) => `Use one of: ${pages.join(", ")}. Or add the page's file to the content folder.`,
  ),
  "unknown-icon": entry<{ icon: string } & Suggestion>(
    "error",
    (values) => `There is no icon "${values.icon}".${didYouMean(values)}`,
    () => "Look for a name at lucide.dev/icons.",
  ),
  "missing-media": entry<{ file: string } & Suggestion>(
    "error",
    (values) => `There is no file "${values.file}" in the content folder.${didYouMean(values)}`,
    () =>
      "Put the file into media/ in the content folder, and write its name exactly, capitals included.",
  ),
  "unsafe-address": entry<{ address: string; allowed: string }>(
    "error",
    ({ address }) => `"${address}" is not an address that a visitor can be sent to.`,
    ({ allowed }) => `Use ${allowed}.`,
  ),
  "missing-alt": entry(
    "error",
    () => "This picture has no alternative text.",
    () =>
      'Say in "alt" what the picture shows. If it says nothing that the words don\'t, add "decorative": true.',
  ),
  "markdown-not-supported": entry<{ what: string }>(
    "error",
    ({ what }) => `This text holds ${what}, which is not shown here.`,
    () => "Use paragraphs, lists, **bold**, *italic* and [links](page:contact) only.",
  ),
  "duplicate-id": entry<{ value: string; first: string }>(
    "error",
    ({ value, first }) => `The id "${value}" is already used in ${first}.`,
    () => "Give one of the two another id.",
  ),
  "reserved-id": entry<{ value: string }>(
    "error",
    ({ value }) => `The id "${value}" is taken by the site itself.`,
    () => "Choose another id.",
  ),
  "no-main-heading": entry(
    "error",
    () => "This page has no main heading.",
    () => 'Add "level": 1 to the hero at the top of the page.',
  ),
  "second-main-heading": entry<{ heading: string }>(
    "error",
    ({ heading }) => `"${heading}" is a second main heading on this page.`,
    () => 'Remove "level": 1 here: a page has one main heading, usually its first hero.',
  ),
  "wrong-contact": entry<{ line: string; kind: string; example: string }>(
    "error",
    ({ line, kind }) => `"${line}" is not ${kind}.`,
    ({ example }) => `Write it like ${example}, or change "kind" to text.`,
  ),
  "wrong-recipient": entry<{ recipient: string }>(
    "error",
    ({ recipient }) => `"${recipient}" is not an e-mail address, so no message could arrive.`,
    () => "Write one address, usually a fact: {{facts.email}}.",
  ),
  "unknown-template": entry<{ template: string; templates: readonly string[] } & Suggestion>(
    "error",
    (values) => `There is no template "${values.template}" in site.json.${didYouMean(values)}`,
    ({ templates }) =>
      `Use one of: ${templates.join(", ")}. Or add it in site.json under mail, templates.`,
  ),
  "unfilled-parameter": entry<{ parameter: string; template: string }>(
    "error",
    ({ parameter, template }) =>
      `The template "${template}" takes "${parameter}", but this form doesn't fill it.`,
    ({ parameter }) => `Add "${parameter}" here, for example "${parameter}": "{name}".`,
  ),
  "unknown-parameter": entry<{ parameter: string; template: string } & Suggestion>(
    "error",
    (values) =>
      `The template "${values.template}" has no parameter "${values.parameter}".${didYouMean(values)}`,
    () => "Rename or remove it, or add it to the template's parameters in site.json.",
  ),
  "unknown-placeholder": entry<{ placeholder: string; known: readonly string[] } & Suggestion>(
    "error",
    (values) => `This form has no field "${values.placeholder}".${didYouMean(values)}`,
    ({ known }) => `In braces can stand: ${known.map((name) => `{${name}}`).join(", ")}.`,
  ),
  "lost-field": entry<{ field: string }>(
    "error",
    ({ field }) =>
      `What a visitor writes into "${field}" would never reach you: no parameter uses it.`,
    ({ field }) => `Add {${field}} to a parameter, or "sent": false to the field if that is meant.`,
  ),
  "unsent-field-used": entry<{ field: string }>(
    "error",
    ({ field }) => `The field "${field}" is marked "sent": false, but this uses {${field}}.`,
    ({ field }) => `Remove {${field}} here, or "sent": false there. A file can never be sent.`,
  ),
  "duplicate-name": entry<{ name: string; what: string }>(
    "error",
    ({ name, what }) => `There are two ${what} called "${name}".`,
    () => "Rename one of the two.",
  ),
};

export type DiagnosticId = keyof typeof catalogue;
type ValuesOf<Id extends DiagnosticId> =
  Parameters<(typeof catalogue)[Id]["message"]> extends [infer Values] ? Values : object;

/** A problem as a phase reports it: not yet located, not yet worded. */
export type Problem = {
  [Id in DiagnosticId]: { id: Id; place: Place; values: ValuesOf<Id> };
}[DiagnosticId];

/** Makes a problem; the catalogue's entry for `id` says which values its words need. */
export function problem<Id extends DiagnosticId>(
  id: Id,
  place: Place,
  values: ValuesOf<Id>,
): Problem {
  // The mapped union above is exactly these pairs, which the compiler can't follow through a type parameter.
  return { id, place, values } as Problem;
}

/** Words and locates a problem of `source`. */
export function diagnose(source: Source, { id, place, values }: Problem): Diagnostic {
  // The pair of id and values was checked when the problem was made.
  const { severity, message, hint } = catalogue[id] as Entry<unknown>;
  return {
    id,
    severity,
    file: source.name,
    ...source.locate(place),
    pointer: pointer(place.path ?? []),
    message: message(values),
    hint: hint(values),
  };
}
