// Keyboard shortcuts that work everywhere, and the warning before a tab with unsaved changes closes.
import { useEffect, useEffectEvent } from "react";
import { useEditing } from "./editing-context.ts";
import { foldOrOpenAll } from "../ui/folded-sidebars.ts";
import { isInText } from "../ui/is-in-text.ts";
import { useUndo } from "./undo.ts";
import { useSession, useSessionState } from "./use-session.ts";

/** @returns a handler for shortcuts, which the page's frame calls too: its keys don't reach this document */
export function useShortcutHandler(): (event: KeyboardEvent) => void {
  const session = useSession();
  const { openFind, openShortcuts } = useEditing();
  const { undo, redo } = useUndo();
  return (event) => {
    if (event.key === "?" && !isInText(event) && !document.querySelector("dialog[open]"))
      openShortcuts();
    if (event.key === "F8" && !document.querySelector("dialog[open]")) foldOrOpenAll();
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const actions: Partial<Record<string, () => void>> = {
      s: () => void session.save(),
      z: event.shiftKey ? redo : undo,
      y: redo,
    };
    const key = event.key.toLowerCase();
    const action = key === "f" && event.shiftKey ? openFind : actions[key];
    if (!action) return;
    event.preventDefault();
    action();
  };
}

/** Handles shortcuts wherever the focus is, except in the page's frame. */
export function useShortcuts(): void {
  const handleHere = useEffectEvent(useShortcutHandler());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleHere(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

/** Lets the browser ask before a tab with unsaved changes is closed; drafts are stored either way. */
export function useLeaveWarning(): void {
  const isOn = useSessionState(({ unsaved }) => unsaved.length > 0);
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isOn]);
}
