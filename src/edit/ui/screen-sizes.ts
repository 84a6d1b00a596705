// The screens that a page can be looked at on, and the one that the editor itself is on.
import { useSyncExternalStore } from "react";

/** By their width in CSS pixels. */
export const screens = { Phone: 390, Tablet: 820, Desktop: 1280 } as const;

export type Screen = keyof typeof screens;
// Cast: these are its names.
export const screenNames = Object.keys(screens) as Screen[];

/** As in layout.css and bar.css: the editor's parts stand below each other. */
const narrow = matchMedia("(width < 64rem)");

/** The one that the page fits into best to begin with. */
export function initialScreen(): Screen {
  if (!narrow.matches) return "Desktop";
  return innerWidth < screens.Tablet ? "Phone" : "Tablet";
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      narrow.addEventListener("change", changed);
      return () => narrow.removeEventListener("change", changed);
    },
    () => narrow.matches,
  );
}
