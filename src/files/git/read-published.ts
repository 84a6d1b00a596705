// The content as it is published, for the editor to compare with and to go back to.
import type { Published } from "../../edit/store/store.ts";
import { basisOf } from "./basis.ts";
import { commitOf } from "./commits.ts";
import { textsOf } from "./content-tree.ts";
import { git } from "./git.ts";
import { inPlainWords } from "./plain-words.ts";
import { findRepository } from "./repository.ts";
import { waysFrom } from "./ways.ts";

/** @param takenIn what others have published and the editor has taken in since */
export async function readPublished(folder: string, takenIn?: string): Promise<Published> {
  try {
    const found = await findRepository(folder);
    if (found.is === "none") return { is: "unknown", reason: found.reason };
    const { repository } = found;
    const { head, destination } = repository;
    const isSent = destination.is === "known";
    const last = (isSent && (await commitOf(folder, destination.published.ref))) || head;
    const { base, mine } = await basisOf(repository, last, takenIn);
    const told = await git(folder, ["show", "-s", "--format=%cs (%h)", base]);
    const media = mine.filter(({ name }) => name.startsWith("media/"));
    return {
      is: "known",
      against: isSent
        ? `the content of ${told}, which is published`
        : `the last version that was committed, of ${told}`,
      isSent,
      files: Object.fromEntries(await textsOf(repository, base)),
      media,
      ways: await waysFrom(repository),
    };
  } catch (error) {
    return { is: "unknown", reason: inPlainWords(error) };
  }
}
