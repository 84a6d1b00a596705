// Pastes what is left of a clipboard once more.

/** Pastes at the caret as if a browser did, into a field too. */
export function pasteAgain(
  target: EventTarget,
  formats: Readonly<Partial<Record<string, string>>>,
): void {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  const clipboardData = { getData: (type: string) => formats[type] ?? "", types: [], files: [] };
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  if (target.dispatchEvent(event)) typeInto(target, formats["text/plain"] ?? "");
}

export function typeInto(target: EventTarget, text: string): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.selectionStart === null) return;
  const words = target instanceof HTMLInputElement ? withoutBreaks(text) : text;
  target.setRangeText(words, target.selectionStart, target.selectionEnd ?? 0, "end");
  target.dispatchEvent(new Event("input", { bubbles: true }));
}

export function withoutBreaks(text: string): string {
  return text.trim().replaceAll(/\s*[\r\n\t]\s*/g, " ");
}
