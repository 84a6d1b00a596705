// Pastes without the clipboard, which all tabs of a browser share.
import type { Locator } from "playwright-core";

/** @param data media type -> what the clipboard would hold */
export async function pasteData(into: Locator, data: Readonly<Record<string, string>>) {
  await into.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(pasted)) clipboardData.setData(type, value);
    const settings = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", settings));
  }, data);
}
