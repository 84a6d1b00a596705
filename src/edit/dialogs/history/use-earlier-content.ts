// Compares an earlier published state with the edited content.
import { useEffect, useMemo, useState } from "react";
import { compareContent } from "../../../content/compare/compare.ts";
import type { Difference } from "../../../content/compare/difference.ts";
import { siteFile } from "../../../content/model/input.ts";
import type { PublishedContent } from "../../../store/store.ts";
import type { Files } from "../../model/history.ts";
import { withValues } from "../../model/read-json.ts";
import { missingMedia } from "../../operations/changes/missing-media.ts";
import { useSession } from "../../screen/use-session.ts";
import type { EarlierStates } from "../../session/publisher.ts";

export type EarlierContent =
  | { is: "looking" }
  | { is: "unknown"; reason: string }
  | {
      is: "known";
      /** The files of the state. */
      before: Files;
      /** What has changed since then. Of media, only files that are gone: what is in the others isn't known here. */
      differences: readonly Difference[];
      /** Names of media that are gone. */
      missing: readonly string[];
    };

export function useEarlierContent(
  { publishedState }: EarlierStates,
  version: string,
): EarlierContent {
  const { session, history } = useSession();
  const [content, setContent] = useState<PublishedContent>();
  useEffect(() => {
    let isShown = true;
    void publishedState(version).then((answer) => isShown && setContent(answer));
    return () => {
      isShown = false;
    };
  }, [publishedState, version]);
  const before = useMemo(
    () => withValues(new Map(content?.is === "known" ? Object.entries(content.files) : [])),
    [content],
  );
  const { assets } = session;
  return useMemo(() => {
    if (!content) return { is: "looking" };
    if (content.is === "unknown") return content;
    const missing = missingMedia(Object.keys(content.media), assets);
    const gone = new Map(missing.map((name) => [name, ""]));
    const now = { files: history.files, media: new Map<string, string>() };
    const differences = compareContent({ files: before, media: gone }, now);
    return { is: "known", before, differences: differences.filter(isOfVersion), missing };
  }, [content, before, history.files, assets]);
}

/** Where the site is edited isn't part of a version: without it, the published site would have no editor anymore. */
function isOfVersion({ file, path }: Difference): boolean {
  return file !== siteFile || !["repository", "repositorySettings"].includes(String(path[0]));
}
