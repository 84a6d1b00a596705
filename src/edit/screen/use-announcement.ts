// The last announcement about an action; it ends when something else happens.
import { useState } from "react";
import type { Message, MessageId, MessageKind } from "../model/message.ts";
import type { SessionState } from "../session/session-state.ts";
import { useSession, useSessionState } from "./use-session.ts";

/** Announces what has happened; without words, what was announced ends. */
export type Say = (words: string, kind?: MessageKind, id?: MessageId) => void;

interface Announcement {
  said: Message;
  /** When it was made. */
  during: SessionState;
}

/** @returns the current announcement, and a function to make one */
export function useAnnouncement(): [Message | undefined, Say] {
  const session = useSession();
  const [last, setLast] = useState<Announcement>();
  const current = useSessionState((now) =>
    last?.during.history.files === now.history.files && last.during.message === now.message
      ? last.said
      : undefined,
  );
  const say: Say = (words, kind = "hint", id) =>
    // The latest state: what it announces may not be drawn yet.
    setLast(words === "" ? undefined : { said: { words, kind, id }, during: session.state() });
  return [current, say];
}
