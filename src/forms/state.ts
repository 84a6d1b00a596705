// Where a form stands between the first letter and the thank-you, so that no two answers to that can be true at once.

/** One try at sending. Tries to send the same words again share the submission, which tells them from a new message. */
export interface Attempt {
  submission: string;
}

/**
 * Why a form stands as failed: the service said no; nothing says whether the message arrived; there was no
 * connection to send it over; or that connection is back and the message waits for the visitor.
 */
export type Failure = "refused" | "unconfirmed" | "offline" | "online";

export type FormState =
  | { phase: "editing"; since: "page" | "again" | "doubt" }
  | { phase: "sending"; attempt: Attempt }
  | { phase: "failed"; failure: Failure; attempt: Attempt }
  | { phase: "sent" };

export type FormEvent =
  /** Submitted in a way that looks like a program's. */
  | { type: "doubted" }
  | { type: "submitted"; attempt: Attempt }
  /** The page went away while the message was on its way, and has come back. */
  | { type: "interrupted"; attempt: Attempt }
  | { type: "delivered" | "refused" | "unconfirmed" | "offline"; attempt: Attempt }
  | { type: "online" }
  | { type: "again" };

export const initialState: FormState = { phase: "editing", since: "page" };

/** The state after an event. An event that has no meaning in a state leaves it as it is. */
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
      // Also after the time limit, and whichever of several tries got through.
      return "attempt" in state && state.attempt.submission === event.attempt.submission
        ? { phase: "sent" }
        : state;
    case "refused":
    case "unconfirmed":
    case "offline":
      // A try that was given up has no say in the one that followed it.
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
