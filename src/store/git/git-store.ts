// The store over a Git host, straight from the browser: saves go to the author's draft, a branch that only they use.
import { largestMedia } from "../../media/largest-media.ts";
import type { GitHost } from "../git-host.ts";
import type { Store } from "../store.ts";
import { createTaskQueue } from "../task-queue.ts";
import { besideLater } from "./beside-later.ts";
import { Contents } from "./contents.ts";
import { Destinations } from "./destinations.ts";
import { Draft } from "./draft.ts";
import type { GitSite } from "./git-site.ts";
import { tabMemory, type HeadMemory } from "./head-memory.ts";
import { historyLater } from "./history-later.ts";
import { LiveStates } from "./live-states.ts";
import { load } from "./load.ts";
import { mediaLater } from "./media-later.ts";
import { MediaFiles } from "./media-files.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import { prepareLater } from "./prepare-later.ts";
import { published } from "./published.ts";
import { publisherLater } from "./publisher-later.ts";
import { save } from "./save.ts";
import { SiblingSites } from "./sibling-sites.ts";
import { UnsureSaves } from "./unsure-saves.ts";
import { watchWhileVisible } from "./watch.ts";

/** What tests replace. */
interface Around {
  now: () => number;
  memory: HeadMemory;
  prepare: GitStoreContext["prepare"];
  watch: typeof watchWhileVisible;
}

export function gitStore(host: GitHost, site: GitSite, around: Partial<Around> = {}): Store {
  const { now = Date.now, prepare = prepareLater, watch = watchWhileVisible } = around;
  const { memory = tabMemory(host.site) } = around;
  const contents = new Contents(host, site.cache);
  const draft = new Draft(host, site, { memory, now });
  const watching = new Set<() => void>();
  const notify = () => watching.forEach((each) => each());
  const context: GitStoreContext = {
    host,
    site,
    draft,
    contents,
    media: new MediaFiles(contents, site),
    destinations: new Destinations(host, site.branch, now),
    unsure: new UnsureSaves(),
    live: new LiveStates(site, host.log),
    siblings: new SiblingSites({ site, contents }, notify),
    added: new Set(),
    removed: new WeakSet(),
    prepare,
    changed: notify,
  };
  const publisher = publisherLater(context);
  const media = mediaLater(context);
  const beside = besideLater(context);
  // One at a time, because each starts from the result of the one before.
  const inTurn = createTaskQueue();
  return {
    savesTo: "draft",
    largestMedia,
    load: () => inTurn(() => load(context)),
    save: (files, mergedVersion) => inTurn(() => save(context, files, mergedVersion)),
    addMedia: (file, kinds) => inTurn(() => media.addMedia(file, kinds)),
    removeMedia: (name) => inTurn(() => media.removeMedia(name)),
    restoreMedia: (version, names) => inTurn(() => media.restoreMedia(version, names)),
    published: () => inTurn(() => published(context)),
    publish: (publishing) => inTurn(() => publisher.publish(publishing)),
    ...(context.live.canTell && { isLive: (mark) => context.live.isLive(mark) }),
    ...historyLater(context),
    beside: { add: (wanted) => inTurn(() => beside.add(wanted)), open: beside.open },
    watch(changed) {
      watching.add(changed);
      if (context.siblings.hasNews) changed();
      const stop = watch(() => {
        draft.hasChanged().then(
          (hasChanged) => hasChanged && changed(),
          // Asked again at the next look.
          () => undefined,
        );
      });
      return () => {
        watching.delete(changed);
        stop();
      };
    },
  };
}
