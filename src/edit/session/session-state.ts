// The session's state that the editor's screen shows.
import type { Preview } from "../../content/preview.ts";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Fix } from "../../content/report/fixes.ts";
import { hint, type Message } from "../model/message.ts";
import { startHistory, type Files, type History } from "../model/history.ts";
import type { Conflict } from "./merge-files.ts";
import type { Stored, StoredFile } from "../../store/store.ts";
import { t } from "../../words/t.ts";

export interface SessionState {
  history: History;
  /** Icons and media that pages can use. */
  assets: Stored["assets"];
  /** False until the content was checked with all rules: before that, no problem is known. */
  isWhole: boolean;
  diagnostics: readonly Diagnostic[];
  /** Fixes that can be made automatically. */
  fixes: readonly Fix[];
  /** Placeholders that must be replaced before the site goes live. */
  standIns: readonly Diagnostic[];
  /** The last preview that could be built; undefined if there was none yet. */
  preview: Preview | undefined;
  /** The names of files with unsaved changes. */
  unsaved: readonly string[];
  /** The message about the last save or load, if there is one. */
  message: Message | undefined;
  /** Why the last save failed; undefined once one succeeds. */
  failure: string | undefined;
  conflicts: readonly Conflict[];
  /** Files that the person is being asked to convert to UTF-8. */
  toConvert: readonly StoredFile[];
}

/** Shown when a draft is opened that has changes for visitors. */
const notPublishedYet = hint(t`Not published yet`);

/** The state before the first check. @param stored where the files are from */
export function initialState(
  files: Files,
  { assets, isDraft = false }: Pick<Stored, "assets" | "isDraft">,
): SessionState {
  return {
    history: startHistory(files),
    assets,
    isWhole: false,
    diagnostics: [],
    fixes: [],
    standIns: [],
    preview: undefined,
    unsaved: [],
    message: isDraft ? notPublishedYet : undefined,
    failure: undefined,
    conflicts: [],
    toConvert: [],
  };
}
