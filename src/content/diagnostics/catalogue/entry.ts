// What every diagnostic's entry in the catalogue is made of.

export type Severity = "error" | "warning";

/** Where a problem stands that makes another one go without saying, seen from that other one. */
export type Nearness =
  "sameValue" | "samePart" | "sameContainer" | "sameFile" | "sameFact" | "anywhere";

/** What follows from what: read by `suppressImplied`, so that one mistake is told once. */
export interface Traits<Values> {
  /**
   * What it is about, if not the value at its place: an `entry` of a list or group; which entries such a
   * `container` has; that it has a `lack` of one; or the whole `site`, on which nothing does something.
   */
  about?: "entry" | "container" | "lack" | "site";
  /** The value is wrong, but of the kind that the schema says, with all that belongs to it. */
  isReadable?: boolean;
  /** Nothing of what the value means is in doubt. */
  sparesMeaning?: boolean;
  /** The ids of problems that it only follows from, by where they stand. */
  impliedBy?: Partial<Record<Nearness, readonly string[]>>;
  /** The fact that is the mistake, wherever it is met. */
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

/** Shown, but no reason not to build. */
export function warning<Values = object>(
  message: Words<Values>,
  hint: Words<Values>,
  traits: Traits<Values> = {},
): Entry<Values> {
  return { severity: "warning", message, hint, ...traits };
}

/** The one name that was probably meant. */
export type Suggestion = { suggestion?: string | undefined };

export const didYouMean = ({ suggestion }: Suggestion): string =>
  suggestion === undefined ? "" : ` Did you mean "${suggestion}"?`;

/** "Write this", where one is likely, before what else could be done. */
export const insteadOf = (otherwise: string) => (values: Suggestion) =>
  values.suggestion === undefined
    ? otherwise
    : `Write "${values.suggestion}". Otherwise: ${otherwise.charAt(0).toLowerCase()}${otherwise.slice(1)}`;

/** Names to choose from, in a sentence; a long list is cut. */
export const listed = (names: readonly string[]): string =>
  names.length <= 30
    ? names.join(", ")
    : `${names.slice(0, 30).join(", ")} … and ${names.length - 30} more`;

/** Names of fields, in a sentence. */
export const inQuotes = (names: readonly string[]): string =>
  names.map((name) => `"${name}"`).join(" and ");
