// Waits for the end of a click: what moves meanwhile would get a click that was meant for something else.
import { useRef } from "react";
import { beforeNextKey } from "../screen/page-elements/before-next-key.ts";

interface AfterPress {
  /** For the element whose content would move. */
  onMouseDownCapture: () => void;
  /** Runs an action at once; when the mouse has just been pressed in that element, once the mouse is released. */
  afterPress: (action: () => void) => void;
}

/** One of these follows; a list of choices or a clock of the browser's own keeps the mouse's release to itself. */
const ends = ["mouseup", "dragend", "change", "keydown"];

export function useAfterPress(): AfterPress {
  const isPressing = useRef(false);
  return {
    onMouseDownCapture() {
      isPressing.current = true;
      // The browser moves the focus before it does anything else.
      beforeNextKey(() => (isPressing.current = false));
    },
    afterPress(action) {
      if (!isPressing.current) return action();
      const waiting = new AbortController();
      const end = () => {
        waiting.abort();
        action();
      };
      for (const type of ends)
        addEventListener(type, end, { capture: true, signal: waiting.signal });
    },
  };
}
