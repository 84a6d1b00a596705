// A field that people neither see nor reach, so that whatever fills it in is a program: a spammer's, or autofill.
import type { RefObject } from "react";

export function Trap({ label, ref }: { label: string; ref: RefObject<HTMLInputElement | null> }) {
  return (
    <label className="form-status" aria-hidden="true">
      {label}
      <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
