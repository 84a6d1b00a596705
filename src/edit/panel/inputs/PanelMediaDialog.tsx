// The media dialog with everything it needs from the panel.
import type { ReactElement } from "react";
import { hint } from "../../model/message.ts";
import { useFiles, useSession, useSessionState } from "../../screen/use-session.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { MediaDialog, type MediaOptions } from "./MediaDialog.tsx";
import { withKnownAlt, type ChosenMedia } from "../../operations/media/chosen-media.ts";
import { unusedMedia } from "../../operations/media/media-list.ts";

export interface PanelMediaDialogProps {
  options: MediaOptions;
  current: string;
  isNeeded: boolean;
  /** How many can be chosen at once; one if omitted. */
  room?: number;
  /** Files that were dropped before the dialog opened. */
  dropped?: readonly File[] | undefined;
  /** Undefined for none. */
  onChoose: (chosen: ChosenMedia | undefined, ...further: ChosenMedia[]) => void;
  onClose: () => void;
}

export function PanelMediaDialog(props: PanelMediaDialogProps): ReactElement {
  const { options, onChoose, ...rest } = props;
  const session = useSession();
  const files = useFiles();
  const diagnostics = useSessionState((state) => state.diagnostics);
  const { vocabulary } = session;
  const { file, beside, addMedia, photoHosts, listPhotoHost } = usePanel();
  const chosen = (src: string): ChosenMedia =>
    withKnownAlt(vocabulary, { files, file, src, current: props.current });
  return (
    <MediaDialog
      {...rest}
      {...options}
      beside={beside}
      hosts={photoHosts}
      savesTo={session.savesTo}
      largest={session.largestMedia}
      addMedia={addMedia}
      announce={(words) => session.announce(hint(words))}
      unused={unusedMedia(diagnostics)}
      removeMedia={session.removeMedia}
      onChoose={(name, ...further) =>
        onChoose(name === undefined ? undefined : chosen(name), ...further.map(chosen))
      }
      onAddress={({ address, size, newHost }) => {
        if (newHost !== undefined) listPhotoHost(newHost);
        onChoose({ ...chosen(address), size });
      }}
    />
  );
}
