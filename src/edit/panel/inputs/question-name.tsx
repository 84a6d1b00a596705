// Edits a question's name, which other texts of the form refer to: only valid names are written.
import { useState, type ReactElement } from "react";
import { isFields } from "../../../content/model/json.ts";
import { usePanel } from "../panel-context.ts";
import { nameProblem } from "../../operations/questions/question-names.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { looks } from "../../ui/message-looks.ts";

export const questionName = inputKind({
  accepts: ({ definition }) => definition === "blocks/form.schema.json#fieldName",
  Input: QuestionNameInput,
});

function QuestionNameInput({ value, path, attributes }: InputProps): ReactElement {
  const { write, endStep, valueAt } = usePanel();
  const [typed, setTyped] = useState<string>();
  const list = valueAt(path.slice(0, -2));
  const others = (Array.isArray(list) ? list : []).toSpliced(Number(path.at(-2)), 1);
  const taken = others.map((each: unknown) => (isFields(each) ? String(each["name"]) : ""));
  const name = typed ?? String(value ?? "");
  const problem = typed === undefined ? undefined : nameProblem(typed, taken);
  return (
    <>
      <input
        {...attributes}
        aria-invalid={problem !== undefined || attributes["aria-invalid"]}
        value={name}
        onChange={({ target }) => {
          setTyped(target.value);
          if (nameProblem(target.value, taken) === undefined) write(path, target.value);
        }}
        onBlur={() => {
          setTyped(undefined);
          endStep();
        }}
      />
      {problem !== undefined && (
        <p className="problem" {...looks.failure} role="status">
          {problem}
        </p>
      )}
    </>
  );
}
