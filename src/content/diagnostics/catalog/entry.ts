// The parts of a catalog entry, and the phrases that several entries share.

import type { Path } from "../../model/path.ts";
import { t } from "../../../words/t.ts";

export type Severity = "error" | "warning";

/** Where the problem that implies another one is, as seen from the implied one. */
export type Nearness =
  "sameValue" | "samePart" | "sameContainer" | "sameFile" | "sameFact" | "anywhere";

/** Which problems imply which others: `suppressImplied` reads it, so that one mistake is reported once. */
export interface Traits<Values> {
  /**
   * What the problem is about, if not the value at its location: an `entry` of a list or group, the set of entries
   * that a `container` has, the `lack` of an entry, or the whole `site`, where nothing does something.
   */
  about?: "entry" | "container" | "lack" | "site";
  /** True if the value is wrong but still has the type that the schema expects, with everything inside it. */
  isReadable?: boolean;
  /** True if the value's meaning isn't in doubt. */
  sparesMeaning?: boolean;
  /** The ids of problems that imply this one, by where those problems are. */
  impliedBy?: Partial<Record<Nearness, readonly string[]>>;
  /** The fact that is the mistake, wherever it is used. */
  fact?: (values: Values) => string | undefined;
}

export interface Entry<Values> extends Traits<Values> {
  severity: Severity;
  /** What is wrong, in one or two sentences. */
  message: (values: Values) => string;
  /** What to do about it. */
  hint: (values: Values) => string;
}

type Words<Values> = (values: Values) => string;

export function error<Values = object>(
  message: Words<Values>,
  hint: Words<Values>,
  traits: Traits<Values> = {},
): Entry<Values> {
  return { severity: "error", message, hint, ...traits };
}

/** Shown, but doesn't stop the build. */
export function warning<Values = object>(
  message: Words<Values>,
  hint: Words<Values>,
  traits: Traits<Values> = {},
): Entry<Values> {
  return { severity: "warning", message, hint, ...traits };
}

/** The one name that the author probably meant. */
export type Suggestion = { suggestion?: string | undefined };

export const didYouMean = ({ suggestion }: Suggestion): string =>
  suggestion === undefined ? "" : ` ${t`Did you mean "${suggestion}"?`}`;

/** Puts the likely fix, "Write this", before the other things that could be done. */
export const insteadOf = (otherwise: string) => (values: Suggestion) =>
  values.suggestion === undefined
    ? otherwise
    : `Write "${values.suggestion}". Otherwise: ${otherwise.charAt(0).toLowerCase()}${otherwise.slice(1)}`;

/** Lists names in a sentence; cuts a long list. */
export const listed = (names: readonly string[]): string =>
  names.length <= 30
    ? names.join(", ")
    : t`${names.slice(0, 30).join(", ")} … and ${names.length - 30} more`;

/** A line of a file, and the value that is there. */
export interface FileLine {
  file: string;
  line: number;
  path: Path;
}

/** Lists lines in a sentence. @param more how many aren't among them */
export const inLines = (lines: readonly FileLine[], more: number): string =>
  `${lines.map(({ file, line }) => `${file} line ${line}`).join(", ")}${more > 0 ? `, and ${more} more` : ""}`;

/** Lists field names in a sentence. */
export const inQuotes = (names: readonly string[]): string =>
  names.map((name) => `"${name}"`).join(" and ");
