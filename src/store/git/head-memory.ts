// Remembers in this tab where branches are, so that a reload isn't shown older answers.

export interface RememberedHead {
  /** undefined if the branch was removed. */
  commit?: string | undefined;
  /** Commits that the branch was at before; empty where it didn't exist. */
  passed: readonly string[];
  /** When that was first known, in milliseconds. */
  since: number;
}

export interface HeadMemory {
  read(branch: string): RememberedHead | undefined;
  write(branch: string, head: RememberedHead): void;
}

/** What the keys of a site begin with in the tab's storage. */
const startOf = (site: string) => `head:${site}:`;

/** Lasts as long as the tab. @param site the content's unique name */
export function tabMemory(site: string): HeadMemory {
  const keyOf = (branch: string) => startOf(site) + branch;
  return {
    read(branch) {
      try {
        const stored = sessionStorage.getItem(keyOf(branch));
        // Cast: only `write` writes there.
        return stored === null ? undefined : (JSON.parse(stored) as RememberedHead);
      } catch {
        return undefined;
      }
    },
    write(branch, head) {
      try {
        sessionStorage.setItem(keyOf(branch), JSON.stringify(head));
      } catch {
        // Without storage, a reload may show the state of half a minute ago.
      }
    },
  };
}

/** @param repository the unique name of the content at its top: what is in any of its folders is forgotten, too */
export function forgetHeads(repository: string): void {
  const starts = [startOf(repository), `head:${repository}/`];
  try {
    for (const key of Object.keys(sessionStorage))
      if (starts.some((start) => key.startsWith(start))) sessionStorage.removeItem(key);
  } catch {
    // Where storage is blocked, nothing is stored.
  }
}
