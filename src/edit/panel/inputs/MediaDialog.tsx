// Chooses a file from the media folder; new ones can be dropped, pasted or uploaded.
import { useEffect, useEffectEvent, useRef, type ReactElement } from "react";
import { isPictureKind, isVideoKind, kindByName } from "../../../content/check/media-files.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { SavesTo, Store, Stored } from "../../../store/store.ts";
import { bytesInWords } from "../../../content/text/bytes-in-words.ts";
import { AddressForm, type ChosenAddress } from "./AddressForm.tsx";
import { FileDrop } from "../../ui/FileDrop.tsx";
import { listKinds, mediaOfKinds, type MediaItem } from "../../operations/media/media-list.ts";
import { focusTiles, Tiles } from "../../ui/Tiles.tsx";
import { useAdding, type Adding } from "./use-adding.ts";
import { UnusedMedia } from "./UnusedMedia.tsx";
import { looks, type Look } from "../../ui/message-looks.ts";
import { t } from "../../../words/t.ts";
import { tParts } from "../../ui/t-parts.tsx";
import { screenLanguage } from "../../../words/screen-language.ts";
import { mediaWords, type MediaNoun } from "./media-words.ts";

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
  /** How many can be chosen at once: more than one for a list of pictures. */
  room?: number;
  beside: Stored["assets"];
  /** The site's photo hosts. */
  hosts: readonly string[];
  /** Files that were dropped or pasted before the dialog opened. */
  dropped?: readonly File[] | undefined;
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
  /** Undefined for none. Several only if there is room for them. */
  onChoose: (name: string | undefined, ...further: string[]) => void;
  onAddress: (chosen: ChosenAddress) => void;
  onClose: () => void;
}

export function MediaDialog(props: MediaDialogProps): ReactElement {
  const { kinds, canBeAddress, current, isNeeded, beside, hosts } = props;
  const { dropped, addMedia, onChoose, onAddress, onClose, room = 1 } = props;
  const body = useRef<HTMLDivElement>(null);
  const isPicture = kinds.every(isPictureKind);
  const what = isPicture ? "picture" : kinds.every(isVideoKind) ? "video" : "file";
  const words = mediaWords[what];
  const { message, add } = useAdding({ ...props, what, room });
  const isForMore = room > 1 && current === "";
  const items = mediaOfKinds(kinds, beside);
  const choose = (name: string | undefined) => {
    onChoose(name);
    onClose();
  };
  const use = (chosen: ChosenAddress) => {
    onAddress(chosen);
    onClose();
  };
  const addDropped = useEffectEvent(add);
  const handled = useRef<typeof dropped>(undefined);
  useEffect(() => {
    if (!dropped) return focusTiles(body.current);
    // Adds dropped files only once, however often this renders.
    if (handled.current === dropped) return;
    handled.current = dropped;
    void addDropped(dropped);
  }, [dropped]);

  return (
    <Dialog title={isForMore ? words.addSeveral : words.choose} onClose={onClose}>
      <FileDrop onFiles={(files) => void add(files)}>
        <div ref={body} className="media-chooser">
          <Upload {...props} what={what} room={room} onFiles={(files) => void add(files)} />
          <AddingStatus message={message} />
          {items.length > 0 ? (
            <Tiles
              label={words.listed}
              variant="pictures"
              tiles={items.map((item) => ({ name: item.name, content: <Thumbnail item={item} /> }))}
              current={current}
              onChoose={choose}
            />
          ) : (
            <p className="quiet">{words.nothing}</p>
          )}
          {canBeAddress && <AddressForm hosts={hosts} onAddress={use} />}
          <UnusedMedia
            items={items.filter(({ name }) => props.unused.has(name))}
            removeMedia={props.removeMedia}
            restore={(file) => addMedia(file, kinds)}
          />
          {!isNeeded && current !== "" && (
            <button type="button" onClick={() => choose(undefined)}>
              {words.none}
            </button>
          )}
        </div>
      </FileDrop>
    </Dialog>
  );
}

/** Where a new file goes, and when visitors see it. */
const placeWords: Readonly<Record<SavesTo, string>> = {
  files: t`What you add goes into the media folder right away. Visitors see it once you publish a page that shows it.`,
  draft: t`What you add goes into your draft right away. Visitors see it once you publish a page that shows it.`,
  copy: t`What you add goes into your copy of the site right away. Download the changed files to keep it.`,
};

const addingLooks = {
  working: looks.hint,
  refused: looks.failure,
  added: looks.saved,
} satisfies Record<NonNullable<Adding["message"]>["is"], Look>;

function AddingStatus({ message }: Pick<Adding, "message">): ReactElement {
  const { is = "working", lines = [] } = message ?? {};
  return (
    <div
      role={is === "refused" ? "alert" : "status"}
      className={is === "working" ? "quiet" : "message-box"}
      {...addingLooks[is]}
    >
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}

interface UploadProps extends Pick<MediaDialogProps, "kinds" | "savesTo" | "largest"> {
  what: MediaNoun;
  room: number;
  onFiles: (files: readonly File[]) => void;
}

function Upload({ what, room, kinds, savesTo, largest, onFiles }: UploadProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const { add, addSeveral } = mediaWords[what];
  const label = room > 1 ? addSeveral : add;
  const button = (
    <button type="button" className="primary" onClick={() => input.current?.click()}>
      {label}…
    </button>
  );
  const kindNames = listKinds(kinds);
  const size = bytesInWords(largest, screenLanguage);
  return (
    <div className="upload">
      <p>
        {room > 1
          ? tParts`${button} or drop or paste them here. ${kindNames}, up to ${size}.`
          : tParts`${button} or drop or paste one here. ${kindNames}, up to ${size}.`}
      </p>
      <p className="quiet">{placeWords[savesTo]}</p>
      {/* The visible button opens this file picker. */}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be chosen again after it is corrected.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}

const endingOf = (name: string): string => kindByName(name).toUpperCase();

function Thumbnail({ item }: { item: MediaItem }): ReactElement {
  return (
    <>
      <span className="thumbnail">
        {item.isPicture ? <img src={item.address} alt="" loading="lazy" /> : endingOf(item.name)}
      </span>
      <span>{item.name.replace(/^media\//, "")}</span>
      <small>{item.size}</small>
    </>
  );
}
