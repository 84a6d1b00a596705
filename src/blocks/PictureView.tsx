// Shows a picture from content, cut to the site's ratio or in its own.
import type { ReactElement } from "react";
import type { Picture } from "../content/model/notations.ts";

interface PictureViewProps {
  picture: Picture;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** true for the one picture that a visitor sees first. All others load when they are near. */
  first?: boolean;
  /** true if the picture must not be cut to the site's ratio, such as a portrait. */
  whole?: boolean;
}

export function PictureView(props: PictureViewProps): ReactElement {
  const { picture, sizes, first = false, whole = false } = props;
  const { src, srcSet, webpSrcSet, avifSrcSet, width, height } =
    (!whole && picture.framed) || picture;
  // In <picture>, because React adds a preload link for an eager <img> without it.
  return (
    <picture className={whole ? `whole-picture${isPhoto(picture) ? " photo" : ""}` : "picture"}>
      {avifSrcSet !== undefined && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
      {webpSrcSet !== undefined && <source type="image/webp" srcSet={webpSrcSet} sizes={sizes} />}
      <img
        data-picture=""
        src={src}
        srcSet={srcSet}
        sizes={srcSet === undefined ? undefined : sizes}
        alt={picture.alt}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
      />
    </picture>
  );
}

/** Whether nothing behind it can show through, as far as its file's name tells. */
const isPhoto = ({ src, srcSet, avifSrcSet }: Picture): boolean =>
  srcSet !== undefined || avifSrcSet !== undefined || /\.(jpe?g|avif)$/i.test(src);
