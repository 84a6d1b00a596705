// Compares an earlier published state with the edited content.
import { useEffect, useMemo, useState } from "react";
import { compareContent } from "../../../content/compare/compare.ts";
import { joinByItem } from "../../operations/changes/join-by-item.ts";
import type { Difference } from "../../../content/compare/difference.ts";
import { siteFile } from "../../../content/model/input.ts";
import type { PublishedContent, Stored } from "../../../store/store.ts";
import type { Files } from "../../model/history.ts";
import { withValues } from "../../model/read-json.ts";
import { missingMedia } from "../../operations/changes/missing-media.ts";
import { useFiles, useSession, useSessionState } from "../../screen/use-session.ts";
import type { EarlierStates } from "../../session/publisher.ts";

export type EarlierContent =
  | { is: "looking" }
  | { is: "unknown"; reason: string }
  | {
      is: "known";
      /** The files of the state. */
      before: Files;
      /** What has changed since then. Of media, only files that are gone or were replaced. */
      differences: readonly Difference[];
      /** Names of media that are gone. */
      missing: readonly string[];
      /** Those that were replaced, with the addresses of the earlier ones. */
      replaced: Readonly<Record<string, string>>;
    };

interface Compared {
  content: PublishedContent;
  /** The media that it was compared with. */
  assets: Stored["assets"];
}

export function useEarlierContent(
  { publishedState }: EarlierStates,
  version: string,
): EarlierContent {
  const session = useSession();
  const files = useFiles();
  const assets = useSessionState((state) => state.assets);
  const { vocabulary } = session;
  const [compared, setCompared] = useState<Compared>();
  // Again after a picture is brought back: which ones are replaced is known only to the store.
  useEffect(() => {
    let isShown = true;
    const show = (content: PublishedContent) => isShown && setCompared({ content, assets });
    void publishedState(version).then(show);
    return () => {
      isShown = false;
    };
  }, [publishedState, version, assets]);
  const { content } = compared ?? {};
  const before = useMemo(
    () => withValues(new Map(content?.is === "known" ? Object.entries(content.files) : [])),
    [content],
  );
  return useMemo(() => {
    if (!compared) return { is: "looking" };
    if (compared.content.is === "unknown") return compared.content;
    const { media, replaced = {} } = compared.content;
    const missing = missingMedia(Object.keys(media), compared.assets);
    const names = Object.keys(replaced).filter((name) => !missing.includes(name));
    const then = [...missing, ...names].map((name) => [name, "then"] as const);
    const now = { files, media: new Map(names.map((name) => [name, "now"])) };
    const differences = joinByItem(
      compareContent({ files: before, media: new Map(then) }, now, vocabulary),
    );
    return { is: "known", before, differences: differences.filter(isOfVersion), missing, replaced };
  }, [compared, before, files, vocabulary]);
}

/** Where the site is edited isn't part of a version: without it, the published site would have no editor anymore. */
function isOfVersion({ file, path }: Difference): boolean {
  return file !== siteFile || !["repository", "repositorySettings"].includes(String(path[0]));
}
