// The chooser of pictures and files as the panel opens it, with what it knows of the site.
import type { ReactElement } from "react";
import type { Size } from "../../../content/resolve/picture-sizes.ts";
import type { Control } from "../control.ts";
import { usePanel } from "../panel-context.ts";
import { MediaDialog } from "./MediaDialog.tsx";
import { unusedMedia } from "./media-list.ts";

export type MediaControl = Extract<Control, { is: "media" }>;

/** What was chosen; a picture at another host comes with its size, one in media is measured wherever it is used. */
export interface ChosenMedia {
  src: string;
  size?: Size;
}

interface PanelMediaDialogProps {
  control: MediaControl;
  current: string;
  isNeeded: boolean;
  dropped?: File | undefined;
  /** With nothing for none. */
  onChoose: (chosen: ChosenMedia | undefined) => void;
  onClose: () => void;
}

export function PanelMediaDialog(props: PanelMediaDialogProps): ReactElement {
  const { control, onChoose, ...rest } = props;
  const { session, beside, addMedia, photoHosts, listPhotoHost } = usePanel();
  return (
    <MediaDialog
      {...rest}
      kinds={control.kinds}
      canBeAddress={control.canBeAddress}
      beside={beside}
      hosts={photoHosts}
      addMedia={addMedia}
      unused={unusedMedia(session.state().diagnostics)}
      removeMedia={(name) => session.removeMedia(name)}
      onChoose={(src) => onChoose(src === undefined ? undefined : { src })}
      onAddress={({ address, size, newHost }) => {
        if (newHost !== undefined) listPhotoHost(newHost);
        onChoose({ src: address, size });
      }}
    />
  );
}
