// Shows a picture from content, cropped to the site's ratio or in its own.
import type { ReactElement } from "react";
import type { Picture } from "../content/model/notations.ts";

interface PictureViewProps {
  picture: Picture;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** true for the one picture that a visitor sees first. All others load when they are near. */
  first?: boolean;
  /** true if the picture must not be cropped, such as a portrait. */
  whole?: boolean;
}

export function PictureView(props: PictureViewProps): ReactElement {
  const { picture, sizes, first = false, whole = false } = props;
  // In <picture>, because React adds a preload link for an eager <img> without it.
  return (
    <picture className={whole ? `whole-picture${isPhoto(picture) ? " photo" : ""}` : "picture"}>
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

/** Whether nothing behind it can show through, as far as its file's name tells. */
const isPhoto = ({ src, srcSet }: Picture): boolean =>
  srcSet !== undefined || /\.(jpe?g|avif)$/i.test(src);
