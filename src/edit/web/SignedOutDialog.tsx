// Asks to sign in again over the editor, so that what was typed stays where it is.
import type { ReactElement } from "react";
import { Dialog } from "../ui/Dialog.tsx";
import { SignInAgain } from "./SignInAgain.tsx";
import type { SiteAccount } from "./site-account.ts";
import { t } from "../../words/t.ts";

interface SignedOutDialogProps {
  at: SiteAccount;
  onDone: () => void;
  onClose: () => void;
}

export function SignedOutDialog({ at, onDone, onClose }: SignedOutDialogProps): ReactElement {
  const { from } = at.account.state().signIn;
  return (
    <Dialog title={t`Sign in again`} onClose={onClose}>
      <div className="account">
        <p>
          {from.is === "invitation"
            ? t`Your invitation has ended. Ask ${from.by} for a new one and open its link in this browser.`
            : t`Your token has ended or was deleted.`}{" "}
          {t`Your changes are still here. You can keep editing, but you can’t save until you are signed in.`}
        </p>
        {from.is !== "invitation" && <SignInAgain at={at} onDone={onDone} />}
        <div className="pages-actions">
          <button type="button" onClick={onClose}>{t`Later`}</button>
        </div>
      </div>
    </Dialog>
  );
}
