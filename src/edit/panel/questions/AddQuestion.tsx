// The button that adds a question to a form.
import { useState, type ReactElement } from "react";
import type { Path } from "../../../content/model/path.ts";
import type { Node } from "../../../content/schema/read-schema.ts";
import { dialogLater } from "../../ui/loaded-later.tsx";
import { noQuestion } from "./unfinished-question.ts";
import { t } from "../../../words/t.ts";

const QuestionDialog = dialogLater(
  async () => (await import("./QuestionDialog.tsx")).QuestionDialog,
);

interface AddQuestionProps {
  node: Node;
  /** Of the list of questions. */
  path: Path;
  count: number;
}

export function AddQuestion(props: AddQuestionProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  /** Kept for the next opening. */
  const [question, setQuestion] = useState(noQuestion);
  return (
    <div className="add">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >{t`Add question`}</button>
      {isOpen && (
        <QuestionDialog
          {...props}
          question={question}
          onChange={setQuestion}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
