// Shows the latest message in the toolbar. Why a save failed stays visible as an alert until the changes are saved.
import type { ReactElement } from "react";
import type { Message } from "./model/message.ts";
import { looks } from "./ui/message-looks.ts";
import { t } from "../words/t.ts";

interface StatusLineProps {
  message: Message | undefined;
  /** Why the last save failed; undefined when there is nothing left to save. */
  failure: string | undefined;
  /** True once the person has closed the message: only what is still true stays. */
  isClosed?: boolean;
}

export function StatusLine({ message, failure, isClosed = false }: StatusLineProps): ReactElement {
  const words = isClosed ? "" : (message?.words ?? "");
  return (
    <>
      {failure !== undefined && (
        <p role="alert" className="status not-saved" {...looks.failure} title={failure}>
          {isClosed ? t`Not saved` : failure}
        </p>
      )}
      <p
        role="status"
        className="status"
        {...looks[message?.kind ?? "hint"]}
        title={words || undefined}
      >
        {words}
      </p>
    </>
  );
}
