// Checks that a link to a section of a page goes to a block that visitors see.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields, valueAt } from "../model/json.ts";
import type { SourceLocation } from "../model/path.ts";
import type { Sections, SymbolTable } from "../model/symbols.ts";
import type { ReadFile } from "../schema/read-flawless.ts";
import { isKnown } from "../schema/is-known.ts";
import { isHidden } from "../schema/walk.ts";
import { writeLinkedPage } from "../model/linked-page.ts";
import { suggest } from "../text/nearest.ts";

/** @returns undefined if a mistake in the page leaves some unknown */
export function sectionsOf({ value, unknown }: ReadFile): Sections | undefined {
  if (!isKnown(unknown, [], ["blocks/*/id", "blocks/*/hidden"])) return undefined;
  const blocks = valueAt(value, ["blocks"]);
  const sections = new Map<string, boolean>();
  for (const block of Array.isArray(blocks) ? blocks : []) {
    const id: unknown = isFields(block) ? block["id"] : undefined;
    // Where two blocks have the same id, the visible one is meant.
    if (typeof id === "string") sections.set(id, sections.get(id) === true || !isHidden(block));
  }
  return sections;
}

/**
 * @param page that exists
 * @param isShown true if visitors see the link
 */
export function sectionProblems(
  page: string,
  section: string,
  location: SourceLocation,
  { sections: all }: SymbolTable,
  isShown: boolean,
): Problem[] {
  const sections = all.get(page);
  if (!sections) return [];
  const isVisible = sections.get(section);
  if (isVisible === undefined) {
    const suggestion = meantSection(page, section, all);
    const values = { page, section, sections: [...sections.keys()], suggestion };
    return [problem("unknown-section", location, values)];
  }
  return isShown && !isVisible ? [problem("hidden-section", location, { page, section })] : [];
}

/** A similar id on the same page, or the same id on another one, as a block may have been moved. */
function meantSection(
  page: string,
  section: string,
  all: SymbolTable["sections"],
): string | undefined {
  const near = suggest(section, all.get(page)?.keys() ?? []);
  if (near !== undefined) return writeLinkedPage(page, near);
  const [other] = [...all].find(([, sections]) => sections.has(section)) ?? [];
  return other === undefined ? undefined : writeLinkedPage(other, section);
}
