// Says that the editor was updated, in a tab that is still open with an earlier version.
import { useEffect } from "react";
import { useSession } from "../screen/use-session.ts";

const wasUpdated = "The editor was updated. Save, then reload.";

/** What Chrome, Firefox and Safari report if a part of the editor isn't there any more. */
const missingPart =
  /dynamically imported module|importing a module script failed|unable to preload/i;

/** Renders nothing: the message is shown in the toolbar. */
export function UpdateNotice(): null {
  const { session } = useSession();
  useEffect(() => {
    const listen = ({ reason }: PromiseRejectionEvent) => {
      const isMissing = reason instanceof Error && missingPart.test(reason.message);
      if (isMissing && navigator.onLine) session.announce(wasUpdated);
    };
    addEventListener("unhandledrejection", listen);
    return () => removeEventListener("unhandledrejection", listen);
  }, [session]);
  return null;
}
