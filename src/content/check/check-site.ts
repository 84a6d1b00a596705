// Checks what only all files together show.
import { reachedFiles } from "./all-uses.ts";
import type { CheckedFile } from "./checked-file.ts";
import { siteRules } from "./registry.ts";
import type { Located, SiteContext } from "./rule.ts";

/** @param files with the problems that are reported in them */
export function checkSite(
  files: readonly CheckedFile[],
  known: Omit<SiteContext, "reached">,
): Located[] {
  const context = { ...known, reached: reachedFiles(files) };
  return siteRules.flatMap(({ check }) => check(files, context));
}
