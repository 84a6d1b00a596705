// Reads the published content, which the editor compares with and can revert to.
import { isMedia } from "../../content/model/input.ts";
import { Refused } from "../git-host.ts";
import type { Published } from "../store.ts";
import type { Parts } from "./parts.ts";
import { basisOf } from "./work.ts";

export async function published({
  draft,
  contents,
  destinations,
  added,
}: Parts): Promise<Published> {
  try {
    const { base, mine } = basisOf(await draft.known());
    const media = mine.filter(({ name }) => isMedia(name));
    const isNew = media.filter(({ name, before }) => before === undefined && !added.has(name));
    return {
      is: "known",
      against: `the published content of ${inWords(base.date)}`,
      isPushed: true,
      files: Object.fromEntries(await contents.texts(base.tree)),
      media,
      newMedia: isNew.map(({ name }) => name),
      skippedFiles: [],
      destinations: await destinations.both(),
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { is: "unknown", reason: error.message };
  }
}

/** @param date in ISO 8601 */
function inWords(date: string): string {
  return new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(new Date(date));
}
