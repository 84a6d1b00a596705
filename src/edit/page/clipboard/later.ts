// Loads what reads the clipboard with the first key or click in the editor, and repeats a paste that came before.
import { laterPart } from "../../ui/later-part.ts";

/** A first visit doesn't need it. */
export const clipboardCode = laterPart(() => import("./clipboard-code.ts"), "on first use");

type Formats = Readonly<Partial<Record<string, string>>>;

/** @returns a function that stops listening */
export function loadOnFirstUse(documents: readonly Document[]): () => void {
  const controller = new AbortController();
  const load = () => void clipboardCode.load();
  for (const document of documents)
    for (const event of ["pointerdown", "keydown", "focusin", "paste"])
      document.addEventListener(event, load, {
        signal: controller.signal,
        capture: true,
        once: true,
      });
  return () => controller.abort();
}

/** Stops a paste, and repeats it once the code is loaded: until then, nobody knows what in it is hidden. */
export function holdPaste(event: ClipboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const { target, clipboardData } = event;
  const formats: Formats = {
    "text/plain": clipboardData?.getData("text/plain") ?? "",
    "text/html": clipboardData?.getData("text/html") ?? "",
  };
  void clipboardCode.load().then((code) => code && target && pasteAgain(target, formats));
}

/** Pastes at the caret as if a browser did, into a field too. */
export function pasteAgain(target: EventTarget, formats: Formats): void {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  const clipboardData = { getData: (type: string) => formats[type] ?? "", types: [], files: [] };
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  if (target.dispatchEvent(event)) typeInto(target, formats["text/plain"] ?? "");
}

export function typeInto(target: EventTarget, text: string): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.selectionStart === null) return;
  const isLine = target instanceof HTMLInputElement;
  const words = isLine ? text.trim().replaceAll(/\s*[\r\n\t]\s*/g, " ") : text;
  target.setRangeText(words, target.selectionStart, target.selectionEnd ?? 0, "end");
  target.dispatchEvent(new Event("input", { bubbles: true }));
}
