// Drags a part of the crop dialog's picture with a pointer, or moves it with the arrow keys.
import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from "react";

/** In percent of the picture's width and height. */
interface Distance {
  x: number;
  y: number;
}

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
 * @returns the handlers of an element that moves it
 */
export function useGrips<Value>(
  frame: RefObject<HTMLElement | null>,
  value: Value,
  onMove: (value: Value) => void,
) {
  const start = useRef<{ value: Value; x: number; y: number }>(undefined);
  return (move: (from: Value, by: Distance) => Value) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { value, x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const box = frame.current?.getBoundingClientRect();
      const from = start.current;
      if (!box || !from) return;
      const x = ((clientX - from.x) / box.width) * 100;
      const y = ((clientY - from.y) / box.height) * 100;
      onMove(move(from.value, { x, y }));
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
