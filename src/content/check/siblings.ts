// Compares a site with the same site in other languages: their pages, and the address that each has for the other.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { siteFile, type SiblingPages } from "../model/input.ts";
import { siblingsIn } from "../model/siblings.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { readLinkAddress } from "../text/address.ts";
import type { SiteContext, SiteRule } from "./rule.ts";
import { atValue } from "./rule.ts";

export const siblingPages: SiteRule = {
  check: (files, { input, symbols }) =>
    files
      .filter(({ name }) => name === siteFile)
      .map(({ source, value }) => {
        const problems = siblingsIn(value).flatMap((sibling, index) =>
          compared(sibling, index, input, symbols),
        );
        return { source, problems };
      }),
};

function compared(
  { folder, url, original }: Readonly<Record<string, unknown>>,
  index: number,
  { siblingPages: known }: SiteContext["input"],
  symbols: SymbolTable,
): Problem[] {
  // Only programs that can read the folder know it.
  if (typeof folder !== "string" || !known?.has(folder)) return [];
  const at = (field: string) => atValue({ path: [] }, "siblings", index, field);
  const there = known.get(folder);
  if (!there) return [problem("unknown-sibling", at("folder"), { folder })];
  const problems: Problem[] = [];
  if (there.url !== undefined && areDifferent(url, there.url))
    problems.push(problem("sibling-address", at("url"), { folder, url: there.url }));
  const { theirs, ours } = unmatched(there, symbols, original === true);
  if (theirs.length + ours.length > 0)
    problems.push(problem("sibling-pages", at("folder"), { folder, theirs, ours }));
  return problems;
}

/** False also if one has a fact in it or isn't an address, which is reported where it is. */
function areDifferent(...addresses: readonly unknown[]): boolean {
  const read = addresses.map((url) =>
    typeof url === "string" && !url.includes("{{") ? readLinkAddress(url) : undefined,
  );
  const [one, other] = read.map((href) => href?.replace(/\/$/, ""));
  return one !== undefined && other !== undefined && one !== other;
}

/**
 * The pages that only one of the two sites has. A translation may have fewer than its original.
 * @param isOriginal whether this site is translated from that one
 */
function unmatched(
  { names, drafts: theirDrafts, values }: SiblingPages,
  { pages, drafts }: SymbolTable,
  isOriginal: boolean,
) {
  // A draft has its counterpart before it is published, and needs none until then.
  const theirs = names.filter((page) => !pages.has(page) && !theirDrafts.includes(page));
  const ours = [...pages].filter((page) => !drafts.has(page) && !names.includes(page)).sort();
  const isTranslation = siblingsIn(values?.get(siteFile)).some((each) => each["original"] === true);
  return { theirs: isOriginal ? [] : theirs, ours: isTranslation ? [] : ours };
}
