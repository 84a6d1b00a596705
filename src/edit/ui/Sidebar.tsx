// A sidebar beside the page; on narrow screens, a button that opens and closes it.
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
    // Cast: keys are pressed on elements; a dialog above the editor closes by itself.
    const isHere = event.currentTarget.contains(event.target as Element);
    if (event.key !== "Escape" || event.defaultPrevented || !isHere || !isNarrow) return;
    toggle.current?.focus();
    onOpen(false);
  };
  return (
    // The key is pressed on something inside it.
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
