// Shows a form as its JSON describes it, up to the thank-you. The build renders it, and the browser hydrates it.
// The heading and the text above the form never change, so the block view renders them. Once a message is sent,
// states.css hides that text.
import { useEffect, useRef } from "react";
import type { Linked } from "../components/addresses.ts";
import { RichText } from "../components/RichText.tsx";
import { SiteLanguages, type SiteLanguage } from "../components/SiteWords.tsx";
import type { Site } from "../content/model/site.ts";
import { controlId, formId, readAnswers, type Form } from "./form-answers.ts";
import { DoubtQuestion } from "./DoubtQuestion.tsx";
import { Failure } from "./Failure.tsx";
import { answerable } from "./fields/field-kinds.ts";
import { FormField } from "./FormField.tsx";
import { emptyLetterAddress, letterOf } from "./letter.ts";
import { answerLimits } from "./limits.ts";
import type { Mail } from "./send.ts";
import { Sent } from "./Sent.tsx";
import { Trap } from "./Trap.tsx";
import { useSending } from "./useSending.ts";

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

export function FormIsland(props: FormProps) {
  return (
    <SiteLanguages value={props.wordingIn}>
      <WholeForm {...props} />
    </SiteLanguages>
  );
}

function WholeForm({ form, language, wordingIn, mail, wording }: FormProps) {
  const siteLanguage = wordingIn?.lang ?? language;
  const element = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const { state, submit, keep, startAgain } = useSending(form, mail, siteLanguage, element, trap);
  const isAgain = state.phase === "editing" && state.since === "again";
  useEffect(() => {
    if (isAgain) element.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [isAgain]);

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
        submit(false);
      }}
      onInput={keep}
      ref={element}
    >
      <Fields form={form} wording={wording} language={language} />
      <Trap label={wording.forms.trap} ref={trap} />
      {state.phase === "editing" && state.since === "doubt" && (
        <DoubtQuestion
          wording={wording.forms}
          onConfirm={() => {
            if (element.current?.reportValidity()) submit(true);
          }}
        />
      )}
      {state.phase === "failed" && (
        <Failure
          form={form}
          wording={wording.forms}
          language={language}
          reason={state.failure}
          letter={() => letterOf(form, readAnswers(element.current, form), siteLanguage)}
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
