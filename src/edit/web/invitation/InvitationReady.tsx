// Shows a new invitation: the link to send, and the pass phrase to tell.
import { useEffect, useRef, type ReactElement } from "react";
import { CopyButton } from "../../ui/CopyButton.tsx";
import type { MadeInvitation } from "./new-invitation.ts";
import { t } from "../../../words/t.ts";

interface InvitationReadyProps {
  invitation: MadeInvitation;
  onAnother: () => void;
}

export function InvitationReady({ invitation, onAnother }: InvitationReadyProps): ReactElement {
  const { name, link, phrase } = invitation;
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div className="invitation-ready">
      <p
        ref={start}
        tabIndex={-1}
      >{t`The invitation for ${name} is ready. It isn’t stored anywhere: once you close this dialog, you can only make a new one.`}</p>
      <h3>{t`1. Send this link`}</h3>
      <p className="invitation-link">{link}</p>
      <CopyButton text={link} label={t`Link`}>{t`Copy link`}</CopyButton>
      <h3>{t`2. Tell them the pass phrase another way`}</h3>
      <p className="pass-phrase" lang="en">
        {phrase}
      </p>
      <p>{t`Call, or tell them in person. If both go in one message, anybody who reads it can edit the site.`}</p>
      <button type="button" onClick={onAnother}>{t`Invite someone else`}</button>
    </div>
  );
}
