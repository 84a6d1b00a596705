// @vitest-environment jsdom
// A paste that comes before the code for it is repeated once the code is there.
import { expect, test } from "vitest";
import { holdPaste } from "../../../../src/edit/page/clipboard/hold-paste.ts";
import { clipboardCode } from "../../../../src/edit/page/clipboard/later.ts";

/** A browser pastes by itself unless a listener prevents it. */
function paste(target: HTMLElement, formats: Record<string, string>): Event {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  const clipboardData = { getData: (type: string) => formats[type] ?? "" };
  Object.defineProperty(event, "clipboardData", { value: clipboardData });
  target.dispatchEvent(event);
  return event;
}

/** As the editor listens: each paste is held until the code is there. */
function listen(target: HTMLElement, onPaste: (event: ClipboardEvent) => void): void {
  target.addEventListener("paste", (event) =>
    clipboardCode.loaded() ? onPaste(event) : holdPaste(event),
  );
}

test("the first paste waits, and comes with everything that was on the clipboard", async () => {
  const text = document.createElement("div");
  const pasted: (string | undefined)[] = [];
  listen(text, (event) => {
    event.preventDefault();
    pasted.push(event.clipboardData?.getData("text/html"));
    pasted.push(event.clipboardData?.getData("text/plain"));
  });
  expect(paste(text, { "text/html": "<b>a</b>", "text/plain": "a" }).defaultPrevented).toBe(true);
  expect(pasted).toEqual([]);
  await clipboardCode.load();
  expect(pasted).toEqual(["<b>a</b>", "a"]);
});

test("a field takes it where the caret is, on one line", async () => {
  const input = document.createElement("input");
  input.value = "one four";
  input.setSelectionRange(4, 4);
  let typed = 0;
  input.addEventListener("input", () => typed++);
  input.addEventListener("paste", (event) => holdPaste(event), { once: true });
  paste(input, { "text/plain": "two\nthree " });
  await clipboardCode.load();
  expect(input.value).toBe("one two threefour");
  expect(typed).toBe(1);
});
