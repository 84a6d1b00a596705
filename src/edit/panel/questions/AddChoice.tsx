// Adds a choice to a question and selects its text to type over.
import type { ReactElement } from "react";
import type { Path } from "../../../content/model/path.ts";
import { focusField } from "../../ui/focus-field.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { sayAt } from "../../operations/sample-language.ts";
import { useSession } from "../../screen/use-session.ts";
import { newChoice } from "../../operations/questions/new-choice.ts";
import { t } from "../../../words/t.ts";

export function AddChoice({ path, count }: { path: Path; count: number }): ReactElement {
  const { file, change, select, valueAt } = usePanel();
  const session = useSession();
  return (
    <div className="add">
      <button
        type="button"
        onClick={() => {
          const list = valueAt(path);
          const say = sayAt(session.vocabulary, session.state().history.files, { file, path });
          const value = { ...newChoice(Array.isArray(list) ? list : [], say) };
          change({ do: "insert", into: path, at: count, value });
          select([...path, count]);
          focusField([...path, count, "label"]);
        }}
      >{t`Add choice`}</button>
    </div>
  );
}
