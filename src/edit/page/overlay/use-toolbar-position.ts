// Keeps a toolbar near a text in the page's frame.
import { useEffect, useEffectEvent, useState, type CSSProperties } from "react";
import type { Area } from "./free-space.ts";
import { toolbarPosition } from "./toolbar-position.ts";

interface ToolbarPositionOptions {
  host: HTMLElement;
  toolbar: { current: HTMLElement | null };
  /** At which the page is shown. */
  scale: number;
  /** Measures the line with the caret, in the page's own pixels. */
  findLine: () => Area;
}

/** Without covering anything; hidden while the text is out of view. */
export function useToolbarPosition(options: ToolbarPositionOptions): CSSProperties {
  const { host, toolbar, scale } = options;
  const [position, setPosition] = useState<CSSProperties>({ visibility: "hidden" });
  const findLine = useEffectEvent(options.findLine);
  useEffect(() => {
    const { defaultView } = host.ownerDocument;
    const stage = toolbar.current?.closest<HTMLElement>(".stage");
    const iframe = stage?.querySelector("iframe");
    if (!defaultView || !stage || !iframe) return undefined;
    const update = () => {
      const text = host.getBoundingClientRect();
      const { offsetHeight = 0, offsetWidth = 0 } = toolbar.current ?? {};
      // In the page's own pixels, from the corner of its frame.
      const start = -iframe.offsetLeft / scale;
      const seen = { top: 0, bottom: stage.clientHeight / scale, left: start };
      const { top, left } = toolbarPosition(host, {
        text,
        line: findLine(),
        seen: { ...seen, right: start + stage.clientWidth / scale },
        width: offsetWidth / scale,
        height: offsetHeight / scale,
      });
      setPosition({
        visibility: text.bottom > 0 && text.top < seen.bottom ? "visible" : "hidden",
        insetBlockStart: top * scale,
        insetInlineStart: iframe.offsetLeft + left * scale,
      });
    };
    update();
    let frame = 0;
    // Once the text knows where its caret is.
    const updateSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const observer = new ResizeObserver(update);
    observer.observe(host);
    observer.observe(stage);
    defaultView.addEventListener("scroll", update);
    host.ownerDocument.addEventListener("selectionchange", updateSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      defaultView.removeEventListener("scroll", update);
      host.ownerDocument.removeEventListener("selectionchange", updateSoon);
    };
  }, [host, toolbar, scale]);
  return position;
}
