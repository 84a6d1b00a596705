// A photo with the area that visitors see: the area, its corners and the focus point are dragged or moved with arrow
// keys.
import { useRef, type ReactElement } from "react";
import {
  moveCrop,
  resizeCrop,
  type Corner,
  type Crop,
} from "../../../operations/media/crop-shape.ts";
import { movePoint, pointIn, type Point } from "../../../operations/media/focus-point.ts";
import { useGrips } from "./use-grips.ts";
import { t } from "../../../../words/t.ts";

interface CropAreaProps {
  address: string;
  /** The photo's width through its height. */
  shape: number;
  crop: Crop;
  /** Of what is shown, width through height in percent; any if undefined. */
  ratio: number | undefined;
  onCrop: (crop: Crop) => void;
  /** undefined where there is none, because the picture is shown whole. */
  focus: { point: Point; onMove: (point: Point) => void } | undefined;
}

const corners: readonly (Corner & { name: string })[] = [
  { x: "left", y: "top", name: t`Top left corner` },
  { x: "right", y: "top", name: t`Top right corner` },
  { x: "left", y: "bottom", name: t`Bottom left corner` },
  { x: "right", y: "bottom", name: t`Bottom right corner` },
];

export function CropArea(props: CropAreaProps): ReactElement {
  const { address, shape, crop, ratio, onCrop, focus } = props;
  const frame = useRef<HTMLDivElement>(null);
  const grip = useGrips(frame, crop, onCrop);
  const { left, top, right, bottom } = crop;
  const inset = `${top}% ${right}% ${bottom}% ${left}%`;
  return (
    <div
      className="crop-picture"
      // As large as there is room, so that the corners of a small photo can be told apart.
      style={{ inlineSize: `min(100%, ${44 * shape}dvh)` }}
      ref={frame}
    >
      <img src={address} alt="" draggable={false} />
      <button
        type="button"
        className="crop-area"
        aria-label={t`Shown area: the arrow keys move it`}
        style={{ inset }}
        {...grip(
          (from, { x, y }) => moveCrop(from, x, y),
          ({ x, y }) => focus?.onMove(pointIn(crop, { left: x, top: y })),
        )}
      />
      {corners.map(({ name, ...corner }) => (
        <button
          key={name}
          type="button"
          className={`crop-corner ${corner.y}-${corner.x}`}
          aria-label={t`${name}: the arrow keys move it`}
          style={{ [corner.x]: `${crop[corner.x]}%`, [corner.y]: `${crop[corner.y]}%` }}
          {...grip((from, by) => resizeCrop(from, corner, by, ratio))}
        />
      ))}
      {focus && <FocusPoint frame={frame} crop={crop} {...focus} />}
    </div>
  );
}

interface FocusPointProps extends NonNullable<CropAreaProps["focus"]> {
  frame: Parameters<typeof useGrips>[0];
  crop: Crop;
}

function FocusPoint({ frame, crop, point, onMove }: FocusPointProps): ReactElement {
  const grip = useGrips(frame, point, onMove);
  const { left, top } = point;
  return (
    <button
      type="button"
      className="focus-point"
      aria-label={t`Focus point: the arrow keys move it`}
      style={{ left: `${left}%`, top: `${top}%` }}
      {...grip((from, by) => movePoint(crop, from, by))}
    />
  );
}
