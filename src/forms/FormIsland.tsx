// The form that visitors fill in and send, up to the thank-you. The build renders it, and the browser hydrates it.
import { useEffect, useRef, type ReactElement } from "react";
import { readAnswers } from "./form-answers.ts";
import { FormView, type FormProps } from "./FormView.tsx";
import { letterOf } from "./letter.ts";
import { Trap } from "./Trap.tsx";
import { useSending } from "./useSending.ts";

export function FormIsland(props: FormProps): ReactElement {
  const { form, language, wordingIn, mail, wording } = props;
  const siteLanguage = wordingIn?.lang ?? language;
  const element = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const { state, submit, keep, startAgain } = useSending(form, mail, siteLanguage, element, trap);
  const isAgain = state.phase === "editing" && state.since === "again";
  useEffect(() => {
    if (isAgain) element.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [isAgain]);
  const actions = {
    element,
    trap: <Trap label={wording.forms.trap} ref={trap} />,
    submit: () => submit(false),
    confirm() {
      if (element.current?.reportValidity()) submit(true);
    },
    keep,
    startAgain,
    letter: () => letterOf(form, readAnswers(element.current, form), siteLanguage),
  };
  return <FormView {...props} state={state} actions={actions} />;
}
