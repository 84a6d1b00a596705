// Dialogs and the like, whose code is loaded once the editor is on the screen: nobody needs it to begin.
import { lazy, Suspense, type ComponentType, type ReactElement } from "react";

const loads: (() => Promise<unknown>)[] = [];

/** @param load imports the component's module */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  loads.push(load);
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LoadedLater(props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** Loads them all, so that each also works when the connection is gone. */
export function loadTheRest(): void {
  void Promise.allSettled(loads.map((load) => load()));
}
