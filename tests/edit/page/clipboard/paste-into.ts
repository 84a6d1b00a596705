// Pastes into a formatted text as the editor does, and returns what is written to the file.
import { openText, type FormattedText } from "../../../../src/edit/page/input/formatted-text.ts";
import { clipboardPlugin } from "../../../../src/edit/page/clipboard/clipboard-plugin.ts";
import { pasteAgain } from "../../../../src/edit/page/clipboard/paste-again.ts";

import type { Facts } from "../../../../src/edit/model/read-facts.ts";

export interface Pasted {
  text: string;
  /** True if the editor had to say that it couldn't keep the edit. */
  isRefused: boolean;
}

export function pasteInto(
  text: string,
  formats: { html?: string; plain?: string },
  facts: Facts = {},
): Pasted {
  const host = document.createElement("div");
  const pasted: Pasted = { text, isRefused: false };
  const opened: FormattedText | undefined = openText(host, text, facts, {
    write: (written) => (pasted.text = written),
    refuse: () => (pasted.isRefused = true),
    move: () => undefined,
    isSampleText: () => false,
    ask: () => undefined,
  });
  opened?.addClipboard(clipboardPlugin);
  const { html = "", plain = "" } = formats;
  pasteAgain(host, { "text/html": html, "text/plain": plain });
  opened?.close();
  return pasted;
}
