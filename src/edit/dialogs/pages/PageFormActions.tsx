// The buttons below a page's form: its own, and one that returns to the list of pages.
import type { ReactElement, ReactNode } from "react";
import type { PagesViewProps } from "./pages-view.ts";
import { t } from "../../../words/t.ts";

interface PageFormActionsProps extends Pick<PagesViewProps, "onView"> {
  from: string | undefined;
  /** The form's own button. */
  children: ReactNode;
}

export function PageFormActions({ onView, from, children }: PageFormActionsProps): ReactElement {
  return (
    <div className="pages-actions">
      {children}
      <button
        type="button"
        onClick={() => onView({ is: "list", from })}
      >{t`Back to all pages`}</button>
    </div>
  );
}
