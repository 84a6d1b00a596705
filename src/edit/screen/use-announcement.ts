// The last announcement about an action; it ends when something else happens.
import { useState } from "react";
import type { MessageKind } from "../model/message-kind.ts";
import { useSession } from "./use-session.ts";

interface Announcement {
  words: string;
  kind: MessageKind;
}

export type Say = (words: string, kind?: MessageKind) => void;

const hint: MessageKind = "hint";

/** @returns the current announcement, and a function to make one */
export function useAnnouncement(): [Announcement | undefined, Say] {
  const { session, history, message } = useSession();
  const [last, setLast] = useState({ words: "", kind: hint, files: history.files, message });
  const isCurrent = last.words !== "" && last.files === history.files && last.message === message;
  const say: Say = (words, kind = hint) => {
    // The latest state: what it announces may not be drawn yet.
    const now = session.state();
    setLast({ words, kind, files: now.history.files, message: now.message });
  };
  return [isCurrent ? last : undefined, say];
}
