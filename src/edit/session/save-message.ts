// What is said of what is saved, which content with mistakes can be, too, and of what isn't.
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { count } from "../../content/report/text.ts";
import type { SessionState } from "./session-state.ts";
import type { Saved } from "../../store/store.ts";

const saved = "Saved.";

/** What is said where nothing else is. */
export const notSavedYet = "Not saved yet";

/** What is said where something was written while it was being saved. */
const savedPartly = "Saved, except for your latest changes. Save again.";

/** What comes of a save where the store doesn't even refuse. */
export const saveFailed: Saved = {
  is: "refused",
  reason: "Nothing was saved. Save again. Your changes are still here.",
};

/** What is said where words from last time are found. */
export const draftRestored = "Your changes from last time are back. They aren't saved yet.";

/** What is said where words from last time are found after the editor has opened without them. */
export const draftFoundLate =
  "Your changes from last time are still stored in this browser. Save, then reload the page to get them back.";

export const draftNotStored =
  "This browser can't store unsaved changes. Save before you close the tab.";

/**
 * @param first what is wrong with what is saved from the start
 * @returns what is said of each save in turn: what could be better is news only when there is more of it
 */
export function saveMessages(
  first: readonly Diagnostic[],
): (state: Pick<SessionState, "diagnostics" | "unsaved">) => string {
  let before = countOf("warning", first);
  return ({ diagnostics, unsaved }) => {
    if (unsaved.length > 0) return savedPartly;
    const errors = countOf("error", diagnostics);
    const warnings = countOf("warning", diagnostics);
    const isNews = warnings > before;
    before = warnings;
    if (errors > 0)
      return `${saved} ${count(errors, "problem")} ${errors === 1 ? "keeps" : "keep"} the site from being published.`;
    return isNews ? `${saved} ${count(warnings, "thing")} could be better.` : saved;
  };
}

function countOf(wanted: Diagnostic["severity"], diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === wanted).length;
}

/** Whether a notice tells of problems that are listed elsewhere. */
export function mentionsProblems(message: string): boolean {
  return message.startsWith(`${saved} `);
}
