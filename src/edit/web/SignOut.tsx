// Signs out, and asks first if something would be lost.
import { useState, type ReactElement } from "react";
import { useSession, useSessionState } from "../screen/use-session.ts";
import { DialogView } from "../ui/Dialog.tsx";
import { looks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

interface SignOutProps {
  onSignOut: () => void;
}

export function SignOut({ onSignOut }: SignOutProps): ReactElement {
  const session = useSession();
  const unsaved = useSessionState((state) => state.unsaved);
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const saveFirst = async () => {
    setSaving(true);
    await session.save();
    setSaving(false);
    if (session.state().unsaved.length === 0) onSignOut();
  };
  const isQuestion = isAsking && unsaved.length > 0;
  return (
    <section>
      <h3>{t`Sign out`}</h3>
      {/* Each moves the focus to its first button, because the button that had it is gone. */}
      {isQuestion ? (
        <DialogView key="question" className="sign-out">
          <p
            role="alert"
            className="message-box"
            {...looks.problem}
          >{t`Some of your changes aren’t saved. Signing out deletes them.`}</p>
          <div className="pages-actions">
            <button
              type="button"
              className="primary"
              aria-disabled={isSaving || undefined}
              onClick={isSaving ? undefined : () => void saveFirst()}
            >
              {isSaving ? t`Saving…` : t`Save and sign out`}
            </button>
            <button type="button" onClick={onSignOut}>{t`Sign out without saving`}</button>
            <button type="button" onClick={() => setAsking(false)}>{t`Cancel`}</button>
          </div>
        </DialogView>
      ) : (
        <DialogView key="offer" className="sign-out">
          <p>{t`Removes your sign-in and everything about this site from this browser. Your draft stays where it is saved.`}</p>
          <button
            type="button"
            onClick={() => (unsaved.length === 0 ? onSignOut() : setAsking(true))}
          >{t`Sign out`}</button>
        </DialogView>
      )}
    </section>
  );
}
