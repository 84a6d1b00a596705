// The session's state once files have changed: what the check found, what isn't saved, and the conflicts as they are now.
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { StoredFile } from "../../store/store.ts";
import type { History } from "../model/history.ts";
import type { Found } from "./first-check.ts";
import { withReadableColors } from "./readable-colors.ts";
import { unsavedNames } from "./draft.ts";
import type { SessionTools } from "./session-tools.ts";
import type { SessionState } from "./session-state.ts";

/**
 * @param found by the check of these files
 * @param saved the files as they are in the store
 */
export function stateAfter(
  vocabulary: Vocabulary,
  state: SessionState,
  history: History,
  { preview, icons: _icons, ...found }: Found,
  saved: ReadonlyMap<string, StoredFile>,
  tools: SessionTools | undefined,
): Omit<SessionState, "assets" | "message" | "failure" | "toConvert"> {
  const { files } = history;
  const now = preview();
  return {
    history,
    ...found,
    // What is the same stays the same list, so that nothing that shows it is drawn again.
    diagnostics: sameOr(state.diagnostics, found.diagnostics),
    standIns: sameOr(state.standIns, found.standIns),
    fixes: sameOr(state.fixes, found.fixes),
    unsaved: sameOr(state.unsaved, unsavedNames(files, saved)),
    preview: now ? withReadableColors(now, state.preview) : state.preview,
    // Without the tools, there was no merge yet.
    conflicts: sameOr(
      state.conflicts,
      tools?.updateConflicts(vocabulary, state.conflicts, files) ?? state.conflicts,
    ),
  };
}

/** The list before, if that has the same items. */
function sameOr<Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] {
  const isSame = before.length === now.length && now.every((each, index) => each === before[index]);
  return isSame ? before : now;
}
