// Tries again what couldn't be loaded.
import type { ReactElement } from "react";
import { t } from "../../words/t.ts";

export function TryAgain({ onClick }: { onClick: () => void }): ReactElement {
  return <button type="button" onClick={onClick}>{t`Try again`}</button>;
}
