// Shows one item of a list of logos: its picture, or its name if there is none.
import type { ReactElement } from "react";
import { ActionButton } from "./ActionButton.tsx";
import { dated } from "./dated.ts";
import type { ListItemProps } from "./ListItem.tsx";
import { PictureView } from "./PictureView.tsx";

export function LogoItem({ item, site }: ListItemProps): ReactElement {
  const { heading, picture, action } = item;
  // A logo is a name, so it is read as one even if it is marked as decorative.
  const named = picture && { ...picture, alt: picture.alt || (heading ?? "") };
  return (
    <li {...dated(item, "logo-item", site)}>
      {named ? (
        <PictureView picture={named} sizes="12rem" whole />
      ) : (
        <p className="logo-name">{heading}</p>
      )}
      {action && <ActionButton action={action} kind="text" />}
    </li>
  );
}
