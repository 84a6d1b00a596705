// Opens the list of keyboard shortcuts, for people who don't know its key.
import type { ReactElement } from "react";
import { useEditing } from "../screen/editing-context.ts";
import { t } from "../../words/t.ts";

export function ShortcutsButton(): ReactElement {
  const { openShortcuts } = useEditing();
  return (
    <button
      type="button"
      className="list-button shortcuts-button"
      aria-haspopup="dialog"
      onClick={openShortcuts}
    >{t`Keyboard shortcuts`}</button>
  );
}
