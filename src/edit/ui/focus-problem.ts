// Moves the focus to the field that keeps a form from being sent, which may be out of sight.
import { flushSync } from "react-dom";

/** @param show shows the problems, where that waits until the form is sent */
export function focusProblem(form: HTMLElement, show?: () => void): void {
  if (show) flushSync(show);
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}
