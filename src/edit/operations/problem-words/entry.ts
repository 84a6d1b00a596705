// What the tables of the editor's words for problems are made of.
import type { FileLine } from "../../../content/diagnostics/catalog/entry.ts";
import type { Path } from "../../../content/model/path.ts";
import type { DiagnosticId, Problem } from "../../../content/diagnostics/problem.ts";
import { t } from "../../../words/t.ts";

/** What things are called on the screen. */
export interface ScreenNames {
  /** What the problem is in, such as Card “Prices”. */
  owner: string;
  /** The title of the value that the problem is about. */
  value: string;
  /** The title of a field at the problem or around it: Alternative text for `alt`. */
  field: (name: string) => string;
  /** The title of a value in site.json. */
  setting: (path: Path) => string;
  /** A day as visitors read it, such as December 24, 2025. */
  day: (written: string) => string;
  /** A time or two with a hyphen between them, as visitors read them. */
  times: (written: string) => string;
  /** A page's title; also of the file with its folder. */
  page: (name: string) => string;
  /** A few of the places where something is used. @param more how many aren't among them */
  places: (lines: readonly FileLine[], more?: number) => string;
}

type ValuesOf<Id extends DiagnosticId> = Extract<Problem, { id: Id }>["values"];
/** undefined where the words for files fit the screen, too. */
type Words<Id extends DiagnosticId> = (
  values: ValuesOf<Id>,
  names: ScreenNames,
) => string | undefined;

/** The sentences that the editor says in another way; "same" if those for files fit its screen, too. */
type ScreenEntry<Id extends DiagnosticId> = { message?: Words<Id>; hint?: Words<Id> } | "same";

/** An entry for each problem of a part of the catalog: a new kind of problem needs a decision here. */
export type ScreenWords<Part> = { [Id in keyof Part & DiagnosticId]: ScreenEntry<Id> };

/** Continues a sentence with the one name that was probably meant. */
export const didYouMean = (suggestion: string | undefined): string =>
  suggestion === undefined ? "" : ` ${t`Did you mean “${suggestion}”?`}`;

export const inFile = t`The editor can't show it: correct it in the file, or restore an earlier version under History.`;
