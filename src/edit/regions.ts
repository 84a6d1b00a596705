// The screen's regions for the keyboard: F6 goes to the next one, Shift-F6 to the one before.

import { useEffect } from "react";

/** On an element: it is a region, which the keyboard can be taken to. */
const regionAttribute = "data-region";

/** @returns whether the key was one for going between regions */
export function goToRegion(event: KeyboardEvent): boolean {
  if (event.key !== "F6" || document.querySelector("dialog[open]")) return false;
  event.preventDefault();
  const regions = [...document.querySelectorAll<HTMLElement>(`[${regionAttribute}]`)];
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const by = event.shiftKey ? -1 : 1;
  const next = at === -1 ? 0 : (at + by + regions.length) % regions.length;
  const region = regions[next];
  const frame = region?.querySelector("iframe");
  if (frame) enter(frame);
  else region?.focus();
  return true;
}

export function useRegions(): void {
  useEffect(() => {
    addEventListener("keydown", goToRegion);
    return () => removeEventListener("keydown", goToRegion);
  }, []);
}

/** To what is selected on the page, or to the first thing on it that can be. */
function enter(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  const selected = page?.querySelector<HTMLElement>(".selected[tabindex], .selected");
  const first = page?.querySelector<HTMLElement>("main [tabindex='0']");
  frame.focus();
  (selected ?? first)?.focus();
}
