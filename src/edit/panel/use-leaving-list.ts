// Removes the texts of a list that were left empty, once the focus leaves the list: meanwhile, nothing moves.
import { useRef, type FocusEvent } from "react";
import { pointer, type Path } from "../../content/model/path.ts";
import { useEditing } from "../screen/editing-context.ts";
import { beforeNextKey } from "../screen/page-elements/before-next-key.ts";
import { whenPageIsFree } from "../screen/page-elements/focused-on-page.ts";
import { useSession } from "../screen/use-session.ts";
import { leaveText } from "../session/leave-text.ts";
import { usePanel } from "../screen/panel-context.ts";

interface LeavingList {
  /** For the element around the list. A dialog that was opened from the list belongs to it. */
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/** @param areTexts false if the list's items are chosen, not written: what isn't chosen yet stays */
export function useLeavingList(path: Path, areTexts: boolean): LeavingList {
  const session = useSession();
  const { say } = useEditing();
  const { afterPress, file } = usePanel();
  const isInside = useRef(false);
  /** The text that had the focus last. */
  const last = useRef(0);
  const list = { file, path };
  const leave = (isLeft: boolean) => {
    if (!areTexts) return session.endStep();
    const text = { file, path: [...path, last.current] };
    if (!isLeft) return void leaveText(session, text, list);
    whenPageIsFree((focused) => {
      const message = leaveText(session, text, focused);
      if (message !== undefined) say(message);
    });
  };
  return {
    onFocus: () => void (isInside.current = true),
    onBlur({ currentTarget, target }) {
      // A list in this one looks after itself.
      if (target.closest(".list") !== currentTarget) return;
      isInside.current = false;
      const left = target.closest("[data-pointer]")?.getAttribute("data-pointer") ?? "";
      const index = left.startsWith(`${pointer(path)}/`) ? Number(left.split("/").at(-1)) : NaN;
      if (Number.isInteger(index)) last.current = index;
      const settle = () => {
        // While another window has the focus, the text stays the active element: its author comes back to it.
        leave(!isInside.current && !currentTarget.contains(document.activeElement));
      };
      // The focus has moved by then, and a click has done what it does.
      afterPress(() => beforeNextKey(settle));
    },
  };
}
