// Dialogs and the like, whose code is loaded once the editor is on the screen: nobody needs it to begin.
import { lazy, Suspense, useState, type ComponentType, type ReactElement } from "react";

const loads: (() => Promise<unknown>)[] = [];

/** @param load imports the component's module */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  let loaded: ComponentType<Props> | undefined;
  const once = async () => {
    loaded = await load();
    return { default: loaded };
  };
  loads.push(once);
  const Lazy = lazy(once);
  return function LoadedLater(props) {
    // A lazy component is always drawn a moment after what is around it, which would then move.
    // Chosen once: another component would forget what was typed in the first.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return (
      <Suspense>
        <Chosen {...props} />
      </Suspense>
    );
  };
}

/** Loads them all, so that each also works when the connection is gone. */
export function loadTheRest(): void {
  void Promise.allSettled(loads.map((load) => load()));
}
