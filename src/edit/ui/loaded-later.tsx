// Dialogs and the like, whose code is loaded once the editor is on the screen.
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { ComponentType, ReactElement } from "react";
import { laterPart, listenToParts, type LaterPart } from "./later-part.ts";

interface LoadedLaterOptions<Props> {
  /** `soon` if it is left out: once the editor is on the screen. */
  when?: "soon" | "on first use";
  /** Is called with the latest props if it can't be loaded. */
  onMissing?: (props: Props) => void;
  /** Is drawn in its place until it is loaded; nothing if it is left out. */
  meanwhile?: ComponentType<Props>;
}

interface LaterComponent<Props> {
  (props: Props): ReactElement | null;
  /** Loads it in advance. @returns undefined if it can't be loaded */
  load: () => Promise<unknown>;
}

/**
 * What is loaded in advance is drawn together with what is around it, so nothing moves.
 * @param load imports the component's module
 */
export function loadedLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LoadedLaterOptions<Props> = {},
): LaterComponent<Props> {
  const part = laterPart(load, options.when);
  return Object.assign(drawnBy(part, options), { load: part.load });
}

function drawnBy<Props extends object>(
  part: LaterPart<ComponentType<Props>>,
  { onMissing, meanwhile: Meanwhile }: LoadedLaterOptions<Props>,
): (props: Props) => ReactElement | null {
  return function LoadedLater(props) {
    const Loaded = useSyncExternalStore(listenToParts, part.loaded);
    const miss = useEffectEvent(() => onMissing?.(props));
    useEffect(() => void part.load().then((found) => found ?? miss()), []);
    if (Loaded) return <Loaded {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  };
}

/** For dialogs: one that can't be loaded is closed again, so that the next click tries again. */
export function dialogLater<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement | null {
  return loadedLater(load, { onMissing: ({ onClose }) => onClose() });
}
