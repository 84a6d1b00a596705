// What is on the screen: first the screens before the editor, then the editor.
import type { ReactElement, ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { Store } from "../../store/store.ts";

/** As `startEditor` in edit/start.tsx. */
export type StartEditor = (
  container: HTMLElement,
  store: Store,
  tools: ReactNode,
) => Promise<{ close: () => void }>;

export interface Stage {
  show: (screen: ReactElement) => void;
  /**
   * Shows the editor once it has read the content; until then the screen stays.
   * @returns a function that removes the editor
   * @throws with a message for the person if the content can't be read
   */
  openEditor: (store: Store, tools: ReactNode) => Promise<() => void>;
}

/** @param page the element to show everything in */
export function createStage(page: Element, startEditor: StartEditor): Stage {
  let screens: Root | undefined;
  const clear = () => {
    screens?.unmount();
    screens = undefined;
  };
  return {
    show(screen) {
      if (!screens) {
        const container = document.createElement("div");
        page.replaceChildren(container);
        screens = createRoot(container);
      }
      screens.render(screen);
    },
    async openEditor(store, tools) {
      const container = document.createElement("div");
      const { close } = await startEditor(container, store, tools);
      clear();
      page.replaceChildren(container);
      return close;
    },
  };
}
