// What was said last of what an editor has done; it is over as soon as something else happens.
import { useState, useSyncExternalStore } from "react";
import type { Session } from "../session/session.ts";

/** @returns what is to be read now, and how to say something else */
export function useSaid(session: Session): [string | undefined, (words: string) => void] {
  const { history, message } = useSyncExternalStore(session.subscribe, session.state);
  const [said, setSaid] = useState({ words: "", files: history.files, message });
  const isNow = said.words !== "" && said.files === history.files && said.message === message;
  const say = (words: string) => {
    // As it is after what is told of, which may not be drawn yet.
    const now = session.state();
    setSaid({ words, files: now.history.files, message: now.message });
  };
  return [isNow ? said.words : undefined, say];
}
