// The crop and the focus point while they are changed in their dialog, and the shape that the crop keeps.
import { useState } from "react";
import { cropOfRatio, type Crop } from "../../../operations/media/crop-shape.ts";
import { readCut, type Cut } from "../../../operations/media/cut.ts";
import { anyShape, ratioInPercent } from "./CropShapes.tsx";

/** @param own the whole photo's width through its height */
export function useCut(picture: unknown, own: number) {
  const [cut, setCut] = useState(() => readCut(picture));
  const [shape, setShape] = useState(anyShape);
  const cropTo = (crop: Crop) => setCut({ ...cut, crop });
  return {
    cut,
    shape,
    /** Of the crop, width through height in percent; any if undefined. */
    ratio: ratioInPercent(shape, own),
    cropTo,
    cropFreely: (crop: Crop) => {
      setShape(anyShape);
      cropTo(crop);
    },
    chooseShape: (next: number) => {
      setShape(next);
      const ratio = ratioInPercent(next, own);
      if (ratio !== undefined) cropTo(cropOfRatio(cut.crop, ratio));
    },
    focusOn: (focus: Cut["focus"]) => setCut({ ...cut, focus }),
  };
}
