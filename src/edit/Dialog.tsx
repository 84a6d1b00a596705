// A window above the editor, for what takes a moment of its own; Escape closes it, as its button does.
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from "react";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** It is open as long as it is drawn. */
export function Dialog({ title, onClose, children }: DialogProps): ReactElement {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog className="dialog" ref={element} aria-labelledby={heading} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" onClick={() => element.current?.close()}>
          Close
        </button>
      </div>
      {children}
    </dialog>
  );
}
