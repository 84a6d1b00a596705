// A field that people neither see nor reach, so that whatever fills it in is a program: a spammer's, or autofill.
import { useSyncExternalStore, type RefObject } from "react";

export function Trap({ label, ref }: { label: string; ref: RefObject<HTMLInputElement | null> }) {
  // Without this code its content would go out with the visitor's own e-mail, so the build draws none.
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isAlive) return null;
  return (
    <label className="form-status" aria-hidden="true">
      {label}
      <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
