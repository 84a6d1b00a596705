// Loads the code that changes media when the first file is added, removed or put back: nobody needs it to begin.
import { loadCode, refusedIfNotLoaded } from "../../media/load-code.ts";
import type { Store } from "../store.ts";
import type { GitStoreContext } from "./git-store-context.ts";

type MediaMethods = Required<Pick<Store, "addMedia" | "removeMedia" | "restoreMedia">>;

/** Each refuses if the code can't be loaded. */
export function mediaLater(context: GitStoreContext): MediaMethods {
  const load = () => loadCode(() => import("./add-media.ts"));
  return {
    addMedia: (...given) =>
      load().then((code) => code.addMedia(context, ...given), refusedIfNotLoaded),
    removeMedia: (...given) =>
      load().then((code) => code.removeMedia(context, ...given), refusedIfNotLoaded),
    restoreMedia: (version, names) =>
      load().then(
        (code) => code.restoreMedia(context, version, names),
        (error: unknown) => names.map(() => refusedIfNotLoaded(error)),
      ),
  };
}
