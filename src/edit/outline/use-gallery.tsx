// Opens the gallery of blocks, for a place between two blocks of the page.
import { useState, type ReactElement } from "react";
import type { Path } from "../../content/model/path.ts";
import { dialogLater } from "../ui/loaded-later.tsx";

const GalleryDialog = dialogLater(async () => (await import("./GalleryDialog.tsx")).GalleryDialog);

interface GalleryOptions {
  /** The page's file. */
  file: string;
  onSelect: (path: Path) => void;
}

/** @returns the gallery while it is open, and a function that opens it */
export function useGallery({ file, onSelect }: GalleryOptions) {
  const [at, setAt] = useState<number>();
  const close = () => setAt(undefined);
  const dialog: ReactElement | false = at !== undefined && (
    <GalleryDialog file={file} at={at} onSelect={onSelect} onClose={close} />
  );
  return { dialog, open: setAt };
}
