// Undo and redo: go to what they changed, and announce it.
import { useEditing } from "./editing-context.ts";
import { goToElement } from "./page-elements/go-to.ts";
import { locateUndo } from "../operations/locate-undo.ts";
import { useSession } from "./use-session.ts";

export function useUndo(): Record<"undo" | "redo", () => void> {
  const { session } = useSession();
  const { vocabulary } = session;
  const { select, goTo, say } = useEditing();
  const run = (done: Parameters<typeof locateUndo>[1]) => {
    const { files: before, past, future } = session.state().history;
    const entry = done === "Undone" ? past.at(-1) : future[0];
    if (done === "Undone") session.undo();
    else session.redo();
    const after = session.state().history.files;
    if (after === before) return;
    const { location, message } = locateUndo(vocabulary, done, before, after, entry?.action);
    say(message);
    if (!location) return select(undefined);
    goTo(location);
    goToElement(location);
  };
  return {
    undo: () => run("Undone"),
    redo: () => run("Redone"),
  };
}
