// Whether the outline is open on a narrow screen. On a phone there is room for one sidebar beside the page.
import { useState } from "react";
import { isPhone } from "../ui/screen-sizes.ts";

export function useOutline() {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    setOpen,
    /** Called when the panel opens. */
    makeRoom() {
      // People who go through the outline by keyboard stay in it while the panel follows them.
      if (!isOpen || !isPhone() || document.querySelector(".outline :focus-visible")) return;
      // Otherwise the focus would go with the row that has it.
      document.activeElement?.closest<HTMLElement>(".outline")?.focus();
      setOpen(false);
    },
  };
}
