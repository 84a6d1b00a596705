// Loads what content can consist of: with the editor, not before it.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";

let loading: Promise<Vocabulary> | undefined;

/**
 * The same one for as long as the page is open: that of the site as it was built, or as the dev server has it. Code is
 * never loaded from a branch.
 * @throws with a message for the person if the site's own blocks can't be loaded
 */
export const loadVocabulary = (): Promise<Vocabulary> =>
  (loading ??= load(document.getElementById("edit")?.dataset["blocks"]));

async function load(address: string | undefined): Promise<Vocabulary> {
  if (address === undefined)
    return (await import("../../content/schema/browser-vocabulary.ts")).browserVocabulary;
  return (await import("./load-own-blocks.ts")).loadOwnBlocks(address);
}
