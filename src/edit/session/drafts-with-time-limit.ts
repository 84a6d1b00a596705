// Opens the editor without drafts if the browser's database doesn't answer, as in some private windows.
import { noDrafts } from "./browser-drafts.ts";
import type { Drafts } from "./draft.ts";
import { withTimeLimit } from "../../store/time-limit.ts";

/**
 * @param opening the drafts being opened; a late answer is never mixed with newer changes
 * @param onLate called if changes from last time are found after all
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
        // An empty database can store drafts from now on.
        else late = drafts;
      },
      () => undefined,
    );
    return { found: [], store: (...draft) => (late ?? noDrafts).store(...draft) };
  }
}
