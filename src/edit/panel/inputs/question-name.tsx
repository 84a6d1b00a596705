// Edits a question's name, which other texts of the form refer to.
import type { ReactElement } from "react";
import { isFields } from "../../../content/model/json.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { nameProblem } from "../../operations/questions/question-names.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { NameInput } from "./NameInput.tsx";

export const questionName = inputKind({
  accepts: ({ definition }) => definition === "blocks/form.schema.json#fieldName",
  Input: QuestionNameInput,
});

function QuestionNameInput(props: InputProps): ReactElement {
  const { path } = props;
  const { valueAt } = usePanel();
  const list = valueAt(path.slice(0, -2));
  const others = (Array.isArray(list) ? list : []).toSpliced(Number(path.at(-2)), 1);
  const taken = others.map((each: unknown) => (isFields(each) ? String(each["name"]) : ""));
  return <NameInput {...props} problemOf={(typed) => nameProblem(typed, taken)} />;
}
