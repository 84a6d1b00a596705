// The files as they were when typing last paused, for what searches all of them.
import type { Files } from "../model/history.ts";
import { useIdleValue } from "../ui/use-idle-value.ts";
import { useFiles } from "./use-session.ts";

/** In milliseconds. */
const pause = 300;

export function useIdleFiles(): Files {
  return useIdleValue(useFiles(), pause);
}
