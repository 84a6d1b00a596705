// A button that goes to a list in the panel.
import type { ReactElement } from "react";
import { useEditing } from "./editing-context.ts";
import { goToList } from "./go-to-list.ts";

interface ToListProps {
  name: string;
  /** Of the list's heading, or of the list. */
  id: string;
  className?: string;
  /** Makes room for the list. */
  onClick?: () => void;
}

export function ToList({ name, id, className, onClick }: ToListProps): ReactElement {
  const { showPanel } = useEditing();
  const go = () => {
    onClick?.();
    goToList(id, showPanel);
  };
  return (
    <button type="button" className={className} onClick={go}>
      {name}
    </button>
  );
}
