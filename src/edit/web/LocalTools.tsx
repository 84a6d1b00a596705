// The toolbar's button that shows what is edited, a folder or a copy, and lets people choose the other one.
import { useState, type ReactElement } from "react";
import type { Store } from "../../store/store.ts";
import { useSession, useSessionState } from "../screen/use-session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { ToolIcon } from "../ui/ToolIcon.tsx";
import { StartAgain } from "./StartAgain.tsx";
import { t } from "../../words/t.ts";

interface LocalToolsProps {
  store: Store;
  /** Goes back to the choice of a folder or a copy. */
  onLeave: () => void;
  /** Deletes what was changed in the copy. */
  onStartAgain: () => void;
}

/** A folder, 24 by 24. */
const icon =
  "M3 6.5A1.5 1.5 0 0 1 4.5 5H9l2 2.5h8.5A1.5 1.5 0 0 1 21 9v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5Z";

/** Must be within the editor's screen. */
export function LocalTools(props: LocalToolsProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const name = props.store.savesTo === "copy" ? t`Copy` : t`Folder`;
  return (
    <>
      <button
        type="button"
        className="account-button"
        title={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ToolIcon path={icon} size={20} />
        <span className="account-label">{name}</span>
      </button>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <div className="account">
            <WhatIsEdited {...props} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function WhatIsEdited({ store, onLeave, onStartAgain }: LocalToolsProps): ReactElement {
  const session = useSession();
  const unsaved = useSessionState((state) => state.unsaved);
  const isCopy = store.savesTo === "copy";
  return (
    <>
      <section>
        <p>
          {isCopy
            ? t`You edit a copy in this browser. Nothing on the site changes. To put your work on the site, download the changed files and send them to the person who manages the site.`
            : t`You edit the files in the folder “${session.folder}” on this computer. Save writes to them.`}
        </p>
        {unsaved.length > 0 && (
          <p>{t`Your latest changes aren’t saved. They come back when you open this again.`}</p>
        )}
        <button type="button" onClick={onLeave}>
          {isCopy ? t`Open a folder instead…` : t`Use another folder…`}
        </button>
      </section>
      {isCopy && <StartAgain store={store} onStartAgain={onStartAgain} />}
    </>
  );
}
