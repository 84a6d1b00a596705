// Adds a question to a form in a dialog, and its answer to the email.
import { useState, type ReactElement } from "react";
import type { Path } from "../../../content/model/path.ts";
import { Dialog, DialogView } from "../../ui/Dialog.tsx";
import type { Node } from "../../../content/schema/read-schema.ts";
import { useSession } from "../../screen/use-session.ts";
import { usePanel } from "../panel-context.ts";
import { isWithin } from "../../model/location.ts";
import { answerNames, formAt } from "../../operations/questions/site-forms.ts";
import { EmailName } from "./EmailName.tsx";
import { createQuestion, type NewQuestion } from "../../operations/questions/new-question.ts";
import { nameForLabel } from "../../operations/questions/question-names.ts";
import { QuestionForm } from "./QuestionForm.tsx";

interface AddQuestionProps {
  node: Node;
  /** Of the list of questions. */
  path: Path;
  count: number;
}

export function AddQuestion({ node, path, count }: AddQuestionProps): ReactElement {
  const { session } = useSession();
  const { file, selected, change, select } = usePanel();
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<string>();
  const add = (kind: Node, asked: NewQuestion) => {
    const form = formAt(session.state().history.files, { file, path });
    const name = nameForLabel(asked.label, form?.names ?? []);
    const at = isWithin(selected, path) ? Number(selected[path.length] ?? count - 1) + 1 : count;
    change({ do: "insert", into: path, at, value: createQuestion(kind, name, asked) });
    select([...path, at]);
    const after = formAt(session.state().history.files, { file, path });
    if (after && answerNames(after).includes(name)) setAdded(name);
    else setOpen(false);
  };
  const close = () => {
    setOpen(false);
    setAdded(undefined);
  };
  return (
    <div className="add">
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add question
      </button>
      {isOpen && (
        <Dialog title={added === undefined ? "Add question" : "One more step"} onClose={close}>
          {added === undefined ? (
            <QuestionForm node={node} onAdd={add} />
          ) : (
            <DialogView className="fields">
              <p>
                The question is in the form, and its answers are sent with the email. To see them
                there, add them to your email template:
              </p>
              <EmailName location={{ file, path }} answer={added} />
              <div className="pages-actions">
                <button type="button" className="primary" onClick={close}>
                  Done
                </button>
              </div>
            </DialogView>
          )}
        </Dialog>
      )}
    </div>
  );
}
