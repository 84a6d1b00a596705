// The session that the whole screen edits, and its state now.
import { createContext, use, useRef, useSyncExternalStore } from "react";
import type { Files } from "../model/history.ts";
import type { Session } from "../session/session.ts";
import type { SessionState } from "../session/session-state.ts";

export const SessionContext = createContext<Session | undefined>(undefined);

/**
 * The same session as long as the screen is shown.
 * @throws outside the editor's screen
 */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs a SessionContext around it.");
  return session;
}

/**
 * A part of the session's state. Redraws the component when that part changes, and for nothing else.
 * @param select gives the same value for the same state or, with `isSame`, an equal one
 * @throws outside the editor's screen
 */
export function useSessionState<Part>(
  select: (state: SessionState) => Part,
  isSame: (one: Part, other: Part) => boolean = Object.is,
): Part {
  const session = useSession();
  const last = useRef<{ part: Part }>(undefined);
  return useSyncExternalStore(session.subscribe, () => {
    const part = select(session.state());
    if (!last.current || !isSame(last.current.part, part)) last.current = { part };
    return last.current.part;
  });
}

/**
 * The edited files. Redraws the component with each change of them.
 * @throws outside the editor's screen
 */
export function useFiles(): Files {
  return useSessionState(({ history }) => history.files);
}
