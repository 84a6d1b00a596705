// Holds the form's state, for React and for code that needs the newest state at once.
import { useRef, useState, type RefObject } from "react";
import { initialState, nextState, type FormEvent, type FormState } from "./form-state.ts";

interface Stateful {
  /** The state that React renders. */
  state: FormState;
  /** The newest state. React's is one render late, so a second submit in the same tick would find the form unsent. */
  latest: RefObject<FormState>;
  /** Returns true if the event changed the state. A response can come too late to matter. */
  dispatch: (event: FormEvent) => boolean;
}

export function useFormState(): Stateful {
  const [state, show] = useState(initialState);
  const latest = useRef(state);
  return {
    state,
    latest,
    dispatch(event) {
      const before = latest.current;
      latest.current = nextState(before, event);
      show(latest.current);
      return latest.current !== before;
    },
  };
}
