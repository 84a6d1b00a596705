// A picture from content, in the site's one ratio or in its own.
import type { ReactElement } from "react";
import type { Picture } from "../content/model/notations.ts";

interface PictureViewProps {
  picture: Picture;
  /** How wide it is shown, as in the `sizes` attribute of an image. */
  sizes: string;
  /** true for the one picture that a visitor sees first; all others wait until they are near. */
  first?: boolean;
  /** true where nothing of it may be cut off, as of a portrait. */
  whole?: boolean;
}

export function PictureView(props: PictureViewProps): ReactElement {
  const { picture, sizes, first = false, whole = false } = props;
  // Inside <picture>, because React puts a preload link in front of an eager <img> on its own.
  return (
    <picture className={whole ? "whole-picture" : "picture"}>
      {picture.webpSrcSet !== undefined && (
        <source type="image/webp" srcSet={picture.webpSrcSet} sizes={sizes} />
      )}
      <img
        data-picture=""
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={picture.srcSet === undefined ? undefined : sizes}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
      />
    </picture>
  );
}
