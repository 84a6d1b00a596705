// Crops a photo and chooses its focus point: on the photo, by pointer or arrow keys, and the same as numbers.
import type { ReactElement } from "react";
import { isFields, type Json } from "../../../../content/model/json.ts";
import type { Path } from "../../../../content/model/path.ts";
import type { Measured } from "../../../../content/model/symbols.ts";
import type { Size } from "../../../../content/resolve/picture-sizes.ts";
import { readCrop, withSide, type Crop } from "../../../operations/media/crop-shape.ts";
import { seenArea, withCut } from "../../../operations/media/cut.ts";
import { pointIn } from "../../../operations/media/focus-point.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { usePanel } from "../../../screen/panel-context.ts";
import { CropArea } from "./CropArea.tsx";
import { CropShapes } from "./CropShapes.tsx";
import { CutNumbers } from "./CutNumbers.tsx";
import { FocusChoice } from "./FocusChoice.tsx";
import { useCut } from "./use-cut.ts";
import { t } from "../../../../words/t.ts";

interface CropDialogProps {
  /** Of the picture. */
  path: Path;
  /** Where the whole photo is shown from. */
  address: string;
  /** What is known of the file. */
  photo: Size & Pick<Measured, "format">;
  /** Whether it is cut to the site's ratio, around its focus point. */
  isFramed: boolean;
  onClose: () => void;
}

const sides: Readonly<Record<keyof Crop, string>> = {
  left: t`Left`,
  top: t`Top`,
  right: t`Right`,
  bottom: t`Bottom`,
};

export function CropDialog(props: CropDialogProps): ReactElement {
  const { path, address, photo, isFramed, onClose } = props;
  const { valueAt, write, endStep } = usePanel();
  const before = valueAt(path);
  const own = photo.width / photo.height;
  const { cut, shape, ratio, cropTo, cropFreely, chooseShape, focusOn } = useCut(before, own);
  const { crop, focus } = cut;
  // Cast: it was read from JSON.
  const picture = withCut((isFields(before) ? before : {}) as Record<string, Json>, cut);
  const part = seenArea(picture, photo, isFramed) ?? { left: 0, top: 0, ...sizeOf(photo) };
  const apply = () => {
    write(path, picture);
    endStep();
    onClose();
  };
  return (
    <Dialog title={isFramed ? t`Crop and focus` : t`Crop the picture`} onClose={onClose}>
      <form
        className="crop"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <CropShapes chosen={shape} onChoose={chooseShape} />
        <CropArea
          address={address}
          shape={own}
          crop={crop}
          ratio={ratio}
          onCrop={cropTo}
          focus={isFramed ? { point: pointIn(crop, focus), onMove: focusOn } : undefined}
        />
        <div className="crop-sides">
          {isFramed && (
            <FocusChoice {...cut} seen={{ address, size: sizeOf(photo), part }} onFocus={focusOn} />
          )}
          <CutNumbers
            legend={t`Cut off, in percent`}
            labels={sides}
            values={crop}
            max={95}
            onNumber={(side, percent) => cropFreely(withSide(crop, side, percent))}
          />
        </div>
        <p
          className="quiet"
          role="status"
        >{t`Visitors see ${part.width} × ${part.height} of ${photo.width} × ${photo.height} pixels. The file itself stays whole.`}</p>
        <div className="crop-actions">
          <button type="submit" className="primary">{t`Apply`}</button>
          <button
            type="button"
            onClick={() => cropFreely(readCrop(undefined))}
          >{t`Show all of it`}</button>
        </div>
      </form>
    </Dialog>
  );
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}
