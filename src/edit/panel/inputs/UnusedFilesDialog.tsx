// Lists all unused media files of the site, to remove them.
import { useState, type ReactElement } from "react";
import { kindsIn, mediaOfKinds, unusedMedia } from "../../operations/media/media-list.ts";
import { useSession, useSessionState } from "../../screen/use-session.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { t } from "../../../words/t.ts";
import { UnusedMedia } from "./UnusedMedia.tsx";

export function UnusedFilesDialog({ onClose }: { onClose: () => void }): ReactElement {
  const session = useSession();
  const assets = useSessionState((state) => state.assets);
  const diagnostics = useSessionState((state) => state.diagnostics);
  // Of those that are removed, too.
  const [kinds] = useState(() => kindsIn(assets));
  const unused = unusedMedia(diagnostics);
  return (
    <Dialog title={t`Remove unused files`} onClose={onClose}>
      <UnusedMedia
        items={mediaOfKinds(kinds, assets).filter(({ name }) => unused.has(name))}
        removeMedia={session.removeMedia}
        restore={(file) => session.addMedia(file, kinds)}
      />
    </Dialog>
  );
}
