// Lists the unused media files: they can be removed and, until the dialog closes, restored.
import { useRef, useState, type ReactElement } from "react";
import { counted } from "../../../words/counted.ts";
import type { AddedMedia, RemovedMedia } from "../../../store/store.ts";
import type { MediaItem } from "../../operations/media/media-list.ts";
import { t } from "../../../words/t.ts";

interface UnusedMediaProps {
  items: readonly MediaItem[];
  removeMedia: (name: string) => Promise<RemovedMedia>;
  restore: (file: File) => Promise<AddedMedia>;
}

export function UnusedMedia({ items, removeMedia, restore }: UnusedMediaProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState("");
  const [removed, setRemoved] = useState<readonly File[]>([]);
  const announce = (text: string) => {
    setMessage(text);
    // The clicked button is gone.
    element.current?.focus();
  };
  const remove = async (name: string) => {
    const answer = await removeMedia(name);
    if (answer.is === "refused") return setMessage(answer.reason);
    setRemoved((before) => [...before, answer.file]);
    announce(t`Removed ${shortName(name)}. You can restore it until you close this dialog.`);
  };
  const restoreFile = async (file: File) => {
    const answer = await restore(file);
    if (answer.is === "refused") return setMessage(answer.reason);
    setRemoved((before) => before.filter((each) => each !== file));
    announce(t`Restored ${shortName(answer.name)}.`);
  };
  return (
    <div className="unused-media" ref={element} tabIndex={-1}>
      {items.length > 0 && <h3>{counted(items.length, "unused file")}</h3>}
      <ul className="items">
        {items.map(({ name, size }) => (
          <li key={name}>
            <span>
              {shortName(name)} <small>{size}</small>
            </span>
            <button
              type="button"
              aria-label={t`Remove ${shortName(name)}`}
              onClick={() => void remove(name)}
            >{t`Remove`}</button>
          </li>
        ))}
      </ul>
      <p role="status" className="quiet">
        {message}
      </p>
      {removed.map((file) => (
        <button
          key={file.name}
          type="button"
          onClick={() => void restoreFile(file)}
        >{t`Restore ${file.name}`}</button>
      ))}
    </div>
  );
}

function shortName(name: string): string {
  return name.replace(/^media\//, "");
}
