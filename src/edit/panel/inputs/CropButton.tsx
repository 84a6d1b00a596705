// Opens the dialog that crops a photo. Only for photos in media: the build makes no others.
import { useState, type ReactElement } from "react";
import type { Path } from "../../../content/model/path.ts";
import { usePanel } from "../panel-context.ts";
import { CropDialog } from "./CropDialog.tsx";

interface CropButtonProps {
  /** Of the picture. */
  path: Path;
  src: string;
}

export function CropButton({ path, src }: CropButtonProps): ReactElement | null {
  const { beside } = usePanel();
  const [isOpen, setIsOpen] = useState(false);
  const address = beside.media.get(src);
  const { format, width, height } = beside.measured?.get(src) ?? {};
  if (address === undefined || !format || !width || !height) return null;
  return (
    <>
      {" "}
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Crop…
      </button>
      {isOpen && (
        <CropDialog
          path={path}
          address={address}
          size={{ width, height }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
