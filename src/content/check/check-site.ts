// What only all files together show.
import type { CheckedFile } from "./checked-file.ts";
import { siteRules } from "./registry.ts";
import type { Located, SiteContext } from "./rule.ts";

/** @param files with the problems that are told of them */
export function checkSite(files: readonly CheckedFile[], context: SiteContext): Located[] {
  return siteRules.flatMap(({ check }) => check(files, context));
}
