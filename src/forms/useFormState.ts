// The form's state, for React to draw and for code that can't wait for that.
import { useRef, useState, type RefObject } from "react";
import { initialState, nextState, type FormEvent, type FormState } from "./state.ts";

interface Stateful {
  /** As it is drawn. */
  state: FormState;
  /** As it is: React's is a render late, and the second of two submits in one tick would find the form unsent. */
  latest: RefObject<FormState>;
  /** Says whether the event still had a meaning: an answer can come too late for what is in the form by then. */
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
