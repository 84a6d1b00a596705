// Whether visitors see what was published last.
import { useSyncExternalStore } from "react";
import type { LiveCheck, LiveState } from "../session/live-check.ts";

const nothing: LiveState = { is: "nothing" };

/** @param live undefined if the store can't tell */
export function useLive(live: LiveCheck | undefined): LiveState {
  return useSyncExternalStore(live?.subscribe ?? neverChanges, live?.state ?? (() => nothing));
}

function neverChanges(): () => void {
  return () => {};
}
