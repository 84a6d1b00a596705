// A photo with the area that visitors see: the area and its corners are dragged or moved with arrow keys.
import { useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from "react";
import { moveCrop, resizeCrop, type Corner, type Crop } from "../../operations/media/crop-shape.ts";

interface CropAreaProps {
  address: string;
  /** The photo's width through its height. */
  shape: number;
  crop: Crop;
  /** Of what is shown, width through height in percent; any if undefined. */
  ratio: number | undefined;
  onCrop: (crop: Crop) => void;
}

const corners: readonly (Corner & { name: string })[] = [
  { x: "left", y: "top", name: "Top left corner" },
  { x: "right", y: "top", name: "Top right corner" },
  { x: "left", y: "bottom", name: "Bottom left corner" },
  { x: "right", y: "bottom", name: "Bottom right corner" },
];

/** In percent: how far an arrow key moves, without Shift and with it. */
const steps = [1, 10] as const;

type Drag = (from: Crop, by: { x: number; y: number }) => Crop;

export function CropArea({ address, shape, crop, ratio, onCrop }: CropAreaProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef<{ crop: Crop; x: number; y: number }>(undefined);
  const grip = (drag: Drag) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { crop, x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const box = frame.current?.getBoundingClientRect();
      const from = start.current;
      if (!box || !from) return;
      const x = ((clientX - from.x) / box.width) * 100;
      const y = ((clientY - from.y) / box.height) * 100;
      onCrop(drag(from.crop, { x, y }));
    },
    onLostPointerCapture: () => (start.current = undefined),
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.shiftKey ? 1 : 0];
      const by = directionOf(event.key);
      if (!by) return;
      event.preventDefault();
      onCrop(drag(crop, { x: by.x * step, y: by.y * step }));
    },
  });
  const { left, top, right, bottom } = crop;
  const inset = `${top}% ${right}% ${bottom}% ${left}%`;
  return (
    <div
      className="crop-picture"
      // As large as there is room, so that the corners of a small photo can be told apart.
      style={{ inlineSize: `min(100%, ${50 * shape}dvh)` }}
      ref={frame}
    >
      <img src={address} alt="" draggable={false} />
      <button
        type="button"
        className="crop-area"
        aria-label="Shown area: the arrow keys move it"
        style={{ inset }}
        {...grip((from, { x, y }) => moveCrop(from, x, y))}
      />
      {corners.map(({ name, ...corner }) => (
        <button
          key={name}
          type="button"
          className={`crop-corner ${corner.y}-${corner.x}`}
          aria-label={`${name}: the arrow keys move it`}
          style={{ [corner.x]: `${crop[corner.x]}%`, [corner.y]: `${crop[corner.y]}%` }}
          {...grip((from, by) => resizeCrop(from, corner, by, ratio))}
        />
      ))}
    </div>
  );
}

function directionOf(key: string): { x: number; y: number } | undefined {
  switch (key) {
    case "ArrowLeft":
      return { x: -1, y: 0 };
    case "ArrowRight":
      return { x: 1, y: 0 };
    case "ArrowUp":
      return { x: 0, y: -1 };
    case "ArrowDown":
      return { x: 0, y: 1 };
    default:
      return undefined;
  }
}
