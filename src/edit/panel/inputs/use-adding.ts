// Adds files to media for the dialog that chooses one, and says what became of each.
import { useEffect, useRef, useState } from "react";
import { counted } from "../../../words/counted.ts";
import type { AddedMedia, Store } from "../../../store/store.ts";
import { t } from "../../../words/t.ts";
import { type MediaNoun } from "./media-words.ts";

/** What the dialog shows about files that are being added. */
export interface Adding {
  message: { is: "working" | "refused" | "added"; lines: readonly string[] } | undefined;
  add: (files: readonly File[]) => Promise<void>;
}

interface AddingOptions {
  kinds: readonly string[];
  addMedia: Store["addMedia"];
  /** Shows a message that stays when the dialog is closed. */
  announce: (message: string) => void;
  onChoose: (first: string, ...further: string[]) => void;
  onClose: () => void;
  /** How many can be chosen at once. */
  room: number;
  /** What is added. */
  what: MediaNoun;
}

/** Adds files one after the other. A file that is refused doesn't keep the others from being added. */
export function useAdding(options: AddingOptions): Adding {
  const { kinds, addMedia, announce, onChoose, onClose, room, what } = options;
  const [message, setMessage] = useState<Adding["message"]>();
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);
  const add = async (files: readonly File[]) => {
    const added: Extract<AddedMedia, { is: "added" }>[] = [];
    const refused: string[] = [];
    // All of them to choose from, or what the list has room for.
    const most = room > 1 ? room : files.length;
    for (const [index, file] of files.slice(0, most).entries()) {
      const checking =
        files.length > 1
          ? t`Checking ${file.name} (${index + 1} of ${files.length})…`
          : t`Checking ${file.name}…`;
      setMessage({ is: "working", lines: [checking] });
      const answer = await addMedia(file, kinds);
      if (isClosed.current) return;
      if (answer.is === "added") added.push(answer);
      else refused.push(t`${file.name} wasn't added. ${answer.reason}`);
    }
    for (const { name } of files.slice(most))
      refused.push(t`${name} wasn't added. There is only room for ${counted(room, what)}.`);
    const [first, ...further] = added;
    const isChosen = first !== undefined && (room > 1 || files.length === 1);
    if (isChosen) onChoose(first.name, ...further.map(({ name }) => name));
    const outcome = addedMessage({ added: added.length, what, isChosen });
    if (!isChosen || refused.length > 0) {
      const lines = [...refused, ...(first ? [outcome] : [])];
      return setMessage({ is: refused.length > 0 ? "refused" : "added", lines });
    }
    onClose();
    // Last, because a change clears the message.
    const note = further.length > 0 ? outcome : first.note;
    if (note !== undefined) announce(note);
  };
  return { message, add };
}

interface AddedFiles {
  added: number;
  what: MediaNoun;
  isChosen: boolean;
}

function addedMessage({ added, what, isChosen }: AddedFiles): string {
  const files = counted(added, what);
  return isChosen ? t`Added ${files}.` : t`Added ${files}. Choose one below.`;
}
