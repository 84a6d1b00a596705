// Keyboard shortcuts that work everywhere, and the warning before a tab with unsaved changes closes.
import { useEffect, useEffectEvent } from "react";
import { useEditing } from "./editing-context.ts";
import { useSteps } from "./undo.ts";

/** @returns a handler for keys in the frame, whose events don't reach this document */
export function usePresses(): (event: KeyboardEvent) => void {
  const { session, openFind } = useEditing();
  const { undo, redo } = useSteps();
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const actions: Partial<Record<string, () => void>> = {
      s: () => void session.save(),
      z: event.shiftKey ? redo : undo,
      y: redo,
    };
    const key = event.key.toLowerCase();
    const act = key === "f" && event.shiftKey ? openFind : actions[key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const pressHere = useEffectEvent(press);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressHere(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return press;
}

/** Lets the browser ask before a tab is closed; drafts are stored either way. */
export function useLeaveQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAsked]);
}
