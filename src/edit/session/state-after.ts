// The session's state once files have changed: what the check found, what isn't saved, and the conflicts as they are now.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { StoredFile } from "../../store/store.ts";
import type { History } from "../model/history.ts";
import type { Found } from "./check-content.ts";
import { unsavedNames } from "./draft.ts";
import { updateConflicts } from "./merge-files.ts";
import type { SessionState } from "./session-state.ts";

/**
 * @param found by the check of these files
 * @param saved the files as they are in the store
 */
export function stateAfter(
  vocabulary: Vocabulary,
  state: SessionState,
  history: History,
  { preview, ...found }: Omit<Found, "icons">,
  saved: ReadonlyMap<string, StoredFile>,
): Omit<SessionState, "message" | "failure" | "toConvert"> {
  const { files } = history;
  return {
    history,
    ...found,
    preview: preview() ?? state.preview,
    unsaved: unsavedNames(files, saved),
    conflicts: updateConflicts(vocabulary, state.conflicts, files),
  };
}
