// Shown in place of fields until their code is loaded.
import { useSyncExternalStore, type ReactElement } from "react";
import { isPartMissing, listenToParts } from "../ui/later-part.ts";
import { t } from "../../words/t.ts";

/** In place of all fields of what is selected. */
export function FieldsLoading(): ReactElement {
  return <Loading words={t`Loading the fields …`} />;
}

/** In place of one input. */
export function FieldLoading(): ReactElement {
  return <Loading words={t`Loading…`} />;
}

function Loading({ words }: { words: string }): ReactElement {
  // The toolbar says what to do about it.
  const isMissing = useSyncExternalStore(listenToParts, isPartMissing);
  return (
    <p className="quiet" aria-busy={!isMissing}>
      {isMissing ? t`The fields couldn’t be loaded.` : words}
    </p>
  );
}
