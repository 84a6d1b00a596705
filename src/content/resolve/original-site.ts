// Finds the site that this one is translated from.
import type { SiblingPages } from "../model/input.ts";
import { valueAt } from "../model/json.ts";
import { isSameLanguage } from "../model/language.ts";
import { siblingsIn } from "../model/siblings.ts";
import type { Original } from "../model/symbols.ts";

type Known = ReadonlyMap<string, SiblingPages | undefined>;

export type OriginalFinder = (site: unknown, known?: Known) => Original | undefined;

/** Creates a function that returns the same object as long as the original and what the site says about it are the same. */
export function createOriginalFinder(): OriginalFinder {
  let last: { key: string; values: Original["values"]; original: Original } | undefined;
  return (site, known) => {
    for (const { original, folder, language, same } of siblingsIn(site)) {
      const values = typeof folder === "string" ? known?.get(folder)?.values : undefined;
      if (original !== true || typeof language !== "string" || !values) continue;
      // In the same language, there is nothing to translate.
      if (isSameLanguage(language, String(valueAt(site, ["language"])))) continue;
      const key = JSON.stringify([language, same]);
      if (last?.key !== key || last.values !== values) {
        const texts = new Set<unknown>(Array.isArray(same) ? same : []);
        last = { key, values, original: { language, values, same: texts } };
      }
      return last.original;
    }
    return undefined;
  };
}
