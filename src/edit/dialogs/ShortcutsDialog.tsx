// The list of keyboard shortcuts.
import { useId, type ReactElement } from "react";
import { Dialog } from "../ui/Dialog.tsx";
import { keysOf } from "../ui/key-names.ts";
import { t } from "../../words/t.ts";

/** Keys are separated by spaces. */
const groups: readonly { name: string; keys: Readonly<Record<string, string>> }[] = [
  {
    name: t`Everywhere`,
    keys: {
      "Ctrl S": t`Save`,
      "Ctrl Z": t`Undo`,
      "Ctrl Shift Z": t`Redo`,
      "Ctrl Shift F": t`Find text`,
      F6: t`Go to the next section of the screen`,
      "Shift F6": t`Go to the previous section of the screen`,
      F8: t`Close both panels beside the page, or open them`,
      "?": t`Show this list`,
    },
  },
  {
    name: t`On a selected block or item`,
    keys: {
      "Ctrl C": t`Copy it`,
      "Ctrl X": t`Cut it`,
      "Ctrl V": t`Paste after it, also on another page`,
      Delete: t`Remove`,
      "Alt ↑": t`Move up, or left in a row`,
      "Alt ↓": t`Move down, or right in a row`,
    },
  },
  {
    name: t`In a text`,
    keys: {
      Escape: t`Select what the text is part of`,
      Enter: t`In a table, go to the next cell`,
      "{ {": t`Insert a fact`,
    },
  },
  {
    name: t`In a formatted text`,
    keys: {
      "Ctrl B": t`Bold`,
      "Ctrl I": t`Italic`,
      "Ctrl K": t`Link`,
      "Shift Enter": t`Start a new line`,
      "Ctrl ]": t`Indent a list item`,
      "Ctrl [": t`Move a list item back out`,
      "Alt F10": t`Go to the toolbar`,
    },
  },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const id = useId();
  return (
    <Dialog title={t`Keyboard shortcuts`} onClose={onClose}>
      {groups.map(({ name, keys }, index) => (
        <section key={name} aria-labelledby={`${id}${index}`}>
          <h3 id={`${id}${index}`}>{name}</h3>
          <dl className="shortcuts">
            {Object.entries(keys).map(([shortcut, meaning]) => (
              <div key={shortcut}>
                <dt>
                  {keysOf(shortcut).map((key, at) => (
                    <kbd key={at}>{key}</kbd>
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
