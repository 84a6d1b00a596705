// F6 moves the focus to the next region of the screen, Shift-F6 to the previous one.

import { useEffect } from "react";
import { setFolded } from "./folded-sidebars.ts";
import { areFieldsLoading, controlIn, focusAndSelect, onceDrawn } from "./focus-field.ts";

/** Marks an element as a region that F6 goes to. */
export const regionAttribute = "data-region";

/** @returns whether the key moves between regions */
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

/** Focuses what is selected in a region, or else its beginning. */
function enter(region: HTMLElement): void {
  const frame = region.querySelector<HTMLIFrameElement>("iframe:not([inert])");
  const field = region.querySelector(selectedField);
  const control = field && controlIn(field);
  if (frame) enterPage(frame);
  else if (control) focusAndSelect(control);
  else region.focus();
}

/** A block as a whole doesn't count: its tools come before its fields. */
const selectedField = ":is(.field, .open-item, .fields .fields)[data-selected]";

/** Moves the focus to the fields of what was just selected, which opens the panel. */
export function goToFields(): void {
  setFolded("panel", false);
  const panel = document.querySelector<HTMLElement>(".panel");
  onceDrawn(() => (areFieldsLoading() ? undefined : (panel ?? undefined)), enter);
}

/** Whether a click came from the keyboard: it has no click count. */
export function isFromKeyboard({ detail }: { detail: number }): boolean {
  return detail === 0;
}

export function useRegions(): void {
  useEffect(() => {
    addEventListener("keydown", goToRegion);
    return () => removeEventListener("keydown", goToRegion);
  }, []);
}

/** Focuses what is selected on the page, or else the first focusable element. */
function enterPage(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  const selected = page?.querySelector<HTMLElement>(".selected[tabindex], .selected");
  const first = page?.querySelector<HTMLElement>("main [tabindex='0']");
  frame.focus();
  (selected ?? first)?.focus();
}
