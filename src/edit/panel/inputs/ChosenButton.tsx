// Shows the chosen picture, file or icon; a click opens the dialog that changes it.
import type { ReactElement, ReactNode } from "react";
import type { InputProps } from "./input-kind.tsx";

interface ChosenButtonProps extends Pick<InputProps, "attributes"> {
  picture: ReactNode;
  name: string;
  onOpen: () => void;
}

export function ChosenButton(props: ChosenButtonProps): ReactElement {
  const { attributes, picture, name, onOpen } = props;
  const nameId = `${attributes.id}-now`;
  return (
    <button
      {...attributes}
      type="button"
      className="chosen"
      aria-describedby={`${nameId} ${attributes["aria-describedby"] ?? ""}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {picture}
      <span id={nameId}>{name}</span>
    </button>
  );
}
