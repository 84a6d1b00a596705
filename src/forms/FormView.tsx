// Draws a form as its JSON describes it, in one of its states. The heading and the text above the form never change, so the
// block view renders them. Once a message is sent, states.css hides that text.
import type { ReactElement, ReactNode, RefObject } from "react";
import type { Linked } from "../components/addresses.ts";
import { RichText } from "../components/RichText.tsx";
import { SiteLanguages, type SiteLanguage } from "../components/SiteWords.tsx";
import type { Site } from "../content/model/site.ts";
import { controlId, formId, type Form } from "./form-answers.ts";
import type { FormState } from "./form-state.ts";
import { DoubtQuestion } from "./DoubtQuestion.tsx";
import { Failure } from "./Failure.tsx";
import { answerable } from "./fields/field-kinds.ts";
import { FormField } from "./FormField.tsx";
import { emptyLetterAddress, type Letter } from "./letter.ts";
import { answerLimits } from "./limits.ts";
import type { Mail } from "./services/emailjs.ts";
import { Sent } from "./Sent.tsx";

/** Sent to the browser as JSON. */
export interface FormProps {
  form: Form;
  /** The form's language, such as `en-US`. */
  language: string;
  /** Only on a form that is in another language than the site: the language of `wording`, and of messages. */
  wordingIn?: SiteLanguage | undefined;
  mail: Mail;
  wording: Pick<Site["wording"], "optional" | "forms">;
  /** Only on a site whose pages have addresses. */
  linked?: Linked | undefined;
}

/** What happens in a form. */
interface FormActions {
  element: RefObject<HTMLFormElement | null> | null;
  /** The field that people can't see. */
  trap: ReactNode;
  submit: () => void;
  /** Submits despite a doubt. */
  confirm: () => void;
  /** Is called after each input. */
  keep: () => void;
  startAgain: () => void;
  /** Returns the message that is in the form now. */
  letter: () => Letter;
}

interface FormViewProps extends FormProps {
  state: FormState;
  actions: FormActions;
}

export function FormView(props: FormViewProps): ReactElement {
  return (
    <SiteLanguages value={props.wordingIn}>
      <WholeForm {...props} />
    </SiteLanguages>
  );
}

function WholeForm({ form, language, wording, state, actions }: FormViewProps) {
  const { element, trap, submit, confirm, keep, startAgain, letter } = actions;
  if (state.phase === "sent") return <Sent success={form.success} onAgain={startAgain} />;
  const isSending = state.phase === "sending";
  return (
    <form
      className="form"
      id={formId(form)}
      aria-label={form.heading}
      // Without JavaScript, the visitor's email program sends the message.
      action={emptyLetterAddress(form.recipient, form.plainSubject ?? form.heading)}
      method="post"
      encType="text/plain"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onInput={keep}
      ref={element}
    >
      <Fields form={form} wording={wording} language={language} />
      {trap}
      {state.phase === "editing" && state.since === "doubt" && (
        <DoubtQuestion wording={wording.forms} onConfirm={confirm} />
      )}
      {state.phase === "failed" && (
        <Failure
          form={form}
          wording={wording.forms}
          language={language}
          reason={state.failure}
          letter={letter}
        />
      )}
      <button type="submit" className="button primary" aria-disabled={isSending || undefined}>
        {isSending ? form.sending : form.submit}
      </button>
      <p className="form-status" role="status">
        {isSending ? form.sending : ""}
      </p>
    </form>
  );
}

function Fields({ form, wording, language }: Pick<FormProps, "form" | "wording" | "language">) {
  const messageField = answerable(form.fields).find(({ kind }) => kind.isMultiline)?.field;
  const limits = answerLimits(form);
  return (
    <>
      {form.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          id={controlId(form, field)}
          limit={limits.get(field.name)}
          wording={wording}
          language={language}
          notice={field === messageField ? form.notice : undefined}
        />
      ))}
      {!messageField && form.notice && <RichText text={form.notice} />}
    </>
  );
}
