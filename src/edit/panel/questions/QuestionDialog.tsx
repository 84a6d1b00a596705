// Adds a question to a form in a dialog, and its answer to the email.
import { useState, type ReactElement } from "react";
import type { Path } from "../../../content/model/path.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Node } from "../../../content/schema/read-schema.ts";
import { useSession } from "../../screen/use-session.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { isWithin } from "../../model/location.ts";
import { listsAnswers } from "../../operations/questions/email-answers.ts";
import { createQuestion, type NewQuestion } from "../../operations/questions/new-question.ts";
import { languageAt } from "../../operations/sample-language.ts";
import { nameForLabel } from "../../operations/questions/question-names.ts";
import { answerNames, formAt } from "../../operations/questions/site-forms.ts";
import { OneMoreStep } from "./OneMoreStep.tsx";
import { QuestionForm } from "./QuestionForm.tsx";
import { noQuestion, type UnfinishedQuestion } from "./unfinished-question.ts";
import { t } from "../../../words/t.ts";

interface QuestionDialogProps {
  node: Node;
  /** Of the list of questions. */
  path: Path;
  count: number;
  /** What was typed when the dialog was closed the last time. */
  question: UnfinishedQuestion;
  onChange: (question: UnfinishedQuestion) => void;
  onClose: () => void;
}

export function QuestionDialog(props: QuestionDialogProps): ReactElement {
  const { node, path, count, question, onChange, onClose } = props;
  const session = useSession();
  const { file, selected, change, select } = usePanel();
  const [added, setAdded] = useState<string>();
  const formNow = () => formAt(session.state().history.files, { file, path });
  const add = (kind: Node, asked: NewQuestion) => {
    const language = languageAt(session.state().history.files, { file, path });
    const name = nameForLabel(asked.label, formNow()?.names ?? [], language);
    const at = isWithin(selected, path) ? Number(selected[path.length] ?? count - 1) + 1 : count;
    const say = session.vocabulary.translations.say(language);
    change({ do: "insert", into: path, at, value: createQuestion(kind, name, asked, say) });
    select([...path, at]);
    onChange(noQuestion);
    const form = formNow();
    if (form && !listsAnswers(form) && answerNames(form).includes(name)) setAdded(name);
    else onClose();
  };
  return (
    <Dialog title={added === undefined ? t`Add question` : t`One more step`} onClose={onClose}>
      {added === undefined ? (
        <QuestionForm node={node} question={question} onChange={onChange} onAdd={add} />
      ) : (
        <OneMoreStep location={{ file, path }} added={added} onDone={onClose} />
      )}
    </Dialog>
  );
}
