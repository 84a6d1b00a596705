// Dialogs whose code is loaded once the editor is on the screen: nobody needs it to begin.
import { lazy, Suspense, type ComponentType, type ReactElement } from "react";

const loads: (() => Promise<unknown>)[] = [];

/** @param load imports the dialog's module */
export function dialogLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  loads.push(load);
  const Loaded = lazy(async () => ({ default: await load() }));
  return function DialogLater(props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** Loads them all, so that each also opens when the connection is gone. */
export function loadDialogs(): void {
  void Promise.allSettled(loads.map((load) => load()));
}
