// Below a question's fields: whether and how its answer appears in the email.
import type { ReactElement } from "react";
import { isFields } from "../../../content/model/json.ts";
import { useFiles, useSession } from "../../screen/use-session.ts";
import { usePanel } from "../../screen/panel-context.ts";
import type { Location } from "../../model/location.ts";
import { addAnswer, listsAnswers, parameterOf } from "../../operations/questions/email-answers.ts";
import { answerNames, formAt } from "../../operations/questions/site-forms.ts";
import { EmailName } from "./EmailName.tsx";
import { t } from "../../../words/t.ts";

export function QuestionInEmail({ location }: { location: Location }): ReactElement | null {
  const session = useSession();
  const files = useFiles();
  const { valueAt } = usePanel();
  const form = formAt(files, location);
  const question = valueAt(location.path);
  const name = isFields(question) ? String(question["name"]) : "";
  if (!form || !answerNames(form).includes(name)) return null;
  if (listsAnswers(form)) return null;
  if (parameterOf(form, name) === undefined)
    return (
      <p className="hint">
        {t`The answer isn’t in the email.`}{" "}
        <button
          type="button"
          onClick={() => session.apply(addAnswer(files, form, name))}
        >{t`Send it with the email`}</button>
      </p>
    );
  return (
    <details className="question-in-email">
      <summary>{t`Answer in the email`}</summary>
      <EmailName location={location} answer={name} />
    </details>
  );
}
