// Scales a page's frame down to the room there is.
import { useEffect, useState } from "react";

/** The scale at which a page of this width, in CSS pixels, fits into an element. */
export function useScale(element: { current: HTMLElement | null }, pageWidth: number): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width > 0 ? Math.min(1, width / pageWidth) : 1;
}
