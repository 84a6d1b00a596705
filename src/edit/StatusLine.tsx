// The toolbar's line of what has just happened. A save that failed stays in it, as an alert, until the words are saved.
import type { ReactElement } from "react";
import { notSavedYet } from "./session/save-message.ts";

interface StatusLineProps {
  status: string;
  /** Why the last save failed; undefined where nothing is left to save. */
  failure: string | undefined;
}

export function StatusLine({ status, failure }: StatusLineProps): ReactElement {
  const isFresh = status === failure;
  const beside = failure !== undefined && (isFresh || status === notSavedYet) ? "" : status;
  return (
    <>
      {failure !== undefined && (
        <p role="alert" className="status not-saved" title={failure}>
          {isFresh ? failure : "Not saved"}
        </p>
      )}
      <p role="status" className="status" title={beside || undefined}>
        {beside}
      </p>
    </>
  );
}
