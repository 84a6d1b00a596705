// The window to find words in the site, which keeps what was sought last for when it is opened again.
import { useState, type ReactElement } from "react";
import { siteFile } from "../../../content/model/input.ts";
import type { Files } from "../../model/history.ts";
import type { ListedPage } from "../../operations/pages/page-list.ts";
import { focusField } from "../../ui/focus-field.ts";
import type { Place } from "../../model/location.ts";
import { FindDialog } from "./FindDialog.tsx";

interface FindDialogOptions {
  files: Files;
  pages: readonly ListedPage[];
  onSelect: (place: Place) => void;
}

/** @returns the window, as long as it is open, and what opens it */
export function useFindDialog({ files, pages, onSelect }: FindDialogOptions) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const dialog: ReactElement | false = isOpen && (
    <FindDialog
      files={files}
      order={[...pages.map(({ name }) => `${name}.json`), siteFile]}
      query={query}
      onQuery={setQuery}
      onSelect={(place) => {
        setOpen(false);
        onSelect(place);
        focusField(place.path);
      }}
      onClose={() => setOpen(false)}
    />
  );
  return { dialog, open: () => setOpen(true) };
}
