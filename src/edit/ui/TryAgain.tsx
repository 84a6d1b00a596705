// Tries again what couldn't be loaded.
import type { ReactElement } from "react";

export function TryAgain({ onClick }: { onClick: () => void }): ReactElement {
  return (
    <button type="button" onClick={onClick}>
      Try again
    </button>
  );
}
