// Adds, restores and removes media for the session.
import { type AddedMedia, type Store, type Stored } from "../../store/store.ts";
import type { PlacedMedia } from "./placed-media.ts";
import { withMedia, withoutMedia } from "./shown-media.ts";
import { t } from "../../words/t.ts";

export interface MediaTools {
  /** Adds a new file to media, so that pages can use it. */
  addMedia: Store["addMedia"];
  /** Removes a file from media, so that no page can use it. */
  removeMedia: Store["removeMedia"];
  /** Puts files of an earlier published state back, so that pages can use them again. */
  restoreMedia: NonNullable<Store["restoreMedia"]>;
}

type Assets = Stored["assets"];

/** The answer if the store fails unexpectedly. */
const notAdded: AddedMedia = { is: "refused", reason: t`Try again.` };

/**
 * @param inTurn requests to the store wait for each other
 * @param change changes the session's assets
 * @param placed remembers which media are new
 */
export function mediaTools(
  store: Store,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
  change: (of: (assets: Assets) => Assets) => void,
  placed: PlacedMedia,
): MediaTools {
  const take = (answers: readonly AddedMedia[]) => {
    const added = answers.filter((each) => each.is === "added");
    for (const { name } of added) placed.add(name);
    if (added.length > 0) change((assets) => added.reduce(withMedia, assets));
  };
  return {
    addMedia: (file, kinds) =>
      inTurn(async () => {
        const answer = await store.addMedia(file, kinds).catch(() => notAdded);
        take([answer]);
        return answer;
      }),
    removeMedia: (name) =>
      inTurn(async () => {
        const answer = await store.removeMedia(name);
        if (answer.is === "removed") change((assets) => withoutMedia(assets, name));
        return answer;
      }),
    restoreMedia: (version, names) =>
      inTurn(async () => {
        const answers = (await store.restoreMedia?.(version, names)) ?? [];
        take(answers);
        return answers;
      }),
  };
}
