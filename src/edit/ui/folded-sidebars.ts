// Which sidebars the author has folded away on a wide screen, to see the page larger. This browser remembers it.
import { useSyncExternalStore } from "react";
import { readStored, store } from "../model/browser-storage.ts";
import { isNarrow, useIsNarrow } from "./screen-sizes.ts";

export type SidebarName = "outline" | "panel";

const storageKey = "folded-sidebars";
const listeners = new Set<() => void>();
/** Names, separated by spaces. */
let folded: string | undefined;

/** @param isOpen whether it is open on narrow screens, where nothing is folded */
export function useIsShown(name: SidebarName, isOpen: boolean): boolean {
  const isFoldedNow = useSyncExternalStore(subscribe, () => isFolded(name));
  return useIsNarrow() ? isOpen : !isFoldedNow;
}

export function setFolded(name: SidebarName, isFoldedNow: boolean): void {
  if (isFolded(name) === isFoldedNow) return;
  const others = names().filter((each) => each !== name);
  folded = (isFoldedNow ? [...others, name] : others).join(" ");
  // Without storage, they are folded until the tab closes.
  store("localStorage", storageKey, folded);
  for (const listener of listeners) listener();
}

/** Folds both sidebars, or opens both if both are folded. */
export function foldOrOpenAll(): void {
  if (isNarrow()) return;
  const areOpen = !isFolded("outline") || !isFolded("panel");
  // Otherwise the focus would go with the field that has it.
  if (areOpen) document.activeElement?.closest<HTMLElement>(".outline, .panel")?.focus();
  setFolded("outline", areOpen);
  setFolded("panel", areOpen);
}

function isFolded(name: SidebarName): boolean {
  return names().includes(name);
}

function names(): string[] {
  folded ??= readStored("localStorage", storageKey) ?? "";
  return folded.split(" ");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
