// What a session needs for more than showing the page: the whole check, merging, and saying what Undo has changed.
import { beginsStep } from "../model/typed-step.ts";
import { locateUndo } from "../operations/locate-undo.ts";
import { withFollowUps } from "../operations/questions/follow-up.ts";
import { linksToSection } from "../operations/pages/rename-section.ts";
import { followLanguages } from "./follow-languages.ts";
import { createCheck } from "./check-content.ts";
import { updateConflicts } from "./merge-files.ts";
import { mergePublished } from "./merge-published.ts";
import { receiveChanges } from "./merge-received.ts";
import { saveMerge } from "./save-merge.ts";
import { withNewNames } from "./new-names.ts";

export const sessionTools = {
  beginsStep,
  createCheck,
  followLanguages,
  linksToSection,
  locateUndo,
  mergePublished,
  receiveChanges,
  saveMerge,
  updateConflicts,
  withFollowUps,
  withNewNames,
};

export type SessionTools = typeof sessionTools;

/** The tools, which are loaded once the page is shown. */
export interface LaterTools {
  /** @returns undefined if they can't be loaded; the next call tries again */
  load: () => Promise<SessionTools | undefined>;
  /** Undefined until they are loaded. */
  loaded: () => SessionTools | undefined;
}

/** For where nothing is loaded later. */
export const allTools: LaterTools = {
  load: () => Promise.resolve(sessionTools),
  loaded: () => sessionTools,
};
