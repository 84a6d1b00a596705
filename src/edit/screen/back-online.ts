// Makes up for what failed without a connection: says that a save can be tried again, and draws icons.
import { useEffect } from "react";
import { hint } from "../model/message.ts";
import { useSession } from "./use-session.ts";
import { t } from "../../words/t.ts";

export function useBackOnline(): void {
  const session = useSession();
  useEffect(() => {
    const say = () => {
      session.icons.drawMissing();
      const { failure, unsaved } = session.state();
      if (failure !== undefined && unsaved.length > 0) session.announce(backOnline);
    };
    addEventListener("online", say);
    return () => removeEventListener("online", say);
  }, [session]);
}

const backOnline = hint(t`You’re back online. Save again.`);
