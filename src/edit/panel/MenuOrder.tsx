// A button that puts the footer's links into the order of the menu, until they are in it.
import type { ReactElement } from "react";
import type { Path } from "../../content/model/path.ts";
import { likeMenu } from "../operations/pages/menu-order.ts";
import { useEditing } from "../screen/editing-context.ts";
import { useFiles, useSession } from "../screen/use-session.ts";
import { focusField } from "../ui/focus-field.ts";
import { t } from "../../words/t.ts";

export function MenuOrder({ path }: { path: Path }): ReactElement | null {
  const session = useSession();
  const { say } = useEditing();
  const moves = likeMenu(useFiles());
  if (moves.length === 0) return null;
  const order = () => {
    session.endStep();
    session.apply(moves);
    session.endStep();
    say(t`The links are in the order of the menu now.`);
    // The button is gone with the difference.
    focusField(path);
  };
  return (
    <div className="add-fields">
      <button type="button" onClick={order}>{t`Same order as the menu`}</button>
    </div>
  );
}
