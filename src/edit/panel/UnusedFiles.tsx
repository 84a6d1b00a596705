// Opens the unused files from the list of problems, so that they can be removed where they are reported.
import { useState, type ReactElement } from "react";
import { unusedMedia } from "../operations/media/media-list.ts";
import { problemsId } from "../screen/go-to-list.ts";
import { useSession, useSessionState } from "../screen/use-session.ts";
import { dialogLater } from "../ui/loaded-later.tsx";
import { t } from "../../words/t.ts";

const UnusedFilesDialog = dialogLater(
  async () => (await import("./inputs/UnusedFilesDialog.tsx")).UnusedFilesDialog,
);

export function UnusedFiles(): ReactElement | null {
  const session = useSession();
  const isNeeded = useSessionState(({ diagnostics }) => unusedMedia(diagnostics).size > 0);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (unusedMedia(session.state().diagnostics).size > 0) return;
    // The closed dialog returns the focus to the button, which disappears with the last file.
    requestAnimationFrame(() => document.getElementById(problemsId)?.focus());
  };
  // Until the dialog closes, what was removed can be restored.
  if (!isNeeded && !isOpen) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >{t`Remove unused files…`}</button>
      {isOpen && <UnusedFilesDialog onClose={close} />}
    </>
  );
}
