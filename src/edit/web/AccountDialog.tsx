// Says who is signed in and where saves go; from here people invite others and sign out.
import { useEffect, useRef, useState, type ReactElement } from "react";
import { notLoaded } from "../screen/later-parts.ts";
import { hostOf } from "../../store/hosts.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { LanguageChoice } from "../screen/LanguageChoice.tsx";
import { loadedLater } from "../ui/loaded-later.tsx";
import { SignInAgain } from "./SignInAgain.tsx";
import { SignOut } from "./SignOut.tsx";
import type { SiteAccount } from "./site-account.ts";
import { useAccount } from "./use-account.ts";
import { t } from "../../words/t.ts";
import { tParts } from "../ui/t-parts.tsx";
import { weekdayInYear } from "../../words/formats.ts";

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
    <Dialog title={t`Account`} onClose={onClose}>
      <div className="account">
        <WhoAndWhere at={at} />
        {!isInvited && <NewToken at={at} isOpen={isRenewing} />}
        {!isInvited && <Invite at={at} />}
        <LanguageChoice />
        <SignOut onSignOut={at.onSignOut} />
      </div>
    </Dialog>
  );
}

function WhoAndWhere({ at }: Pick<AccountDialogProps, "at">): ReactElement {
  const { signIn, isRemembered } = useAccount(at.account);
  const { repository } = at.setup;
  const isInvited = signIn.from.is === "invitation";
  const person = <b>{signIn.person.name}</b>;
  const draft = (
    <a href={hostOf(repository).pageOf(repository)} target="_blank" rel="noreferrer">
      {repository.name}
    </a>
  );
  return (
    <section>
      <p>
        {signIn.from.is === "invitation"
          ? tParts`You are signed in as ${person}, invited by ${signIn.from.by}. What you save goes to your own draft at ${draft}. Visitors see it once you publish.`
          : tParts`You are signed in as ${person}. What you save goes to your own draft at ${draft}. Visitors see it once you publish.`}
      </p>
      {!signIn.canPropose && (
        <p>{t`Your token can’t send proposals, because it doesn’t have the permission ${hostOf(repository).permissionToPropose}.`}</p>
      )}
      {signIn.ends && (
        <p>
          {isInvited
            ? t`Your invitation ends on ${weekdayInYear(signIn.ends)}.`
            : t`Your token expires on ${weekdayInYear(signIn.ends)}.`}
        </p>
      )}
      {!isRemembered && <p>{notRemembered}</p>}
    </section>
  );
}

const notRemembered = t`Your browser stores nothing for this site, so you have to sign in again after a reload.`;

interface InviteProps {
  at: SiteAccount;
  onMissing: () => void;
}

/** Few people ever invite someone: everyone else doesn't load it. */
const InviteForm = loadedLater<InviteProps>(
  () => import("./invitation/InviteForm.tsx").then((code) => code.InviteForm),
  { when: "on first use", onMissing: ({ onMissing }) => onMissing() },
);

function Invite({ at }: { at: SiteAccount }): ReactElement {
  // Once asked for, the form stays, with what was typed, while it is folded.
  const [form, setForm] = useState<"not asked for" | "asked for" | "missing">("not asked for");
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setForm("asked for")}>
      <summary>{t`Invite a colleague`}</summary>
      {form === "asked for" && <InviteForm at={at} onMissing={() => setForm("missing")} />}
      {form === "missing" && <p role="alert">{notLoaded}</p>}
    </details>
  );
}

function NewToken({ at, isOpen }: { at: SiteAccount; isOpen: boolean }): ReactElement {
  const [isDone, setDone] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  // The form had the focus, and is gone.
  useEffect(() => {
    if (isDone) message.current?.focus();
  }, [isDone]);
  return (
    <details open={isOpen}>
      <summary>{t`Use a new token`}</summary>
      <p role="status" ref={message} tabIndex={-1}>
        {isDone && t`The new token is in use.`}
      </p>
      {!isDone && <SignInAgain at={at} onDone={() => setDone(true)} />}
    </details>
  );
}
