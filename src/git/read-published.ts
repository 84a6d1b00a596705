// Reads the published content, which the editor compares with and can revert to.
import { basisOf } from "./basis.ts";
import type { DatedPublished } from "../store/published-states.ts";
import { isMedia } from "../content/model/input.ts";
import { textsOf } from "./content-tree.ts";
import { git } from "./git.ts";
import { notAsIn } from "./skipped-files.ts";
import { explainGitError } from "./explain-git.ts";
import { findRepository } from "./repository.ts";
import { destinationsFrom } from "./destinations.ts";

/** @param mergedVersion the commit by others that the editor has merged last */
export async function readPublished(
  folder: string,
  mergedVersion?: string,
): Promise<DatedPublished> {
  try {
    const found = await findRepository(folder);
    if (found.is === "none") return { is: "unknown", reason: found.reason };
    const { repository } = found;
    const { head, destination } = repository;
    const isPushed = destination.is === "known";
    const tip = isPushed ? destination.tip : head;
    const { base, mine, newMedia, marked } = await basisOf(repository, tip, mergedVersion);
    const media = mine.filter(({ name }) => isMedia(name));
    return {
      is: "known",
      date: await git(folder, ["show", "-s", "--format=%cI", base]),
      isPushed,
      files: Object.fromEntries(await textsOf(repository, base)),
      media,
      newMedia,
      skippedFiles: await notAsIn(repository, base, [...marked.keys()]),
      destinations: await destinationsFrom(repository),
    };
  } catch (error) {
    return { is: "unknown", reason: explainGitError(error) };
  }
}
