// Asks for a file before what needs it is added.
import type { ReactElement } from "react";
import { hint } from "../../model/message.ts";
import { unusedMedia } from "../../operations/media/media-list.ts";
import type { FileQuestion } from "../../schema/asked-file.ts";
import { useSession, useSessionState } from "../../screen/use-session.ts";
import { MediaDialog } from "./MediaDialog.tsx";

export function FileDialog({ kinds, onChoose, onClose }: FileQuestion): ReactElement {
  const session = useSession();
  const assets = useSessionState((state) => state.assets);
  const diagnostics = useSessionState((state) => state.diagnostics);
  return (
    <MediaDialog
      kinds={kinds}
      canBeAddress={false}
      current=""
      isNeeded
      beside={assets}
      hosts={[]}
      savesTo={session.savesTo}
      largest={session.largestMedia}
      addMedia={session.addMedia}
      announce={(words) => session.announce(hint(words))}
      unused={unusedMedia(diagnostics)}
      removeMedia={session.removeMedia}
      onChoose={(name) => name !== undefined && onChoose(name)}
      onAddress={() => undefined}
      onClose={onClose}
    />
  );
}
