// Draws a button's icon in the color of its text, hidden from screen readers because the button has a name.
import type { ReactElement } from "react";

interface ToolIconProps {
  /** SVG path data, 24 by 24. */
  path: string;
  size: number;
}

export function ToolIcon({ path, size }: ToolIconProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
