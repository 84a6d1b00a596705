// The screen's regions for the keyboard: F6 goes to the next one, Shift-F6 to the one before.

import { useEffect } from "react";
import { controlIn, writeOver } from "./focus-field.ts";

/** On an element: it is a region, which the keyboard can be taken to. */
export const regionAttribute = "data-region";

/** @returns whether the key was one for going between regions */
export function goToRegion(event: KeyboardEvent): boolean {
  if (event.key !== "F6" || document.querySelector("dialog[open]")) return false;
  event.preventDefault();
  const regions = [...document.querySelectorAll<HTMLElement>(`[${regionAttribute}]`)];
  const at = regions.findLastIndex((region) => region.contains(document.activeElement));
  const by = event.shiftKey ? -1 : 1;
  const next = at === -1 ? 0 : (at + by + regions.length) % regions.length;
  const region = regions[next];
  if (region) enter(region);
  return true;
}

/** Where to go on with what is selected, or else to the region's beginning. */
function enter(region: HTMLElement): void {
  const frame = region.querySelector<HTMLIFrameElement>("iframe:not([inert])");
  const field = region.querySelector(selectedField);
  const control = field && controlIn(field);
  if (frame) enterPage(frame);
  else if (control) writeOver(control);
  else region.focus();
}

/** Of a block as a whole there is none: what can be done with it stands before its fields. */
const selectedField = ":is(.field, .open-item, .fields .fields)[data-selected]";

/** On to the fields of what has just been selected. */
export function goToFields(): void {
  const panel = document.querySelector<HTMLElement>(".panel");
  if (panel) requestAnimationFrame(() => enter(panel));
}

/** Whether a button was pressed by a key, which has no place on the screen. */
export function isByKey({ detail }: { detail: number }): boolean {
  return detail === 0;
}

export function useRegions(): void {
  useEffect(() => {
    addEventListener("keydown", goToRegion);
    return () => removeEventListener("keydown", goToRegion);
  }, []);
}

/** To what is selected on the page, or to the first thing on it that can be. */
function enterPage(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  const selected = page?.querySelector<HTMLElement>(".selected[tabindex], .selected");
  const first = page?.querySelector<HTMLElement>("main [tabindex='0']");
  frame.focus();
  (selected ?? first)?.focus();
}
