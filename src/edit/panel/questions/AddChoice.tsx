// Adds a choice to a question and selects its text to type over.
import type { ReactElement } from "react";
import type { Path } from "../../../content/model/path.ts";
import { focusField } from "../../ui/focus-field.ts";
import { usePanel } from "../panel-context.ts";
import { newChoice } from "../../operations/questions/choices.ts";

export function AddChoice({ path, count }: { path: Path; count: number }): ReactElement {
  const { change, select, valueAt } = usePanel();
  return (
    <div className="add">
      <button
        type="button"
        onClick={() => {
          const list = valueAt(path);
          const value = { ...newChoice(Array.isArray(list) ? list : []) };
          change({ do: "insert", into: path, at: count, value });
          select([...path, count]);
          focusField([...path, count, "label"]);
        }}
      >
        Add choice
      </button>
    </div>
  );
}
