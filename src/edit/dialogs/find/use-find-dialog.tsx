// Opens the Find text dialog and remembers the last query and choice.
import { useState, type ReactElement } from "react";
import { siteFile } from "../../../content/model/input.ts";
import type { Files } from "../../model/history.ts";
import type { ListedPage } from "../../operations/pages/page-list.ts";
import { focusWords } from "../../ui/focus-field.ts";
import type { Location } from "../../model/location.ts";
import { dialogLater } from "../../ui/loaded-later.tsx";

const FindDialog = dialogLater(async () => (await import("./FindDialog.tsx")).FindDialog);

interface FindDialogOptions {
  files: Files;
  pages: readonly ListedPage[];
  onSelect: (location: Location) => void;
}

/** @returns the dialog while it is open, and a function that opens it */
export function useFindDialog({ files, pages, onSelect }: FindDialogOptions) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const [isWhole, setWhole] = useState(false);
  const dialog: ReactElement | false = isOpen && (
    <FindDialog
      files={files}
      order={[...pages.map(({ name }) => `${name}.json`), siteFile]}
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
