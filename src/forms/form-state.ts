// The state of a form from typing to the thank-you, as one value, so that it can't contradict itself.

/** One attempt to send. Attempts to send the same answers again share the submission id. */
export interface Attempt {
  submission: string;
}

/**
 * Why sending failed: the service rejected it; it is unknown if the message arrived; there was no connection; or the
 * connection is back and the visitor has to send again.
 */
export type Failure = "refused" | "unconfirmed" | "offline" | "online";

export type FormState =
  | { phase: "editing"; since: "page" | "again" | "doubt" }
  | { phase: "sending"; attempt: Attempt }
  | { phase: "failed"; failure: Failure; attempt: Attempt }
  | { phase: "sent" };

export type FormEvent =
  /** The submit looks automated. */
  | { type: "doubted" }
  | { type: "submitted"; attempt: Attempt }
  /** The page was closed or left while the message was being sent, and is open again. */
  | { type: "interrupted"; attempt: Attempt }
  | { type: "delivered" | "refused" | "unconfirmed" | "offline"; attempt: Attempt }
  | { type: "online" }
  | { type: "again" };

export const initialState: FormState = { phase: "editing", since: "page" };

/** Returns the state after an event. Events that don't apply to a state don't change it. */
export function nextState(state: FormState, event: FormEvent): FormState {
  const isWritten = state.phase === "editing" || state.phase === "failed";
  switch (event.type) {
    case "doubted":
      return isWritten ? { phase: "editing", since: "doubt" } : state;
    case "submitted":
      return isWritten ? { phase: "sending", attempt: event.attempt } : state;
    case "interrupted":
      return isWritten
        ? { phase: "failed", failure: "unconfirmed", attempt: event.attempt }
        : state;
    case "delivered":
      // Applies even after the time limit, and to any of several attempts.
      return "attempt" in state && state.attempt.submission === event.attempt.submission
        ? { phase: "sent" }
        : state;
    case "refused":
    case "unconfirmed":
    case "offline":
      // The result of an earlier attempt doesn't affect the current one.
      return state.phase === "sending" && state.attempt === event.attempt
        ? { phase: "failed", failure: event.type, attempt: event.attempt }
        : state;
    case "online":
      return state.phase === "failed" && state.failure === "offline"
        ? { ...state, failure: "online" }
        : state;
    case "again":
      return state.phase === "sent" ? { phase: "editing", since: "again" } : state;
  }
}
