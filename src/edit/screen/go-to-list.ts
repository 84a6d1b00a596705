// Goes to a list in the panel from a message elsewhere on the screen.
import { onceDrawn } from "../ui/focus-field.ts";

/** The heading of the list of problems. */
export const problemsId = "problems";

/** The line that opens the list of placeholders. */
export const placeholdersId = "placeholders";

/** Opens the list if it is folded. @param id of the list's heading, or of the list */
export function goToList(id: string, showPanel: (isOpen: boolean) => void): void {
  showPanel(true);
  onceDrawn(
    () => document.getElementById(id) ?? undefined,
    (list) => {
      const folded = list.closest("details");
      if (folded) folded.open = true;
      list.focus();
    },
  );
}
