// Copies, cuts, pastes, moves and removes the selected block or item by keyboard, and makes items of pasted lists.
import { useEffect, useEffectEvent } from "react";
import type { Location } from "../../model/location.ts";
import { copyItem, itemAround, writeCopied } from "../../operations/clipboard/copied-item.ts";
import { remove, useArranging } from "../../screen/arrange.ts";
import { goToElement } from "../../screen/page-elements/go-to.ts";
import { isInText } from "../../ui/is-in-text.ts";
import { holdPaste } from "../clipboard/hold-paste.ts";
import { clipboardCode } from "../clipboard/later.ts";
import { handleItemKey, isOnItem } from "./item-keys.ts";
import { useVocabulary } from "../../screen/use-vocabulary.ts";
import { t } from "../../../words/t.ts";

interface ItemKeysProps {
  /** The page in the frame. */
  page: Document;
  /** The file of the shown page. */
  file: string;
  selected: Location | undefined;
}

export function ItemKeys({ page, file, selected }: ItemKeysProps): null {
  const vocabulary = useVocabulary();
  const arranging = useArranging();
  const { session, say } = arranging;
  const files = () => session.state().history.files;
  const selectedItem = () => selected && itemAround(files(), selected);

  const key = useEffectEvent((event: KeyboardEvent) => {
    const item = selectedItem();
    // A picture or a button within a card isn't the card.
    if (item && item.path.length === selected?.path.length)
      handleItemKey(event, page, item, arranging);
  });
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const item = selectedItem();
    // Words that are selected are what people want to copy.
    if (!item || !isAboutItem(event)) return;
    const copied = copyItem(vocabulary, files(), item);
    if (!copied) return;
    event.clipboardData?.setData("text/plain", writeCopied(copied));
    event.preventDefault();
    if (event.type === "copy") return say(t`Copied: ${copied.title}. Paste it on any page.`);
    goToElement(remove(arranging, item));
    say(t`Cut: ${copied.title}. Paste it on any page.`);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isDialogOpen()) return;
    const code = clipboardCode.loaded();
    return code ? code.paste(event, arranging, file, selected) : holdPaste(event);
  });
  useEffect(() => {
    const controller = new AbortController();
    // Before the text under the caret takes it.
    const options = { signal: controller.signal, capture: true };
    for (const document of [page, window.document]) {
      for (const used of ["pointerdown", "keydown"])
        document.addEventListener(used, () => void clipboardCode.load(), options);
      document.addEventListener("keydown", (event) => key(event), options);
      document.addEventListener("copy", (event) => copy(event), options);
      document.addEventListener("cut", (event) => copy(event), options);
      document.addEventListener("paste", (event) => paste(event), options);
    }
    return () => controller.abort();
  }, [page]);
  return null;
}

/** Not about words: none are selected. With the caret in a text, only copying is safe. */
function isAboutItem(event: ClipboardEvent): boolean {
  // Cast: these events happen to elements or documents; the frame has classes of its own.
  const target = event.target as Node | null;
  const document = target?.ownerDocument ?? (target as Document | null);
  const selection = document?.getSelection();
  if (isDialogOpen() || (selection && !selection.isCollapsed)) return false;
  return isOnItem(event) || (event.type === "copy" && isOnPage(event) && isInText(event));
}

function isOnPage({ target }: Event): boolean {
  return (target as Node | null)?.ownerDocument !== document;
}

function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
