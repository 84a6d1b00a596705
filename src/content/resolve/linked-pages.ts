// Checks the pages that content links to. A menu leaves out a link to a draft, and any other link to one is a problem.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isDraft } from "../model/draft.ts";
import type { SourceLocation } from "../model/path.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { isHidden, type Plan } from "../schema/walk.ts";
import { pageOfLink, type PageAndSection } from "../model/linked-page.ts";
import { sectionProblems } from "./sections.ts";
import { meantPage } from "./unsafe-address.ts";

/** The names as a file sees them: a draft may link to any page. @param file the file's value */
export function namesFor(file: unknown, names: SymbolTable): SymbolTable {
  return isDraft(file) ? { ...names, drafts: new Set() } : names;
}

/** True for an item that visitors don't get, such as a link in the menu or the footer to a draft. */
export function isLeftOut({ kind }: Plan, item: unknown, { drafts }: SymbolTable): boolean {
  if (isHidden(item)) return true;
  return kind === "link" && drafts.has(pageOfLink(item) ?? "");
}

/** @param isShown true if visitors see the link */
export function pageProblems(
  { page, section }: PageAndSection,
  location: SourceLocation,
  names: SymbolTable,
  isShown: boolean,
): Problem[] {
  const { pages, drafts } = names;
  if (!pages.has(page)) {
    const values = { page, pages: [...pages], suggestion: meantPage(page, pages) };
    return [problem("unknown-page", location, values)];
  }
  if (!isShown || !drafts.has(page))
    return section === undefined ? [] : sectionProblems(page, section, location, names, isShown);
  // No other page is named by a field of a file itself.
  const isHome = location.path?.length === 1;
  return [problem(isHome ? "draft-home" : "draft-link", location, { page })];
}
