// The session that the whole screen edits, together with its state now.
import { createContext, use, useSyncExternalStore } from "react";
import type { Session } from "../session/session.ts";
import type { SessionState } from "../session/session-state.ts";

export const SessionContext = createContext<Session | undefined>(undefined);

/**
 * Redraws the component whenever the state changes.
 * @throws outside the editor's screen
 */
export function useSession(): SessionState & { session: Session } {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs a SessionContext around it.");
  return { session, ...useSyncExternalStore(session.subscribe, session.state) };
}
