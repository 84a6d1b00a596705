// The toolbar's messages, with a button for what to do about each.
import { useState, type ReactElement } from "react";
import { conflictsId } from "./panel/conflicts-id.ts";
import { useBackOnline } from "./screen/back-online.ts";
import { useEditing } from "./screen/editing-context.ts";
import { goToList, placeholdersId, problemsId } from "./screen/go-to-list.ts";
import { LiveLink } from "./screen/LiveLink.tsx";
import { useLive } from "./screen/use-live.ts";
import { useSession } from "./screen/use-session.ts";
import { liveStatus } from "./session/live-message.ts";
import type { Publisher } from "./session/publisher.ts";
import { mergedMessage } from "./session/received.ts";
import { mentionsProblems, statusKind } from "./session/save-message.ts";
import type { MessageKind } from "./model/message-kind.ts";
import { StatusLine } from "./StatusLine.tsx";

/** In characters: longer messages, and those with a link, don't fit beside the buttons on a phone. */
const shortStatus = 20;

interface StatusAreaProps {
  status: string;
  /** The kind of an announcement. Other messages tell it themselves. */
  kind?: MessageKind | undefined;
  publisher: Publisher;
}

export function StatusArea({ status, kind, publisher }: StatusAreaProps): ReactElement {
  const { unsaved, failure } = useSession();
  const live = useLive(publisher.live);
  const [closed, setClosed] = useState<string>();
  // The same message may come again later.
  if (closed !== undefined && closed !== status) setClosed(undefined);
  useBackOnline();
  const unsavedFailure = unsaved.length > 0 ? failure : undefined;
  const isLong = status.length > shortStatus || status === liveStatus(live, unsaved.length === 0);
  if (status === closed)
    return (
      <div className="status-area">
        <StatusLine status="" kind="hint" failure={unsavedFailure} />
      </div>
    );
  return (
    <div className={isLong ? "status-area is-long" : "status-area"}>
      <StatusLine status={status} kind={kind ?? statusKind(status)} failure={unsavedFailure} />
      <StatusAction status={status} publisher={publisher} />
      {isLong && (
        <button
          type="button"
          className="status-close"
          aria-label="Close the message"
          onClick={() => setClosed(status)}
        >
          ×
        </button>
      )}
    </div>
  );
}

/** Goes to what a message is about: conflicts to resolve, problems or placeholders in the saved content, or the live site. */
function StatusAction({ status, publisher }: Omit<StatusAreaProps, "kind">) {
  const { session, diagnostics, conflicts, unsaved, standIns } = useSession();
  const live = useLive(publisher.live);
  const hasProblems = diagnostics.length > 0 && mentionsProblems(status);
  if (status === liveStatus(live, unsaved.length === 0)) {
    if (live.is !== "waiting" || standIns.length === 0)
      return <LiveLink state={live} className="status-action" />;
    return <ToList name="Show placeholders" id={placeholdersId} />;
  }
  if (status === mergedMessage)
    return (
      <button type="button" className="status-action" onClick={() => void session.save()}>
        Save the result
      </button>
    );
  if (conflicts.length === 0 && !hasProblems) return null;
  return conflicts.length > 0 ? (
    <ToList name="Choose" id={conflictsId} />
  ) : (
    <ToList name="Show problems" id={problemsId} />
  );
}

function ToList({ name, id }: { name: string; id: string }): ReactElement {
  const { showPanel } = useEditing();
  return (
    <button type="button" className="status-action" onClick={() => goToList(id, showPanel)}>
      {name}
    </button>
  );
}
