// Opens the editor without its drafts where the browser's database doesn't answer, as it doesn't in some private windows.
import { noDrafts } from "./browser-drafts.ts";
import type { Drafts } from "./draft.ts";
import { withTimeLimit } from "./time-limit.ts";

/**
 * @param opening what the browser gave; a late answer is never mixed with what was written meanwhile
 * @param onLate hears that words from last time are there after all
 */
export async function draftsWithTimeLimit(
  opening: Promise<Drafts>,
  onLate: () => void,
): Promise<Drafts> {
  let late: Drafts | undefined;
  try {
    return await withTimeLimit(opening);
  } catch {
    opening.then(
      (drafts) => {
        if (drafts.found.length > 0) onLate();
        // Where nothing is in it, what isn't saved can be kept from now on.
        else late = drafts;
      },
      () => undefined,
    );
    return { found: [], store: (files) => (late ?? noDrafts).store(files) };
  }
}
