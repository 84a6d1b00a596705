// What can be done with one of several things that stand in an order.
import type { ReactElement } from "react";

interface ItemToolsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

export function ItemTools({
  name,
  isFirst,
  isLast,
  onMove,
  onDuplicate,
  onRemove,
}: ItemToolsProps): ReactElement {
  return (
    <div className="tools" role="group" aria-label={name}>
      <button type="button" disabled={isFirst} onClick={() => onMove(-1)}>
        Move up
      </button>
      <button type="button" disabled={isLast} onClick={() => onMove(1)}>
        Move down
      </button>
      <button type="button" onClick={onDuplicate}>
        Duplicate
      </button>
      <button type="button" onClick={onRemove}>
        Remove
      </button>
    </div>
  );
}
