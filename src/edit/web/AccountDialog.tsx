// Says who is signed in and where saves go; from here people invite others and sign out.
import { useEffect, useRef, useState, type ReactElement } from "react";
import { hostOf } from "../../store/hosts.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { dayName } from "./ends-soon.ts";
import { InviteForm } from "./invitation/InviteForm.tsx";
import { SignInAgain } from "./SignInAgain.tsx";
import { SignOut } from "./SignOut.tsx";
import type { SiteAccount } from "./site-account.ts";
import { useAccount } from "./use-account.ts";

interface AccountDialogProps {
  at: SiteAccount;
  /** Whether it opens where a new token can be given. */
  isRenewing: boolean;
  onClose: () => void;
}

export function AccountDialog({ at, isRenewing, onClose }: AccountDialogProps): ReactElement {
  const { signIn } = useAccount(at.account);
  const isInvited = signIn.from.is === "invitation";
  return (
    <Dialog title="Account" onClose={onClose}>
      <div className="account">
        <WhoAndWhere at={at} />
        {!isInvited && <NewToken at={at} isOpen={isRenewing} />}
        {!isInvited && (
          <details>
            <summary>Invite a colleague</summary>
            <InviteForm at={at} />
          </details>
        )}
        <SignOut onSignOut={at.onSignOut} />
      </div>
    </Dialog>
  );
}

function WhoAndWhere({ at }: Pick<AccountDialogProps, "at">): ReactElement {
  const { signIn, isRemembered } = useAccount(at.account);
  const { repository } = at.setup;
  const isInvited = signIn.from.is === "invitation";
  return (
    <section>
      <p>
        You are signed in as <b>{signIn.person.name}</b>
        {signIn.from.is === "invitation" && `, invited by ${signIn.from.by}`}. What you save goes to
        your own draft at{" "}
        <a href={hostOf(repository).pageOf(repository)} target="_blank" rel="noreferrer">
          {repository.name}
        </a>
        . Visitors see it once you publish.
      </p>
      {!signIn.canPropose && (
        <p>
          Your token can’t send proposals, because it doesn’t have the permission{" "}
          {hostOf(repository).permissionToPropose}.
        </p>
      )}
      {signIn.ends && (
        <p>
          Your {isInvited ? "invitation" : "token"} ends on {dayName(signIn.ends)},{" "}
          {signIn.ends.getFullYear()}.
        </p>
      )}
      {!isRemembered && <p>{notRemembered}</p>}
    </section>
  );
}

const notRemembered =
  "Your browser stores nothing for this site, so you have to sign in again after a reload.";

function NewToken({ at, isOpen }: { at: SiteAccount; isOpen: boolean }): ReactElement {
  const [isDone, setDone] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  // The form had the focus, and is gone.
  useEffect(() => {
    if (isDone) message.current?.focus();
  }, [isDone]);
  return (
    <details open={isOpen}>
      <summary>Use a new token</summary>
      <p role="status" ref={message} tabIndex={-1}>
        {isDone && "The new token is in use."}
      </p>
      {!isDone && <SignInAgain at={at} onDone={() => setDone(true)} />}
    </details>
  );
}
