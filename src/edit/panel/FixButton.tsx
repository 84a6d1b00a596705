// Applies a problem's fix and announces it.
import type { MouseEvent, ReactElement } from "react";
import type { Fix } from "../../content/report/fixes.ts";
import { useEditing } from "../screen/editing-context.ts";
import { problemsId } from "../screen/go-to-list.ts";
import { controlIn } from "../ui/focus-field.ts";
import { t } from "../../words/t.ts";

interface FixButtonProps {
  /** Undefined if there is no automatic fix. */
  fix: Fix | undefined;
  onFix: (fix: Fix) => void;
}

export function FixButton({ fix, onFix }: FixButtonProps): ReactElement | null {
  const { say } = useEditing();
  if (!fix) return null;
  const apply = ({ currentTarget }: MouseEvent) => {
    placeAfterFix(currentTarget)?.focus();
    onFix(fix);
    say(fix.done);
  };
  return <button type="button" title={fix.done} onClick={apply}>{t`Fix`}</button>;
}

/** The button disappears with its problem: the focus goes to the field, or to the heading of the list. */
export function placeAfterFix(button: Element): HTMLElement | undefined {
  const field = button.closest(".field");
  return (field ? controlIn(field) : document.getElementById(problemsId)) ?? undefined;
}
