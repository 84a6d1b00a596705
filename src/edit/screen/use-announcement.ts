// The last announcement about an action; it ends when something else happens.
import { useState, useSyncExternalStore } from "react";
import type { Session } from "../session/session.ts";

/** @returns the current announcement, and a function to make one */
export function useSaid(session: Session): [string | undefined, (words: string) => void] {
  const { history, notice } = useSyncExternalStore(session.subscribe, session.state);
  const [said, setSaid] = useState({ words: "", files: history.files, notice });
  const isNow = said.words !== "" && said.files === history.files && said.notice === notice;
  const say = (words: string) => {
    // The latest state: what it announces may not be drawn yet.
    const now = session.state();
    setSaid({ words, files: now.history.files, notice: now.notice });
  };
  return [isNow ? said.words : undefined, say];
}
