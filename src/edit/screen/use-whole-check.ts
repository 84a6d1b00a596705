// Looks for problems in the content once the code for it is loaded, which the page doesn't wait for.
import { useEffect } from "react";
import { listenToParts } from "../ui/later-part.ts";
import { useSession } from "./use-session.ts";

export function useWholeCheck(): void {
  const session = useSession();
  useEffect(() => {
    let stop: (() => void) | undefined;
    const begin = () => {
      session.checkWhole();
      stop ??= session.tools.loaded()?.followLanguages(session);
    };
    begin();
    // It may come only when the connection is back.
    const ignore = listenToParts(begin);
    return () => {
      ignore();
      stop?.();
    };
  }, [session]);
}
