// The button that opens Find text, for people who don't know its shortcut.
import type { ReactElement } from "react";
import { useEditing } from "../../screen/editing-context.ts";
import { keysOf } from "../../ui/key-names.ts";
import { t } from "../../../words/t.ts";

export function FindButton(): ReactElement {
  const { openFind } = useEditing();
  return (
    <button
      type="button"
      title={keysOf("Ctrl Shift F").join("+")}
      aria-haspopup="dialog"
      onClick={openFind}
    >{t`Find text…`}</button>
  );
}
