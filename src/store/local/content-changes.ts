// Compares two states of content that only this browser has, for What changed and for the zip of changed files.
import type { Published } from "../store.ts";

export interface ContentState {
  /** The text of each file. */
  files: ReadonlyMap<string, string>;
  /** A version of each media file, by the name that content uses. */
  media: ReadonlyMap<string, string>;
}

/** The names of what differs, sorted. */
export interface ContentChanges {
  /** Changed and new. */
  changed: readonly string[];
  removed: readonly string[];
}

export function changesSince(before: ContentState, now: ContentState): ContentChanges {
  const parts = [
    [before.files, now.files],
    [before.media, now.media],
  ] as const;
  const changed = parts.flatMap(([old, current]) =>
    [...current.keys()].filter((name) => old.get(name) !== current.get(name)),
  );
  const removed = parts.flatMap(([old, current]) =>
    [...old.keys()].filter((name) => !current.has(name)),
  );
  return { changed: changed.sort(), removed: removed.sort() };
}

/** What changed in a store that can't publish. */
export interface LocalChanges {
  before: ContentState;
  now: ContentState;
  /** What `before` is, for example `the published site`. */
  against: string;
  isPublished: boolean;
  /** Why nothing can be published from here, and what to do instead. */
  reason: string;
}

export function publishedLocally(changes: LocalChanges): Published {
  const { before, now, against, isPublished, reason } = changes;
  const { changed, removed } = changesSince(before, now);
  const closed = { is: "closed", reason } as const;
  return {
    is: "known",
    against,
    isPushed: isPublished,
    files: Object.fromEntries(before.files),
    media: [...changed, ...removed]
      .filter((name) => before.media.has(name) || now.media.has(name))
      .map((name) => ({ name, before: before.media.get(name), after: now.media.get(name) })),
    newMedia: [],
    skippedFiles: [],
    destinations: { direct: closed, review: closed },
  };
}
