// A window above the editor, for what takes a moment of its own; Escape closes it, as its button does.
import { useEffect, useId, useRef, type ReactNode, type ReactPortal } from "react";
import { createPortal } from "react-dom";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** It is open as long as it is drawn; beside all else, so that nothing around what opens it shapes it. */
export function Dialog({ title, onClose, children }: DialogProps): ReactPortal {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => element.current?.showModal(), []);
  return createPortal(
    <dialog className="dialog" ref={element} aria-labelledby={heading} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" onClick={() => element.current?.close()}>
          Close
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>,
    document.body,
  );
}
