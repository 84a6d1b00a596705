// What the keyboard does wherever the focus is, and what happens when the tab is closed.
import { useEffect, useEffectEvent } from "react";
import { useEditing } from "./editing-context.ts";
import { useSteps } from "./undo.ts";

/** @returns what to call for a press in the frame, which this page doesn't hear of */
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

/** Lets the browser ask before a tab is closed; what was written is kept all the same. */
export function useLeaveQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAsked]);
}
