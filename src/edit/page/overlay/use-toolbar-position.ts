// Keeps a toolbar near a text in the page's frame.
import { useEffect, useState, type CSSProperties } from "react";
import { toolbarPosition } from "./toolbar-position.ts";

/** Without covering anything; hidden while the text is out of view. @param scale at which the page is shown */
export function useToolbarPosition(
  host: HTMLElement,
  toolbar: { current: HTMLElement | null },
  scale: number,
): CSSProperties {
  const [position, setPosition] = useState<CSSProperties>({ visibility: "hidden" });
  useEffect(() => {
    const { defaultView } = host.ownerDocument;
    const stage = toolbar.current?.closest<HTMLElement>(".stage");
    const frame = stage?.querySelector("iframe");
    if (!defaultView || !stage || !frame) return undefined;
    const update = () => {
      const text = host.getBoundingClientRect();
      const { offsetHeight = 0, offsetWidth = 0 } = toolbar.current ?? {};
      // In the page's own pixels, from the corner of its frame.
      const start = -frame.offsetLeft / scale;
      const seen = { top: 0, bottom: stage.clientHeight / scale, left: start };
      const { top, left } = toolbarPosition(host, {
        text,
        seen: { ...seen, right: start + stage.clientWidth / scale },
        width: offsetWidth / scale,
        height: offsetHeight / scale,
      });
      setPosition({
        visibility: text.bottom > 0 && text.top < seen.bottom ? "visible" : "hidden",
        insetBlockStart: top * scale,
        insetInlineStart: frame.offsetLeft + left * scale,
      });
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(host);
    defaultView.addEventListener("scroll", update);
    return () => {
      observer.disconnect();
      defaultView.removeEventListener("scroll", update);
    };
  }, [host, toolbar, scale]);
  return position;
}
