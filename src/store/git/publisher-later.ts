// Loads the code that publishes when it is first needed: nobody needs it to begin.
import { loadCode, refusedIfNotLoaded } from "../../media/load-code.ts";
import type { PublishAnswer, Publishing } from "../store.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import type { Publisher } from "./publisher.ts";

/** Refuses if the code can't be loaded. */
export function publisherLater(context: GitStoreContext): Pick<Publisher, "publish"> {
  /** One for all, because it remembers a publish without an answer. */
  let publisher: Publisher | undefined;
  return {
    async publish(wanted: Publishing): Promise<PublishAnswer> {
      try {
        const code = await loadCode(() => import("./publisher.ts"));
        publisher ??= new code.Publisher(context);
      } catch (error) {
        return refusedIfNotLoaded(error);
      }
      return publisher.publish(wanted);
    },
  };
}
