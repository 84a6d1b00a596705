// A field that people can't see or reach, so only a program fills it in: a spam bot, or autofill.
import { useSyncExternalStore, type RefObject } from "react";

export function Trap({ label, ref }: { label: string; ref: RefObject<HTMLInputElement | null> }) {
  // Not in the built HTML, because without this code its content would be part of the visitor's own email.
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
