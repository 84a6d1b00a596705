// A form as its JSON describes it, from the first letter to the thank-you. The build renders it, the browser hydrates it.
// The block's heading and the words above the form never change, so they are left to the block view.
import { Fragment, useReducer, useRef, type ComponentProps } from "react";
import { contactHref } from "../content/contactHref.ts";
import type { BlockOf, ContactPoint } from "../content/site.ts";
import { emptySubject, fillParameters } from "./fill.ts";
import { FormField } from "./FormField.tsx";
import { RichText } from "./RichText.tsx";
import { send, type Mail } from "./send.ts";
import { initialState, nextState } from "./state.ts";

/** Goes to the browser as JSON. */
export interface FormProps {
  form: BlockOf<"form">;
  mail: Mail;
  wording: { optional: string };
}

type Submit = NonNullable<ComponentProps<"form">["onSubmit"]>;

export function FormIsland({ form, mail, wording }: FormProps) {
  const [state, dispatch] = useReducer(nextState, initialState);
  // State is a render late: the second of two submits in one tick would still see "editing".
  const isOnItsWay = useRef(false);

  const submit: Submit = async (event) => {
    event.preventDefault();
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    const parameters = fillParameters(form, readAnswers(event.currentTarget));
    dispatch("submit");
    const result = await send(mail, parameters);
    isOnItsWay.current = false;
    if (!result.ok) console.error(`The form ${form.id} was not sent: ${result.reason}`);
    dispatch(result.ok ? "delivered" : "refused");
  };

  if (state.phase === "sent") {
    return <Sent success={form.success} onAgain={() => dispatch("again")} />;
  }
  const isSending = state.phase === "sending";
  const isBack = state.phase === "editing" && state.since === "again";
  const messageField = form.fields.find((field) => field.type === "textarea");
  return (
    <form
      className="form"
      aria-label={form.heading}
      // Where there is no scripting, the visitor's own mail program sends the message.
      action={`${contactHref("email", form.recipient) ?? "mailto:"}?subject=${encodeURIComponent(emptySubject(form.subject))}`}
      method="post"
      encType="text/plain"
      onSubmit={submit}
      ref={isBack ? focusFirstField : null}
    >
      {form.fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          id={`${form.id}-${field.name}`}
          optional={wording.optional}
          notice={field === messageField ? form.notice : undefined}
        />
      ))}
      {!messageField && form.notice && <RichText text={form.notice} />}
      {state.phase === "failed" && <Failure failure={form.failure} />}
      <button type="submit" className="button primary" aria-disabled={isSending || undefined}>
        {isSending ? form.sending : form.submit}
      </button>
      <p className="form-status" role="status">
        {isSending ? form.sending : ""}
      </p>
    </form>
  );
}

/** The alert holds the sentence alone, so that a screen reader says it once and to the letter. */
function Failure({ failure }: { failure: FormProps["form"]["failure"] }) {
  return (
    <div className="form-failure" tabIndex={-1} ref={focus}>
      <p role="alert">{failure.text}</p>
      <Contact point={failure.contact} />
    </div>
  );
}

function Contact({ point }: { point: ContactPoint }) {
  return (
    <p>
      {point.label}:{" "}
      {point.lines.map((line, index) => {
        const href = contactHref(point.kind, line);
        return (
          <Fragment key={line}>
            {index > 0 && <br />}
            {href ? <a href={href}>{line}</a> : line}
          </Fragment>
        );
      })}
    </p>
  );
}

interface SentProps {
  success: FormProps["form"]["success"];
  onAgain: () => void;
}

function Sent({ success, onAgain }: SentProps) {
  return (
    <div className="form-sent">
      <h3 tabIndex={-1} ref={focus}>
        {success.heading}
      </h3>
      <RichText text={success.text} />
      <p className="form-next">
        <button type="button" className="button primary" data-page={success.action.page}>
          {success.action.label}
        </button>
        <button type="button" className="button" onClick={onAgain}>
          {success.again}
        </button>
      </p>
    </div>
  );
}

/** As a ref: what has just come into the page takes the focus. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("input, select, textarea")?.focus();
}

function readAnswers(form: HTMLFormElement): Map<string, string> {
  const answers = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") answers.set(name, value);
  }
  return answers;
}
