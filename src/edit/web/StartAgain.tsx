// Starts a copy again with the published site, and asks first, because what was changed in it is lost.
import { useState, type ReactElement } from "react";
import type { Store } from "../../store/store.ts";
import { DownloadChanges } from "../screen/DownloadChanges.tsx";
import { useSession } from "../screen/use-session.ts";
import { Publisher } from "../session/publisher.ts";
import { DialogView } from "../ui/Dialog.tsx";
import { looks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

interface StartAgainProps {
  store: Store;
  onStartAgain: () => void;
}

/** Must be within the editor's screen. */
export function StartAgain({ store, onStartAgain }: StartAgainProps): ReactElement {
  const session = useSession();
  const [publisher] = useState(() => new Publisher(session, store, ""));
  const [isAsking, setAsking] = useState(false);
  return (
    <section>
      <h3>{t`Start again`}</h3>
      {/* Each moves the focus to its first button, because the button that had it is gone. */}
      {isAsking ? (
        <DialogView key="question" className="start-again">
          <p
            role="alert"
            className="message-box"
            {...looks.problem}
          >{t`This deletes everything that you have changed in this copy, and can’t be undone. If you may need it, download it first.`}</p>
          <DownloadChanges publisher={publisher} />
          <div className="pages-actions">
            <button
              type="button"
              onClick={onStartAgain}
            >{t`Delete my changes and start again`}</button>
            <button type="button" onClick={() => setAsking(false)}>{t`Cancel`}</button>
          </div>
        </DialogView>
      ) : (
        <DialogView key="offer" className="start-again">
          <p>{t`Deletes your changes in this copy, and opens the site as it is published now.`}</p>
          <button
            type="button"
            onClick={() => setAsking(true)}
          >{t`Start again with the published site…`}</button>
        </DialogView>
      )}
    </section>
  );
}
