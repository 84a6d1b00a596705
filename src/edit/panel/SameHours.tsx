// A button that copies a day's open times to the days after it, up to Friday, while these differ.
import type { ReactElement } from "react";
import type { Path } from "../../content/model/path.ts";
import { copyUntilFriday, daysUntilFriday } from "../operations/same-hours.ts";
import { useEditing } from "../screen/editing-context.ts";
import { useSession } from "../screen/use-session.ts";
import { focusField } from "../ui/focus-field.ts";
import { usePanel } from "../screen/panel-context.ts";
import { t } from "../../words/t.ts";

export function SameHours({ path }: { path: Path }): ReactElement | null {
  const session = useSession();
  const { say } = useEditing();
  const { file, valueAt } = usePanel();
  const copies = copyUntilFriday(file, valueAt([]), path);
  if (copies.length === 0) return null;
  const label = daysUntilFriday(path).length === 1 ? t`Same on Friday` : t`Same until Friday`;
  const copy = () => {
    session.endStep();
    session.apply(copies);
    session.endStep();
    say(t`The days until Friday have the same hours now.`);
    // The button is gone with the difference.
    focusField(path);
  };
  return (
    <button type="button" onClick={copy}>
      {label}
    </button>
  );
}
