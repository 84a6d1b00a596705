// After a question was added: how to see its answers in the email, or all answers as one list, once and for all.
import type { ReactElement } from "react";
import { allAnswers } from "../../../content/check/email-placeholders.ts";
import type { Location } from "../../model/location.ts";
import { sendAsList } from "../../operations/questions/all-answers.ts";
import { listsAnswers } from "../../operations/questions/email-answers.ts";
import { formAt } from "../../operations/questions/site-forms.ts";
import { useFiles, useSession } from "../../screen/use-session.ts";
import { DialogView } from "../../ui/Dialog.tsx";
import { EmailName } from "./EmailName.tsx";
import { t } from "../../../words/t.ts";

interface OneMoreStepProps {
  /** In the form. */
  location: Location;
  /** The new question's name. */
  added: string;
  onDone: () => void;
}

export function OneMoreStep({ location, added, onDone }: OneMoreStepProps): ReactElement {
  const session = useSession();
  const files = useFiles();
  const form = formAt(files, location);
  const isListed = form !== undefined && listsAnswers(form);
  return (
    <DialogView className="fields">
      <p>{t`The question is in the form, and its answers are sent with the email. To see them there, add them to your email template:`}</p>
      <EmailName location={location} answer={isListed ? allAnswers : added} />
      {form && !isListed && (
        <p className="hint">
          {t`To do this for the last time, send all answers as one list. New questions are then in the email by themselves.`}{" "}
          <button
            type="button"
            onClick={() => session.apply(sendAsList(files, form, added))}
          >{t`Send all answers as one list`}</button>
        </p>
      )}
      <div className="pages-actions">
        <button type="button" className="primary" onClick={onDone}>{t`Done`}</button>
      </div>
    </DialogView>
  );
}
