// Names what belongs to one person: the branch of their draft, and what a browser stores beside their content.
import type { Person } from "../git-host.ts";

/** The branch of a person's draft. */
export function draftBranch({ login }: Person): string {
  return `edit/${login}`;
}

/**
 * A unique name for one person's content, so that people who share a computer, and sites that are published from other
 * branches, never get each other's unsaved texts.
 * @param site the host's name for the content
 * @param published the branch that is published
 * @param draft the person's, as by {@link draftBranch}
 */
export function contentName(site: string, published: string, draft: string): string {
  // A branch's name has no spaces.
  return `${site} ${published} ${draft}`;
}
