// Opens the Find text dialog and remembers the last query and choice.
import { useState, type ReactElement } from "react";
import { focusWords } from "../../ui/focus-field.ts";
import type { Location } from "../../model/location.ts";
import { dialogLater } from "../../ui/loaded-later.tsx";

const FindDialog = dialogLater(async () => (await import("./FindDialog.tsx")).FindDialog);

/** @returns the dialog while it is open, and a function that opens it */
export function useFindDialog(onSelect: (location: Location) => void) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [isWhole, setWhole] = useState(false);
  const dialog: ReactElement | false = isOpen && (
    <FindDialog
      query={query}
      onQuery={setQuery}
      isWhole={isWhole}
      onWhole={setWhole}
      onSelect={({ file, path }, words) => {
        setOpen(false);
        onSelect({ file, path });
        focusWords(path, words);
      }}
      onClose={() => setOpen(false)}
    />
  );
  return { dialog, open: () => setOpen(true) };
}
