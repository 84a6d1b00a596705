// Shown in place of the fields of what is selected until their code is loaded.
import { useSyncExternalStore, type ReactElement } from "react";
import { isPartMissing, listenToParts } from "../ui/later-part.ts";
import { t } from "../../words/t.ts";

export function FieldsLoading(): ReactElement {
  // The toolbar says what to do about it.
  const isMissing = useSyncExternalStore(listenToParts, isPartMissing);
  return (
    <p className="quiet" aria-busy={!isMissing}>
      {isMissing ? t`The fields couldn’t be loaded.` : t`Loading the fields …`}
    </p>
  );
}
