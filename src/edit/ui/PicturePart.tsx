// Shows a part of a picture. The picture stays whole, so nothing has to be cut out or loaded again.
import type { ReactElement } from "react";

interface PicturePartProps {
  address: string;
  /** The whole picture's own size in pixels. */
  size: { width: number; height: number };
  /** What is shown, in the same pixels. */
  part: { left: number; top: number; width: number; height: number };
}

/** Decorative, like an image without alternative text. */
export function PicturePart({ address, size, part }: PicturePartProps): ReactElement {
  const { left, top, width, height } = part;
  return (
    <svg className="picture-part" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {/* Clips, also where the outer one is wider or higher than the part. */}
      <svg width={width} height={height} viewBox={`${left} ${top} ${width} ${height}`}>
        <image href={address} {...size} />
      </svg>
    </svg>
  );
}
