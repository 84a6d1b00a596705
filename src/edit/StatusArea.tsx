// The toolbar's messages, with a button for what to do about each.
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from "react";
import { conflictsId } from "./panel/conflicts-id.ts";
import { useBackOnline } from "./screen/back-online.ts";
import { placeholdersId, problemsId } from "./screen/go-to-list.ts";
import { LiveLink } from "./screen/LiveLink.tsx";
import { ToList } from "./screen/ToList.tsx";
import { useLive } from "./screen/use-live.ts";
import { useSession, useSessionState } from "./screen/use-session.ts";
import type { Publisher } from "./session/publisher.ts";
import { notSavedYet } from "./session/save-message.ts";
import type { Message, MessageAction } from "./model/message.ts";
import { StatusLine } from "./StatusLine.tsx";
import { t } from "../words/t.ts";

/** In characters: longer messages, and those with a link, don't fit beside the buttons on a phone. */
const shortStatus = 20;

interface StatusAreaProps {
  /** It is newer than the session's message. */
  announcement: Message | undefined;
  publisher: Publisher;
}

export function StatusArea({ announcement, publisher }: StatusAreaProps): ReactElement {
  const isSaved = useSessionState(({ unsaved }) => unsaved.length === 0);
  const last = useSessionState((state) => state.failure);
  const known = useSessionState((state) => state.message);
  const [closed, setClosed] = useState<string>();
  useBackOnline();
  const failure = isSaved ? undefined : last;
  const latest = announcement ?? known ?? (isSaved ? undefined : notSavedYet);
  // Why it couldn't be saved says that, too.
  const message = failure !== undefined && latest?.id === "not saved yet" ? undefined : latest;
  const words = [failure, message?.words].filter((each) => each !== undefined).join(" ");
  // The same message may come again later.
  if (closed !== undefined && closed !== words) setClosed(undefined);
  const isClosed = words === closed;
  const isTwo = failure !== undefined && message !== undefined;
  const isLong = !isClosed && (words.length > shortStatus || message?.action === "see the site");
  const { area, isCut } = useCut(words);
  const classes = ["status-area", isLong && "is-long", isLong && (isTwo || isCut) && "is-below"];
  return (
    <div className={classes.filter(Boolean).join(" ")} ref={area}>
      <div className="status-card">
        <StatusLine message={message} failure={failure} isClosed={isClosed} />
        {!isClosed && (
          <StatusAction
            action={message?.action}
            publisher={publisher}
            // The message would cover what it is about.
            onList={() => setClosed(words)}
          />
        )}
        {isLong && (
          <button
            type="button"
            className="status-close"
            aria-label={t`Close the message`}
            onClick={() => setClosed(words)}
          >
            ×
          </button>
        )}
      </div>
    </div>
  );
}

/** Whether the toolbar has too little room for these words, so that they are shown below it. */
function useCut(words: string) {
  const area = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState<string>();
  const measure = () => {
    const lines = [...(area.current?.querySelectorAll(".status") ?? [])];
    if (lines.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1))
      setCut(words);
  };
  useLayoutEffect(measure, [words]);
  useEffect(() => {
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  });
  return { area, isCut: cut === words };
}

interface StatusActionProps {
  action: MessageAction | undefined;
  publisher: Publisher;
  /** Is called when the author goes to a list. */
  onList: () => void;
}

/** Goes to what a message is about: conflicts to resolve, problems or placeholders in the saved content, or the live site. */
function StatusAction({ action, publisher, onList }: StatusActionProps) {
  const session = useSession();
  const diagnostics = useSessionState((state) => state.diagnostics);
  const conflicts = useSessionState((state) => state.conflicts);
  const standIns = useSessionState((state) => state.standIns);
  const live = useLive(publisher.live);
  const way = { className: "status-action", onClick: onList };
  if (action === "see the site") {
    if (live.is !== "waiting" || standIns.length === 0)
      return <LiveLink state={live} className="status-action" />;
    return <ToList name={t`Show placeholders`} id={placeholdersId} {...way} />;
  }
  if (action === "save the result")
    return (
      <button
        type="button"
        className="status-action"
        onClick={() => void session.save()}
      >{t`Save the result`}</button>
    );
  if (conflicts.length > 0) return <ToList name={t`Choose`} id={conflictsId} {...way} />;
  return action === "show problems" && diagnostics.length > 0 ? (
    <ToList name={t`Show problems`} id={problemsId} {...way} />
  ) : null;
}
