// Reads earlier published states from the host.
import { noSuchState, withoutTrailers } from "../published-states.ts";
import type { PublishedContent, PublishedStates } from "../store.ts";
import { earlierContent } from "./earlier-content.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import { unknownBecause } from "./unknown-because.ts";

/** @param before lists only earlier states than this one */
export async function history(
  { host, site }: Pick<GitStoreContext, "host" | "site">,
  before: string | undefined,
): Promise<PublishedStates> {
  try {
    const commits = await host.commits(site.branch, before);
    const last = commits.at(-1)?.commit;
    const earlier = last === undefined ? [] : await host.commits(site.branch, last);
    return {
      is: "known",
      states: commits.map(({ commit, date, message, author }) => {
        return { version: commit, date, message: withoutTrailers(message), author };
      }),
      hasMore: earlier.length > 0,
    };
  } catch (error) {
    return unknownBecause(error);
  }
}

export async function publishedState(
  { draft, contents, media }: Pick<GitStoreContext, "draft" | "contents" | "media">,
  version: string,
): Promise<PublishedContent> {
  try {
    const look = /^[0-9a-f]{40,64}$/.test(version) ? await draft.at(version) : undefined;
    if (!look) return { is: "unknown", reason: noSuchState };
    return await earlierContent({ contents, media }, look.tree, (await draft.known()).tree);
  } catch (error) {
    return unknownBecause(error);
  }
}
