// Finds the repository that someone meant who pasted its address, as browsers and git show it.

/**
 * The ways to write a repository on GitHub: what its page offers to copy, and addresses of pages inside it. https://docs.github.com/en/get-started/git-basics/about-remote-repositories
 */
const onGithub =
  /^(?:github:|(?:(?:https?|ssh):\/\/)?(?:[\w-]+@)?(?:www\.)?github\.com[/:])\/?([a-z\d][\w-]*)\/([\w.-]+?)(?:\.git)?(?:[/?#].*)?$/i;

/** The same without its host, `owner/name`. */
const bare = /^([a-z\d][\w-]*)\/([\w.-]+?)(?:\.git)?$/i;

/** @returns `github:owner/name`; undefined if this can't be a repository on GitHub */
export function repositoryCode(written: string): string | undefined {
  const text = written.trim();
  const [, owner, name = ""] = onGithub.exec(text) ?? bare.exec(text) ?? [];
  return owner === undefined || /^\.{1,2}$/.test(name) ? undefined : `github:${owner}/${name}`;
}
