// Drags a part of the crop dialog's picture with a pointer, or moves it with the arrow keys.
import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from "react";

/** In percent of the picture's width and height. */
interface Distance {
  x: number;
  y: number;
}

/** In pixels: a finger that taps moves less. */
const slack = 4;

/** In percent: how far an arrow key moves, without Shift and with it. */
const steps = [1, 10] as const;

const directions: Readonly<Record<string, Distance>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * @param frame the whole picture
 * @param value what is moved
 * @returns the handlers of an element that moves it, or does something where it is tapped without a drag
 */
export function useGrips<Value>(
  frame: RefObject<HTMLElement | null>,
  value: Value,
  onMove: (value: Value) => void,
) {
  const start = useRef<{ value: Value; x: number; y: number; isDragged: boolean }>(undefined);
  return (move: (from: Value, by: Distance) => Value, onTap?: (at: Distance) => void) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { value, x: event.clientX, y: event.clientY, isDragged: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const box = frame.current?.getBoundingClientRect();
      const from = start.current;
      if (!box || !from) return;
      from.isDragged ||= Math.hypot(clientX - from.x, clientY - from.y) > slack;
      if (!from.isDragged) return;
      const x = ((clientX - from.x) / box.width) * 100;
      const y = ((clientY - from.y) / box.height) * 100;
      onMove(move(from.value, { x, y }));
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const box = frame.current?.getBoundingClientRect();
      if (!box || !start.current || start.current.isDragged) return;
      onTap?.({
        x: ((clientX - box.left) / box.width) * 100,
        y: ((clientY - box.top) / box.height) * 100,
      });
    },
    onLostPointerCapture: () => (start.current = undefined),
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.shiftKey ? 1 : 0];
      const by = directions[event.key];
      if (!by) return;
      event.preventDefault();
      onMove(move(value, { x: by.x * step, y: by.y * step }));
    },
  });
}
