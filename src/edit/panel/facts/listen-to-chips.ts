// Handles what a browser doesn't do by itself in a text with chips: delete one, copy and paste its reference, break a line.
import { namedFact } from "../../../content/resolve/facts.ts";
import type { Facts } from "../../model/read-facts.ts";
import { drawText, factBeside, putCaretAt, readText, selectedRange } from "./fact-chips.ts";

interface ChipEvents {
  isSeveralLines: boolean;
  facts: () => Facts;
  /** Takes over the text after each edit. */
  write: (text: string) => void;
  /** Stops listening. */
  signal: AbortSignal;
}

export function listenToChips(root: HTMLElement, events: ChipEvents): void {
  const { facts, write, signal, isSeveralLines } = events;
  const replace = (from: number, to: number, by: string) => {
    const text = readText(root);
    const edited = text.slice(0, from) + by + text.slice(to);
    drawText(root, edited, facts());
    putCaretAt(root, from + by.length);
    write(edited);
  };
  const paste = (pasted: string) => {
    const at = selectedRange(root);
    const lines = pasted.replaceAll(/\r\n?/g, "\n");
    const line = isSeveralLines ? lines : lines.trim().replaceAll(/\s*\n\s*/g, " ");
    if (at) replace(at.from, at.to, line);
  };
  const copy = (event: ClipboardEvent) => {
    const at = selectedRange(root);
    if (!at || at.from === at.to) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", readText(root).slice(at.from, at.to));
    if (event.type === "cut") replace(at.from, at.to, "");
  };
  const takeOver = (isComposing: boolean) => {
    const text = readText(root);
    // A typed reference becomes a chip, but not within what an input method composes.
    if (!isComposing && hasTypedFact(root, facts())) {
      const caret = selectedRange(root)?.to ?? text.length;
      drawText(root, text, facts());
      putCaretAt(root, caret);
    }
    write(text);
  };
  root.addEventListener("keydown", (event) => moveCaret(event, root, isSeveralLines), { signal });
  root.addEventListener("copy", copy, { signal });
  root.addEventListener("cut", copy, { signal });
  root.addEventListener(
    "paste",
    (event) => {
      event.preventDefault();
      paste(event.clipboardData?.getData("text/plain") ?? "");
    },
    { signal },
  );
  // A dragged chip would leave its reference behind.
  root.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  root.addEventListener("compositionend", () => takeOver(false), { signal });
  // Typed events have no `isComposing` in some browsers' `input`: then nothing is composed.
  root.addEventListener("input", (event) => takeOver((event as InputEvent).isComposing), {
    signal,
  });
  root.addEventListener(
    "beforeinput",
    (event) => {
      const at = selectedRange(root);
      const edit = at && editOf(event, root, at);
      if (!edit || !event.cancelable) return;
      event.preventDefault();
      if (edit.by !== "\n" || isSeveralLines) replace(edit.from, edit.to, edit.by);
    },
    { signal },
  );
}

/** Steps over chips: browsers don't go before the first or after the last one. */
function moveCaret(event: KeyboardEvent, root: HTMLElement, isSeveralLines: boolean): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  const at = selectedRange(root);
  if (!at || at.from !== at.to || shiftKey || ctrlKey || altKey || metaKey) return;
  const text = readText(root);
  const isReversed = getComputedStyle(root).direction === "rtl";
  const targets: Partial<Record<string, number | undefined>> = {
    [isReversed ? "ArrowRight" : "ArrowLeft"]: factBeside(text, at.from, "before")?.from,
    [isReversed ? "ArrowLeft" : "ArrowRight"]: factBeside(text, at.from, "after")?.to,
    ...(!isSeveralLines && { Home: 0, End: text.length }),
  };
  const target = targets[key];
  if (target === undefined) return;
  event.preventDefault();
  putCaretAt(root, target);
}

interface Edit {
  from: number;
  to: number;
  by: string;
}

/** The edit to do here; undefined if the browser does it. */
function editOf(
  { inputType, data }: InputEvent,
  root: HTMLElement,
  { from, to }: { from: number; to: number },
): Edit | undefined {
  const text = readText(root);
  if (inputType === "insertParagraph" || inputType === "insertLineBreak")
    return { from, to, by: "\n" };
  const isDeletion = inputType.startsWith("delete");
  if (from !== to) {
    const hasFact = text.slice(from, to).includes("{{");
    if (!hasFact || !(isDeletion || inputType === "insertText")) return undefined;
    return { from, to, by: isDeletion ? "" : (data ?? "") };
  }
  // Beside a chip there may be no text to type in.
  const isBesideChip = root.ownerDocument.getSelection()?.anchorNode === root;
  if (inputType === "insertText" && isBesideChip) return { from, to, by: data ?? "" };
  if (!isDeletion) return undefined;
  const fact = factBeside(text, from, inputType.endsWith("Forward") ? "after" : "before");
  return fact && { ...fact, by: "" };
}

function hasTypedFact(root: HTMLElement, facts: Facts): boolean {
  return [...root.childNodes].some(
    (node) =>
      node.nodeType === Node.TEXT_NODE &&
      Array.from((node.textContent ?? "").matchAll(namedFact)).some(([, name = ""]) =>
        Object.hasOwn(facts, name),
      ),
  );
}
