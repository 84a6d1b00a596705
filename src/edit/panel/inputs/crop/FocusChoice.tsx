// What is shown around the focus point, and the point as numbers.
import type { ReactElement } from "react";
import { pointIn, type Point } from "../../../operations/media/focus-point.ts";
import type { Cut } from "../../../operations/media/cut.ts";
import { PicturePart } from "../../../ui/PicturePart.tsx";
import { CutNumbers } from "./CutNumbers.tsx";
import { t } from "../../../../words/t.ts";

interface FocusChoiceProps extends Cut {
  /** The picture as visitors see it. */
  seen: Parameters<typeof PicturePart>[0];
  onFocus: (focus: Cut["focus"]) => void;
}

const distances: Readonly<Record<keyof Point, string>> = {
  left: t`From the left`,
  top: t`From the top`,
};

export function FocusChoice({ crop, focus, seen, onFocus }: FocusChoiceProps): ReactElement {
  return (
    <div className="crop-focus">
      <PicturePart {...seen} />
      <p className="quiet">{t`Here, the picture is cut to 3:2. What is at the focus point stays in view.`}</p>
      <CutNumbers
        legend={t`Focus point, in percent`}
        labels={distances}
        values={pointIn(crop, focus)}
        max={100}
        onNumber={(side, far) => onFocus(pointIn(crop, { ...focus, [side]: far }))}
      />
      <button type="button" onClick={() => onFocus({})}>{t`Focus on the middle`}</button>
    </div>
  );
}
