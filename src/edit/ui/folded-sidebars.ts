// Which sidebars the author has folded away on a wide screen, to see the page larger. This browser remembers it.
import { useSyncExternalStore } from "react";
import { readStored, store } from "../model/browser-storage.ts";
import { isNarrow } from "./screen-sizes.ts";

export type SidebarName = "outline" | "panel";

const storageKey = "folded-sidebars";
const listeners = new Set<() => void>();
/** Names, separated by spaces. */
let folded: string | undefined;

/** @returns whether it is folded, which changes nothing on narrow screens */
export function useIsFolded(name: SidebarName): boolean {
  return useSyncExternalStore(subscribe, () => isFolded(name));
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
