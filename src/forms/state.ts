// Where a form stands between the first letter and the thank-you, so that no two answers to that can be true at once.

export type FormState =
  | { phase: "editing"; since: "page" | "again" }
  | { phase: "sending" }
  | { phase: "failed" }
  | { phase: "sent" };

export type FormEvent = "submit" | "delivered" | "refused" | "again";

export const initialState: FormState = { phase: "editing", since: "page" };

/** The state after an event. An event that has no meaning in a state leaves it as it is. */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (state.phase) {
    case "editing":
    case "failed":
      return event === "submit" ? { phase: "sending" } : state;
    case "sending":
      if (event === "delivered") return { phase: "sent" };
      return event === "refused" ? { phase: "failed" } : state;
    case "sent":
      return event === "again" ? { phase: "editing", since: "again" } : state;
  }
}
