// A modal dialog; Escape and its Close button close it.
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
import { coverLastClick } from "./double-click.ts";
import { t } from "../../words/t.ts";

interface DialogProps {
  title: string;
  /** Controls beside the Close button. */
  tools?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Open as long as it is rendered; rendered into the body, so that no styles around it apply. */
export function Dialog({ title, tools, onClose, children }: DialogProps): ReactPortal {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const returnTo = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const dialog = element.current;
    returnTo.current = focusedInFrame();
    dialog?.showModal();
    // The browser returns the focus, also when an action in the dialog has closed it.
    return () => {
      dialog?.close();
      coverLastClick([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body);
    };
  }, []);
  return createPortal(
    <dialog
      className="dialog"
      ref={element}
      aria-labelledby={heading}
      onClose={() => {
        onClose();
        returnTo.current?.focus({ preventScroll: true });
      }}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        {tools}
        <button type="button" onClick={() => element.current?.close()}>{t`Close`}</button>
      </div>
      <DialogView className="dialog-body">{children}</DialogView>
    </dialog>,
    document.body,
  );
}

/** The focused element within a frame, which the frame forgets while a dialog is open. */
function focusedInFrame(): HTMLElement | undefined {
  const { activeElement } = document;
  const page = activeElement instanceof HTMLIFrameElement ? activeElement.contentDocument : null;
  // Cast: a focused element can be focused; the frame has its own classes, so `instanceof` doesn't work.
  return (page?.activeElement as HTMLElement | null) ?? undefined;
}

interface DialogViewProps {
  className: string;
  children: ReactNode;
}

/** One view of a dialog: when it appears, the focus moves to its first control. */
export function DialogView({ className, children }: DialogViewProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = element.current?.closest("dialog");
    if (dialog) coverLastClick(dialog);
    element.current?.querySelector<HTMLElement>(controls)?.focus();
  }, []);
  return (
    <div className={className} ref={element}>
      {children}
    </div>
  );
}

const controls =
  ":is(a[href], button, input, select, textarea, summary, [role='textbox']):not([tabindex='-1'])";
