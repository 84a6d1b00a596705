// Shows the latest message in the toolbar. A failed save stays visible as an alert until the changes are saved.
import type { ReactElement } from "react";
import { notSavedYet } from "./session/save-message.ts";

interface StatusLineProps {
  status: string;
  /** Why the last save failed; undefined when there is nothing left to save. */
  failure: string | undefined;
}

export function StatusLine({ status, failure }: StatusLineProps): ReactElement {
  const isFresh = status === failure;
  const message = failure !== undefined && (isFresh || status === notSavedYet) ? "" : status;
  return (
    <>
      {failure !== undefined && (
        <p role="alert" className="status not-saved" title={failure}>
          {isFresh ? failure : "Not saved"}
        </p>
      )}
      <p role="status" className="status" title={message || undefined}>
        {message}
      </p>
    </>
  );
}
