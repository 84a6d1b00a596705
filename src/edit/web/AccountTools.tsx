// The toolbar's Account button, and what the account has to say by itself.
import { useEffect, useState, type ReactElement } from "react";
import { createPortal } from "react-dom";
import { hint } from "../model/message.ts";
import { useSession } from "../screen/use-session.ts";
import type { Session } from "../session/session.ts";
import { dialogLater } from "../ui/loaded-later.tsx";
import { ToolIcon } from "../ui/ToolIcon.tsx";
import type { Account } from "./account.ts";
import { EndsSoonNotice } from "./EndsSoonNotice.tsx";
import type { SiteAccount } from "./site-account.ts";
import { siteKey } from "./site-key.ts";
import { useAccount } from "./use-account.ts";
import { t } from "../../words/t.ts";

const AccountDialog = dialogLater(async () => (await import("./AccountDialog.tsx")).AccountDialog);
const SignedOutDialog = dialogLater(
  async () => (await import("./SignedOutDialog.tsx")).SignedOutDialog,
);

/** A person, 24 by 24. */
const icon = "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.5a7.5 7.5 0 0 1 15 0";

/** Must be within the editor's screen. */
export function AccountTools({ at }: { at: SiteAccount }): ReactElement {
  const { account, setup } = at;
  const { signIn, isEnded, isAsking } = useAccount(account);
  const session = useSession();
  const [open, setOpen] = useState<"account" | "new token">();
  useAskAfterFailure(session, account);
  const goOn = () => {
    setOpen(undefined);
    const hasUnsaved = session.state().unsaved.length > 0;
    session.announce(
      hint(
        hasUnsaved ? t`You are signed in again. Save your changes.` : t`You are signed in again.`,
      ),
    );
    void session.refresh();
  };
  return (
    <>
      <button
        type="button"
        className={isEnded ? "account-button is-ended" : "account-button"}
        title={isEnded ? t`Sign in` : t`Account`}
        aria-haspopup="dialog"
        onClick={isEnded ? account.ask : () => setOpen("account")}
      >
        <ToolIcon path={icon} size={20} />
        <span className="account-label">{isEnded ? t`Sign in` : t`Account`}</span>
      </button>
      {open && !isEnded && (
        <AccountDialog
          at={at}
          isRenewing={open === "new token"}
          onClose={() => setOpen(undefined)}
        />
      )}
      {isAsking && <SignedOutDialog at={at} onDone={goOn} onClose={account.askLater} />}
      {!isEnded &&
        createPortal(
          <EndsSoonNotice
            key={signIn.ends?.getTime()}
            signIn={signIn}
            site={siteKey(setup)}
            onRenew={() => setOpen("new token")}
          />,
          document.body,
        )}
    </>
  );
}

/** Asks to sign in again whenever a save fails because nobody is signed in. */
function useAskAfterFailure(session: Session, account: Account): void {
  useEffect(() => {
    let last = session.state().failure;
    return session.subscribe(() => {
      const { failure } = session.state();
      if (failure !== undefined && failure !== last) account.ask();
      last = failure;
    });
  }, [session, account]);
}
