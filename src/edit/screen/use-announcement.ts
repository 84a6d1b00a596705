// The last announcement about an action; it ends when something else happens.
import { useState } from "react";
import type { Message, MessageId, MessageKind } from "../model/message.ts";
import { useFiles, useSession, useSessionState } from "./use-session.ts";

/** Announces what has happened; without words, what was announced ends. */
export type Say = (words: string, kind?: MessageKind, id?: MessageId) => void;

/** @returns the current announcement, and a function to make one */
export function useAnnouncement(): [Message | undefined, Say] {
  const session = useSession();
  const files = useFiles();
  const message = useSessionState((state) => state.message);
  const [last, setLast] = useState<{ said?: Message; files?: unknown; message?: unknown }>({});
  const isCurrent = last.files === files && last.message === message;
  const say: Say = (words, kind = "hint", id) => {
    // The latest state: what it announces may not be drawn yet.
    const now = session.state();
    const said: { said?: Message } = words === "" ? {} : { said: { words, kind, id } };
    setLast({ ...said, files: now.history.files, message: now.message });
  };
  return [isCurrent ? last.said : undefined, say];
}
