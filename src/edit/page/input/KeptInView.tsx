// Keeps what the author is in on the screen when the page gets less room, as when the panel opens below it on a phone.
import { useEffect } from "react";
import { selectedClass } from "../draw/show.ts";

/** What stays free above and below the line, for the toolbar or the popover of a text. */
const room = 64;

export function KeptInView({ page }: { page: Document }): null {
  useEffect(() => {
    const view = page.defaultView;
    if (!view) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let height = view.innerHeight;
    let pressed: string | undefined;
    const keep = () => {
      // Moved in the middle of a click, the page would be clicked somewhere else.
      if (pressed !== undefined) return;
      const isSmaller = view.innerHeight < height;
      height = view.innerHeight;
      const line = isSmaller ? lineIn(page) : undefined;
      if (line) view.scrollBy({ top: distanceTo(line, height), behavior: "instant" });
    };
    const release = () => {
      pressed = undefined;
      setTimeout(keep);
    };
    page.addEventListener("pointerdown", (event) => (pressed = event.pointerType), { signal });
    page.addEventListener("pointerup", () => pressed === "mouse" && release(), { signal });
    // A finger is up before its click begins, and what it has opened may be where the click ends.
    page.addEventListener("mousedown", () => pressed !== "mouse" && release(), { signal });
    page.addEventListener("pointercancel", release, { signal });
    view.addEventListener("resize", keep, { signal });
    return () => controller.abort();
  }, [page]);
  return null;
}

interface Line {
  top: number;
  bottom: number;
}

/** The line with the caret, or else the beginning of what is selected. */
function lineIn(page: Document): Line | undefined {
  const { activeElement: active } = page;
  const text = active?.hasAttribute("contenteditable") ? active : undefined;
  const shown = text ?? page.querySelector(`.${selectedClass}`);
  const selection = page.getSelection();
  const range = text && selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const { top, bottom } = range?.getClientRects()[0] ?? shown?.getBoundingClientRect() ?? {};
  if (top === undefined || bottom === undefined) return undefined;
  return { top, bottom: Math.min(bottom, top + room) };
}

/** How far to scroll down, or up if it is negative, until there is room around the line. */
function distanceTo({ top, bottom }: Line, height: number): number {
  const [above, below] = [top - room, bottom + room - height];
  if (below > 0) return Math.min(below, above);
  return Math.min(above, 0);
}
