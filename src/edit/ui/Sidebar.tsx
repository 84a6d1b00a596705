// A part of the screen beside the page, or, where there is no room for that, one line that opens and closes.
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { useIsNarrow } from "./screen-sizes.ts";

interface SideProps {
  look: "parts" | "panel";
  label: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

export function Side({ look, label, isOpen, onOpen, children }: SideProps): ReactElement {
  const isNarrow = useIsNarrow();
  const toggle = useRef<HTMLButtonElement>(null);
  const closeByKey = (event: KeyboardEvent) => {
    // Cast: a key is pressed on an element; what is above the editor, such as a window, closes by itself.
    const isHere = event.currentTarget.contains(event.target as Element);
    if (event.key !== "Escape" || event.defaultPrevented || !isHere || !isNarrow) return;
    toggle.current?.focus();
    onOpen(false);
  };
  return (
    // The key is pressed on what is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={look}
      aria-label={label}
      data-region=""
      tabIndex={-1}
      onKeyDown={isOpen ? closeByKey : undefined}
    >
      {isNarrow && (
        <button
          type="button"
          className="side-toggle"
          ref={toggle}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          {label}
        </button>
      )}
      {(!isNarrow || isOpen) && children}
    </aside>
  );
}
