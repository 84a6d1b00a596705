// Opens the gallery of blocks, for a place between two blocks of the page.
import { useState, type ComponentType, type ReactElement } from "react";
import type { Path } from "../../content/model/path.ts";
import { dialogLater } from "../ui/loaded-later.tsx";
import type { FileQuestion } from "../schema/asked-file.ts";

const GalleryDialog = dialogLater(async () => (await import("./GalleryDialog.tsx")).GalleryDialog);

interface GalleryOptions {
  /** The page's file. */
  file: string;
  onSelect: (path: Path) => void;
  /** Asks for the file of a block that needs one. */
  FileDialog: ComponentType<FileQuestion>;
}

/** @returns the gallery while it is open, and a function that opens it */
export function useGallery(options: GalleryOptions) {
  const [at, setAt] = useState<number>();
  const close = () => setAt(undefined);
  const dialog: ReactElement | false = at !== undefined && (
    <GalleryDialog {...options} at={at} onClose={close} />
  );
  return { dialog, open: setAt };
}
