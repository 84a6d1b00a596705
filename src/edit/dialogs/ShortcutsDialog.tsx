// The list of keyboard shortcuts.
import { useId, type ReactElement } from "react";
import { Dialog } from "../ui/Dialog.tsx";

/** Keys are separated by spaces; Ctrl and Alt have other names on a Mac. */
const groups = {
  Everywhere: {
    "Ctrl S": "Save",
    "Ctrl Z": "Undo",
    "Ctrl Shift Z": "Redo",
    "Ctrl Shift F": "Find text",
    F6: "Go to the next section of the screen",
    "Shift F6": "Go to the previous section of the screen",
    F8: "Close both panels beside the page, or open them",
    "?": "Show this list",
  },
  "On a selected block or item": {
    "Ctrl C": "Copy",
    "Ctrl X": "Cut",
    "Ctrl V": "Paste after it, also on another page",
    Delete: "Remove",
    "Alt ↑": "Move up, or left in a row",
    "Alt ↓": "Move down, or right in a row",
  },
  "In a text": {
    Escape: "Select what the text is part of",
    Enter: "In a table, go to the next cell",
    "{ {": "Insert a fact",
  },
  "In a formatted text": {
    "Ctrl B": "Bold",
    "Ctrl I": "Italic",
    "Ctrl K": "Link",
    "Shift Enter": "Start a new line",
    "Ctrl ]": "Indent a list item",
    "Ctrl [": "Move a list item back out",
    "Alt F10": "Go to the toolbar",
  },
} satisfies Record<string, Record<string, string>>;

const onMac: Partial<Record<string, string>> = { Ctrl: "⌘", Alt: "⌥" };

export function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const id = useId();
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      {Object.entries(groups).map(([name, keys], index) => (
        <section key={name} aria-labelledby={`${id}${index}`}>
          <h3 id={`${id}${index}`}>{name}</h3>
          <dl className="shortcuts">
            {Object.entries(keys).map(([shortcut, meaning]) => (
              <div key={shortcut}>
                <dt>
                  {shortcut.split(" ").map((key, at) => (
                    <kbd key={at}>{(isMac && onMac[key]) || key}</kbd>
                  ))}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
