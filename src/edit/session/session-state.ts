// What the editor's screen knows of what is being edited.
import type { Preview } from "../../content/compile.ts";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Fix } from "../../content/report/fixes.ts";
import { startHistory, type Files, type History } from "../model/history.ts";
import type { Conflict } from "./merge-files.ts";
import type { StoredFile } from "../../store/store.ts";

export interface SessionState {
  history: History;
  diagnostics: readonly Diagnostic[];
  /** What can be mended without asking. */
  fixes: readonly Fix[];
  /** What must be replaced before the site goes live. */
  standIns: readonly Diagnostic[];
  /** The last one that there could be; undefined until there is one. */
  preview: Preview | undefined;
  /** The files that aren't as they are in the store. */
  unsaved: readonly string[];
  /** What to tell the editor about the last save or load; undefined when there is nothing to say. */
  message: string | undefined;
  /** Why the last save failed; undefined once one succeeds. */
  failure: string | undefined;
  conflicts: readonly Conflict[];
  /** Files that aren't UTF-8, which the person is asked to convert; none while nothing is asked. */
  toConvert: readonly StoredFile[];
}

/** What is known before the files are checked. */
export function initialState(files: Files): SessionState {
  return {
    history: startHistory(files),
    diagnostics: [],
    fixes: [],
    standIns: [],
    preview: undefined,
    unsaved: [],
    message: undefined,
    failure: undefined,
    conflicts: [],
    toConvert: [],
  };
}
