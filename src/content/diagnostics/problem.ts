// Problems as values: the list of all of them by permanent id, and what the catalog says about each.
import { contact } from "./catalog/contact.ts";
import { copy } from "./catalog/copy.ts";
import { disk } from "./catalog/disk.ts";
import type { Traits } from "./catalog/entry.ts";
import { formatting } from "./catalog/formatting.ts";
import { formerNames } from "./catalog/former-names.ts";
import { forms } from "./catalog/forms.ts";
import { meaning } from "./catalog/meaning.ts";
import { languages } from "./catalog/languages.ts";
import { media } from "./catalog/media.ts";
import { release } from "./catalog/release.ts";
import { shape } from "./catalog/shape.ts";
import { drafts } from "./catalog/drafts.ts";
import { sections } from "./catalog/sections.ts";
import { siblings } from "./catalog/siblings.ts";
import { syntax } from "./catalog/syntax.ts";
import type { SourceLocation } from "../model/path.ts";
import type { Finding } from "./finding.ts";

/** One problem, ready to be printed, shown on screen or given to a tool. */
export interface Diagnostic extends Finding {
  id: DiagnosticId;
  /** The problem that it words for people who edit files; the editor words it for its screen. */
  problem: Problem;
}

/** Ids never change once published: tools and people refer to them. */
export const catalog = {
  ...disk,
  ...syntax,
  ...shape,
  ...drafts,
  ...formerNames,
  ...sections,
  ...siblings,
  ...languages,
  ...meaning,
  ...contact,
  ...media,
  ...forms,
  ...formatting,
  ...copy,
  ...release,
};

export type DiagnosticId = keyof typeof catalog;
type ValuesOf<Id extends DiagnosticId> =
  Parameters<(typeof catalog)[Id]["message"]> extends [infer Values] ? Values : object;

/** A problem as a phase reports it, before it has a line and a sentence. */
export type Problem = {
  [Id in DiagnosticId]: { id: Id; location: SourceLocation; values: ValuesOf<Id> };
}[DiagnosticId];

/** Makes a problem; the catalog's entry for `id` defines which values its sentences need. */
export function problem<Id extends DiagnosticId>(
  id: Id,
  location: SourceLocation,
  values: ValuesOf<Id>,
): Problem {
  // The mapped union above is exactly these pairs, which the compiler can't follow through a type parameter.
  return { id, location, values } as Problem;
}

/** What a problem implies, and what implies it. */
export function traitsOf({ id }: Problem): Traits<unknown> {
  // The pair of id and values was checked when the problem was made.
  return catalog[id] as Traits<unknown>;
}

/** Which phase a problem belongs to: how the file is written, its shape, or its meaning. */
export function phaseOf({ id }: Problem): "syntax" | "shape" | "meaning" {
  if (Object.hasOwn(syntax, id) || isOfDisk({ id })) return "syntax";
  return Object.hasOwn(shape, id) ? "shape" : "meaning";
}

/** True if a problem must be fixed before the site goes live. */
export function isStandIn({ id }: Pick<Finding, "id">): boolean {
  return Object.hasOwn(release, id);
}

/** True if a problem can wait until then. What comes with a sample looks real, so it is also reported earlier. */
export function canWait({ id }: Pick<Problem, "id">): boolean {
  return isStandIn({ id }) && id !== "sample-text" && id !== "sample-photo";
}

/** True if a problem means that something couldn't even be read. */
export function isOfDisk({ id }: Pick<Finding, "id">): boolean {
  return Object.hasOwn(disk, id);
}
