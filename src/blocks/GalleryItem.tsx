// Shows the pictures of a gallery: links that work by themselves, and the dialog where the script shows them large.
import { useContext, type ReactElement } from "react";
import { LineDrawing } from "../components/LineDrawing.tsx";
import { RichText } from "../components/RichText.tsx";
import { SiteLanguages } from "../components/SiteWords.tsx";
import { dated } from "./dated.ts";
import type { ListItemProps } from "./ListItem.tsx";
import { PictureView } from "./PictureView.tsx";
import type { BlockProps } from "./view.ts";

/** The widths of a picture: two beside each other on a phone, three or four on wider screens. */
const sizes = "(min-width: 60rem) 16rem, (min-width: 40rem) 33vw, 50vw";

export function GalleryItem({ item, site }: ListItemProps): ReactElement {
  const { heading, text, picture } = item;
  return (
    <li {...dated(item, undefined, site)}>
      <figure className="gallery-item">
        {picture && (
          <a href={picture.src}>
            {/* The link's only name: the check asks for one of the two. */}
            <PictureView
              picture={{ ...picture, alt: picture.alt || (heading ?? "") }}
              sizes={sizes}
            />
          </a>
        )}
        {(heading !== undefined || text) && (
          <figcaption>
            {heading !== undefined && <p className="gallery-caption">{heading}</p>}
            {text && (
              <div className="item-text">
                <RichText text={text} />
              </div>
            )}
          </figcaption>
        )}
      </figure>
    </li>
  );
}

/** Directly after its gallery, where the script looks for it. The script fills in the picture and its caption. */
export function GalleryDialog({
  block,
  site,
}: Pick<BlockProps<"list">, "block" | "site">): ReactElement {
  const { wording } = site;
  const siteLanguage = useContext(SiteLanguages);
  return (
    <dialog className="gallery-dialog" aria-label={block.heading ?? site.name}>
      <div className="gallery-tools">
        {block.items.length > 1 && (
          <>
            <button
              type="button"
              data-step="-1"
              aria-label={wording.previousPicture}
              {...siteLanguage}
            >
              <Arrow path="m15 5-7 7 7 7" />
            </button>
            <button type="button" data-step="1" aria-label={wording.nextPicture} {...siteLanguage}>
              <Arrow path="m9 5 7 7-7 7" />
            </button>
          </>
        )}
        <button type="button" data-step="0" {...siteLanguage}>
          {wording.closePicture}
        </button>
      </div>
      {/* In <picture>, because React adds a preload link for an eager <img> without it. */}
      <picture>
        <img alt="" />
      </picture>
      <p aria-live="polite" />
    </dialog>
  );
}

function Arrow({ path }: { path: string }): ReactElement {
  return (
    <LineDrawing className="gallery-arrow" lineWidth={2} isRound={false}>
      <path d={path} />
    </LineDrawing>
  );
}
