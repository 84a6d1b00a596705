// How a page draws its forms: the build as HTML that the browser brings to life, the editor in the state that the author
// has chosen.
import { createContext, type ReactElement } from "react";
import { initialState, type FormState } from "../forms/form-state.ts";
import { FormView, type FormProps } from "../forms/FormView.tsx";
import { letterOf } from "../forms/letter.ts";

/** A form that is only drawn: nothing that is done to it has an effect. */
export function DrawnForm({ state, ...props }: FormProps & { state: FormState }): ReactElement {
  const { form, language, wordingIn } = props;
  const letter = () => letterOf(form, new Map(), wordingIn?.lang ?? language);
  return (
    <div data-island="form" data-island-props={form.id}>
      <FormView {...props} state={state} actions={{ ...still, letter }} />
    </div>
  );
}

function nothing(): void {}

const still = {
  element: null,
  trap: null,
  submit: nothing,
  confirm: nothing,
  keep: nothing,
  startAgain: nothing,
};

type DrawForm = (props: FormProps) => ReactElement;

/** Draws the element with a form: unless another function is given, as visitors meet it, and for nobody to use. */
export const FormDrawing = createContext<DrawForm>((props) => (
  <DrawnForm {...props} state={initialState} />
));
