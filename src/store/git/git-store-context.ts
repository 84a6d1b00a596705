// What the methods of the git store share.
import type { prepareMedia } from "../../media/prepare-media.ts";
import type { GitHost } from "../git-host.ts";
import type { Contents } from "./contents.ts";
import type { Destinations } from "./destinations.ts";
import type { Draft } from "./draft.ts";
import type { GitSite } from "./git-site.ts";
import type { LiveStates } from "./live-states.ts";
import type { MediaFiles } from "./media-files.ts";
import type { SiblingSites } from "./sibling-sites.ts";
import type { UnsureSaves } from "./unsure-saves.ts";

export interface GitStoreContext {
  host: GitHost;
  site: GitSite;
  draft: Draft;
  contents: Contents;
  media: MediaFiles;
  destinations: Destinations;
  unsure: UnsureSaves;
  live: LiveStates;
  siblings: SiblingSites;
  /** Media that the author has added since the editor was opened. They were added on purpose, so they are published. */
  added: Set<string>;
  /** Files that were removed in this tab: they may be put back as they were. */
  removed: WeakSet<File>;
  prepare: typeof prepareMedia;
  /** Tells those who watch that the result of `load` may have changed. */
  changed: () => void;
}
