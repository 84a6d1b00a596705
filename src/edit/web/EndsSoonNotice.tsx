// Reminds a person that their token ends soon.
import { useState, type ReactElement } from "react";
import { dayName, isReminderDue, remindTomorrow } from "./ends-soon.ts";
import type { SignIn } from "./sign-in.ts";

interface EndsSoonNoticeProps {
  signIn: SignIn;
  /** The key of the site in the browser's storage. */
  site: string;
  onRenew: () => void;
}

export function EndsSoonNotice({
  signIn,
  site,
  onRenew,
}: EndsSoonNoticeProps): ReactElement | null {
  const [now] = useState(() => new Date());
  const [isPutOff, setPutOff] = useState(false);
  const { ends, from } = signIn;
  if (isPutOff || !ends || !isReminderDue(signIn, site, now)) return null;
  const close = () => {
    remindTomorrow(site, now);
    setPutOff(true);
  };
  return (
    <section className="ends-soon" aria-label="Reminder">
      <p role="status">
        {from.is === "invitation"
          ? `Your invitation ends on ${dayName(ends)}. Ask ${from.by} for a new one.`
          : `Your token ends on ${dayName(ends)}. Make a new one before then.`}
      </p>
      {from.is !== "invitation" && (
        <button type="button" className="primary" onClick={onRenew}>
          Use a new token
        </button>
      )}
      <button type="button" onClick={close}>
        Remind me tomorrow
      </button>
    </section>
  );
}
