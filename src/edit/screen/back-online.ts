// Says that the connection is back, if a save has failed in the meantime.
import { useEffect } from "react";
import { useSession } from "./use-session.ts";

export function useBackOnline(): void {
  const { session } = useSession();
  useEffect(() => {
    const say = () => {
      const { failure, unsaved } = session.state();
      if (failure !== undefined && unsaved.length > 0) session.announce(backOnline);
    };
    addEventListener("online", say);
    return () => removeEventListener("online", say);
  }, [session]);
}

const backOnline = "You’re back online. Save again.";
