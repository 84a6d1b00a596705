// What the media dialog says about the kind of file that can be chosen.
import { t } from "../../../words/t.ts";

export type MediaNoun = "picture" | "video" | "file";

interface MediaWords {
  choose: string;
  /** A button. */
  add: string;
  /** The same for several. */
  addSeveral: string;
  /** A button: no file is chosen any more. */
  none: string;
  /** Names the list of what the media folder has. */
  listed: string;
  /** The media folder has none. */
  nothing: string;
}

export const mediaWords: Readonly<Record<MediaNoun, MediaWords>> = {
  picture: {
    choose: t`Choose a picture`,
    add: t`Add picture`,
    addSeveral: t`Add pictures`,
    none: t`Use no picture`,
    listed: t`Pictures in the media folder`,
    nothing: t`The media folder has no picture yet that can be used here.`,
  },
  video: {
    choose: t`Choose a video`,
    add: t`Add video`,
    addSeveral: t`Add videos`,
    none: t`Use no video`,
    listed: t`Videos in the media folder`,
    nothing: t`The media folder has no video yet that can be used here.`,
  },
  file: {
    choose: t`Choose a file`,
    add: t`Add file`,
    addSeveral: t`Add files`,
    none: t`Use no file`,
    listed: t`Files in the media folder`,
    nothing: t`The media folder has no file yet that can be used here.`,
  },
};
