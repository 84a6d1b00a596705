// Reminds a person that their token ends soon.
import { useState, type ReactElement } from "react";
import { isReminderDue, remindTomorrow } from "./ends-soon.ts";
import type { SignIn } from "./sign-in.ts";
import { t } from "../../words/t.ts";
import { weekday } from "../../words/formats.ts";

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
    <section className="ends-soon" aria-label={t`Reminder`}>
      <p role="status">
        {from.is === "invitation"
          ? t`Your invitation ends on ${weekday(ends)}. Ask ${from.by} for a new one.`
          : t`Your token expires on ${weekday(ends)}. Make a new one before then.`}
      </p>
      {from.is !== "invitation" && (
        <button type="button" className="primary" onClick={onRenew}>{t`Use a new token`}</button>
      )}
      <button type="button" onClick={close}>{t`Remind me tomorrow`}</button>
    </section>
  );
}
