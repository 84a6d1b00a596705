// The button that returns from a page's form to the list of pages.
import type { ReactElement } from "react";
import type { PagesViewProps } from "./pages-view.ts";

interface BackButtonProps extends Pick<PagesViewProps, "onView"> {
  from?: string | undefined;
}

export function BackButton({ onView, from }: BackButtonProps): ReactElement {
  return (
    <button type="button" onClick={() => onView({ is: "list", from })}>
      Back to all pages
    </button>
  );
}
