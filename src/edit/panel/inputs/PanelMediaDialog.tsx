// The media dialog with everything it needs from the panel.
import type { ReactElement } from "react";
import { useSession } from "../../screen/use-session.ts";
import { usePanel } from "../panel-context.ts";
import type { MediaOptions } from "./MediaDialog.tsx";
import type { ChosenMedia } from "../../operations/media/chosen-media.ts";
import { unusedMedia } from "../../operations/media/media-list.ts";
import { loadedLater } from "../../ui/loaded-later.tsx";

const MediaDialog = loadedLater(async () => (await import("./MediaDialog.tsx")).MediaDialog);

interface PanelMediaDialogProps {
  options: MediaOptions;
  current: string;
  isNeeded: boolean;
  dropped?: File | undefined;
  /** Undefined for none. */
  onChoose: (chosen: ChosenMedia | undefined) => void;
  onClose: () => void;
}

export function PanelMediaDialog(props: PanelMediaDialogProps): ReactElement {
  const { options, onChoose, ...rest } = props;
  const { session, diagnostics } = useSession();
  const { beside, addMedia, photoHosts, listPhotoHost } = usePanel();
  return (
    <MediaDialog
      {...rest}
      {...options}
      beside={beside}
      hosts={photoHosts}
      savesTo={session.savesTo}
      largest={session.largestMedia}
      addMedia={addMedia}
      announce={(message) => session.announce(message)}
      unused={unusedMedia(diagnostics)}
      removeMedia={session.removeMedia}
      onChoose={(src) => onChoose(src === undefined ? undefined : { src })}
      onAddress={({ address, size, newHost }) => {
        if (newHost !== undefined) listPhotoHost(newHost);
        onChoose({ src: address, size });
      }}
    />
  );
}
