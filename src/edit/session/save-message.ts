// The messages about saving, and about changes that aren't saved.
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { isStandIn } from "../../content/diagnostics/stand-in.ts";
import type { SessionState } from "./session-state.ts";
import { hint, type Message } from "../model/message.ts";
import type { Saved, SavesTo } from "../../store/store.ts";
import { t } from "../../words/t.ts";

/** Where changes are after a save: in full the first time, then as short as a phone's toolbar. */
const savedWords: Readonly<Record<SavesTo, { first: string; again: string }>> = {
  files: { first: t`Saved.`, again: t`Saved.` },
  draft: {
    first: t`Saved in your draft. Visitors don't see it until you publish.`,
    again: t`Saved in your draft.`,
  },
  copy: {
    first: t`Saved in this browser. Download the changed files to put them on the site.`,
    again: t`Saved in this browser.`,
  },
};

/** Shown if there is no other message. */
export const notSavedYet: Message = { ...hint(t`Not saved yet`), id: "not saved yet" };

/** Shown while a save takes long. */
export const savingNow = hint(t`Saving …`);

/** Shown if someone typed during the save. */
const savedPartly: Message = {
  words: t`Saved, except for your latest changes. Save again.`,
  kind: "problem",
};

/** Why nothing is saved if something fails unexpectedly. */
export const nothingSaved = t`Nothing was saved. Save again. Your changes are still here.`;

/** The result of a save if the store fails unexpectedly. */
export const saveFailed: Saved = { is: "refused", reason: nothingSaved };

/** Why a merge wasn't saved. */
export const changedInStore = t`The same pages were changed elsewhere in the meantime. Check what changed, then publish again.`;

/** Shown after changes from last time were restored. */
export const draftRestored = hint(t`Your changes from last time are back. They aren't saved yet.`);

/** Shown if changes from last time are found only after the editor opened without them. */
export const draftFoundLate: Message = {
  words: t`Your changes from last time are still stored in this browser. Save, then reload the page to get them back.`,
  kind: "problem",
};

export const draftNotStored: Message = {
  words: t`This browser can't store unsaved changes. Save before you close the tab.`,
  kind: "problem",
  id: "draft not stored",
};

/**
 * @param first the problems when the editor opened
 * @param isFirst false once something was saved
 * @returns the message for each save; warnings are mentioned only if there are more than before
 */
export function saveMessages(
  first: readonly Diagnostic[],
  savesTo: SavesTo,
  isFirst = true,
): (state: Pick<SessionState, "diagnostics" | "unsaved">) => Message {
  const words = savedWords[savesTo];
  let before = countOf("warning", first);
  return ({ diagnostics, unsaved }) => {
    if (unsaved.length > 0) return savedPartly;
    const errors = countOf("error", diagnostics);
    const warnings = countOf("warning", diagnostics);
    const isNews = warnings > before;
    before = warnings;
    if (errors > 0)
      // Short, so that all of it is seen in the toolbar of a small screen.
      return aboutProblems(
        errors === 1
          ? t`Saved. 1 problem blocks publishing.`
          : t`Saved. ${errors} problems block publishing.`,
      );
    if (isNews)
      return aboutProblems(
        warnings === 1
          ? t`${words.again} 1 thing could be better.`
          : t`${words.again} ${warnings} things could be better.`,
      );
    const message = isFirst ? words.first : words.again;
    isFirst = false;
    return { words: message, kind: "saved" };
  };
}

const aboutProblems = (words: string): Message => ({
  words,
  kind: "problem",
  action: "show problems",
});

/** Without placeholders, which are counted where they are listed. */
function countOf(wanted: Diagnostic["severity"], diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter((each) => each.severity === wanted && !isStandIn(each)).length;
}
