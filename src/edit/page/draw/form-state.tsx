// Draws a form in each state that visitors can see, with the same views.
import { createContext, useContext, type ReactElement } from "react";
import { DrawnForm, FormDrawing } from "../../../blocks/form-drawing.tsx";
import { initialState, type FormState as ViewState } from "../../../forms/form-state.ts";
import type { FormProps } from "../../../forms/FormView.tsx";
import type { FormState } from "../../screen/form-states.ts";

const attempt = { submission: "" };

const failed = (failure: "refused" | "unconfirmed" | "offline" | "online"): ViewState => ({
  phase: "failed",
  failure,
  attempt,
});

const states: Record<FormState, ViewState> = {
  first: initialState,
  doubted: { phase: "editing", since: "doubt" },
  sending: { phase: "sending", attempt },
  refused: failed("refused"),
  unconfirmed: failed("unconfirmed"),
  offline: failed("offline"),
  online: failed("online"),
  sent: { phase: "sent" },
  unavailable: initialState,
};

const ShownState = createContext<FormState>("first");

/** Draws every form on a page in a state. */
export function FormsIn(props: { state: FormState; children: ReactElement }): ReactElement {
  return (
    <FormDrawing value={drawInState}>
      <ShownState value={props.state}>{props.children}</ShownState>
    </FormDrawing>
  );
}

const drawInState = (props: FormProps): ReactElement => <FormInState {...props} />;

function FormInState(props: FormProps): ReactElement {
  return <DrawnForm {...props} state={states[useContext(ShownState)]} />;
}

/** Shows what visitors see if a form's code couldn't be loaded. */
export function showFallbacks(body: Element): void {
  for (const fallback of body.querySelectorAll("[data-island] + *"))
    fallback.removeAttribute("hidden");
}
