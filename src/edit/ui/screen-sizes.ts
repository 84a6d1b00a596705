// The screen sizes to preview a page on, and the editor's own.
import { useSyncExternalStore } from "react";
import { t } from "../../words/t.ts";

/** Widths in CSS pixels. */
export const screens = { Phone: 390, Tablet: 820, Desktop: 1280 } as const;

export type Screen = keyof typeof screens;
/** What they are called on the screen. */
export const screenLabels: Readonly<Record<Screen, string>> = {
  Phone: t`Phone`,
  Tablet: t`Tablet`,
  Desktop: t`Desktop`,
};

// Cast: these are its keys.
export const screenNames = Object.keys(screens) as Screen[];

/** Same as in layout.css and toolbar.css: below this width, the sidebars are above and below the page. */
const narrow = () => matchMedia("(width < 64rem)");

/** The first screen to show: the one that fits best. */
export function initialScreen(): Screen {
  if (!isNarrow()) return "Desktop";
  return innerWidth < screens.Tablet ? "Phone" : "Tablet";
}

export const isNarrow = (): boolean => narrow().matches;

/** Same as in toolbar.css: below this width, there is no room for both sidebars and the page. */
export const isPhone = (): boolean => matchMedia("(width < 40rem)").matches;

export function useIsNarrow(): boolean {
  return useSyncExternalStore(onWidth, isNarrow);
}

function onWidth(changed: () => void): () => void {
  const query = narrow();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
