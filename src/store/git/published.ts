// Reads the published content, which the editor compares with and can revert to.
import { isMedia } from "../../content/model/input.ts";
import type { Published } from "../store.ts";
import { publishedContentOf } from "../published-states.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import { basisOf, newMediaIn } from "./author-changes.ts";
import { unknownBecause } from "./unknown-because.ts";

export async function published({
  draft,
  contents,
  destinations,
  added,
}: GitStoreContext): Promise<Published> {
  try {
    const { base, mine } = basisOf(await draft.known());
    const media = mine.filter(({ name }) => isMedia(name));
    return {
      is: "known",
      against: publishedContentOf(base.date),
      isPushed: true,
      files: Object.fromEntries(await contents.texts(base.tree)),
      media,
      newMedia: newMediaIn(mine).filter((name) => !added.has(name)),
      skippedFiles: [],
      destinations: await destinations.both(),
    };
  } catch (error) {
    return unknownBecause(error);
  }
}
