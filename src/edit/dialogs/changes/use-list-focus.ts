// Moves the focus on when a change disappears from the list with its button.
import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Difference } from "../../../content/compare/difference.ts";
import { groupByPage } from "../../operations/changes/changes-as-text.ts";
import type { RevertWords } from "./revert-words.ts";
import type { RevertTarget } from "./use-revert.ts";

/** @returns a ref for the list, and a function to call before a change is removed from it */
export function useListFocus(
  differences: readonly Difference[],
  focusAfter: RevertWords["focusAfter"],
): [RefObject<HTMLDivElement | null>, (of: RevertTarget) => void] {
  const list = useRef<HTMLDivElement>(null);
  const location = useRef<number>(undefined);
  const ordered = groupByPage(differences).flatMap((group) => group.differences);
  const stayAt = (of: RevertTarget) => {
    location.current = ordered.findIndex((each) => each === of || each.file === of);
  };
  useLayoutEffect(() => {
    if (location.current === undefined) return;
    const rows = list.current?.querySelectorAll<HTMLElement>(".change") ?? [];
    const row =
      focusAfter === "message"
        ? undefined
        : rows[Math.min(Math.max(location.current, 0), rows.length - 1)];
    const next = row ?? list.current?.querySelector<HTMLElement>(".revert-message");
    next?.focus({ preventScroll: true });
    location.current = undefined;
  });
  return [list, stayAt];
}
