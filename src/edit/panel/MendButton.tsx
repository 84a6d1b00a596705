// Mends a problem that has one right answer, and says what it will do.
import type { ReactElement } from "react";
import type { Fix } from "../../content/report/fixes.ts";

interface MendButtonProps {
  /** Without one there is nothing to press. */
  fix: Fix | undefined;
  onMend: (fix: Fix) => void;
}

export function MendButton({ fix, onMend }: MendButtonProps): ReactElement | null {
  if (!fix) return null;
  return (
    <button type="button" title={fix.done} onClick={() => onMend(fix)}>
      Mend it
    </button>
  );
}
