// Checks the name of a proposal's branch (git-scm.com/docs/git-check-ref-format).
import { t } from "../words/t.ts";

const longestName = 100;

/**
 * @param published the branch that is published
 * @returns why a proposal's branch can't have this name; undefined if it can
 */
export function wrongName(branch: string, published: string): string | undefined {
  if (branch === published)
    return t`"${branch}" is the published branch. Give the proposal another name, or publish directly to the site.`;
  if (new TextEncoder().encode(branch).length > longestName)
    return t`The proposal's name is too long. Use at most ${longestName} letters, digits and hyphens.`;
  // Names that begin with edit/ belong to drafts, and a branch called edit would leave no room for them.
  const isFree = !/^(?:edit$|edit\/|refs\/)/i.test(branch);
  return isBranchName(branch) && isFree
    ? undefined
    : t`A branch can't be called "${branch}". Use letters, digits and hyphens, for example new-opening-hours.`;
}

function isBranchName(name: string): boolean {
  const isPlain = !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/u.test(name);
  const parts = name.split("/");
  const isEachPlain = parts.every((part) => !part.startsWith(".") && !part.endsWith(".lock"));
  return name !== "" && name !== "@" && name !== "HEAD" && isPlain && isEachPlain;
}
