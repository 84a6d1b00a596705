// The part of the dev store that reads earlier published states from git on this computer.
import type { AddedMedia, PublishedContent, PublishedStates, Store } from "../store.ts";
import { answerOf, type Ask } from "./connection.ts";
import type { RestoredMedia } from "./wire.ts";

/** The store's methods for earlier published states. */
export function historyStore(
  ask: Ask,
): Required<Pick<Store, "history" | "publishedState" | "restoreMedia">> {
  return {
    async history(before): Promise<PublishedStates> {
      const query = before === undefined ? "" : `?${new URLSearchParams({ before })}`;
      const { value, reason } = await answerOf<PublishedStates>(ask(`history${query}`));
      return value ?? { is: "unknown", reason };
    },
    async publishedState(version): Promise<PublishedContent> {
      const query = new URLSearchParams({ version });
      const { value, reason } = await answerOf<PublishedContent>(ask(`history/state?${query}`));
      return value ?? { is: "unknown", reason };
    },
    async restoreMedia(version, names): Promise<readonly AddedMedia[]> {
      const body = JSON.stringify({ version, names });
      const request = ask("history/media", { method: "POST", body });
      const { value, reason } = await answerOf<readonly RestoredMedia[]>(request);
      if (!value) return names.map(() => ({ is: "refused", reason }));
      return value.map((file) =>
        "reason" in file ? { is: "refused", ...file } : { is: "added", ...file },
      );
    },
  };
}
