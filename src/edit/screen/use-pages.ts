// The site's pages, for every part of the screen that lists them.
import { isSameJson } from "../../content/model/json.ts";
import { listPages, type ListedPage } from "../operations/pages/page-list.ts";
import { useSessionState } from "./use-session.ts";

/**
 * Redraws the component when a page is added, removed, moved, renamed or becomes a draft, and for nothing else.
 * @throws outside the editor's screen
 */
export function usePages(): readonly ListedPage[] {
  return useSessionState(({ history, preview }) => listPages(history.files, preview), isSameJson);
}
