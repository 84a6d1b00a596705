// Undo and redo, which lead to what they have changed, and tell it.
import { useEditing } from "./editing-context.ts";
import { leadTo } from "./page-elements/go-to.ts";
import { locateUndo } from "../operations/locate-undo.ts";

export function useSteps(): Record<"undo" | "redo", () => void> {
  const { session, select, goTo, say } = useEditing();
  const take = (deed: Parameters<typeof locateUndo>[0]) => {
    const { files: before, past, future } = session.state().history;
    const step = deed === "Undone" ? past.at(-1) : future[0];
    if (deed === "Undone") session.undo();
    else session.redo();
    const after = session.state().history.files;
    if (after === before) return;
    const { place, message } = locateUndo(deed, before, after, step?.action);
    say(message);
    if (!place) return select(undefined);
    goTo(place);
    leadTo(place);
  };
  return {
    undo: () => take("Undone"),
    redo: () => take("Redone"),
  };
}
