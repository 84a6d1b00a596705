// Copies, cuts, pastes, moves and removes the selected block or item by keyboard, and makes items of pasted lists.
import { useEffect, useEffectEvent } from "react";
import type { Location } from "../../model/location.ts";
import { valueIn } from "../../model/read-json.ts";
import {
  copyItem,
  itemAround,
  readCopied,
  writeCopied,
} from "../../operations/clipboard/copied-item.ts";
import { pasteItem } from "../../operations/clipboard/paste-item.ts";
import { remove, useArranging } from "../../screen/arrange.ts";
import { goToElement } from "../../screen/page-elements/go-to.ts";
import { isInText } from "../../ui/is-in-text.ts";
import { clipboardCode, holdPaste, loadOnFirstUse } from "../clipboard/later.ts";
import { handleItemKey, isOnItem } from "./item-keys.ts";

interface ItemKeysProps {
  /** The page in the frame. */
  page: Document;
  /** The file of the shown page. */
  file: string;
  selected: Location | undefined;
}

export function ItemKeys({ page, file, selected }: ItemKeysProps): null {
  const arranging = useArranging();
  const { session, say, select, explainAnswer } = arranging;
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
    const copied = copyItem(files(), item);
    if (!copied) return;
    event.clipboardData?.setData("text/plain", writeCopied(copied));
    event.preventDefault();
    if (event.type === "copy") return say(`Copied: ${copied.title}. Paste it on any page.`);
    goToElement(remove(arranging, item));
    say(`Cut: ${copied.title}. Paste it on any page.`);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isDialogOpen()) return;
    const copied = readCopied(event.clipboardData?.getData("text/plain") ?? "");
    if (!copied) {
      const code = clipboardCode.loaded();
      return code ? code.paste(event, arranging, selected) : holdPaste(event);
    }
    // Nobody wants its text in a field.
    event.preventDefault();
    event.stopPropagation();
    const pasting = pasteItem(files(), copied, file, selected);
    if (pasting.is === "refused") return say(pasting.message, "failure");
    session.endStep();
    session.change(pasting.file, pasting.change);
    if (valueIn(files(), pasting.location) === undefined) return;
    select(pasting.location);
    goToElement(pasting.location);
    say(`Pasted: ${copied.title}.`);
    explainAnswer(pasting.location);
  });
  useEffect(() => {
    const controller = new AbortController();
    // Before the text under the caret takes it.
    const options = { signal: controller.signal, capture: true };
    for (const document of [page, window.document]) {
      document.addEventListener("keydown", (event) => key(event), options);
      document.addEventListener("copy", (event) => copy(event), options);
      document.addEventListener("cut", (event) => copy(event), options);
      document.addEventListener("paste", (event) => paste(event), options);
    }
    const stopLoading = loadOnFirstUse([page, window.document]);
    return () => {
      controller.abort();
      stopLoading();
    };
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
