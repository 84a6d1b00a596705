// A window above the editor, for what takes a moment of its own; Escape closes it, as its button does.
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type ReactPortal,
} from "react";
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
  const from = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const window = element.current;
    from.current = focusedInFrame();
    window?.showModal();
    // The browser gives the focus back, also where something done in it has ended it.
    return () => window?.close();
  }, []);
  return createPortal(
    <dialog
      className="dialog"
      ref={element}
      aria-labelledby={heading}
      onClose={() => {
        onClose();
        from.current?.focus({ preventScroll: true });
      }}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" onClick={() => element.current?.close()}>
          Close
        </button>
      </div>
      <DialogView className="dialog-body">{children}</DialogView>
    </dialog>,
    document.body,
  );
}

/** What a frame has the focus on, which it forgets while it can't be reached. */
function focusedInFrame(): HTMLElement | undefined {
  const { activeElement } = document;
  const page = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : null;
  // Cast: what has the focus can be given it; it is of the frame, so `instanceof` can't be asked here.
  return (page?.activeElement as HTMLElement | null) ?? undefined;
}

interface DialogViewProps {
  className: string;
  children: ReactNode;
}

/** What a window shows, one thing after another: the focus is on what is to be done there, as soon as it is drawn. */
export function DialogView({ className, children }: DialogViewProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>(controls)?.focus(), []);
  return (
    <div className={className} ref={element}>
      {children}
    </div>
  );
}

const controls = ":is(a[href], button, input, select, textarea, summary):not([tabindex='-1'])";
