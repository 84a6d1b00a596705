// Shows the latest message in the toolbar. A failed save stays visible as an alert until the changes are saved.
import type { ReactElement } from "react";
import { notSavedYet } from "./session/save-message.ts";
import type { MessageKind } from "./model/message-kind.ts";
import { looks } from "./ui/message-looks.ts";

interface StatusLineProps {
  status: string;
  kind: MessageKind;
  /** Why the last save failed; undefined when there is nothing left to save. */
  failure: string | undefined;
}

export function StatusLine({ status, kind, failure }: StatusLineProps): ReactElement {
  const isFresh = status === failure;
  const message = failure !== undefined && (isFresh || status === notSavedYet) ? "" : status;
  return (
    <>
      {failure !== undefined && (
        <p role="alert" className="status not-saved" {...looks.failure} title={failure}>
          {isFresh ? failure : "Not saved"}
        </p>
      )}
      <p role="status" className="status" {...looks[kind]} title={message || undefined}>
        {message}
      </p>
    </>
  );
}
