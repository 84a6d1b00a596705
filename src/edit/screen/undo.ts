// Undo and redo: go to what they changed, and announce it.
import { useEditing } from "./editing-context.ts";
import { leadTo } from "./page-elements/go-to.ts";
import { retrace } from "../operations/locate-undo.ts";

export function useSteps(): Record<"undo" | "redo", () => void> {
  const { session, select, goTo, say } = useEditing();
  const take = (deed: Parameters<typeof retrace>[0]) => {
    const { files: before, past, future } = session.state().history;
    const step = deed === "Undone" ? past.at(-1) : future[0];
    if (deed === "Undone") session.undo();
    else session.redo();
    const after = session.state().history.files;
    if (after === before) return;
    const { place, words } = retrace(deed, before, after, step?.act);
    say(words);
    if (!place) return select(undefined);
    goTo(place);
    leadTo(place);
  };
  return {
    undo: () => take("Undone"),
    redo: () => take("Redone"),
  };
}
