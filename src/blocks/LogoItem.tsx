// Shows one item of a list of logos: its picture, or its name if there is none.
import type { ReactElement } from "react";
import { ActionButton } from "./ActionButton.tsx";
import type { ListItemProps } from "./ListItem.tsx";
import { PictureView } from "./PictureView.tsx";

export function LogoItem({ item: { heading, picture, action } }: ListItemProps): ReactElement {
  // A logo is a name, so it is read as one even if it is marked as decorative.
  const named = picture && { ...picture, alt: picture.alt || heading };
  return (
    <li className="logo-item">
      {named ? (
        <PictureView picture={named} sizes="12rem" whole />
      ) : (
        <p className="logo-name">{heading}</p>
      )}
      {action && <ActionButton action={action} kind="text" />}
    </li>
  );
}
