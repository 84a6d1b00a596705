// The shapes that a crop can be held in.
import { useId, type ReactElement } from "react";
import { t } from "../../../../words/t.ts";

/** Width through height; undefined for any. */
const shapes: readonly (readonly [name: string, ratio: number | "own" | undefined])[] = [
  [t`Any shape`, undefined],
  [t`As the original`, "own"],
  [t`Square (1:1)`, 1],
  ["4:3", 4 / 3],
  ["3:2", 3 / 2],
  ["16:9", 16 / 9],
];

export const anyShape = 0;

/**
 * @param own the whole photo's width through its height
 * @returns width through height in percent of the photo's; undefined for any
 */
export function ratioInPercent(shape: number, own: number): number | undefined {
  const ratio = shapes[shape]?.[1];
  return ratio === undefined ? undefined : (ratio === "own" ? own : ratio) / own;
}

interface CropShapesProps {
  chosen: number;
  onChoose: (shape: number) => void;
}

export function CropShapes({ chosen, onChoose }: CropShapesProps): ReactElement {
  const name = useId();
  return (
    <fieldset className="one-of">
      <legend>{t`Shape`}</legend>
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
