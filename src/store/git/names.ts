// Names what belongs to one person: the branch of their draft, and what a browser stores beside their content.
import type { Person } from "../git-host.ts";
import type { GitSite } from "./git-site.ts";

type Site = Pick<GitSite, "branch" | "folder">;

/** The branch of a person's draft. Other sites in the same repository have other ones. */
export function draftBranch({ login }: Person, { branch, folder }: Site): string {
  const on = branch === "main" ? "" : `--on-${inName(branch)}`;
  const within = folder === "content" ? "" : `--in-${inName(folder)}`;
  return `edit/${login}${on}${within}`;
}

/**
 * Without what a branch's last part can't have, such as a slash. Two paths never have the same name: the draft of one site
 * would be taken for that of another.
 */
function inName(path: string): string {
  const written = path.replaceAll(
    /(?<![A-Za-z0-9])-|-(?![A-Za-z0-9])|[^A-Za-z0-9-]/gu,
    (character) => `--${character.codePointAt(0)?.toString(16)}-`,
  );
  return written || "--top";
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
