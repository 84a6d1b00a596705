// Compares the published content with the edited content while a dialog is open.
import { useMemo } from "react";
import { compareContent } from "../../../content/compare/compare.ts";
import type { Difference } from "../../../content/compare/difference.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import { withValues } from "../../model/read-json.ts";
import { useFiles, useSession, useSessionState } from "../../screen/use-session.ts";
import type { SessionState } from "../../session/session-state.ts";
import type { Published, Stored } from "../../../store/store.ts";
import type { Publisher } from "../../session/publisher.ts";
import { joinByItem } from "../../operations/changes/join-by-item.ts";
import { unusedNewMedia } from "../../operations/changes/unused-new-media.ts";
import { usePublished } from "./use-published.ts";

export type Changes =
  | { is: "looking" }
  | { is: "unknown"; reason: string }
  | {
      is: "known";
      published: Extract<Published, { is: "known" }>;
      /** The published files. */
      before: Files;
      /** Without media files that won't be published. */
      differences: readonly Difference[];
      /** New media files that the site doesn't use. */
      unused: readonly string[];
    };

const none: readonly string[] = [];

/**
 * @param included unused new media files to publish anyway
 * @returns the changes, and a function that loads the published content again
 */
export function useChanges(publisher: Publisher, included = none): [Changes, () => Promise<void>] {
  const session = useSession();
  const files = useFiles();
  const diagnostics = useSessionState((state) => state.diagnostics);
  const assets = useSessionState((state) => state.assets);
  const { placedMedia, vocabulary } = session;
  const [published, reload] = usePublished(publisher);
  const changes = useMemo(() => {
    const revertedMedia = placedMedia.revertedMedia(files);
    return changesFrom(
      published,
      { vocabulary, files, diagnostics, assets, revertedMedia },
      included,
    );
  }, [published, vocabulary, files, diagnostics, assets, placedMedia, included]);
  return [changes, reload];
}

interface Edited {
  vocabulary: Vocabulary;
  files: Files;
  diagnostics: SessionState["diagnostics"];
  assets: Stored["assets"];
  revertedMedia: readonly string[];
}

function changesFrom(
  published: Published | undefined,
  now: Edited,
  included: readonly string[],
): Changes {
  if (!published) return { is: "looking" };
  if (published.is === "unknown") return published;
  const before: Files = withValues(new Map(Object.entries(published.files)));
  const revertedMedia = published.media.flatMap(({ name, before: was }) =>
    was === undefined && now.revertedMedia.includes(name) ? [name] : [],
  );
  const newMedia = [...new Set([...published.newMedia, ...revertedMedia])];
  const unused = unusedNewMedia({ newMedia }, now);
  const isLeftOut = new Set(unused.filter((name) => !included.includes(name)));
  const changed = published.media.filter(({ name }) => !isLeftOut.has(name));
  const media = (side: "before" | "after") =>
    new Map(changed.flatMap(({ name, [side]: id }) => (id === undefined ? [] : [[name, id]])));
  const files = new Map(now.files);
  for (const name of published.skippedFiles) {
    const text = before.get(name);
    if (text === undefined) files.delete(name);
    else files.set(name, text);
  }
  const differences = joinByItem(
    compareContent(
      { files: before, media: media("before") },
      { files, media: media("after") },
      now.vocabulary,
    ),
  );
  return { is: "known", published, before, differences, unused };
}
