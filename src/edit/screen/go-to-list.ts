// Goes to a list in the panel from a message elsewhere on the screen.
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
