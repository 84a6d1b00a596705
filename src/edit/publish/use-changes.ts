// What differs between what is published and what is being edited, as long as a window shows it.
import { useMemo, useSyncExternalStore } from "react";
import { compareContent } from "../../content/compare/compare.ts";
import type { Difference } from "../../content/compare/difference.ts";
import type { Files } from "../history.ts";
import type { Session } from "../session.ts";
import type { Published } from "../store/store.ts";
import type { Publisher } from "./publisher.ts";
import { usePublished } from "./use-published.ts";

export type Changes =
  | { is: "looking" }
  | { is: "unknown"; reason: string }
  | {
      is: "known";
      published: Extract<Published, { is: "known" }>;
      /** The files as they are published. */
      before: Files;
      differences: readonly Difference[];
    };

/** @returns also what looks again at what is published */
export function useChanges(session: Session, publisher: Publisher): [Changes, () => Promise<void>] {
  const { history } = useSyncExternalStore(session.subscribe, session.state);
  const [published, look] = usePublished(publisher);
  const changes = useMemo(() => changesFrom(published, history.files), [published, history.files]);
  return [changes, look];
}

function changesFrom(published: Published | undefined, files: Files): Changes {
  if (!published) return { is: "looking" };
  if (published.is === "unknown") return published;
  const before: Files = new Map(Object.entries(published.files));
  const media = (side: "before" | "after") =>
    new Map(
      published.media.flatMap(({ name, [side]: id }) => (id === undefined ? [] : [[name, id]])),
    );
  const differences = compareContent(
    { files: before, media: media("before") },
    { files, media: media("after") },
  );
  return { is: "known", published, before, differences };
}
