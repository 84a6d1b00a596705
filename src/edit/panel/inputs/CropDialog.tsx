// Crops a photo: an area with corners to drag, also by arrow keys, and the same as numbers.
import { useId, useState, type ReactElement } from "react";
import type { Path } from "../../../content/model/path.ts";
import type { Size } from "../../../content/resolve/picture-sizes.ts";
import {
  cropOfRatio,
  readCrop,
  withSide,
  writeCrop,
  type Crop,
} from "../../operations/media/crop-shape.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { usePanel } from "../panel-context.ts";
import { CropArea } from "./CropArea.tsx";

interface CropDialogProps {
  /** Of the picture. */
  path: Path;
  /** Where the whole photo is shown from. */
  address: string;
  /** The photo's own size in pixels. */
  size: Size;
  onClose: () => void;
}

/** Width through height; undefined for any. */
const shapes: readonly (readonly [name: string, ratio: number | "own" | undefined])[] = [
  ["Any shape", undefined],
  ["As the original", "own"],
  ["Square", 1],
  ["4:3", 4 / 3],
  ["3:2", 3 / 2],
  ["16:9", 16 / 9],
];

const sides = { left: "Left", top: "Top", right: "Right", bottom: "Bottom" } as const;

export function CropDialog({ path, address, size, onClose }: CropDialogProps): ReactElement {
  const { valueAt, write, endStep } = usePanel();
  const [crop, setCrop] = useState(() => readCrop(valueAt([...path, "crop"])));
  const [shape, setShape] = useState(0);
  const apply = () => {
    write([...path, "crop"], writeCrop(crop));
    endStep();
    onClose();
  };
  const own = size.width / size.height;
  const inPercent = (index: number) => {
    const ratio = shapes[index]?.[1];
    return ratio === undefined ? undefined : (ratio === "own" ? own : ratio) / own;
  };
  const chooseShape = (index: number) => {
    setShape(index);
    const ratio = inPercent(index);
    if (ratio !== undefined) setCrop(cropOfRatio(crop, ratio));
  };
  const cropFreely = (next: Crop) => {
    setShape(0);
    setCrop(next);
  };
  return (
    <Dialog title="Crop the picture" onClose={onClose}>
      <form
        className="crop"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <Shapes chosen={shape} onChoose={chooseShape} />
        <CropArea
          address={address}
          shape={own}
          crop={crop}
          ratio={inPercent(shape)}
          onCrop={setCrop}
        />
        <CropNumbers crop={crop} onCrop={cropFreely} />
        <p className="quiet" role="status">
          Visitors see {pixels(crop, size)} of {size.width} × {size.height} pixels. The file itself
          stays whole.
        </p>
        <div className="crop-actions">
          <button type="submit" className="primary">
            Crop
          </button>
          <button type="button" onClick={() => cropFreely(readCrop(undefined))}>
            Show all of it
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface ShapesProps {
  chosen: number;
  onChoose: (index: number) => void;
}

function Shapes({ chosen, onChoose }: ShapesProps): ReactElement {
  const name = useId();
  return (
    <fieldset className="one-of">
      <legend>Shape</legend>
      {shapes.map(([label], index) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />{" "}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface CropNumbersProps {
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

function CropNumbers({ crop, onCrop }: CropNumbersProps): ReactElement {
  // Casts: these are the names of the object's fields.
  const names = Object.keys(sides) as (keyof Crop)[];
  return (
    <fieldset className="one-of crop-numbers">
      <legend>Cut off, in percent</legend>
      {names.map((name) => (
        <label key={name}>
          {sides[name]}{" "}
          <input
            type="number"
            min={0}
            max={95}
            step="any"
            value={Math.round(crop[name] * 10) / 10}
            onChange={({ target }) => onCrop(withSide(crop, name, target.valueAsNumber || 0))}
          />
        </label>
      ))}
    </fieldset>
  );
}

function pixels({ left, top, right, bottom }: Crop, { width, height }: Size): string {
  const shown = [((100 - left - right) / 100) * width, ((100 - top - bottom) / 100) * height];
  return shown.map(Math.round).join(" × ");
}
