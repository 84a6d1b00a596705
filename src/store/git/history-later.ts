// Loads the code that reads earlier states and who changed a file when it is first needed: nobody needs it to begin.
import { loadCode } from "../../media/load-code.ts";
import type { Store } from "../store.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import { unknownBecause } from "./unknown-because.ts";

type HistoryMethods = Required<Pick<Store, "history" | "publishedState" | "changedBy">>;

/** Without the code, nothing is known. */
export function historyLater(context: GitStoreContext): HistoryMethods {
  const load = () => loadCode(() => import("./history.ts"));
  return {
    history: (before) => load().then((code) => code.history(context, before), unknownBecause),
    publishedState: (version) =>
      load().then((code) => code.publishedState(context, version), unknownBecause),
    changedBy: (files) =>
      import("./changed-by.ts").then(
        (code) => code.changedBy(context, files),
        () => new Map(),
      ),
  };
}
