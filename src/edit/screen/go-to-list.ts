// Leads to a list in the panel that something elsewhere on the screen tells of.
import { onceDrawn } from "../ui/focus-field.ts";

/** The heading of the list of problems. */
export const problemsId = "problems";

/** @param id of the list's heading, or of the list */
export function goToList(id: string, showPanel: (isOpen: boolean) => void): void {
  showPanel(true);
  onceDrawn(
    () => document.getElementById(id) ?? undefined,
    (list) => list.focus(),
  );
}
