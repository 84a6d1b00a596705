// Undo and redo: go to what they changed, and announce it.
import { useEditing } from "./editing-context.ts";
import { goToElement } from "./page-elements/go-to.ts";
import { doneWords, type Undo } from "../operations/undo-words.ts";
import { useSession } from "./use-session.ts";

export function useUndo(): Record<"undo" | "redo", () => void> {
  const session = useSession();
  const { vocabulary } = session;
  const { select, goTo, say } = useEditing();
  const run = async (done: Undo) => {
    const { files: before, past, future } = session.state().history;
    const entry = done === "Undone" ? past.at(-1) : future[0];
    if (done === "Undone") session.undo();
    else session.redo();
    const after = session.state().history.files;
    if (after === before) return;
    const tools = session.tools.loaded() ?? (await session.tools.load());
    // It is undone, wherever it is.
    if (!tools) return say(doneWords(done));
    const { media } = session.state().assets;
    const { action } = entry ?? {};
    const { location, message } = tools.locateUndo(vocabulary, done, before, after, media, action);
    say(message);
    if (!location) return select(undefined);
    goTo(location);
    goToElement(location);
  };
  return {
    undo: () => void run("Undone"),
    redo: () => void run("Redone"),
  };
}
