// Marks over the page where something that is dragged would be dropped.
import { t } from "../../../words/t.ts";

/** In the page's own pixels, from the corner of its visible area. */
export interface DropArea {
  top: number;
  left: number;
  width: number;
  height: number;
}

export interface DropMark {
  /** @param area none hides the mark */
  place: (area: DropArea | undefined) => void;
  remove: () => void;
}

/** @param stage what contains the frame */
export function addDropMark(stage: Element, frame: HTMLElement): DropMark {
  const mark = stage.appendChild(document.createElement("div"));
  mark.className = "drop-mark";
  mark.hidden = true;
  const words = mark.appendChild(document.createElement("span"));
  words.className = "drop-here";
  words.textContent = t`Drop here`;
  return {
    place(area) {
      mark.hidden = area === undefined;
      if (!area) return;
      const own = frame.getBoundingClientRect();
      const corner = stage.getBoundingClientRect();
      const scale = own.width / frame.offsetWidth;
      for (const [name, value] of Object.entries({
        left: area.left * scale + own.left - corner.left,
        top: area.top * scale + own.top - corner.top,
        width: area.width * scale,
        height: area.height * scale,
      }))
        mark.style.setProperty(name, `${value}px`);
    },
    remove: () => mark.remove(),
  };
}
