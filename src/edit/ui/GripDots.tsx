// The dots of what can be dragged.
import type { ReactElement } from "react";

export function GripDots(): ReactElement {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 16" width="10" height="16" fill="currentColor">
      {[3, 8, 13].flatMap((y) =>
        [2, 8].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" />),
      )}
    </svg>
  );
}
