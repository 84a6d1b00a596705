// Opens the dialog that crops a photo. Only for photos in media: the build makes no others.
import { useState, type ReactElement } from "react";
import { isFramed } from "../../../schema/framed-pictures.ts";
import type { Path } from "../../../../content/model/path.ts";
import { usePanel } from "../../../screen/panel-context.ts";
import { CropDialog } from "./CropDialog.tsx";
import { useVocabulary } from "../../../screen/use-vocabulary.ts";
import { t } from "../../../../words/t.ts";

interface CropButtonProps {
  /** Of the picture. */
  path: Path;
  src: string;
}

export function CropButton({ path, src }: CropButtonProps): ReactElement | null {
  const vocabulary = useVocabulary();
  const { beside, valueAt } = usePanel();
  const [isOpen, setIsOpen] = useState(false);
  const address = beside.media.get(src);
  const { format, width, height } = beside.measured?.get(src) ?? {};
  if (address === undefined || !format || !width || !height) return null;
  const isCutToRatio = isFramed(vocabulary, valueAt([]), path);
  return (
    <>
      {" "}
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {isCutToRatio ? t`Crop and focus…` : t`Crop…`}
      </button>
      {isOpen && (
        <CropDialog
          path={path}
          address={address}
          photo={{ format, width, height }}
          isFramed={isCutToRatio}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
