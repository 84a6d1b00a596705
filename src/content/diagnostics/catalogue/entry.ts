// What every diagnostic's entry in the catalogue is made of.

export type Severity = "error" | "warning";

export interface Entry<Values> {
  severity: Severity;
  /** What is wrong, in one or two sentences. */
  message: (values: Values) => string;
  /** What to do about it. */
  hint: (values: Values) => string;
}

type Words<Values> = (values: Values) => string;

export function error<Values = object>(message: Words<Values>, hint: Words<Values>): Entry<Values> {
  return { severity: "error", message, hint };
}

/** Shown, but no reason not to build. */
export function warning<Values = object>(
  message: Words<Values>,
  hint: Words<Values>,
): Entry<Values> {
  return { severity: "warning", message, hint };
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
