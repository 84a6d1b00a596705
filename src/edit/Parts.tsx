// What the site is made of: beside the page, or, where there is no room for that, one line above it that opens.
import { useState, type ReactElement, type ReactNode } from "react";
import { useIsNarrow } from "./screens.ts";

export function Parts({ children }: { children: ReactNode }): ReactElement {
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className="parts" aria-label="What the site is made of" data-region="" tabIndex={-1}>
      {isNarrow && (
        <button
          type="button"
          className="parts-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Blocks and parts
        </button>
      )}
      {(!isNarrow || isOpen) && children}
    </aside>
  );
}
