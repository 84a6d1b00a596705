// Tells the visitor that a message could not be sent, and offers other ways to reach the company.
import { Fragment } from "react";
import { ContactLine } from "../components/ContactLine.tsx";
import { SiteWords } from "../components/SiteWords.tsx";
import type { ContactPoint, Site } from "../content/model/site.ts";
import type { Form } from "./form-answers.ts";
import { CopyLetter } from "./CopyLetter.tsx";
import { focusWhenShown, showWhole } from "./focus.ts";
import type { Letter } from "./letter.ts";
import { LetterLink } from "./LetterLink.tsx";
import type { Failure as Reason } from "./form-state.ts";

interface Props {
  form: Form;
  wording: Site["wording"]["forms"];
  /** The form's language, such as `en-US`. */
  language: string;
  reason: Reason;
  /** Returns the message that is in the form now. */
  letter: () => Letter;
}

/** The alert has only the form's own sentence. A note about this failure follows it. */
export function Failure({ form, wording, language, reason, letter }: Props) {
  const note = reason === "refused" ? undefined : wording[reason];
  const noteId = `${form.id}---failure`;
  return (
    <div className="form-failure" ref={showWhole}>
      <p role="alert" tabIndex={-1} ref={focusWhenShown} aria-describedby={note && noteId}>
        {form.failure.text}
      </p>
      {note && (
        // Announced with the alert, and on its own only when it changes because the connection is back.
        <p id={noteId} role={reason === "unconfirmed" ? undefined : "status"}>
          <SiteWords>{note}</SiteWords>
        </p>
      )}
      <Contact point={form.failure.contact} language={language} />
      <p className="form-next">
        <LetterLink recipient={form.recipient} wording={wording} letter={letter} />
        <CopyLetter wording={wording} letter={letter} />
      </p>
    </div>
  );
}

function Contact({ point, language }: { point: ContactPoint; language: string }) {
  return (
    <p>
      {point.label}:{" "}
      {point.lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          <ContactLine kind={point.kind} line={line} language={language} />
        </Fragment>
      ))}
    </p>
  );
}
