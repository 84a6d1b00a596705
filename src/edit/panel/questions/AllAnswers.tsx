// Below a form's fields: offers to send all answers as one list, so that a new question needs no step at EmailJS.
import type { ReactElement } from "react";
import { allAnswers } from "../../../content/check/email-placeholders.ts";
import { sendAsList } from "../../operations/questions/all-answers.ts";
import { listsAnswers } from "../../operations/questions/email-answers.ts";
import { formAt } from "../../operations/questions/site-forms.ts";
import type { Location } from "../../model/location.ts";
import { useFiles, useSession } from "../../screen/use-session.ts";
import { EmailName } from "./EmailName.tsx";
import { t } from "../../../words/t.ts";

export function AllAnswers({ location }: { location: Location }): ReactElement | null {
  const session = useSession();
  const files = useFiles();
  const form = formAt(files, location);
  if (!form) return null;
  if (!listsAnswers(form))
    return (
      <p className="hint">
        {t`A new question has to be added to the email template, too, unless all answers are sent as one list.`}{" "}
        <button
          type="button"
          onClick={() => session.apply(sendAsList(files, form))}
        >{t`Send all answers as one list`}</button>
      </p>
    );
  return (
    <details className="question-in-email">
      <summary>{t`Answers in the email`}</summary>
      <EmailName location={location} answer={allAnswers} />
    </details>
  );
}
