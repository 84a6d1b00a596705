// A drawing of lines, 24 by 24, in the color of the text around it; hidden from screen readers, because words say it all.
import type { ReactElement, ReactNode } from "react";

interface LineDrawingProps {
  /** In pixels. */
  size?: number;
  /** Of a line, in units of the drawing. */
  lineWidth?: number;
  /** Whether lines end and bend round. */
  isRound?: boolean;
  className?: string;
  children: ReactNode;
}

export function LineDrawing({
  size = 24,
  lineWidth = 1.5,
  isRound = true,
  className,
  children,
}: LineDrawingProps): ReactElement {
  const round = isRound ? "round" : undefined;
  return (
    <svg
      className={className}
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth}
      strokeLinecap={round}
      strokeLinejoin={round}
    >
      {children}
    </svg>
  );
}
