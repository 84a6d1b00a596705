// A sidebar beside the page; on narrow screens, a button that opens and closes it.
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { useIsNarrow } from "./screen-sizes.ts";

interface SidebarProps {
  className: "outline" | "panel";
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

export function Sidebar({
  className,
  label,
  isOpen,
  onToggle,
  children,
}: SidebarProps): ReactElement {
  const isNarrow = useIsNarrow();
  const toggle = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    // Cast: keys are pressed on elements; a dialog above the editor closes by itself.
    const isHere = event.currentTarget.contains(event.target as Element);
    if (event.key !== "Escape" || event.defaultPrevented || !isHere || !isNarrow) return;
    toggle.current?.focus();
    onToggle(false);
  };
  return (
    // The key is pressed on something inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={className}
      aria-label={label}
      data-region=""
      tabIndex={-1}
      onKeyDown={isOpen ? closeOnEscape : undefined}
    >
      {isNarrow && (
        <button
          type="button"
          className="sidebar-toggle"
          ref={toggle}
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
        >
          {label}
        </button>
      )}
      {(!isNarrow || isOpen) && children}
    </aside>
  );
}
