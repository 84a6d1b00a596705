// A sidebar beside the page, under a button that folds it away; on narrow screens, it opens above or below the page.
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from "react";
import { setFolded, useIsShown, type SidebarName } from "./folded-sidebars.ts";
import { useIsNarrow } from "./screen-sizes.ts";
import { t } from "../../words/t.ts";

interface SidebarProps {
  className: SidebarName;
  label: string;
  /** On narrow screens. */
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
  const isShown = useIsShown(className, isOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  const toggleTitle = isShown ? t`Close this panel (F8: both)` : t`Open this panel (F8: both)`;
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
      className={isShown ? className : `${className} is-folded`}
      aria-label={label}
      data-region=""
      tabIndex={-1}
      onKeyDown={isOpen ? closeOnEscape : undefined}
    >
      <button
        type="button"
        className="sidebar-toggle"
        ref={toggle}
        title={isNarrow ? undefined : toggleTitle}
        aria-expanded={isShown}
        onClick={() => (isNarrow ? onToggle(!isOpen) : setFolded(className, isShown))}
      >
        {label}
      </button>
      {isShown && children}
    </aside>
  );
}
