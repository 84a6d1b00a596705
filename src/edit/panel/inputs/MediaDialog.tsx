// Chooses a file from the media folder; a new one can be dropped, pasted or uploaded.
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from "react";
import { isPictureKind } from "../../../content/check/media-files.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { SavesTo, Store, Stored } from "../../../store/store.ts";
import { bytesInWords } from "../../../content/text/bytes-in-words.ts";
import { AddressForm, type ChosenAddress } from "./AddressForm.tsx";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { listKinds, mediaOfKinds, type MediaItem } from "../../operations/media/media-list.ts";
import { focusTiles, Tiles } from "../../ui/Tiles.tsx";
import { UnusedMedia } from "./UnusedMedia.tsx";

/** What can be chosen. */
export interface MediaOptions {
  /** The allowed file extensions. */
  kinds: readonly string[];
  /** Whether it can also be a picture at another host. */
  canBeAddress: boolean;
}

interface MediaDialogProps extends MediaOptions {
  current: string;
  isNeeded: boolean;
  beside: Stored["assets"];
  /** The site's photo hosts. */
  hosts: readonly string[];
  /** A file that was dropped or pasted before the dialog opened. */
  dropped?: File | undefined;
  /** Where a new file goes. */
  savesTo: SavesTo;
  /** In bytes: the largest file that can be added. */
  largest: number;
  addMedia: Store["addMedia"];
  /** Shows a message that stays when the dialog is closed. */
  announce: (message: string) => void;
  /** Unused files, by the names that content uses. */
  unused: ReadonlySet<string>;
  removeMedia: Store["removeMedia"];
  /** Undefined for none. */
  onChoose: (name: string | undefined) => void;
  onAddress: (chosen: ChosenAddress) => void;
  onClose: () => void;
}

export function MediaDialog(props: MediaDialogProps): ReactElement {
  const { kinds, canBeAddress, current, isNeeded, beside, hosts } = props;
  const { dropped, addMedia, onChoose, onAddress, onClose } = props;
  const body = useRef<HTMLDivElement>(null);
  const { message, add } = useAdding(props);
  const items = mediaOfKinds(kinds, beside);
  const isPicture = kinds.every(isPictureKind);
  const what = isPicture ? "picture" : "file";
  const addDropped = useEffectEvent(add);
  const handled = useRef<File>(undefined);
  useEffect(() => {
    if (!dropped) return focusTiles(body.current);
    // Adds a dropped file only once, however often this renders.
    if (handled.current === dropped) return;
    handled.current = dropped;
    void addDropped(dropped);
  }, [dropped]);

  return (
    <Dialog title={`Choose a ${what}`} onClose={onClose}>
      <FileDrop onFile={(file) => void add(file)}>
        <div ref={body} className="media-chooser">
          <Upload {...props} what={what} onFile={(file) => void add(file)} />
          <p
            role={message?.is === "refused" ? "alert" : "status"}
            className={message?.is ?? "quiet"}
          >
            {message?.text}
          </p>
          {items.length > 0 ? (
            <Tiles
              label={isPicture ? "Pictures in the media folder" : "Files in the media folder"}
              variant="pictures"
              tiles={items.map((item) => ({ name: item.name, content: <Thumbnail item={item} /> }))}
              current={current}
              onChoose={onChoose}
            />
          ) : (
            <p className="quiet">The media folder has no {what} yet that can be used here.</p>
          )}
          {canBeAddress && <AddressForm hosts={hosts} onAddress={onAddress} />}
          <UnusedMedia
            items={items.filter(({ name }) => props.unused.has(name))}
            removeMedia={props.removeMedia}
            restore={(file) => addMedia(file, kinds)}
          />
          {!isNeeded && current !== "" && (
            <button type="button" onClick={() => onChoose(undefined)}>
              Use no {what}
            </button>
          )}
        </div>
      </FileDrop>
    </Dialog>
  );
}

/** What the dialog shows about a file that is being added. */
interface Adding {
  message: { is: "working" | "refused"; text: string } | undefined;
  add: (file: File) => Promise<void>;
}

function useAdding({ kinds, addMedia, announce, onChoose }: MediaDialogProps): Adding {
  const [message, setMessage] = useState<Adding["message"]>();
  const add = async (file: File) => {
    setMessage({ is: "working", text: `Checking ${file.name}…` });
    const added = await addMedia(file, kinds);
    if (added.is === "refused")
      return setMessage({ is: "refused", text: `${file.name} wasn't added. ${added.reason}` });
    onChoose(added.name);
    // Last, because a change clears the message.
    if (added.note !== undefined) announce(added.note);
  };
  return { message, add };
}

/** Where a new file goes, and when visitors see it. */
const placeWords: Readonly<Record<SavesTo, string>> = {
  files:
    "It goes into the media folder right away. Visitors see it once you publish a page that shows it.",
  draft:
    "It goes into your draft right away. Visitors see it once you publish a page that shows it.",
  copy: "It goes into your copy of the site right away. Download the changed files to keep it.",
};

interface UploadProps extends Pick<MediaDialogProps, "kinds" | "savesTo" | "largest"> {
  what: string;
  onFile: (file: File) => void;
}

function Upload({ what, kinds, savesTo, largest, onFile }: UploadProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="upload">
      <p>
        <button type="button" className="primary" onClick={() => input.current?.click()}>
          Add {what}…
        </button>{" "}
        or drop or paste one here. {listKinds(kinds)}, up to {bytesInWords(largest)}.
      </p>
      <p className="quiet">{placeWords[savesTo]}</p>
      {/* The visible button opens this file picker. */}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Add ${what}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again after it is corrected.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}

function Thumbnail({ item }: { item: MediaItem }): ReactElement {
  return (
    <>
      <span className="thumbnail">
        {item.isPicture ? <img src={item.address} alt="" loading="lazy" /> : "PDF"}
      </span>
      <span>{item.name.replace(/^media\//, "")}</span>
      <small>{item.size}</small>
    </>
  );
}
