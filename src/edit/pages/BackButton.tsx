// Leads from one page's window back to that of all.
import type { ReactElement } from "react";
import type { PagesViewProps } from "./view.ts";

export function BackButton({ onView }: Pick<PagesViewProps, "onView">): ReactElement {
  return (
    <button type="button" onClick={() => onView({ is: "list" })}>
      Back to all pages
    </button>
  );
}
