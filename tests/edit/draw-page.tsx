// Draws what the editor draws as a part of its screen, and gives it back at once.
import { useEffect, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Preview } from "../../src/content/preview.ts";
import { useMarkedPage } from "../../src/edit/page/draw/use-drawn-page.tsx";
import type { FormState } from "../../src/edit/screen/form-states.ts";
import { createInertBody, InertView } from "../../src/edit/ui/InertView.tsx";

/** The page that the author edits; undefined if it can't be drawn. */
export function drawPage(
  preview: Preview,
  name: string,
  formState: FormState = "first",
): HTMLElement | undefined {
  let page: HTMLElement | undefined;
  function Screen() {
    const { view, read } = useMarkedPage(preview, name, formState);
    useEffect(() => {
      page = read();
    });
    return view;
  }
  onScreen(<Screen />);
  return page;
}

/** A view in a document without a window; empty if it throws. */
export function drawInert(view: ReactElement | undefined): HTMLElement {
  const into = createInertBody();
  let drawn = into;
  function Screen() {
    useEffect(() => {
      drawn = into.ownerDocument.importNode(into, true);
    });
    return <InertView into={into}>{view}</InertView>;
  }
  onScreen(<Screen />);
  return drawn;
}

function onScreen(screen: ReactElement): void {
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(screen));
  root.unmount();
}
