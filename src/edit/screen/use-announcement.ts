// The last announcement about an action; it ends when something else happens.
import { useState } from "react";
import { useSession } from "./use-session.ts";

/** @returns the current announcement, and a function to make one */
export function useAnnouncement(): [string | undefined, (words: string) => void] {
  const { session, history, message } = useSession();
  const [last, setLast] = useState({ words: "", files: history.files, message });
  const isCurrent = last.words !== "" && last.files === history.files && last.message === message;
  const say = (words: string) => {
    // The latest state: what it announces may not be drawn yet.
    const now = session.state();
    setLast({ words, files: now.history.files, message: now.message });
  };
  return [isCurrent ? last.words : undefined, say];
}
